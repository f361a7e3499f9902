import type { Chosen } from '#core/selection.ts'
import type { ListPayload } from '#core/list.ts'

/** What a list was asked when somebody chose all of its rows. */
export type AskedList = { list: string; query: ListPayload }

/** Single rows by id, or all that match the question but some. */
export type Ticked =
  | { kind: 'some'; ids: ReadonlySet<number> }
  | { kind: 'all'; asked: AskedList; count: number; except: ReadonlySet<number> }

export const nothingTicked: Ticked = { kind: 'some', ids: new Set() }

export const allTicked = (asked: AskedList, count: number): Ticked => ({
  kind: 'all',
  asked,
  count,
  except: new Set(),
})

export const isTicked = (ticked: Ticked, id: number): boolean =>
  ticked.kind === 'some' ? ticked.ids.has(id) : !ticked.except.has(id)

export const tickedCount = (ticked: Ticked): number =>
  ticked.kind === 'some' ? ticked.ids.size : Math.max(0, ticked.count - ticked.except.size)

/** The ticked rows after some were ticked or unticked; the order of ticking stays. */
export function withTicks(ticked: Ticked, changed: readonly number[], isSelected: boolean): Ticked {
  if (ticked.kind === 'some') return { kind: 'some', ids: withAll(ticked.ids, changed, isSelected) }
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
  if (ticked.kind === 'some') return { ids: [...ticked.ids] }
  const { asked, except } = ticked
  return { secim: { ...asked, except_ids: [...except], expected: tickedCount(ticked) } }
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
  'ids' in chosen ? { ids: chosen.ids.toSorted((a, b) => b - a) } : chosen
