import type { CellValue } from 'hucre/xlsx'
import { formatDate, formatMoment, isIsoDate, onBusinessClock } from '#core/days/dates.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { readableText } from '#core/texts/readable-text.ts'
import type { SheetColumn } from './sheet.ts'

type Row = Readonly<Record<string, unknown>>

/** Text has a format of its own, so that a cell that looks like a formula stays text when somebody edits it. */
const formats: Partial<Record<SheetColumn['kind'], string>> = {
  text: '@',
  word: '@',
  money: '#,##0.00',
  percent: '0.00%',
  date: 'dd.mm.yyyy',
  day: 'dd.mm.yyyy',
  moment: 'dd.mm.yyyy hh:mm',
}

export const formatOf = ({ kind }: Pick<SheetColumn, 'kind'>): string | undefined => formats[kind]

/** Excel rejects longer cell texts. */
const LONGEST_TEXT = 32_767

const textCell = (value: unknown) => readableText(String(value)).slice(0, LONGEST_TEXT)

/** The cell of a value: texts by type, so that none is run as a formula; days, moments and numbers as such. */
export function cellOf(column: Pick<SheetColumn, 'kind' | 'words'>, value: unknown): CellValue {
  if (value === null || value === undefined || value === '') return null
  switch (column.kind) {
    case 'word':
      return wordCell(column.words?.[String(value)], value)
    case 'date':
      return dayCell(String(value))
    case 'day':
      return dayCell(onBusinessClock(String(value)).toPlainDate().toString())
    case 'moment':
      return momentCell(String(value))
    case 'percent':
      // Divided as whole numbers: 12.3 / 100 is not 0.123.
      return typeof value === 'number' ? Math.round(value * 10_000) / 1_000_000 : textCell(value)
    default:
      return typeof value === 'number' ? value : textCell(value)
  }
}

/** A key without a label is shown itself; 0 means no user. */
function wordCell(word: string | undefined, key: unknown): CellValue {
  if (word !== undefined) return textCell(word)
  return key === 0 ? null : textCell(key)
}

/** Excel knows no days before 1900; new entries cannot have one, but old rows may. */
const dayCell = (day: string): CellValue =>
  isIsoDate(day) ? new Date(`${day}T00:00:00Z`) : textCell(formatDate(day))

function momentCell(moment: string): CellValue {
  const local = onBusinessClock(moment)
  if (!isIsoDate(local.toPlainDate().toString())) return formatMoment(moment)
  return new Date(`${local.toString({ smallestUnit: 'second' })}Z`)
}

/** The sum of a column over the rows that count in it, exact to the cent. */
export function sumOf({ kind, source, sum }: SheetColumn, rows: readonly Row[]): number {
  const values = rows
    .filter((row) => !sum?.unless || (row[sum.unless] ?? null) === null)
    .map((row) => row[source])
    .filter((value) => typeof value === 'number')
  if (kind === 'money') return euros(sumCents(values.map(cents)))
  return values.reduce((total, value) => total + value, 0)
}

const WIDTHS = { least: 8, most: 60 }
/** Room for the filter button beside the header, and for the margins of a cell. */
const FILTER_BUTTON = 4
const MARGIN = 2

/** A width in characters at which header, sum and values can be read; long texts are cut off by the next cell. */
export function widthOf({ header, kind }: SheetColumn, cells: readonly CellValue[]): number {
  let longest = header.length + FILTER_BUTTON
  for (const cell of cells) longest = Math.max(longest, printedLength(kind, cell) + MARGIN)
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest))
}

function printedLength(kind: SheetColumn['kind'], cell: CellValue): number {
  if (cell === null) return 0
  if (cell instanceof Date) return (formats[kind] ?? '').length
  if (typeof cell !== 'number') return String(cell).length
  const digits = kind === 'number' ? String(cell) : cell.toFixed(2)
  return kind === 'money' ? digits.length + Math.floor(digits.length / 4) : digits.length
}
