import type { TextPool } from './text-pool.ts'
import { addWithin, grown, Parts, readXml, WorkbookError, type Attributes } from './xlsx-parts.ts'
import {
  isDateSystem1904,
  numberFormats,
  sharedStrings,
  sheetParts,
  type NumberFormat,
  type SheetPart,
} from './xlsx-surroundings.ts'

export type XlsxCell = {
  value: string | number | boolean | Date | null
  isFormula?: true
  /** The error that a formula gives, such as #REF!. */
  fault?: string
  /** The number is shown as a percentage. */
  isPercent?: true
  /** A day that is written as a number counts from 1904. */
  has1904?: true
}

/** A row with its number in the sheet; the index of a cell is that of its column. */
export type XlsxRow = { row: number; cells: (XlsxCell | undefined)[] }

export type XlsxSheet = {
  name: string
  /** Gives the rows one by one and answers the merged ranges, such as A2:B3. */
  read(onRow: (row: XlsxRow) => void): Promise<string[]>
}

type Surroundings = { strings: TextPool; formats: readonly NumberFormat[]; has1904: boolean }

/**
 * Opens a workbook without holding it: rows are given out while they are unpacked, so that a hundred thousand of them
 * need no more memory than their words.
 */
export async function openXlsx(bytes: Buffer, maxUnpacked: number): Promise<XlsxSheet[]> {
  const parts = new Parts(bytes, maxUnpacked)
  if (!parts.has('xl/workbook.xml')) throw new WorkbookError('not_workbook')
  const sheets = await sheetParts(parts)
  const surroundings: Surroundings = {
    strings: await sharedStrings(parts),
    formats: await numberFormats(parts),
    has1904: await isDateSystem1904(parts),
  }
  return sheets.map((sheet) => ({
    name: sheet.name,
    read: (onRow) => readSheet(parts, sheet, surroundings, onRow),
  }))
}

/** A is 0, B is 1, AA is 26. */
function columnOf(reference: string): number {
  let column = 0
  for (const sign of reference) {
    const letter = sign.codePointAt(0) ?? 0
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}

const MAX_COLUMNS = 500
const MAX_MERGES = 100_000
const DAY_MS = 86_400_000

/** The days from which the two kinds of spreadsheets count. */
const origins = { '1900': Date.UTC(1899, 11, 30), '1904': Date.UTC(1904, 0, 1) }

type Raw = { type: string; style: number; value: string; inline: string; isFormula: boolean }

function cellOf(raw: Raw, { strings, formats, has1904 }: Surroundings): XlsxCell {
  const formula = raw.isFormula ? ({ isFormula: true } as const) : {}
  if (raw.type === 'inlineStr') return { value: raw.inline, ...formula }
  if (raw.value === '') return { value: null, ...formula }
  switch (raw.type) {
    case 's':
      return { value: strings.at(Number(raw.value)) }
    case 'str':
      return { value: raw.value, ...formula }
    case 'b':
      return { value: raw.value === '1', ...formula }
    case 'e':
      return { value: null, fault: raw.value, ...formula }
    case 'd':
      return { value: new Date(raw.value), ...formula }
    default:
      break
  }
  const number = Number(raw.value)
  const format = formats[raw.style]
  if (format === 'percent') return { value: number, isPercent: true, ...formula }
  if (format !== 'day') return { value: number, ...(has1904 ? { has1904 } : {}), ...formula }
  const origin = has1904 ? origins['1904'] : origins['1900']
  return { value: new Date(origin + Math.round(number * DAY_MS)), ...formula }
}

async function readSheet(
  parts: Parts,
  { part }: SheetPart,
  surroundings: Surroundings,
  onRow: (row: XlsxRow) => void,
): Promise<string[]> {
  const merges: string[] = []
  let current: XlsxRow = { row: 0, cells: [] }
  let raw: Raw | null = null
  let column = 0
  let into: 'value' | 'inline' | null = null

  const startCell = ({ r, s, t }: Attributes) => {
    column = r ? columnOf(r) : current.cells.length
    raw = { type: t ?? 'n', style: Number(s ?? 0), value: '', inline: '', isFormula: false }
  }
  const endCell = () => {
    if (raw && column < MAX_COLUMNS) current.cells[column] = cellOf(raw, surroundings)
    raw = null
  }
  await readXml(parts.text(part), {
    open: (name, attributes) => {
      if (name === 'c') startCell(attributes)
      else if (name === 'row') current = { row: Number(attributes.r) || current.row + 1, cells: [] }
      else if (name === 'v') into = 'value'
      else if (name === 't') into = 'inline'
      else if (name === 'f' && raw) raw.isFormula = true
      else if (name === 'mergeCell' && attributes.ref) addWithin(merges, attributes.ref, MAX_MERGES)
    },
    text: (text) => {
      if (raw && into) raw[into] = grown(raw[into], text)
    },
    close: (name) => {
      if (name === 'v' || name === 't') into = null
      else if (name === 'c') endCell()
      else if (name === 'row') onRow(current)
    },
  })
  return merges
}
