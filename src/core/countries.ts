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

const namesOf = (language: string) => new Intl.DisplayNames(language, { type: 'region' })
const german = namesOf('de')

/** Codes of number plates and of VAT ids that people write for a country. */
const habits: readonly (readonly [string, string])[] = [
  ['d', 'DE'],
  ['a', 'AT'],
  ['el', 'GR'],
  ['uk', 'GB'],
]

/** Addresses carry a code or a name, typed in any of the interface languages. */
const typed = new Map<string, string>([
  ...CODES.flatMap((code) =>
    ['de', 'en', 'tr'].map((language) => [(namesOf(language).of(code) ?? code).toLowerCase(), code] as const),
  ),
  ...habits,
])

/** The code of a country as somebody typed it; null when there is no such country. */
export function knownCountry(text: string | null | undefined): string | null {
  const word = text?.trim() ?? ''
  const code = word.toUpperCase()
  return known.has(code) ? code : (typed.get(word.toLowerCase()) ?? null)
}

export const countryName = (code: string) => german.of(code) ?? code
