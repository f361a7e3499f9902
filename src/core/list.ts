import type { z } from 'zod'
import { everyone, type Who } from './actor.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from './limits.ts'
import type { ReferenceName } from './references.ts'
import type { Text, Texts } from './texts.ts'

/**
 * A list is declared once, in a module's domain, and read by two interpreters: listEndpoint() on the server and
 * ListScreen in the browser. The definition holds data and pure predicates only.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'moment' | 'flag'

export const filterModes = [
  'startsWith',
  'contains',
  'equals',
  'notEquals',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'in',
] as const

export type FilterMode = (typeof filterModes)[number]

export type FilterValue = string | number | null | readonly (string | number | null)[]

export type Filter = { value: FilterValue; matchMode: FilterMode }

/** What a list calls the keys of a column. */
export type OwnWords = { values: readonly { value: string; text: Text }[] }

export type Column = {
  /** How values compare, print and export. Default: text. */
  kind?: ColumnKind
  /** The mode of the filter row; a column without one has no filter field. */
  filter?: FilterMode
  /** The filter field is a dropdown of these; `by: 'label'` filters on the word instead of the key. */
  options?: { list: ReferenceName; by: 'key' | 'label' } | OwnWords
  /** The cell shows the word of this reference list, in the interface language, for the key in another field. */
  lookup?: { list: ReferenceName; key: string }
  /** The footer shows the sum over all pages. */
  sum?: true
  /** Indexes hold the amount in whole cents, so it is compared and summed up as a whole number. */
  cents?: true
  /** A moment of which only the day is shown. */
  day?: true
  /** The number is a percentage; a workbook holds it as one. */
  percent?: true
  /** Rows in which this field is filled do not count in the sum, such as withdrawn bookings. */
  sumUnless?: string
  /** Columns of the answer that the table does not show. */
  hidden?: true
  /** Of the hidden ones, those that people may choose to see. */
  optional?: true
  /** Nothing but the column itself needs the field; a screen that hides it does not ask for it. */
  spare?: true
  /** Of this text nothing is ever cut, such as of a telephone number. */
  whole?: true
  /** Width in pixels of the table column. */
  width?: number
  /** In a narrow room the text keeps so many pixels, so that it can still be told from others. */
  least?: number
  /** Only these people get the column at all. */
  who?: Who
}

/**
 * A cell that is made of several fields. The screen draws it with a component, a workbook with the printer of the same
 * name that the server side of the list has.
 */
export type Printed = {
  needs: readonly string[]
  /** The head of a cell that is no column. */
  text?: Text
  /** The printer answers a key of this reference list, whose word is shown. */
  list?: ReferenceName
  /** The words that the printer answers, by keys of the list's own. */
  values?: OwnWords['values']
  /** The field that holds the key of the word, where one does. */
  key?: string
}

/** The first column of a screen that works it out of the row. */
export const COMPUTED = '_computed'

export type SortOrder = 'ASC' | 'DESC'

/** One of the columns that rows are ordered by. */
export type Sort = { field: string; order: SortOrder }

/** So many columns may order a list together. */
export const MOST_SORTS = 5

export type ListDefinition<Row extends { id: number } = { id: number }, Path extends string = string> = {
  path: Path
  /** Tells lists apart that one call answers; people arrange the columns of each. */
  name?: string
  row: z.ZodObject & z.ZodType<Row>
  see: Who
  export: Who
  pageSize: number
  maxLimit: number
  defaultSort: readonly [keyof Row & string, SortOrder]
  columns: Readonly<Partial<Record<keyof Row & string, Column>>>
  /** Cells that are made of several fields, by their columns. */
  printed?: Readonly<Record<string, Printed>>
  /** False for lists that nobody searches by words. */
  search: boolean
  texts: Texts
}

type Optional = 'see' | 'pageSize' | 'maxLimit' | 'search'

type ListOptions<Row extends { id: number }, Path extends string> = Omit<
  ListDefinition<Row, Path>,
  Optional
> &
  Partial<Pick<ListDefinition<Row, Path>, Optional>>

export function defineList<Row extends { id: number }, const Path extends `/${string}/list`>(
  options: ListOptions<Row, Path>,
): ListDefinition<Row, Path> {
  return { see: everyone, pageSize: DEFAULT_LIMIT, maxLimit: MAX_LIMIT, search: true, ...options }
}

/** What settings and views know a list by. */
export const keyOfList = ({ path, name }: Pick<ListDefinition, 'path' | 'name'>): string =>
  name ? `${path}#${name}` : path

export const columnKind = (column: Column): ColumnKind => column.kind ?? 'text'

/** The modes a column understands on the wire, whatever its filter field uses. */
export function modesOf(column: Column): readonly FilterMode[] {
  switch (columnKind(column)) {
    case 'text':
      return ['startsWith', 'contains', 'equals', 'notEquals', 'in']
    case 'flag':
      return ['equals', 'notEquals', 'in']
    case 'number':
      return filterModes
    default:
      return filterModes.filter((mode) => mode !== 'contains' && mode !== 'in')
  }
}

/** Rows that are counted, and summed up where a field is named; its filters add to those of the call. */
export type ListTab = { name: string; filters?: ListPayload['filters']; sum_field?: string | null }

/** So many lists may be counted at once. */
export const MOST_TABS = 20

/** What a list call carries: the shared list payload. */
export type ListPayload = {
  filters?: Record<string, FilterValue | Filter>
  globalFilter?: string | null
  orderByField?: string | null
  orderBy?: SortOrder | null
  /** Several columns, the most important first; they take the place of orderByField. */
  sorts?: Sort[] | null
  offset?: number
  limit?: number
  count?: boolean
  sum_field?: string | null
  sum_fields?: string[] | null
  group_by_fields?: string[] | null
  /** The rows of one group: the values of the fields that make it, null where they are empty. */
  group_of?: Record<string, string | number | null> | null
  /** The workbook has its rows in groups of this field, each with its sums. */
  grouped_by?: string | null
  key_label?: boolean
  no_columns?: boolean
  without_fields?: string[]
  /** Rows come as lists of values, with the names of their fields once. */
  compact?: boolean
  /** Lists of the same call that are only counted, such as the tabs of a screen. */
  tabs?: ListTab[] | null
  format?: 'xlsx'
  /** Only these rows of those that match. */
  only_ids?: number[]
  /** All that match but these. */
  except_ids?: number[]
  /** The numbers of all rows that match instead of a page of them. */
  ids_only?: boolean
  /** The columns of the workbook in their order; without them those that the list shows by itself. */
  columns?: string[]
  /** The name that the workbook is given, before the day. */
  title?: string
  [field: string]: unknown
}
