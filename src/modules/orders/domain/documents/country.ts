import { knownCountry } from '#core/countries.ts'

/** Countries to which goods go from Germany without customs. */
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export const HOME = 'DE'

/** The country of an address; where it cannot be recognised, that of the customer. */
export const countryCode = (text: string | null, fallback: string | null): string =>
  knownCountry(text) ?? knownCountry(fallback) ?? HOME

export const isInUnion = (code: string) => UNION.includes(code)
