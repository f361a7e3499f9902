/** ISO 3166-1: the codes that machines know a country by. */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

const known: ReadonlySet<string> = new Set(CODES)

/** Codes of number plates and of VAT ids that people write for a country. */
const habits: ReadonlyMap<string, string> = new Map([
  ['d', 'DE'],
  ['a', 'AT'],
  ['el', 'GR'],
  ['uk', 'GB'],
])

/** Created on first use: loading the names of a language is expensive. */
const namesOf = once((language) => new Intl.DisplayNames(language, { type: 'region' }))

/** Addresses carry a code or a name, typed in any of the interface languages. */
const typedIn = once(
  (language) => new Map(CODES.map((code) => [(namesOf(language).of(code) ?? code).toLowerCase(), code])),
)

function codeOf(word: string): string | undefined {
  if (habits.has(word)) return habits.get(word)
  return ['de', 'en', 'tr'].map((language) => typedIn(language).get(word)).find((code) => code !== undefined)
}

/** The code of a country as somebody typed it; null when there is no such country. */
export function knownCountry(text: string | null | undefined): string | null {
  const word = text?.trim() ?? ''
  const code = word.toUpperCase()
  return known.has(code) ? code : (codeOf(word.toLowerCase()) ?? null)
}

export const countryName = (code: string) => namesOf('de').of(code) ?? code

function once<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const found = made.get(language) ?? make(language)
    made.set(language, found)
    return found
  }
}

/** Where the company is: users without a country have its working hours, their new customers its country. */
export const COMPANY_COUNTRY = 'DE'
