import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { columnKind, type ListDefinition } from '#core/lists/list.ts'
import { callList } from '#platform/web/api.ts'
import { printSum, type ShownColumn } from '../rows/cells.tsx'
import type { ListState } from '../question/list-address.ts'
import { askedOf, tickedQuestion, type FixedFilters } from '../question/list-question.ts'
import type { Selection } from './selection.ts'
import { isSameQuestion, type AskedList } from './ticked.ts'

type Options = {
  list: ListDefinition
  state: ListState
  fixed: FixedFilters
  selection: Selection | null
}

/** The query that "all matching rows" means now. All rows of another query are unticked. */
export function useAsked({ list, state, fixed, selection }: Options): AskedList {
  const asked = useMemo(() => askedOf(list, state, fixed), [list, state, fixed])
  const ticked = selection?.ticked
  const isOther = ticked?.kind === 'all' && !isSameQuestion(ticked.asked, asked)
  useEffect(() => {
    if (isOther) selection?.clear()
  }, [isOther, selection])
  return asked
}

/** The sums are fetched after this pause in ticking. */
const PAUSE_MS = 150

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

export type TickedSum = { field: string; label: string; sum: string }

/** The sums of the money in the ticked rows, on whichever page they are; one call for all of them. */
export function useTickedSums(
  list: ListDefinition,
  selection: Selection,
  fixed: FixedFilters,
  columns: readonly ShownColumn[],
): readonly TickedSum[] {
  const summed = columns.filter(({ column }) => column.sum || columnKind(column) === 'money')
  const payload = tickedQuestion(
    selection.ticked,
    fixed,
    summed.map(({ field }) => field),
  )
  const { data } = useQuery({
    queryKey: [list.path, 'ticked', payload],
    queryFn:
      selection.count && summed.length
        ? async ({ signal }) => {
            await pause(PAUSE_MS, signal)
            return callList(list, payload, { signal })
          }
        : skipToken,
    placeholderData: keepPreviousData,
  })
  if (!data || !selection.count) return []
  return summed.flatMap(({ field, column, label }) => {
    const sum = data[`sum_${field}`]
    return typeof sum === 'number' ? [{ field, label, sum: printSum(column, sum) }] : []
  })
}
