import type { ColumnKind } from '#core/lists/column-kinds.ts'
import { columnKind, type Column, type ListDefinition } from '#core/lists/list.ts'
import { listTexts } from '#core/lists/list-texts.ts'
import type { ReferenceName } from '#core/references.ts'
import { say, type Language } from '#core/texts/texts.ts'
import type { GroupField } from '../lists/list-payload.ts'

/** What a sheet shows, as plain data that travels between threads. */
export type Sheet = {
  name: string
  columns: SheetColumn[]
  /** The label of the row of sums. */
  sumLabel: string
  /** The column by which the rows are grouped. */
  group?: SheetColumn | undefined
  /** The module that makes printed cells, and the language it prints in. */
  printing?: { module: string; language: Language } | undefined
}

export type SheetColumn = {
  header: string
  kind: ColumnKind | 'day' | 'percent' | 'word'
  /** The field of the row that the cell shows; for a label the field with its key. */
  source: string
  /** The labels of a column of keys, by key. */
  words?: Words
  /** The name of the printer that makes the cell out of the row. */
  printer?: string
  /** Rows in which the field `unless` is filled do not count. */
  sum?: { unless: string | null }
}

/** Words by their keys. */
export type Words = Readonly<Record<string, string>>

/** The words of a reference list in the language of the sheet. */
type WordsOf = (list: ReferenceName) => Words

type Asked = {
  name: string
  fields: readonly string[]
  group: GroupField | null
  printers: URL | undefined
  language: Language
  wordsOf: WordsOf
}

/** A sheet with these columns of a list, as shown in its table. */
export function sheetOf(list: ListDefinition, asked: Asked): Sheet {
  const { name, fields, group, printers, language } = asked
  return {
    name,
    sumLabel: say(listTexts.sum, language),
    columns: fields.map((field) => columnOf(list, field, asked)),
    ...(group ? { group: groupColumn(list, group, asked) } : {}),
    ...(printers ? { printing: { module: printers.href, language } } : {}),
  }
}

function columnOf(list: ListDefinition, field: string, { language, wordsOf }: Asked): SheetColumn {
  const columns: Readonly<Record<string, Column>> = list.columns
  const printed = list.printed?.[field]
  const text = printed?.text ?? list.texts[field]
  const header = text ? say(text, language) : field
  if (!printed) return { header, ...contentOf(field, columns[field] ?? {}, language, wordsOf) }
  if (!printed.list) return { header, kind: 'text', source: field, printer: field }
  return { header, kind: 'word', source: field, printer: field, words: wordsOf(printed.list) }
}

/** Moments are grouped by day. */
function groupColumn(list: ListDefinition, { field, kind }: GroupField, asked: Asked): SheetColumn {
  const column = columnOf({ ...list, printed: {} }, field, asked)
  return kind === 'moment' ? { ...column, kind: 'day' } : column
}

function contentOf(
  field: string,
  column: Column,
  language: Language,
  wordsOf: WordsOf,
): Omit<SheetColumn, 'header'> {
  const { lookup, options, day, percent, sum, sumUnless = null } = column
  if (lookup) return { kind: 'word', source: lookup.key, words: wordsOf(lookup.list) }
  if (options && 'values' in options) {
    const words = options.values.map(({ value, text }) => [value, say(text, language)])
    return { kind: 'word', source: field, words: Object.fromEntries(words) }
  }
  if (columnKind(column) === 'flag') {
    const words = { '1': say(listTexts.yes_short, language), '0': say(listTexts.no_short, language) }
    return { kind: 'word', source: field, words }
  }
  return {
    kind: (percent && 'percent') || (day && 'day') || columnKind(column),
    source: field,
    ...(sum ? { sum: { unless: sumUnless } } : {}),
  }
}

/** The reference lists whose words these columns show. */
export const listsOfWords = (list: ListDefinition, fields: readonly string[]): ReferenceName[] => {
  const columns: Readonly<Record<string, Column>> = list.columns
  return [
    ...new Set(fields.flatMap((field) => columns[field]?.lookup?.list ?? list.printed?.[field]?.list ?? [])),
  ]
}
