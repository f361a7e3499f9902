import { isIban, compactNumber } from '#core/money/bank.ts'
import { isIsoDate, type IsoDate } from '#core/days/dates.ts'
import { AMOUNT_MAX } from '#core/fields.ts'
import { parseAmount } from '#core/money/money.ts'
import type { TextParams } from '#core/texts/texts.ts'
import { choiceOf, type ChoiceName, type Column } from './column.ts'
import type { FindingCode } from './findings.ts'
import { foldHead } from './recognise.ts'

/** A cell of a file: what it holds, and whether a formula made it. */
export type Cell = {
  value: string | number | boolean | Date | null
  isFormula?: boolean
  /** The error of a formula, such as #REF!. */
  fault?: string
  /** The number is a fraction that is shown as a percentage. */
  isPercent?: boolean
  /** A day that is written as a number counts from 1904. */
  has1904?: boolean
}

export type CellValue = string | number | null

/** Words of the reference lists, folded, and what they stand for; a word that was chosen to mean nothing stands for null. */
export type Lists = Readonly<Record<ChoiceName, ReadonlyMap<string, CellValue>>>

type Note = { kind: 'error' | 'repair'; code: FindingCode; params?: TextParams }

export type ReadCell = { value: CellValue; notes: readonly Note[] }

const taken = (value: CellValue): ReadCell => ({ value, notes: [] })
const wrong = (code: FindingCode, params?: TextParams): ReadCell => ({
  value: null,
  notes: [{ kind: 'error', code, ...(params ? { params } : {}) }],
})
const repaired = (value: CellValue, code: FindingCode, params: TextParams = {}): ReadCell => ({
  value,
  notes: [{ kind: 'repair', code, params }],
})

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A cell as it is shown in the report. */
export function printed({ value, fault }: Cell): string {
  if (fault) return fault
  if (value instanceof Date) return dayOf(value)
  return value === null ? '' : String(value).trim()
}

/** What other systems write where they know nothing. */
const NOTHING = new Set(
  '|-|--|–|?|.|n/a|n.a.|k.a.|k. a.|unbekannt|unknown|bilinmiyor|yok|null|xxx|x'.split('|'),
)

export const saysNothing = (text: string) => NOTHING.has(text.toLowerCase())

const ENGLISH_AMOUNT = /^(-?)(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/

/** The Swiss part thousands by an apostrophe, and a dash stands for no cents. */
const withoutSwissMarks = (text: string) =>
  text.replaceAll(/(?<=\d)['’](?=\d{3})/g, '').replace(/[.,](?:-|–|--)$/, '')

/** A number as it is typed in German, Swiss, English or plainly. */
function typedNumber(typed: string): number | null {
  const text = withoutSwissMarks(typed.trim().replace(/^(?:EUR|€)\s*/i, ''))
  const english = ENGLISH_AMOUNT.exec(text.replace(/[\s€]/g, ''))
  if (english) return Number(`${english[1]}${english[2]?.replaceAll(',', '')}.${english[3]}`)
  return parseAmount(text.replace(/(?:EUR|%)$/i, ''))
}

/** A percentage that was written as a fraction: by the format of its cell, or because no rate is below one percent. */
const isFractionOf = (cell: Cell, number: number) => cell.isPercent || (number > 0 && number < 1)

function readNumber(cell: Cell, column: Column): ReadCell {
  const { kind, least = 0, most = AMOUNT_MAX } = column
  const text = printed(cell)
  const typed = typeof cell.value === 'number' ? cell.value : typedNumber(text)
  if (typed === null || !Number.isFinite(typed)) return wrong('not_number')
  const isFraction = kind === 'percent' && isFractionOf(cell, typed)
  const number = isFraction ? Number((typed * 100).toPrecision(12)) : typed
  const rounded = kind === 'whole' ? number : Math.round(number * 100) / 100
  if (kind === 'whole' && !Number.isInteger(number)) return wrong('not_number')
  if (Math.abs(rounded - number) > 0.000_001) return wrong('not_number')
  if (rounded < least || rounded > most) return wrong('out_of_range', { min: least, max: most })
  if (isFraction) return repaired(rounded, 'fraction_to_percent', { value: rounded })
  return typeof cell.value === 'number' || String(rounded) === text
    ? taken(rounded)
    : repaired(rounded, 'text_to_number', { value: rounded })
}

/** What a word was chosen for; undefined where nobody chose. */
const chosenFor = (cell: Cell, column: Column, lists: Lists): CellValue | undefined => {
  const choice = choiceOf(column)
  return choice && lists[choice].get(foldWord(printed(cell)))
}

/** A word of a list as it is compared; one of signs alone stays as it is. */
export const foldWord = (word: string): string => foldHead(word) || word

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/
/** The latest year that two digits stand for. */
const LATEST_YEAR = 2040
/** Nobody younger is a customer of a wine merchant. */
const YOUNGEST = 16

/** The last year up to the latest one that ends with these digits. */
const wholeYear = (digits: string, latest: number) =>
  digits.length === 4 ? digits : String(latest - ((((latest - Number(digits)) % 100) + 100) % 100))

function typedDay(text: string, latest: number): string | null {
  const day = text.replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?$/, '')
  if (isIsoDate(day)) return day
  const [, date = '', month = '', year = ''] = DAY_FIRST.exec(day) ?? []
  if (!date) return null
  const iso = `${wholeYear(year, latest)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

/** Between the first days of the two kinds of spreadsheets. */
const DAYS_TO_1904 = 1_462

/** Serial dates that are accepted, in days since 1899-12-30. */
const SERIAL_DAYS = { least: 7_306, most: 73_050 }

function serialDay(serial: number): string | null {
  if (serial < SERIAL_DAYS.least || serial > SERIAL_DAYS.most) return null
  return dayOf(new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000))
}

function readDate(cell: Cell, { isBirthday }: Column, today: IsoDate): ReadCell {
  if (cell.value instanceof Date) {
    const day = dayOf(cell.value)
    return isIsoDate(day) ? taken(day) : wrong('not_date')
  }
  if (typeof cell.value === 'number') {
    const day = serialDay(cell.value + (cell.has1904 ? DAYS_TO_1904 : 0))
    return day ? repaired(day, 'number_to_date', { value: day }) : wrong('not_date')
  }
  const text = printed(cell)
  const day = typedDay(text, isBirthday ? Number(today.slice(0, 4)) - YOUNGEST : LATEST_YEAR)
  if (!day) return wrong('not_date')
  return day === text ? taken(day) : repaired(day, 'text_to_date', { value: day })
}

const YES = new Set(['1', 'ja', 'j', 'yes', 'y', 'evet', 'e', 'true', 'x', 'wahr'])
const NO = new Set(['0', 'nein', 'n', 'no', 'hayir', 'h', 'false', 'falsch'])

function readFlag(text: string): ReadCell {
  const word = foldHead(text)
  if (YES.has(word)) return taken('1')
  return NO.has(word) ? taken('0') : wrong('not_flag')
}

/** A text of limited length; a number in the cell is written out without an exponent. */
function readText(cell: Cell, { kind, longest = 200 }: Column): ReadCell {
  const { value } = cell
  const text = typeof value === 'number' && Number.isInteger(value) ? BigInt(value).toString() : printed(cell)
  if (kind === 'name' && saysNothing(text)) return repaired(null, 'blanked')
  if (text.length > longest) return wrong('too_long', { max: longest })
  return taken(text)
}

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/

function readEmail(cell: Cell, column: Column): ReadCell {
  const read = readText(cell, column)
  const text = String(read.value ?? '')
  if (saysNothing(text)) return repaired(null, 'blanked')
  return read.notes.length || EMAIL.test(text) ? read : wrong('not_email')
}

function readFilled(cell: Cell, column: Column, lists: Lists, today: IsoDate): ReadCell {
  const chosen = chosenFor(cell, column, lists)
  if (chosen !== undefined) return taken(chosen)
  if (choiceOf(column) && saysNothing(printed(cell)) && column.kind !== 'flag')
    return repaired(null, 'blanked')
  switch (column.kind) {
    case 'money':
    case 'percent':
    case 'whole':
      return readNumber(cell, column)
    case 'date':
      return readDate(cell, column, today)
    case 'flag':
      return readFlag(printed(cell))
    case 'list':
      return wrong('not_in_list')
    case 'email':
      return readEmail(cell, column)
    default:
      return readText(cell, column)
  }
}

/** The value of a cell for its column, with what was corrected and what is wrong. */
export function readCell(cell: Cell | undefined, column: Column, lists: Lists, today: IsoDate): ReadCell {
  if (cell?.fault) return wrong('formula_error')
  if (!cell || printed(cell) === '') {
    if (cell?.isFormula) return wrong('formula_without_value')
    return column.isRequired ? wrong('required') : taken(null)
  }
  const read = readFilled(cell, column, lists, today)
  if (column.isRequired && read.value === null && !read.notes.some(({ kind }) => kind === 'error'))
    return wrong('required')
  if (!cell.isFormula) return read
  return {
    ...read,
    notes: [...read.notes, { kind: 'repair', code: 'formula_value', params: { value: printed(cell) } }],
  }
}

export const isRightIban = (text: string) => isIban(compactNumber(text))
