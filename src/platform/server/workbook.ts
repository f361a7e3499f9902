import { writeXlsx, type CellValue, type ColumnDef } from 'hucre/xlsx'
import { formatMoment } from '#core/dates.ts'
import { columnKind, type Column, type ColumnKind, type ListDefinition } from '#core/list.ts'
import { say, type Language } from '#core/texts.ts'

/** The only place that knows the spreadsheet library. */

const numberFormats: Partial<Record<ColumnKind, string>> = {
  money: '#,##0.00 "€"',
  date: 'dd.mm.yyyy',
}

/** A text that Excel would run as a formula is stored as text with a leading apostrophe. */
export const quoteFormula = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

function toCell(kind: ColumnKind, value: unknown): CellValue {
  if (value === null || value === undefined) return null
  if (kind === 'date') return new Date(`${String(value)}T00:00:00Z`)
  if (kind === 'moment') return formatMoment(String(value))
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return quoteFormula(String(value))
}

export async function toWorkbook(
  list: ListDefinition,
  columns: [field: string, column: Column][],
  rows: Record<string, unknown>[],
  language: Language,
): Promise<Uint8Array> {
  const shown = columns.filter(([, column]) => !column.hidden)
  const header = (field: string) => {
    const text = list.texts[field]
    return text ? say(text, language) : field
  }
  const definitions: ColumnDef[] = shown.map(([field, column]) => {
    const numFmt = numberFormats[columnKind(column)]
    return {
      header: header(field),
      width: Math.max(10, (column.width ?? 90) / 7),
      ...(numFmt ? { numFmt } : {}),
    }
  })
  return writeXlsx({
    sheets: [
      {
        name: (list.path.split('/')[1] ?? 'Liste').slice(0, 31),
        columns: definitions,
        rows: [
          shown.map(([field]) => header(field)),
          ...rows.map((row) => shown.map(([field, column]) => toCell(columnKind(column), row[field]))),
        ],
        freezePane: { rows: 1 },
      },
    ],
  })
}
