import type { IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { XlsxRow, XlsxSheet } from '#platform/server/workbooks/read-xlsx.ts'
import { printed, type Cell, type CellValue, type Lists } from '../../domain/cells.ts'
import { columnsOf, keyFields, type SheetName } from '../../domain/columns.ts'
import type { Finding } from '../../domain/findings.ts'
import { MAX_ROWS } from '../../domain/limits.ts'
import {
  headRowOf,
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
  lists: Record<keyof Lists, [string, CellValue][]>
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

/** Among so many rows with something in them the headings are looked for. */
const ROWS_BEFORE_HEAD = 25

const isEmpty = (row: XlsxRow) =>
  row.cells.every((cell) => !cell || (printed(cell) === '' && !cell.isFormula))

/** A page while it is read: its first rows wait until it is known which of them has the headings. */
class PageReading {
  readonly #reading: Reading
  readonly #name: string
  readonly #chosenRow: number | undefined
  readonly #waiting: XlsxRow[] = []
  head: Head | null = null
  rows = 0

  constructor(reading: Reading, name: string) {
    this.#reading = reading
    this.#name = name
    this.#chosenRow = reading.mapping.heads?.[name]
  }

  take(row: XlsxRow): void {
    if (this.head) this.#takeBelow(this.head, row)
    else if (this.#chosenRow === undefined) this.#wait(row)
    else if (row.row === this.#chosenRow) this.head = readHead(this.#reading, this.#name, row)
  }

  #takeBelow({ sheet, places }: Head, row: XlsxRow): void {
    if (!sheet) return
    this.rows += 1
    if (this.rows > MAX_ROWS) throw new AppError(refusals.data_in_too_many_rows, { max: MAX_ROWS })
    takeRow(this.#reading, sheet, places, row)
  }

  #wait(row: XlsxRow): void {
    this.#waiting.push(row)
    if (this.#waiting.length === ROWS_BEFORE_HEAD) this.#findHead()
  }

  #findHead(): void {
    const { mapping, output } = this.#reading
    const sheet = mapping.sheets?.[this.#name] ?? sheetByName(this.#name) ?? undefined
    const index = headRowOf(sheet, this.#waiting.map(headsOf))
    const [row, ...below] = this.#waiting.splice(0).slice(index)
    if (!row) return
    const head = readHead(this.#reading, this.#name, row)
    this.head = head
    if (index > 0 && head.sheet) output.finding(head.sheet, noticeOfHead(row.row))
    for (const next of below) this.#takeBelow(head, next)
  }

  end(): void {
    if (this.head) return
    this.#findHead()
    const row = this.#chosenRow
    if (row === undefined) return
    const finding: Finding = { kind: 'error', row, field: null, code: 'no_head_row', params: { row } }
    this.#reading.output.finding(this.#name, finding)
  }
}

const noticeOfHead = (row: number): Finding => ({
  kind: 'notice',
  row,
  field: null,
  code: 'head_row',
  params: { row },
})

const headsOf = ({ cells }: XlsxRow): string[] => Array.from(cells, (cell) => (cell ? printed(cell) : ''))

async function readPage(reading: Reading, page: XlsxSheet): Promise<Page> {
  const { name } = page
  const chosen = reading.mapping.sheets?.[name]
  const isLeftOut = chosen === null || (chosen === undefined && sheetByName(name) === null)
  const state = new PageReading(reading, name)
  const merges = await page.read((row) => {
    if (!isLeftOut && !isEmpty(row)) state.take(row)
  })
  if (!isLeftOut) state.end()
  const { head, rows } = state
  const { sheet = null, places = [], row = null } = head ?? {}
  if (sheet) noteMerges(reading, sheet, merges, row ?? 0)
  return { name, sheet, is_unknown: head !== null && !sheet, heads: places, head_row: row, rows }
}

/** Which sheet a page is: as the user chose, by its name, or by its headings. */
function readHead(reading: Reading, name: string, row: XlsxRow): Head {
  const { output, mapping } = reading
  const heads = headsOf(row)
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
function noteMerges({ output }: Reading, sheet: SheetName, merges: readonly string[], headRow: number): void {
  for (const range of merges) {
    const [row = 0, last = row] = (range.match(/\d+/g) ?? []).map(Number)
    // What is above the headings, such as a title over all columns, is not read.
    if (last < headRow) continue
    output.finding(sheet, { kind: 'error', row, field: null, code: 'merged_cells', params: { range } })
  }
}
