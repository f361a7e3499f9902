import type { FoundRow } from '#core/lists/search.ts'
import type { PaletteEntry, PaletteSection } from '#platform/web/shell/palette-entry.ts'
import type { SearchAnswer } from '../domain/calls.ts'
import { fold, hasPhone, hasWords, wordsOf } from './match.ts'

/** The groups of server results, in their order. */
export const foundGroups = ['customers', 'orders', 'invoices', 'wines', 'people'] as const

export type FoundGroup = (typeof foundGroups)[number]

/** Local groups come first, so that server results do not move them. */
export const groups = ['recent', 'screens', 'actions', 'help', ...foundGroups] as const

export type Group = (typeof groups)[number]

export type Found = Readonly<Record<FoundGroup, readonly FoundRow[]>>

export const nothingFound: Found = { customers: [], orders: [], invoices: [], wines: [], people: [] }

/** An invoice is opened with its order. */
export const kindOf = {
  customers: 'customer',
  orders: 'order',
  invoices: 'order',
  wines: 'wine',
  people: 'person',
} as const satisfies Record<FoundGroup, string>

export const recordKey = (group: Group, kind: string, id: number) => `${group}-${kind}-${id}`

/** How many entries of a local group are shown. */
const MOST_LOCAL = 6

const textOf = ({ label, hint }: Pick<PaletteEntry, 'label' | 'hint'>) => `${label} ${hint}`

/** Labels that begin with the text come first, then those with a word that does, then the rest. */
function rankOf({ label }: PaletteEntry, typed: string): number {
  const folded = fold(label)
  if (folded.startsWith(typed)) return 0
  return ` ${folded}`.includes(` ${typed}`) ? 1 : 2
}

/** The entries that contain every typed word; without one, all of them in their order. */
export function matching<Entry extends PaletteEntry>(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed)
  if (!words.length) return [...entries]
  const wanted = words.join(' ')
  return entries
    .filter((entry) => hasWords(textOf(entry), words))
    .toSorted((one, other) => rankOf(one, wanted) - rankOf(other, wanted))
    .slice(0, MOST_LOCAL)
}

/** Earlier results that still match the typed text are shown until the answer arrives. */
export function stillFitting(found: Found, typed: string): Found {
  const words = wordsOf(typed)
  const fits = (row: FoundRow) => hasWords(textOf(row), words) || hasPhone(textOf(row), typed)
  return mapFound(found, (rows) => rows.filter(fits))
}

type Change = (rows: readonly FoundRow[], group: FoundGroup) => FoundRow[]

const mapFound = (found: Found, change: Change): Found => ({
  customers: change(found.customers, 'customers'),
  orders: change(found.orders, 'orders'),
  invoices: change(found.invoices, 'invoices'),
  wines: change(found.wines, 'wines'),
  people: change(found.people, 'people'),
})

/** The answer in the server's order, except that the chosen entry keeps its place in its group. */
export function joined(shown: Found, answer: SearchAnswer, chosen: string | null): Found {
  return mapFound(answer, (rows, group) => {
    const isChosen = ({ id }: FoundRow) => recordKey(group, kindOf[group], id) === chosen
    const place = shown[group].findIndex(isChosen)
    const row = rows.find(isChosen)
    if (place < 0 || !row) return [...rows]
    const others = rows.filter((one) => one !== row)
    return [...others.slice(0, place), row, ...others.slice(place)]
  })
}

/** A record that was opened lately is not shown a second time. */
export const withoutRecents = (found: Found, recents: readonly { kind: string; id: number }[]): Found =>
  mapFound(found, (rows, group) =>
    rows.filter(({ id }) => !recents.some((one) => one.kind === kindOf[group] && one.id === id)),
  )

/** The entry that a key moves to: the next or previous one, or the first of the next or previous group. */
export function keyAfter(
  sections: readonly PaletteSection[],
  current: string | null,
  step: { by: 'entry' | 'group'; direction: 1 | -1 },
): string | null {
  const keys = sections.flatMap(({ entries }) => entries.map(({ key }) => key))
  if (step.by === 'entry') {
    const at = current === null ? -1 : keys.indexOf(current)
    return keys[Math.max(0, Math.min(at + step.direction, keys.length - 1))] ?? null
  }
  const at = sections.findIndex(({ entries }) => entries.some(({ key }) => key === current))
  const next = sections[(at + step.direction + sections.length) % sections.length]
  return next?.entries[0]?.key ?? null
}
