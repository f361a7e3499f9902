import type { ListDefinition, ListPayload } from '#core/list.ts'
import { filterPayload, type ListState } from './list-address.ts'

/**
 * Filters that the screen sets itself, such as the wine whose movements are shown. Under `filters` they may carry a
 * mode of their own; a filter that somebody types in the same column takes the place of that one.
 */
export type FixedFilters = Readonly<Record<string, unknown>> & { filters?: ListPayload['filters'] }

function asked(list: ListDefinition, state: ListState, fixed: FixedFilters): ListPayload {
  const typed = filterPayload(list, state)
  return { ...fixed, ...typed, filters: { ...fixed.filters, ...typed.filters } }
}

/** The question for one page of rows. */
export function rowsQuestion(list: ListDefinition, state: ListState, fixed: FixedFilters): ListPayload {
  const limit = state.pageSize ?? list.pageSize
  const [sortField, sortDirection] = list.defaultSort
  const unseen = Object.entries(list.columns).flatMap(([field, { hidden, spare }]) =>
    hidden && spare ? [field] : [],
  )
  return {
    ...asked(list, state, fixed),
    orderByField: state.sort?.field ?? sortField,
    orderBy: state.sort?.direction ?? sortDirection,
    offset: (state.page - 1) * limit,
    limit,
    ...(unseen.length ? { without_fields: unseen } : {}),
  }
}

/** The question for count and sums, which belong to the filter and not to the page. */
export const totalsQuestion = (list: ListDefinition, state: ListState, fixed: FixedFilters): ListPayload => ({
  ...asked(list, state, fixed),
  count: true,
  limit: 0,
  sum_fields: Object.entries(list.columns).flatMap(([field, { sum }]) => (sum ? [field] : [])),
})

/** What a workbook takes over from the screen: its name and the columns in their order. */
export type ShownList = { title: string; columns: string[] }

/** The question for all pages, as a workbook answers them. */
export function exportQuestion(
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ShownList,
): ListPayload {
  const [sortField, sortDirection] = list.defaultSort
  return {
    ...asked(list, state, fixed),
    orderByField: state.sort?.field ?? sortField,
    orderBy: state.sort?.direction ?? sortDirection,
    ...shown,
  }
}

export const lastPage = (count: number, pageSize: number) => Math.ceil(count / pageSize)
