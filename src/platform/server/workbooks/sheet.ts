import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { formatMoment } from '#core/dates.ts'
import { columnKind, type Column, type ColumnKind, type ListDefinition } from '#core/list.ts'
import { readableText } from '#core/readable-text.ts'
import { say, type Language } from '#core/texts.ts'

/** What a sheet shows, as plain data that travels between threads. */
export type Sheet = {
  name: string
  columns: { field: string; kind: ColumnKind; header: string; width: number }[]
}

const numberFormats: Partial<Record<ColumnKind, string>> = {
  money: '#,##0.00 "€"',
  date: 'dd.mm.yyyy',
}

/** A text that Excel would run as a formula is stored as text with a leading apostrophe. */
const quoteFormula = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

function toCell(kind: ColumnKind, value: unknown): CellValue {
  if (value === null || value === undefined) return null
  if (kind === 'date') return new Date(`${String(value)}T00:00:00Z`)
  if (kind === 'moment') return formatMoment(String(value))
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return quoteFormula(readableText(String(value)))
}

export function sheetOf(
  list: ListDefinition,
  columns: readonly [field: string, column: Column][],
  language: Language,
): Sheet {
  const header = (field: string) => {
    const text = list.texts[field]
    return text ? say(text, language) : field
  }
  return {
    name: (list.path.split('/')[1] ?? 'Liste').slice(0, 31),
    columns: columns
      .filter(([, column]) => !column.hidden)
      .map(([field, column]) => ({
        field,
        kind: columnKind(column),
        header: header(field),
        width: Math.max(10, (column.width ?? 90) / 7),
      })),
  }
}

export function toWorkbook(
  { name, columns }: Sheet,
  rows: readonly Record<string, unknown>[],
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ kind, header, width }) => {
          const numFmt = numberFormats[kind]
          return { header, width, ...(numFmt ? { numFmt } : {}) }
        }),
        rows: [
          columns.map(({ header }) => header),
          ...rows.map((row) => columns.map(({ field, kind }) => toCell(kind, row[field]))),
        ],
        freezePane: { rows: 1 },
      },
    ],
  })
}
