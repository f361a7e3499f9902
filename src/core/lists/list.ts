import type { z } from 'zod'
import { everyone, type Who } from '../actor.ts'
import { storedColumn, type ColumnKind } from './column-kinds.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../limits.ts'
import type { ReferenceName } from '../references.ts'
import type { Text, Texts } from '../texts/texts.ts'

/**
 * A list is declared once, in a module's domain, and read by two interpreters: listEndpoint() on the server and
 * ListScreen in the browser. The definition holds data and pure predicates only.
 */
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

/** The texts of a column's keys, defined by the list itself. */
export type OwnWords = { values: readonly { value: string; text: Text }[] }

export type Column = {
  /** How values compare, print and export, where it differs from what the database says of the column. */
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
  /** Whether the table shows it by itself, once people choose it, or never; default: always. */
  shown?: 'always' | 'choice' | 'never'
  /** Only the column itself needs the field; it is not fetched while nobody sees it. The database says of which. */
  spare?: boolean
  /** The text is never truncated, such as a telephone number. */
  whole?: true
  /** Width in pixels of the table column. */
  width?: number
  /** Minimum width in pixels in a narrow table, so that texts can still be told apart. */
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
  /** The header, if the cell is not a column of its own. */
  text?: Text
  /** The printer answers a key of this reference list, whose word is shown. */
  list?: ReferenceName
  /** The texts of the keys that the printer returns. */
  values?: OwnWords['values']
  /** The field that holds the key of the word, where one does. */
  key?: string
}

/** The field name of a first column that the screen computes from the row. */
export const COMPUTED = '_computed'

export type SortOrder = 'ASC' | 'DESC'

/** One of the columns that rows are ordered by. */
export type Sort = { field: string; order: SortOrder }

/** How many columns may sort a list together. */
export const MOST_SORTS = 5

export type ListDefinition<Row extends { id: number } = { id: number }, Path extends string = string> = {
  path: Path
  /** Tells apart several lists that one call answers; each has its own column layout. */
  name?: string
  row: z.ZodObject & z.ZodType<Row>
  see: Who
  export: Who
  pageSize: number
  maxLimit: number
  defaultSort: readonly [string, SortOrder]
  columns: Readonly<Record<string, Column>>
  /** Cells that are made of several fields, by their columns. */
  printed?: Readonly<Record<string, Printed>>
  /** False for lists that nobody searches by words. */
  search: boolean
  texts: Texts
}

/** What the table shows while nobody has arranged its columns. */
export const isShown = ({ shown = 'always' }: Column): boolean => shown === 'always'

/** What people see or may choose to see. */
export const canBeSeen = ({ shown }: Column): boolean => shown !== 'never'

type Optional = 'see' | 'pageSize' | 'maxLimit' | 'search'

/** Whoever declares a list names fields of its row; whoever reads it takes the lists of all rows. */
type ListOptions<Row extends { id: number }, Path extends string> = Omit<
  ListDefinition<Row, Path>,
  Optional | 'defaultSort' | 'columns'
> &
  Partial<Pick<ListDefinition<Row, Path>, Optional>> & {
    defaultSort: readonly [keyof Row & string, SortOrder]
    columns: Readonly<Partial<Record<keyof Row & string, Column>>>
    /** Fields of the answer without a column, unless there is one: keys, flags that decide about actions. */
    unseen?: readonly (keyof Row & string)[]
  }

/** Kinds come from the row, which is generated from the database; the declaration has the last word. */
const completeColumns = (
  row: z.ZodObject,
  declared: Readonly<Record<string, Column>>,
): ListDefinition['columns'] =>
  Object.fromEntries(
    Object.entries(declared).map(([field, column]) => [
      field,
      { ...storedColumn(row.shape[field]), ...column },
    ]),
  )

export function defineList<Row extends { id: number }, const Path extends `/${string}/list`>({
  unseen = [],
  ...options
}: ListOptions<Row, Path>): ListDefinition<Row, Path> {
  // What is not declared is not there, which TypeScript does not know of keys of a type parameter.
  const named = options.columns as Readonly<Record<string, Column>>
  const never = unseen.map((field): [string, Column] => [field, { shown: 'never' }])
  const others = never.filter(([field]) => !Object.hasOwn(named, field))
  const columns = completeColumns(options.row, { ...named, ...Object.fromEntries(others) })
  return { see: everyone, pageSize: DEFAULT_LIMIT, maxLimit: MAX_LIMIT, search: true, ...options, columns }
}

/** The key under which settings and views of a list are stored. */
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

/** How many tabs may be counted in one call. */
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
  /** Groups the rows of the workbook by this field, each group with its sums. */
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
  /** Title of the workbook, which precedes the day in its file name. */
  title?: string
  [field: string]: unknown
}
