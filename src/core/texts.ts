import { formatDate } from './dates.ts'
import { formatEuro, formatNumber } from './money.ts'

/** The interface speaks three languages; every text stands in all of them, side by side, or does not compile. */
export const languages = ['tr', 'de', 'en'] as const

export type Language = (typeof languages)[number]

export type Text = Readonly<Record<Language, string>>

export type Texts<Key extends string = string> = Readonly<Record<Key, Text>>

export type TextParams = Readonly<Record<string, string | number>>

export function defineTexts<Key extends string>(texts: Record<Key, Text>): Texts<Key> {
  return texts
}

/** French is accepted as a code (the password-reset screen offers it) and reads English. */
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

/** The text in a language with its {placeholders} filled. */
export function say(text: Text, language: Language, params: TextParams = {}): string {
  return text[language].replace(/\{(\w+)(?::(\w+))?\}/g, (whole, name: string, format?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return format ? (formats[format]?.(value) ?? whole) : String(value)
  })
}
