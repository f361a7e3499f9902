import { z } from 'zod'
import type { Who } from '../actor.ts'
import type { CallDefinition } from '../calls.ts'
import { flag, rowId, wholeNumber } from '../fields.ts'
import { BULK_LIMIT } from '../limits.ts'
import {
  columnKind,
  MOST_SORTS,
  MOST_TABS,
  type Column,
  type ListDefinition,
  type ListPayload,
} from './list.ts'

const sortOrder = z.enum(['ASC', 'DESC'])

const inCapitals = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), schema)

const listTab = z.strictObject({
  name: z.string().min(1).max(50),
  filters: z.record(z.string(), z.unknown()).nullish(),
  sum_field: z.string().max(100).nullish(),
})

/** The shared list payload; further top-level fields are equality filters on columns. */
export const listPayload = z.looseObject({
  filters: z.record(z.string(), z.unknown()).nullish(),
  globalFilter: z.string().max(200).nullish(),
  orderByField: z.string().max(100).nullish(),
  orderBy: inCapitals(sortOrder.nullish()),
  sorts: z
    .array(z.strictObject({ field: z.string().max(100), order: inCapitals(sortOrder) }))
    .max(MOST_SORTS)
    .nullish(),
  offset: wholeNumber(0, 100_000_000).nullish(),
  limit: wholeNumber(0, 100_000_000).nullish(),
  count: z.union([z.boolean(), flag]).nullish(),
  sum_field: z.string().max(100).nullish(),
  sum_fields: z.array(z.string().max(100)).max(20).nullish(),
  group_by_fields: z.array(z.string().max(100)).max(10).nullish(),
  group_of: z
    .record(z.string().max(100), z.union([z.string().max(1_000), z.number(), z.null()]))
    .nullish()
    .describe('rows of one group: the values of its fields, null where they are empty'),
  grouped_by: z.string().max(100).nullish().describe('field whose groups and sums the workbook shows'),
  key_label: z.union([z.boolean(), flag]).nullish(),
  no_columns: z.union([z.boolean(), flag]).nullish(),
  compact: z
    .union([z.boolean(), flag])
    .nullish()
    .describe('rows as lists of values, in the order of the names in fields'),
  without_fields: z.array(z.string().max(100)).max(100).nullish(),
  tabs: z
    .array(listTab)
    .max(MOST_TABS)
    .nullish()
    .describe('lists that are counted and summed up instead of shown, each by filters of its own'),
  format: z.literal('xlsx').nullish(),
  columns: z.array(z.string().max(100)).min(1).max(100).nullish(),
  title: z.string().max(200).nullish(),
  only_ids: z.array(rowId).max(BULK_LIMIT).nullish(),
  except_ids: z.array(rowId).max(BULK_LIMIT).nullish(),
  ids_only: z.union([z.boolean(), flag]).nullish(),
})

type ListInput = z.ZodType<z.output<typeof listPayload>, ListPayload>

/** What a list answers: the asked page, and count and sums where they were asked for. */
export type ListAnswer<Row> = {
  datalist: Row[]
  count?: number
  sum?: number
  /** The ids of all matching rows, if asked for; one more than the limit means that there are more. */
  ids?: number[]
  /** The moment of a count: rows written since may not be among those counted. */
  as_of?: string
  tabs?: TabCount[]
  /** Of compact rows: the names of the fields, and the values of each row. */
  fields?: string[]
  values?: unknown[][]
  /** Of lists that are dropdowns as well: the version of their entries. */
  list_version?: number
  [sum: `sum_${string}`]: number
}

const tabCount = z.object({ name: z.string(), count: z.number(), sum: z.number().optional() })

/** How many rows a tab has, and their sum where it was asked for. */
export type TabCount = z.infer<typeof tabCount>

/** The type of a declared list's call, with which its file extends `CallTypes`. */
export type CallOf<List> =
  List extends ListDefinition<infer Row, infer Path>
    ? CallDefinition<Path, Who, ListInput, z.ZodType<ListAnswer<Row>>>
    : never

/** What a call may answer beside the rows of its list: the rows of another list, or those of a dropdown. */
type OtherRows = { row: z.ZodObject; columns?: ListDefinition['columns'] }

/** The fields that every row of a list call has if none were left out, for each kind of rows; tests check them. */
export const fieldsOfRows = new WeakMap<object, readonly (readonly string[])[]>()

/** Some columns are for certain people only; a dropdown has optional fields. */
const fieldsForAll = ({ row, columns }: OtherRows): string[] =>
  columns
    ? Object.entries<Column>(columns).flatMap(([field, { who }]) => (who ? [] : [field]))
    : Object.entries<z.ZodType>(row.shape).flatMap(([field, kind]) => (kind.isOptional() ? [] : [field]))

function answerOf(list: ListDefinition, others: readonly OtherRows[], more: z.ZodRawShape) {
  const row = others.reduce<z.ZodObject>((all, other) => all.extend(other.row.shape), list.row)
  const kinds: readonly OtherRows[] = [list, ...others]
  const sum = z.number().optional()
  const answer = z.object({
    datalist: z.array(row.partial().extend(groupSize)),
    count: z.number().optional(),
    sum,
    ids: z.array(z.number()).optional(),
    as_of: z.string().optional(),
    tabs: z.array(tabCount).optional(),
    fields: z.array(z.string()).optional(),
    values: z.array(z.array(z.unknown())).optional(),
    ...(others.some(isDropdown) ? { list_version: z.number().optional() } : {}),
    ...Object.fromEntries(kinds.flatMap(summableFields).map((field) => [`sum_${field}`, sum])),
    ...more,
  })
  fieldsOfRows.set(answer, kinds.map(fieldsForAll))
  return answer
}

type ListCall<Row, Path extends string, More = unknown> = CallDefinition<
  Path,
  Who,
  ListInput,
  z.ZodType<ListAnswer<Row> & More>
>

/**
 * The call of a declared list; `others` are further lists that the same call answers. A row carries the columns that
 * were asked for and that the person may see.
 */
export function listCall<Row extends { id: number }, Path extends string>(
  list: ListDefinition<Row, Path>,
  ...others: readonly OtherRows[]
): ListCall<Row, Path> {
  return callOf(list, answerOf(list, others, {}))
}

/** The call of a declared list whose answer carries more than its rows. */
export function listCallWith<
  Row extends { id: number },
  Path extends string,
  const More extends z.ZodRawShape,
>(list: ListDefinition<Row, Path>, more: More): ListCall<Row, Path, z.infer<z.ZodObject<More>>> {
  return callOf(list, answerOf(list, [], more))
}

const callOf = <Row extends { id: number }, Path extends string, More>(
  list: ListDefinition<Row, Path>,
  answer: z.ZodObject,
): ListCall<Row, Path, More> => ({
  path: list.path,
  who: list.see,
  input: listPayload as unknown as ListInput,
  answer: answer as unknown as z.ZodType<ListAnswer<Row> & More>,
})

const isDropdown = ({ columns }: OtherRows) => !columns

const isSummable = (column: Column) => ['number', 'money'].includes(columnKind(column))

/** The fields whose sums may be asked for. */
const summableFields = ({ columns = {} }: OtherRows) =>
  Object.entries<Column>(columns).flatMap(([field, column]) => (isSummable(column) ? [field] : []))

/** Each group also carries the number of its rows. */
const groupSize = { _count: z.number().optional() }
