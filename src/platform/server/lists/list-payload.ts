import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { ColumnKind } from '#core/lists/column-kinds.ts'
import { isIsoDate } from '#core/days/dates.ts'
import { DEFAULT_LIMIT, EXPORT_LIMIT } from '#core/limits.ts'
import { AppError, invalid } from '#core/errors.ts'
import { flag } from '#core/fields.ts'
import { listPayload } from '#core/lists/list-call.ts'
import {
  columnKind,
  COMPUTED,
  filterModes,
  isShown,
  modesOf,
  type Column,
  type FilterMode,
  type ListDefinition,
  type OwnWords,
  type Sort,
} from '#core/lists/list.ts'
import type { ReferenceName } from '#core/references.ts'
import { accessRefusals } from '#core/refusals/access.ts'

type Payload = z.output<typeof listPayload>

const payloadFields = new Set(Object.keys(listPayload.shape))

export type Scalar = string | number | boolean
/** A condition without values matches empty fields. */
export type Condition = { field: string; column: Column; mode: FilterMode; values: Scalar[] }

/** A searched word, and the columns that show words for their keys. */
export type Word = { text: string; lookups: Lookup[] }

/** The field of a key, and what the list shows for it: the entry of a reference list, or one of its own words. */
export type Lookup = { key: string } & ({ list: ReferenceName } | OwnWords)

/** A grouping field; moments are grouped by day. */
export type GroupField = { field: string; kind: ColumnKind }

/** What a list is asked for, checked against its definition and the person asking. */
export type ListQuery = {
  columns: [field: string, column: Column][]
  conditions: Condition[]
  words: Word[]
  /** The whole text of the search field. */
  typed: string
  /** Never empty, the most important first. */
  sorts: readonly (Sort & { kind: ColumnKind })[]
  offset: number
  limit: number
  wantsCount: boolean
  wantsRows: boolean
  sumField: string | null
  sumFields: string[]
  groupBy: readonly GroupField[]
  /** Groups the rows of a workbook, which are sorted by group. */
  groupedBy: GroupField | null
  /** Only these rows; null for all of them. */
  onlyIds: readonly number[] | null
  exceptIds: readonly number[]
  wantsIds: boolean
  /** The fields that a workbook shows, in their order. */
  exported: string[]
}

/** A switch that may arrive as a boolean or as a flag. */
export const isOn = (value: boolean | '0' | '1' | null | undefined) => value === true || value === '1'

export function readListQuery(list: ListDefinition, payload: Payload, actor: Actor): ListQuery {
  const columns = Object.entries(list.columns).filter(([, column]) => !column.who || column.who(actor))
  const known = new Map(columns)
  const knownField = (field: string) => {
    if (!known.has(field)) throw invalid({ [field]: { code: 'unknown_field' } })
    return field
  }
  const printed = list.printed ?? {}
  const printable = (field: string) => (Object.hasOwn(printed, field) ? field : knownField(field))
  const summable = (field: string) => {
    const kind = columnKind(known.get(knownField(field)) ?? {})
    if (kind !== 'number' && kind !== 'money') throw invalid({ [field]: { code: 'not_allowed' } })
    return field
  }
  const groupField = (field: string) => ({ field, kind: columnKind(known.get(knownField(field)) ?? {}) })
  const groupedBy = payload.grouped_by ? groupField(payload.grouped_by) : null
  const left = new Set((payload.without_fields ?? []).map(knownField))
  const topLevel = Object.entries(payload).filter(([name]) => !payloadFields.has(name))
  const conditions = [...Object.entries(payload.filters ?? {}), ...topLevel].flatMap(([field, given]) => {
    const column = known.get(knownField(field)) ?? {}
    return readCondition(field, column, given)
  })
  for (const [field, value] of Object.entries(payload.group_of ?? {}))
    conditions.push(groupCondition(field, known.get(knownField(field)) ?? {}, value))
  if (!list.search && payload.globalFilter) throw invalid({ globalFilter: { code: 'not_allowed' } })
  const lookups = [...columns.flatMap(lookupsOf), ...printedLookups(list)]
  const exporting = payload.format === 'xlsx'
  if (exporting && !list.export(actor)) throw new AppError(accessRefusals.ERR_105)
  const sorts = readSorts(list, payload).map((sort) => ({
    ...sort,
    kind: columnKind(known.get(knownField(sort.field)) ?? {}),
  }))
  const wanted = columns.filter(([field]) => !left.has(field))
  const exported = exportedFields(wanted, payload.columns?.map(printable))
  const ordering = [...sorts.map(({ field }) => field), ...(groupedBy ? [groupedBy.field] : [])]
  const needed = neededFor([...exported, ...ordering], known, printed)
  return {
    columns: exporting ? columns.filter(([field]) => needed.has(field)) : wanted,
    conditions,
    typed: (payload.globalFilter ?? '').trim(),
    words: (payload.globalFilter ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 10)
      .map((text) => ({ text, lookups })),
    sorts,
    offset: exporting ? 0 : (payload.offset ?? 0),
    limit: exporting ? EXPORT_LIMIT : Math.min(payload.limit ?? DEFAULT_LIMIT, list.maxLimit),
    wantsCount: exporting || isOn(payload.count) || isOn(payload.no_columns),
    wantsRows: !isOn(payload.no_columns),
    sumField: payload.sum_field ? summable(payload.sum_field) : null,
    sumFields: (payload.sum_fields ?? []).map(summable),
    groupBy: (payload.group_by_fields ?? []).map(groupField),
    groupedBy,
    onlyIds: payload.only_ids ?? null,
    exceptIds: payload.except_ids ?? [],
    wantsIds: isOn(payload.ids_only),
    exported,
  }
}

function lookupsOf([field, column]: [string, Column]): Lookup[] {
  const { lookup, options } = column
  if (!isShown(column)) return []
  if (lookup) return [lookup]
  return options && 'values' in options ? [{ key: field, values: options.values }] : []
}

/** The words of cells that are made of several fields. */
const printedLookups = ({ printed = {} }: ListDefinition): Lookup[] =>
  Object.values(printed).flatMap(({ key = COMPUTED, list, values }): Lookup[] => {
    if (list) return [{ key, list }]
    return values ? [{ key, values }] : []
  })

/** What the rows are ordered by: several columns, one of them, or the list's own order. */
function readSorts(list: ListDefinition, payload: Payload): readonly Sort[] {
  if (payload.sorts?.length) return payload.sorts
  const field = payload.orderByField || list.defaultSort[0]
  return [{ field, order: payload.orderBy ?? (payload.orderByField ? 'ASC' : list.defaultSort[1]) }]
}

/** What a workbook shows: the fields that were asked for, each once, or those that the list shows by itself. */
const exportedFields = (columns: ListQuery['columns'], asked: string[] | undefined): string[] =>
  asked ? [...new Set(asked)] : columns.flatMap(([field, column]) => (isShown(column) ? [field] : []))

/** The shown fields, the keys of their texts, and the fields that exclude rows from their sums. */
function neededFor(
  exported: readonly string[],
  known: ReadonlyMap<string, Column>,
  printed: NonNullable<ListDefinition['printed']>,
): Set<string> {
  return new Set(
    exported.flatMap((field) => {
      const { lookup, sumUnless } = known.get(field) ?? {}
      const needs = printed[field]?.needs ?? []
      return [field, ...needs, ...(lookup ? [lookup.key] : []), ...(sumUnless ? [sumUnless] : [])]
    }),
  )
}

/** How many values one filter may have. */
const MOST_VALUES = 1_000

const filterObject = z.strictObject({ value: z.unknown(), matchMode: z.enum(filterModes).default('equals') })

/** An empty value filters nothing: that is how a cleared field travels. */
function readCondition(field: string, column: Column, given: unknown): Condition[] {
  const wrong = () => invalid({ [field]: { code: 'not_allowed' } })
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  const parsed = isObject ? filterObject.safeParse(given) : undefined
  if (parsed && !parsed.success) throw wrong()
  const { value, matchMode: mode } = parsed?.data ?? { value: given, matchMode: 'equals' as const }
  if (!modesOf(column).includes(mode)) throw wrong()
  if (mode === 'between') {
    if (!Array.isArray(value) || value.length !== 2) throw wrong()
    const [from, to] = value as [unknown, unknown]
    return [
      ...readCondition(field, column, { value: from, matchMode: 'gte' }),
      ...readCondition(field, column, { value: to, matchMode: 'lte' }),
    ]
  }
  if (mode === 'in') {
    if (!Array.isArray(value) || value.length > MOST_VALUES) throw wrong()
    return [{ field, column, mode, values: value.map((one) => readValue(column, one) ?? fail(wrong())) }]
  }
  if (value === null || value === undefined || value === '') return []
  if (mode === 'startsWith' || mode === 'contains') {
    if (typeof value !== 'string' && typeof value !== 'number') throw wrong()
    if (String(value).length > 200) throw wrong()
    return [{ field, column, mode, values: [String(value)] }]
  }
  return [{ field, column, mode, values: [readValue(column, value) ?? fail(wrong())] }]
}

/** Selects the rows of a group by its value; the group without a value holds the rows whose field is empty. */
function groupCondition(field: string, column: Column, value: string | number | null): Condition {
  if (value === null) return { field, column, mode: 'equals', values: [] }
  const read = columnKind(column) === 'text' ? String(value) : readValue(column, value)
  if (read === null) throw invalid({ [field]: { code: 'not_allowed' } })
  return { field, column, mode: 'equals', values: [read] }
}

function fail(error: AppError): never {
  throw error
}

const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/

/** The value in the form its column compares with, or null when it cannot be one. */
function readValue(column: Column, value: unknown): Scalar | null {
  switch (columnKind(column)) {
    case 'number':
    case 'money': {
      const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
      return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) < 1e15 ? number : null
    }
    case 'date':
    case 'moment': {
      const day = typeof value === 'string' ? value.replace(COMPACT_DAY, '$1-$2-$3').slice(0, 10) : ''
      return isIsoDate(day) ? day : null
    }
    case 'flag': {
      const parsed = flag.safeParse(value)
      return parsed.success ? parsed.data : null
    }
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : null
  }
}
