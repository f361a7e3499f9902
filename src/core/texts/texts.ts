import { formatDate } from '../days/dates.ts'
import { formatEuro, formatNumber } from '../money/money.ts'

/** The interface has three languages; a text that lacks one of them does not compile. */
export const languages = ['tr', 'de', 'en'] as const

export type Language = (typeof languages)[number]

export type Text = Readonly<Record<Language, string>>

export type Texts<Key extends string = string> = Readonly<Record<Key, Text>>

export type TextParams = Readonly<Record<string, string | number>>

export function defineTexts<Key extends string>(texts: Record<Key, Text>): Texts<Key> {
  return texts
}

/** French is accepted as a code (the password-reset screen offers it) and falls back to English. */
export function toLanguage(code: string | null | undefined): Language {
  const found = languages.find((language) => language === code?.slice(0, 2).toLowerCase())
  return found ?? (code?.toLowerCase().startsWith('fr') ? 'en' : 'de')
}

/** How a placeholder is written, named behind its colon: {amount:money}, {day:date}, {rate:number}. */
const formats: Readonly<Record<string, (value: string | number) => string>> = {
  money: formatEuro,
  date: (value) => formatDate(String(value)),
  number: formatNumber,
}

const pluralRules = {
  tr: new Intl.PluralRules('tr'),
  de: new Intl.PluralRules('de'),
  en: new Intl.PluralRules('en'),
} as const satisfies Record<Language, Intl.PluralRules>

/** {count|one=Rechnung|other=Rechnungen}, or by the number itself: {stage|1=first|other=second}. A form may hold placeholders, but no further plural. */
const PLURAL = /\{(\w+)((?:\|\w+=(?:[^{}|]|\{[^{}|]*\})*)+)\}/g

/** A count may arrive written for people, with dots between its thousands. */
const countOf = (value: string | number) =>
  typeof value === 'number' ? value : Number(value.replaceAll('.', ''))

/** Replaces each plural by the form that the language uses for its count. */
function chooseForms(text: string, language: Language, params: TextParams): string {
  return text.replace(PLURAL, (whole, name: string, listed: string) => {
    const count = params[name]
    if (count === undefined) return whole
    const forms = new Map(
      listed
        .slice(1)
        .split(/\|(?=\w+=)/)
        .map((form) => splitAt(form, form.indexOf('='))),
    )
    const exact = forms.get(String(count))
    return exact ?? forms.get(pluralRules[language].select(countOf(count))) ?? forms.get('other') ?? whole
  })
}

const splitAt = (text: string, index: number) => [text.slice(0, index), text.slice(index + 1)] as const

/** The text in a language with its {placeholders} filled and its plurals chosen. */
export function say(text: Text, language: Language, params: TextParams = {}): string {
  return chooseForms(text[language], language, params).replace(
    /\{(\w+)(?::(\w+))?\}/g,
    (whole, name: string, format?: string) => {
      const value = params[name]
      if (value === undefined) return whole
      return format ? (formats[format]?.(value) ?? whole) : String(value)
    },
  )
}
