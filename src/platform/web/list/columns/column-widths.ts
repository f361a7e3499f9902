/** The widths that a table column needs, in pixels. */
export type ColumnNeed = {
  /** Head, sum and filter; nothing of them is ever cut. */
  least: number
  /** Width including the rows on screen, up to the limit of its kind. */
  wanted: number
  /** Text may be truncated and takes spare width; figures and days do neither. */
  isElastic: boolean
  /** What a person has set. */
  chosen: number | null
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Shares an amount by weights; the parts are whole and add up to it. */
function shares(amount: number, weights: readonly number[]): number[] {
  const all = total(weights)
  let given = 0
  let weighed = 0
  return weights.map((weight) => {
    weighed += weight
    const upToHere = all ? Math.round((amount * weighed) / all) : 0
    const share = upToHere - given
    given = upToHere
    return share
  })
}

/**
 * Column widths of a table. Spare width goes to the text columns, or to all if there are none. In a narrow table
 * text columns shrink to their headers; beyond that the table is wider than its box.
 */
export function distribute(needs: readonly ColumnNeed[], room: number): number[] {
  const wanted = needs.map((need) => need.chosen ?? Math.max(need.least, need.wanted))
  const spare = room - total(wanted)
  if (spare < 0) {
    const yielding = needs.map((need, index) =>
      need.isElastic && need.chosen === null ? (wanted[index] ?? 0) - need.least : 0,
    )
    const given = shares(Math.min(-spare, total(yielding)), yielding)
    return wanted.map((width, index) => width - (given[index] ?? 0))
  }
  const free = needs.map((need, index) => (need.chosen === null ? (wanted[index] ?? 0) : 0))
  const texts = free.map((width, index) => (needs[index]?.isElastic ? width : 0))
  const added = shares(spare, total(texts) ? texts : free)
  return wanted.map((width, index) => width + (added[index] ?? 0))
}

/** Largest share of the width that pinned columns may take. */
const MOST_PINNED = 0.5

/** How many pinned columns the stylesheet has rules for. */
const MOST_PINS = 8

/**
 * How many of the first columns stay in place: those that are meant to, as long as enough room is left beside them.
 * A table that fits has none.
 */
export function pinnedColumns(widths: readonly number[], meant: number, room: number): number {
  if (total(widths) <= room) return 0
  const first = widths.slice(0, Math.min(meant, MOST_PINS))
  const isInRoom = (_: number, index: number) => total(first.slice(0, index + 1)) <= room * MOST_PINNED
  return first.filter(isInRoom).length
}
