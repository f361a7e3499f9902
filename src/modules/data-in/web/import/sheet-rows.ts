import { expectedColumns, resultColumns, type SheetColumn } from '#modules/data-in/domain/import/header.ts'
import { ImportStatus, type SheetRow } from '#modules/data-in/domain/import/import-row.ts'

const statusOf = (cell: string): ImportStatus | null =>
  Object.values(ImportStatus).find((status) => String(status) === cell) ?? null

/** The rows of a sheet whose header is right; empty lines do not count, numbers are those of the sheet. */
export function rowsOf(cells: readonly string[][]): SheetRow[] {
  const header = (cells[0] ?? []).map((name) => name.trim())
  const at = (row: readonly string[], column: string) => row[header.indexOf(column)] ?? ''
  return cells.slice(1).flatMap((row, index) => {
    if (row.every((cell) => cell === '')) return []
    const values = Object.fromEntries(expectedColumns.map((column) => [column, at(row, column)]))
    return [
      {
        ...(values as Record<SheetColumn, string>),
        row_no: index + 2,
        id: Number(at(row, 'id')) || null,
        status_code: statusOf(at(row, 'status_code')),
        status_desc: at(row, 'status_desc') || null,
      },
    ]
  })
}

/** Rows for download: the columns of the sheet and the result of each row. */
export const cellsOf = (rows: readonly SheetRow[]): (string | number | null)[][] => {
  const columns = [...expectedColumns, ...resultColumns]
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
}

const example: Record<SheetColumn, string> = {
  unvan: 'Frau',
  adi: 'Anna',
  soyadi: 'Beispiel',
  firma: '',
  tel1: '0221 1234567',
  cus_private: '',
  tel2: '',
  fax: '',
  gsm: '0171 1234567',
  email: 'anna.beispiel@example.com',
  adres: 'Domstraße 1',
  pk: '50667',
  bolge: '',
  sehir: 'Köln',
  ulke: 'DE',
}

export const sampleCells = (): string[][] => [
  [...expectedColumns],
  expectedColumns.map((column) => example[column]),
]

/** Rows to try the import with; none of them is stored. */
export const testRows = (count: number): SheetRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...example,
    soyadi: `Test ${index + 1}`,
    tel1: `0221 77${String(index).padStart(5, '0')}`,
    gsm: '',
    email: `test${index + 1}@example.com`,
    row_no: index + 2,
    id: null,
    status_code: null,
    status_desc: null,
  }))
