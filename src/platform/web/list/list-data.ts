import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { formatInteger } from '#core/money.ts'
import type { ListDefinition, ListPayload } from '#core/list.ts'
import { callForWorkbook, callList } from '../api.ts'
import { whileBusy } from '../busy.tsx'
import { saveBlob } from '../download.ts'
import { tell } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { toastError, toastWarning } from '../toasts.ts'
import { filterPayload, type ListState } from './list-state.ts'

/**
 * Filters that the screen sets itself, such as the wine whose movements are shown. Under `filters` they may carry a
 * mode of their own; a filter that somebody types in the same column takes the place of that one.
 */
export type FixedFilters = Readonly<Record<string, unknown>> & { filters?: ListPayload['filters'] }

function asked(list: ListDefinition, state: ListState, fixed: FixedFilters): ListPayload {
  const typed = filterPayload(list, state)
  return { ...fixed, ...typed, filters: { ...fixed.filters, ...typed.filters } }
}

/** One page of rows. Earlier rows stay on screen while the next ones are on their way. */
export function useListRows<Row extends { id: number }>(
  list: ListDefinition<Row>,
  state: ListState,
  fixed: FixedFilters,
) {
  const definition = list as unknown as ListDefinition
  const limit = state.pageSize ?? list.pageSize
  const [sortField, sortDirection] = list.defaultSort
  const unseen = Object.entries(definition.columns).flatMap(([field, { hidden, spare }]) =>
    hidden && spare ? [field] : [],
  )
  const payload = {
    ...asked(definition, state, fixed),
    orderByField: state.sort?.field ?? sortField,
    orderBy: state.sort?.direction ?? sortDirection,
    offset: (state.page - 1) * limit,
    limit,
    ...(unseen.length ? { without_fields: unseen } : {}),
  }
  return useQuery({
    queryKey: [list.path, 'rows', payload],
    queryFn: ({ signal }) => callList(list, payload, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Count and sums belong to the filter, not to the page, and are asked for once per filter. */
export function useListTotals<Row extends { id: number }>(
  list: ListDefinition<Row>,
  state: ListState,
  fixed: FixedFilters,
) {
  const definition = list as unknown as ListDefinition
  const columns = Object.entries(definition.columns)
  const payload = {
    ...asked(definition, state, fixed),
    count: true,
    limit: 0,
    sum_fields: columns.filter(([, column]) => column.sum).map(([field]) => field),
  }
  return useQuery({
    queryKey: [list.path, 'totals', payload],
    queryFn: ({ signal }) => callList(list, payload, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Downloads what the list shows, all pages of it, as a workbook. */
export async function exportList(list: ListDefinition, state: ListState, fixed: FixedFilters): Promise<void> {
  const sort = state.sort ? { orderByField: state.sort.field, orderBy: state.sort.direction } : {}
  try {
    const { blob, name, headers } = await whileBusy(
      callForWorkbook(list, { ...asked(list, state, fixed), ...sort }),
    )
    const total = Number(headers.get('x-total-count'))
    if (total === 0) return toastWarning(tell(commonTexts, 'export_empty'))
    saveBlob(blob, name)
    if (total > EXPORT_LIMIT)
      toastWarning(tell(commonTexts, 'export_cut', { limit: formatInteger(EXPORT_LIMIT) }))
  } catch (error) {
    toastError(error)
  }
}
