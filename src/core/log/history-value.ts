import { formatDate, formatMoment } from '../days/dates.ts'
import { loggedKind, type LoggedKind } from './logged-kinds.ts'
import { formatAmount, formatEuro, formatNumber } from '../money/money.ts'
import { references, type ReferenceName } from '../references.ts'
import { say, type Language, type Text, type Texts } from '../texts/texts.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** What is needed to print logged values: their table, the language and the texts. */
export type LogReader = {
  table: string
  language: Language
  /** Names of the fields; the word of a value is under field_value. */
  texts: Texts
  flag: { yes: Text; no: Text }
  /** The word of an entry of a reference list. */
  wordOf(list: ReferenceName, key: string): string | undefined
  /** Values that the table itself declares, such as settings. */
  own?(field: string, value: unknown): string
}

export const isNamedList = (kind: LoggedKind | undefined): kind is ReferenceName =>
  kind !== undefined && Object.hasOwn(references, kind)

/** The name of a field; a test checks that every logged column has one. */
export const fieldName = (
  { texts, language }: Pick<LogReader, 'texts' | 'language'>,
  field: string,
): string => (texts[field] ? say(texts[field], language) : field)

function readNumber(value: number, kind: LoggedKind | undefined): string {
  if (kind === 'amount') return formatEuro(value)
  if (kind === 'percent') return `${formatNumber(value)} %`
  if (kind === 'number') return String(value)
  return Number.isInteger(value) || kind === 'count' ? formatNumber(value) : formatAmount(value)
}

function readText(text: string): string {
  if (DAY.test(text)) return formatDate(text)
  return MOMENT.test(text) ? formatMoment(text) : text
}

/** Several values in one column, each with its name. */
function readParts(reader: LogReader, value: object): string {
  if (Array.isArray(value)) return value.map((part) => historyValue(reader, '', part)).join('; ') || '–'
  return (
    Object.entries(value)
      .map(([field, part]) => `${fieldName(reader, field)}: ${historyValue(reader, field, part)}`)
      .join(', ') || '–'
  )
}

/** A stored value as people read it: money, rates, days and moments written out, keys by their words. */
export function historyValue(reader: LogReader, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (reader.own) return reader.own(field, value)
  if (typeof value === 'object') return readParts(reader, value)
  const word = reader.texts[`${field}_${String(value)}`]
  if (word) return say(word, reader.language)
  const kind = loggedKind(reader.table, field)
  if (kind === 'flag' || typeof value === 'boolean')
    return say(value === '1' || value === true ? reader.flag.yes : reader.flag.no, reader.language)
  // In a user or dealer column 0 means none; show a dash.
  if (isNamedList(kind)) return reader.wordOf(kind, String(value)) ?? (value === 0 ? '–' : String(value))
  return typeof value === 'number' ? readNumber(value, kind) : readText(String(value))
}

type Values = Record<string, unknown> | null

const isEmpty = (value: unknown) => value === null || value === ''

/** The fields that a change touched, each with both values; of a new or deleted record those that are filled. */
export function changesBetween(
  table: string,
  before: Values,
  after: Values,
  told?: readonly string[],
): { field: string; before: unknown; after: unknown }[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted()
  return fields
    .filter((field) => (told ? told.includes(field) : loggedKind(table, field) !== 'internal'))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => !isEmpty(change.before) || !isEmpty(change.after))
}
