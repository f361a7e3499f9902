import type { Chosen, SeenVersions } from '#core/lists/selection.ts'
import type { ListPayload } from '#core/lists/list.ts'

/** What a list was asked when somebody chose all of its rows. */
export type AskedList = { list: string; query: ListPayload }

/** A row as it is ticked: acts on it name the version that was shown. */
export type TickedRow = { id: number; version?: number | undefined }

/** Single rows by id with the versions in which they were ticked, or all that match the question but some. */
export type Ticked =
  | { kind: 'some'; ids: ReadonlySet<number>; seen: SeenVersions }
  | { kind: 'all'; asked: AskedList; count: number; asOf: string | undefined; except: ReadonlySet<number> }

export const nothingTicked: Ticked = { kind: 'some', ids: new Set(), seen: {} }

export const allTicked = (asked: AskedList, count: number, asOf?: string): Ticked => ({
  kind: 'all',
  asked,
  count,
  asOf,
  except: new Set(),
})

/** The row of a list, which has a version where others may change it. */
export const tickedRow = (row: { id: number }): TickedRow =>
  'version' in row && typeof row.version === 'number' ? { id: row.id, version: row.version } : { id: row.id }

/** The versions of rows, as far as they are known. */
export const versionsOf = (rows: readonly TickedRow[]): SeenVersions =>
  Object.fromEntries(rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])))

export const someTicked = (rows: readonly TickedRow[]): Ticked => ({
  kind: 'some',
  ids: new Set(rows.map(({ id }) => id)),
  seen: versionsOf(rows),
})

export const isTicked = (ticked: Ticked, id: number): boolean =>
  ticked.kind === 'some' ? ticked.ids.has(id) : !ticked.except.has(id)

export const tickedCount = (ticked: Ticked): number =>
  ticked.kind === 'some' ? ticked.ids.size : Math.max(0, ticked.count - ticked.except.size)

/** The ticked rows after some were ticked or unticked; the order of ticking stays, and the version that was ticked first. */
export function withTicks(ticked: Ticked, rows: readonly TickedRow[], isSelected: boolean): Ticked {
  const changed = rows.map(({ id }) => id)
  if (ticked.kind === 'some') {
    const ids = withAll(ticked.ids, changed, isSelected)
    const before = Object.entries(ticked.seen).filter(([id]) => isSelected || ids.has(Number(id)))
    const seen = isSelected ? versionsOf(rows.filter(({ id }) => !ticked.ids.has(id))) : {}
    return { kind: 'some', ids, seen: { ...seen, ...Object.fromEntries(before) } }
  }
  const left = { ...ticked, except: withAll(ticked.except, changed, !isSelected) }
  return tickedCount(left) > 0 ? left : nothingTicked
}

function withAll(
  ids: ReadonlySet<number>,
  changed: readonly number[],
  isAdded: boolean,
): ReadonlySet<number> {
  if (isAdded) return new Set([...ids, ...changed])
  const gone = new Set(changed)
  return new Set([...ids].filter((id) => !gone.has(id)))
}

/** The rows in the form that bulk calls take. */
export function chosenOf(ticked: Ticked): Chosen {
  if (ticked.kind === 'some') return { ids: [...ticked.ids], seen_versions: ticked.seen }
  const { asked, asOf, except } = ticked
  const moment = asOf === undefined ? {} : { as_of: asOf }
  return { secim: { ...asked, ...moment, except_ids: [...except], expected: tickedCount(ticked) } }
}

export const chosenCount = (chosen: Chosen): number =>
  'ids' in chosen ? chosen.ids.length : chosen.secim.expected

/** The same question of a list, whatever the order of its rows. */
export function isSameQuestion(one: AskedList, other: AskedList): boolean {
  const asked = ({
    list,
    query: { orderByField: _field, orderBy: _order, sorts: _sorts, ...query },
  }: AskedList) => JSON.stringify([list, query])
  return asked(one) === asked(other)
}

/** Single rows as most lists show them, the latest first; all that match come in the order of the list anyway. */
export const inListOrder = (chosen: Chosen): Chosen =>
  'ids' in chosen ? { ...chosen, ids: chosen.ids.toSorted((a, b) => b - a) } : chosen
