/** The German states by their ISO codes. */
const names = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const

export type GermanState = keyof typeof names

export const germanStates = Object.keys(names) as GermanState[]

/** The states in which postcodes with these first two digits lie; a few districts belong to several. */
const byPostcode: readonly (readonly [string, readonly GermanState[]])[] = [
  ['01', ['SN', 'BB']],
  ['02 08 09', ['SN', 'TH']],
  ['03', ['BB', 'SN']],
  ['04', ['SN', 'TH', 'BB', 'ST']],
  ['06', ['ST', 'TH', 'SN']],
  ['07', ['TH', 'SN']],
  ['10 11 12 13 15', ['BE', 'BB']],
  ['14', ['BE', 'BB', 'ST']],
  ['16', ['BB']],
  ['17', ['MV', 'BB']],
  ['18', ['MV']],
  ['19', ['MV', 'BB', 'NI']],
  ['20', ['HH']],
  ['21', ['HH', 'NI', 'SH']],
  ['22', ['HH', 'SH']],
  ['23', ['SH', 'MV']],
  ['24 25', ['SH']],
  ['26 30', ['NI']],
  ['27', ['NI', 'HB', 'SH', 'HH']],
  ['28', ['HB', 'NI']],
  ['29', ['NI', 'ST']],
  ['31 32 33', ['NI', 'NW']],
  ['34', ['HE', 'NI', 'NW']],
  ['35', ['HE', 'NW', 'RP']],
  ['36', ['HE', 'TH', 'BY']],
  ['37', ['NI', 'TH', 'HE', 'NW']],
  ['38', ['NI', 'ST']],
  ['39', ['ST', 'NI']],
  ['40 41 42 44 45 46 47 50 52 58 59', ['NW']],
  ['48 49', ['NW', 'NI']],
  ['51 53', ['NW', 'RP']],
  ['54', ['RP', 'SL', 'NW']],
  ['55', ['RP', 'HE', 'SL']],
  ['56 57', ['RP', 'HE', 'NW']],
  ['60 61', ['HE']],
  ['63 64', ['HE', 'BY', 'BW']],
  ['65', ['HE', 'RP']],
  ['66', ['SL', 'RP']],
  ['67', ['RP']],
  ['68 69', ['BW', 'HE', 'BY']],
  ['70 71 72 73 74 75 77 78 79', ['BW']],
  ['76', ['BW', 'RP']],
  ['80 81 82 83 84 85 86 87 90 91 92 93 94 95', ['BY']],
  ['88 89 97', ['BW', 'BY']],
  ['96', ['BY', 'TH']],
  ['98 99', ['TH']],
]

const statesOfPrefix = new Map(
  byPostcode.flatMap(([prefixes, states]) => prefixes.split(' ').map((prefix) => [prefix, states] as const)),
)

const folded = (text: string) => text.trim().toLowerCase().replace(/^de-/, '')

const stateOfName = new Map(
  germanStates.flatMap((state) => [state, names[state]].map((name) => [folded(name), state] as const)),
)

/** The states in which an address may lie: by its region, else by its postcode, else all. */
export function possibleStates(region: string | null, postcode: string | null): readonly GermanState[] {
  const named = region === null ? undefined : stateOfName.get(folded(region))
  if (named) return [named]
  const digits = /^(?:D-?)?\s*(\d{2})\d{3}$/i.exec(postcode?.trim() ?? '')?.[1]
  return statesOfPrefix.get(digits ?? '') ?? germanStates
}
