import type { IsoDate } from '#core/dates.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { XlsxRow, XlsxSheet } from '#platform/server/workbooks/read-xlsx.ts'
import { printed, type Cell, type Lists } from '../../domain/cells.ts'
import { columnsOf, keyFields, type SheetName } from '../../domain/columns.ts'
import type { Finding } from '../../domain/findings.ts'
import { MAX_ROWS } from '../../domain/limits.ts'
import {
  placeHeads,
  sheetByHeads,
  sheetByName,
  type HeadPlace,
  type Mapping,
} from '../../domain/recognise.ts'
import { readRow } from '../../domain/rows.ts'
import { asRefusal, openFile } from './open-file.ts'
import { FirstSeen } from './first-seen.ts'
import { Output, type Page } from './output.ts'
import { marksOf } from './persons.ts'

const refusals = defineRefusals({
  data_in_too_many_rows: {
    tr: 'Bir sayfada {max:number} satırdan fazla var. Lütfen dosyayı bölün.',
    de: 'Ein Blatt hat mehr als {max:number} Zeilen. Bitte teilen Sie die Datei auf.',
    en: 'A sheet has more than {max:number} rows. Please split the file.',
  },
})

export type ReadingOrder = {
  file_name: string
  bytes: Uint8Array
  mapping: Mapping
  /** Whether a person who seems to exist already is an error or only a notice. */
  duplicates: 'refuse' | 'take'
  lists: Record<keyof Lists, [string, string | number][]>
  today: IsoDate
}

type Reading = Omit<ReadingOrder, 'lists' | 'bytes'> & {
  lists: Lists
  output: Output
  /** The row in which a person was first seen. */
  persons: FirstSeen
}

/** The same bytes, not a copy of them. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Reads a whole file: every row as it will be written, and all findings. */
export async function readFile(order: ReadingOrder): Promise<Uint8Array> {
  const lists = Object.fromEntries(
    Object.entries(order.lists).map(([name, words]) => [name, new Map(words)]),
  ) as unknown as Lists
  const reading: Reading = { ...order, lists, output: new Output(), persons: new FirstSeen() }
  try {
    const pages: Page[] = []
    for (const sheet of await openFile(order.file_name, bufferOf(order.bytes)))
      pages.push(await readPage(reading, sheet))
    return reading.output.finish(pages)
  } catch (error) {
    throw asRefusal(error)
  }
}

type Head = { sheet: SheetName | null; places: HeadPlace[]; row: number }

const isEmpty = (row: XlsxRow) =>
  row.cells.every((cell) => !cell || (printed(cell) === '' && !cell.isFormula))

async function readPage(reading: Reading, page: XlsxSheet): Promise<Page> {
  let head: Head | null = null
  let rows = 0
  const chosen = reading.mapping.sheets?.[page.name]
  const isLeftOut = chosen === null || (chosen === undefined && sheetByName(page.name) === null)
  const merges = await page.read((row) => {
    if (isLeftOut || isEmpty(row)) return
    if (!head) {
      head = readHead(reading, page.name, row)
      return
    }
    if (!head.sheet) return
    rows += 1
    if (rows > MAX_ROWS) throw new AppError(refusals.data_in_too_many_rows, { max: MAX_ROWS })
    takeRow(reading, head.sheet, head.places, row)
  })
  const read = head as Head | null
  const { sheet = null, places = [] } = read ?? {}
  if (sheet) noteMerges(reading, sheet, merges)
  return { name: page.name, sheet, is_unknown: read !== null && !sheet, heads: places, rows }
}

/** Which sheet a page is: as the user chose, by its name, or by its headings. */
function readHead(reading: Reading, name: string, row: XlsxRow): Head {
  const { output, mapping } = reading
  const heads = Array.from(row.cells, (cell) => (cell ? printed(cell) : ''))
  const sheet = mapping.sheets?.[name] ?? sheetByName(name) ?? sheetByHeads(heads.filter(Boolean)) ?? null
  if (!sheet) {
    const finding: Finding = {
      kind: 'error',
      row: row.row,
      field: null,
      code: 'unknown_sheet',
      params: { name },
    }
    output.finding(name, finding)
    return { sheet, places: [], row: row.row }
  }
  const places = placeHeads(sheet, heads, mapping)
  const error = (code: 'unknown_column' | 'missing_column', head: string, field: string | null) =>
    output.finding(sheet, { kind: 'error', row: row.row, field, code, params: { head } })
  for (const { head, field } of places) if (head && field === undefined) error('unknown_column', head, null)
  for (const [field, { isRequired, head }] of Object.entries(columnsOf(sheet)))
    if (isRequired && !places.some((place) => place.field === field)) error('missing_column', head.de, field)
  return { sheet, places, row: row.row }
}

function takeRow(reading: Reading, sheet: SheetName, places: readonly HeadPlace[], row: XlsxRow): void {
  const cells: Record<string, Cell | undefined> = {}
  places.forEach(({ field }, index) => {
    if (field) cells[field] = row.cells[index]
  })
  const { data, findings } = readRow(sheet, row.row, cells, reading)
  for (const finding of findings) reading.output.finding(sheet, finding)
  if (sheet === 'customers') notePerson(reading, row.row, marksOf(data))
  const key = keyFields[sheet]
  reading.output.row(sheet, row.row, key ? (data[key] === null ? null : String(data[key])) : null, data)
}

function notePerson({ persons, output, duplicates }: Reading, row: number, marks: readonly string[]): void {
  const earlier = marks.map((mark) => persons.note(mark, row)).find((found) => found !== undefined)
  if (earlier === undefined) return
  const kind = duplicates === 'refuse' ? 'error' : 'notice'
  output.finding('customers', {
    kind,
    row,
    field: null,
    code: 'same_person_in_file',
    params: { row: earlier },
  })
}

/** The other cells of a merged range look empty, so each range is named at its first row. */
function noteMerges({ output }: Reading, sheet: SheetName, merges: readonly string[]): void {
  for (const range of merges) {
    const row = Number(/\d+/.exec(range)?.[0] ?? 0)
    output.finding(sheet, { kind: 'error', row, field: null, code: 'merged_cells', params: { range } })
  }
}
