import type { CellValue } from 'hucre/xlsx'

/** A cell as it is written. */
export type Cell = string | number | null

/** A cell of a workbook as text; formulas and links are not taken. */
export const print = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = typeof cell === 'object' ? '' : String(cell).trim()
  // Earlier downloads marked a text that Excel would take for a formula.
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}
