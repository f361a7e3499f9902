import { isShown, type ListDefinition, type ListPayload, type SortOrder } from '#core/lists/list.ts'
import { filterPayload, type ListState } from './list-address.ts'
import type { Ticked } from '../selection/ticked.ts'

/**
 * Filters that the screen sets itself, such as the wine whose movements are shown. Under `filters` they may carry a
 * mode of their own; a filter that somebody types in the same column takes the place of that one.
 */
export type FixedFilters = Readonly<Record<string, unknown>> & { filters?: ListPayload['filters'] }

function asked(list: ListDefinition, state: ListState, fixed: FixedFilters): ListPayload {
  const typed = filterPayload(list, state)
  return { ...fixed, ...typed, filters: { ...fixed.filters, ...typed.filters } }
}

/** The question of a list for all of its rows, in their order. */
export const askedOf = (list: ListDefinition, state: ListState, fixed: FixedFilters) => ({
  list: list.path,
  query: { ...asked(list, state, fixed), ...sortPayload(list, state) },
})

/** The screen's conditions without its filters: single rows stay ticked while those change. */
export const withoutFilters = ({ filters: _filters, ...screen }: FixedFilters): ListPayload => screen

/** The question for the number and the sums of ticked rows. */
export function tickedQuestion(ticked: Ticked, fixed: FixedFilters, sum_fields: string[]): ListPayload {
  const totals = { count: true, limit: 0, sum_fields }
  if (ticked.kind === 'some') return { ...withoutFilters(fixed), ...totals, only_ids: [...ticked.ids] }
  return { ...ticked.asked.query, ...totals, except_ids: [...ticked.except] }
}

/** What the table shows while nobody has arranged its columns. */
const usualFields = (list: ListDefinition): ReadonlySet<string> =>
  new Set(Object.entries(list.columns).flatMap(([field, column]) => (isShown(column) ? [field] : [])))

/** The requested order of a list, or its default. One column is sent as before, several as an array. */
export function sortPayload(
  list: { defaultSort: readonly [string, SortOrder] },
  state: ListState,
): Pick<ListPayload, 'orderByField' | 'orderBy' | 'sorts'> {
  const [first, ...others] = state.sorts
  if (others.length) return { sorts: [...state.sorts] }
  const [field, order] = list.defaultSort
  return { orderByField: first?.field ?? field, orderBy: first?.order ?? order }
}

/** The question for one page of rows; fields that nobody sees and nothing needs are left out. */
export function rowsQuestion(
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string> = usualFields(list),
): ListPayload {
  const limit = state.pageSize ?? list.pageSize
  const unseen = Object.entries(list.columns).flatMap(([name, { spare }]) =>
    spare && !shown.has(name) ? [name] : [],
  )
  return {
    ...asked(list, state, fixed),
    ...sortPayload(list, state),
    offset: (state.page - 1) * limit,
    limit,
    compact: true,
    ...(unseen.length ? { without_fields: unseen } : {}),
  }
}

/** The question for count and sums, which belong to the filter and not to the page. */
export const totalsQuestion = (
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string> = usualFields(list),
): ListPayload => ({
  ...asked(list, state, fixed),
  count: true,
  limit: 0,
  sum_fields: Object.entries(list.columns).flatMap(([field, { sum }]) =>
    sum && shown.has(field) ? [field] : [],
  ),
})

/** What a workbook takes over from the screen: its name and the columns in their order. */
export type ShownList = { title: string; columns: string[] }

/** The question for all pages, as a workbook answers them. */
export const exportQuestion = (
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ShownList,
): ListPayload => ({
  ...asked(list, state, fixed),
  ...sortPayload(list, state),
  ...shown,
  ...(state.group ? { grouped_by: state.group } : {}),
})

export const lastPage = (count: number, pageSize: number) => Math.ceil(count / pageSize)
