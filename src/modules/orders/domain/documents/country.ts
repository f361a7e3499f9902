/** Countries to which goods go from Germany without customs. */
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const NEIGHBOURS = ['CH', 'LI', 'GB', 'NO', 'TR']

export const HOME = 'DE'

const namesOf = (language: string) => new Intl.DisplayNames(language, { type: 'region' })
const german = namesOf('de')

/** Addresses carry a code or a name, typed in any of the interface languages. */
const codes = new Map(
  [...UNION, ...NEIGHBOURS].flatMap((code) =>
    ['de', 'en', 'tr'].map((language) => [namesOf(language).of(code)?.toLowerCase(), code] as const),
  ),
)

export function countryCode(text: string | null, fallback: string | null): string {
  const typed = text?.trim() ?? ''
  if (/^[A-Za-z]{2}$/.test(typed)) return typed.toUpperCase()
  return codes.get(typed.toLowerCase()) ?? fallback ?? HOME
}

export const countryName = (code: string) => german.of(code) ?? code

export const isInUnion = (code: string) => UNION.includes(code)
