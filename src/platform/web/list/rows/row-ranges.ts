/** Where a range of rows began and where it ends now, by their places in the page. */
export type RowRange = { anchor: number; end: number }

type Row = { id: number }

const idsBetween = (rows: readonly Row[], from: number, to: number): number[] =>
  rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id)

/** What is ticked and unticked when a range is drawn to another row: it may shrink as well as grow. */
export function rangeTo(
  rows: readonly Row[],
  range: RowRange | null,
  from: number,
  to: number,
): { range: RowRange; on: number[]; off: number[] } {
  const anchor = Math.min(range?.anchor ?? from, Math.max(0, rows.length - 1))
  const on = idsBetween(rows, anchor, to)
  const left = range ? idsBetween(rows, anchor, range.end).filter((id) => !on.includes(id)) : []
  return { range: { anchor, end: to }, on, off: left }
}
