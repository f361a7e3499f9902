import type { CellValue } from 'hucre/xlsx'
import { formatDate } from '#core/days/dates.ts'
import { cellOf } from './cells.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

type Row = Readonly<Record<string, unknown>>

type Group = { label: string; count: number; rows: readonly Row[] }

/** A line of a sheet: a row, or the head of the group that follows. */
export type Line = { row: Row } | Group

/** The rows, which come in the order of their groups, with the head of each group before it. */
export function groupsOf({ group }: Sheet, rows: readonly Row[]): Line[] {
  if (!group) return rows.map((row) => ({ row }))
  const groups: { label: string; rows: Row[] }[] = []
  for (const row of rows) {
    const label = labelOf(group, row)
    const last = groups.at(-1)
    if (last?.label === label) last.rows.push(row)
    else groups.push({ label, rows: [row] })
  }
  return groups.flatMap((one) => [{ ...one, count: one.rows.length }, ...one.rows.map((row) => ({ row }))])
}

function labelOf(group: SheetColumn, row: Row): string {
  const cell: CellValue = cellOf(group, row[group.source])
  if (cell instanceof Date) return formatDate(cell.toISOString().slice(0, 10))
  return cell === null ? '–' : String(cell)
}
