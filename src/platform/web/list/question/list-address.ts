import { parseTypedDay } from '#core/days/typed-moment.ts'
import {
  columnKind,
  MOST_SORTS,
  type Column,
  type FilterMode,
  type ListDefinition,
  type ListPayload,
  type Sort,
} from '#core/lists/list.ts'
import { isGroupable } from '../groups/group-lines.ts'
import { MAX_PAGE, wholeUpTo } from '#platform/web/records/address-number.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'

/** What somebody has set on a list. It lives in the address, so that a list can be reloaded, shared and gone back to. */
export type ListState = {
  search: string
  filters: Readonly<Record<string, string>>
  /** Empty for the list's own order. */
  sorts: readonly Sort[]
  page: number
  pageSize: number | null
  /** The saved view that is open, by its number. */
  view: number | null
  /** The column whose values put the rows in groups. */
  group: string | null
}

export const emptyState: ListState = {
  search: '',
  filters: {},
  sorts: [],
  page: 1,
  pageSize: null,
  view: null,
  group: null,
}

export const isFiltered = ({ search, filters }: ListState) =>
  search !== '' || Object.values(filters).some(Boolean)

/** Any change except paging goes back to the first page. */
export const merge = (before: ListState, next: Partial<ListState>): ListState => ({
  ...before,
  page: 1,
  ...next,
})

/** Cycles a column: ascending, descending, unsorted. With `isAdded` the other sorted columns stay. */
export function nextSorts(sorts: readonly Sort[], field: string, isAdded: boolean): readonly Sort[] {
  const before = sorts.find((sort) => sort.field === field)
  const next = before?.order === 'DESC' ? [] : [{ field, order: before ? 'DESC' : 'ASC' } as const]
  if (!isAdded) return sorts.length > 1 ? [{ field, order: 'ASC' }] : next
  if (!before) return [...sorts, ...next].slice(0, MOST_SORTS)
  return sorts.flatMap((sort) => (sort === before ? next : [sort]))
}

const FILTER_PREFIX = 'f.'
/** The largest row id. */
const MOST_ID = 2_147_483_647

export type Params = Record<string, string | undefined>

export const isListParam = (name: string) =>
  ['q', 'sort', 'page', 'size', 'v', 'g'].includes(name) || name.startsWith(FILTER_PREFIX)

/** The part of the address that is the list's. */
export const listParams = (search: Params): Params =>
  Object.fromEntries(Object.entries(search).filter(([name]) => isListParam(name)))

/** An address with other parameters of the list; those of the screen stay. */
export const withListParams = (current: Record<string, unknown>, next: Params) => ({
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !isListParam(name))),
  ...next,
})

export function fromParams(list: ListDefinition, params: Params): ListState {
  const filters = Object.entries(params).flatMap(([name, value]) => {
    const field = name.slice(FILTER_PREFIX.length)
    return name.startsWith(FILTER_PREFIX) && value && columnOf(list, field)?.filter
      ? [[field, value] as const]
      : []
  })
  return {
    search: params.q ?? '',
    filters: Object.fromEntries(filters),
    sorts: sortsOf(list, params.sort ?? ''),
    page: wholeUpTo(MAX_PAGE, params.page) ?? 1,
    pageSize: wholeUpTo(list.maxLimit, params.size),
    view: wholeUpTo(MOST_ID, params.v),
    group: groupOf(list, params.g),
  }
}

function groupOf(list: ListDefinition, field: string | undefined): string | null {
  const column = field ? columnOf(list, field) : undefined
  return field && column && isGroupable(field, column) ? field : null
}

/** Written as `-price,code`: the price falling, then the code. */
function sortsOf(list: ListDefinition, written: string): readonly Sort[] {
  const sorts = written
    .split(',')
    .map((term): Sort => ({ field: term.replace(/^-/, ''), order: term.startsWith('-') ? 'DESC' : 'ASC' }))
    .filter(({ field }) => columnOf(list, field))
  const isFirst = ({ field }: Sort, index: number) =>
    sorts.findIndex((sort) => sort.field === field) === index
  return sorts.filter(isFirst).slice(0, MOST_SORTS)
}

const written = ({ field, order }: Sort) => (order === 'DESC' ? `-${field}` : field)

export function toParams(state: ListState): Params {
  const { search, filters, sorts, page, pageSize, view, group } = state
  return {
    q: search || undefined,
    ...Object.fromEntries(
      Object.entries(filters).map(([field, value]) => [FILTER_PREFIX + field, value || undefined]),
    ),
    sort: sorts.map(written).join() || undefined,
    page: page > 1 ? String(page) : undefined,
    size: pageSize ? String(pageSize) : undefined,
    v: view ? String(view) : undefined,
    g: group ?? undefined,
  }
}

function columnOf(list: ListDefinition, field: string): Column | undefined {
  const columns: Record<string, Column> = list.columns
  return Object.hasOwn(columns, field) ? columns[field] : undefined
}

/** The filters of a state as the call carries them. */
export function filterPayload(list: ListDefinition, state: ListState): ListPayload {
  const filters: Record<string, { value: string; matchMode: FilterMode }> = {}
  for (const [field, value] of Object.entries(state.filters)) {
    const column = columnOf(list, field)
    if (!value || !column?.filter) continue
    const isDay = columnKind(column) === 'date' || columnKind(column) === 'moment'
    filters[field] = {
      value: isDay ? (parseTypedDay(value, serverToday()) ?? value) : value,
      matchMode: column.filter,
    }
  }
  return { filters, globalFilter: state.search }
}
