import type { ColumnLayout } from '#core/lists/list-layout.ts'
import type { ShownColumn } from '../rows/cells.tsx'

/** A column that the table can show; some are hidden until somebody chooses them. */
export type KnownColumn = ShownColumn & { isOptional?: true }

/** The column in front of another one where the list declares it, or null at the start. */
const before = (known: readonly KnownColumn[], field: string) =>
  known[known.findIndex((column) => column.field === field) - 1]?.field ?? null

/**
 * How every column of a list is set, in order. A column that the list does not have any more is left out; one that the
 * layout does not know yet is placed where the list declares it.
 */
export function completeLayout(
  known: readonly KnownColumn[],
  layout: readonly ColumnLayout[] | null,
): ColumnLayout[] {
  const names = new Set(known.map(({ field }) => field))
  const complete = (layout ?? []).filter(({ field }) => names.delete(field))
  for (const { field, isOptional } of known) {
    if (!names.has(field)) continue
    const place = complete.findIndex((column) => column.field === before(known, field))
    complete.splice(place + 1, 0, { field, ...(isOptional ? { hidden: true } : {}) })
  }
  return complete
}

export type Arranged = {
  columns: ShownColumn[]
  /** How many of them are pinned. */
  pins: number
}

/** By default the first column is pinned. */
const USUAL_PINS = 1

/** The columns that the table shows, pinned ones first. */
export function arrange(known: readonly KnownColumn[], layout: readonly ColumnLayout[] | null): Arranged {
  const complete = completeLayout(known, layout).filter(({ hidden }) => !hidden)
  const pinned = complete.filter((column) => column.pinned)
  const columns = [...pinned, ...complete.filter((column) => !column.pinned)].flatMap(({ field, width }) => {
    const column = known.find((one) => one.field === field)
    return column ? [{ ...column, ...(width ? { width } : {}) }] : []
  })
  return { columns, pins: pinned.length || USUAL_PINS }
}

/** Changes the layout of one column; undefined resets a setting. */
export const withColumn = (
  layout: readonly ColumnLayout[],
  field: string,
  change: { [Setting in keyof ColumnLayout]?: ColumnLayout[Setting] | undefined },
): ColumnLayout[] =>
  layout.map((column) => {
    if (column.field !== field) return column
    const entries = Object.entries({ ...column, ...change }).filter(
      ([, value]) => value !== undefined && value !== false,
    )
    return Object.fromEntries(entries) as ColumnLayout
  })

/** A column at the place of another one; those between them move up. */
export function withMoved(layout: readonly ColumnLayout[], field: string, onto: string): ColumnLayout[] {
  const from = layout.findIndex((column) => column.field === field)
  const to = layout.findIndex((column) => column.field === onto)
  const moved = layout[from]
  if (!moved || to < 0) return [...layout]
  const pinned = layout[to]?.pinned
  const others = layout.toSpliced(from, 1)
  return withColumn(others.toSpliced(to, 0, moved), field, { pinned })
}

/** The column that a column changes places with when it goes a step left or right among those that are seen. */
export function neighbour(columns: readonly ShownColumn[], field: string, step: -1 | 1): string | null {
  const index = columns.findIndex((column) => column.field === field)
  return index < 0 ? null : (columns[index + step]?.field ?? null)
}
