import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { formatInteger } from '#core/money/money.ts'
import type { ListDefinition } from '#core/lists/list.ts'
import { callForWorkbook, callList } from '#platform/web/api.ts'
import { whileBusy } from '#platform/web/toasts/busy.tsx'
import { saveBlob } from '#platform/web/download.ts'
import { tell } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { ListState } from './list-address.ts'
import {
  exportQuestion,
  rowsQuestion,
  totalsQuestion,
  type FixedFilters,
  type ShownList,
} from './list-question.ts'

/** One page of rows. Earlier rows stay on screen while the next ones are on their way. */
export function useListRows<Row extends { id: number }>(
  list: ListDefinition<Row>,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string>,
  isAsked: boolean,
) {
  const payload = rowsQuestion(list, state, fixed, shown)
  return useQuery({
    queryKey: [list.path, 'rows', payload],
    queryFn: ({ signal }) => callList(list, payload, { signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })
}

/** Count and sums belong to the filter, not to the page, and are asked for once per filter. */
export function useListTotals<Row extends { id: number }>(
  list: ListDefinition<Row>,
  state: ListState,
  fixed: FixedFilters,
  shown: ReadonlySet<string>,
) {
  const payload = totalsQuestion(list, state, fixed, shown)
  return useQuery({
    queryKey: [list.path, 'totals', payload],
    queryFn: ({ signal }) => callList(list, payload, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Downloads what the list shows, all pages of it, as a workbook. */
export async function exportList(
  list: ListDefinition,
  state: ListState,
  fixed: FixedFilters,
  shown: ShownList,
): Promise<void> {
  try {
    const question = exportQuestion(list, state, fixed, shown)
    const { blob, name, headers } = await whileBusy(callForWorkbook(list, question))
    const total = Number(headers.get('x-total-count'))
    if (total === 0) return toastWarning(tell(commonTexts, 'export_empty'))
    saveBlob(blob, name)
    if (total > EXPORT_LIMIT)
      toastWarning(tell(commonTexts, 'export_cut', { limit: formatInteger(EXPORT_LIMIT) }))
  } catch (error) {
    toastError(error)
  }
}
