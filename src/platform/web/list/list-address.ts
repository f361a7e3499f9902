import { parseTypedDate } from '#core/dates.ts'
import {
  columnKind,
  type Column,
  type FilterMode,
  type ListDefinition,
  type ListPayload,
  type SortOrder,
} from '#core/list.ts'
import { MAX_PAGE, wholeUpTo } from '../address-number.ts'

/** What somebody has set on a list. It lives in the address, so that a list can be reloaded, shared and gone back to. */
export type ListState = {
  search: string
  filters: Readonly<Record<string, string>>
  sort: { field: string; direction: SortOrder } | null
  page: number
  pageSize: number | null
}

export const emptyState: ListState = { search: '', filters: {}, sort: null, page: 1, pageSize: null }

export const isFiltered = ({ search, filters }: ListState) =>
  search !== '' || Object.values(filters).some(Boolean)

/** Anything but turning the page starts over on the first one. */
export const merge = (before: ListState, next: Partial<ListState>): ListState => ({
  ...before,
  page: 1,
  ...next,
})

/** Ascending, descending, back to the list's own order. */
export function nextSort(sort: ListState['sort'], field: string): ListState['sort'] {
  if (sort?.field !== field) return { field, direction: 'ASC' }
  return sort.direction === 'ASC' ? { field, direction: 'DESC' } : null
}

const FILTER_PREFIX = 'f.'

export type Params = Record<string, string | undefined>

export const isListParam = (name: string) =>
  ['q', 'sort', 'page', 'size'].includes(name) || name.startsWith(FILTER_PREFIX)

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
  const sortField = params.sort?.replace(/^-/, '') ?? ''
  return {
    search: params.q ?? '',
    filters: Object.fromEntries(filters),
    sort: columnOf(list, sortField)
      ? { field: sortField, direction: params.sort?.startsWith('-') ? 'DESC' : 'ASC' }
      : null,
    page: wholeUpTo(MAX_PAGE, params.page) ?? 1,
    pageSize: wholeUpTo(list.maxLimit, params.size),
  }
}

export function toParams(state: ListState): Params {
  const { search, filters, sort, page, pageSize } = state
  return {
    q: search || undefined,
    ...Object.fromEntries(
      Object.entries(filters).map(([field, value]) => [FILTER_PREFIX + field, value || undefined]),
    ),
    sort: sort ? `${sort.direction === 'DESC' ? '-' : ''}${sort.field}` : undefined,
    page: page > 1 ? String(page) : undefined,
    size: pageSize ? String(pageSize) : undefined,
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
    filters[field] = { value: isDay ? (parseTypedDate(value) ?? value) : value, matchMode: column.filter }
  }
  return { filters, globalFilter: state.search }
}
