import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, write } from '#platform/web/api.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { onNotice } from '#platform/web/realtime.ts'
import { serverNow } from '#platform/web/session/server-clock.ts'
import { useStore } from '#platform/web/store.ts'
import { linesToHold, type Quantity } from '../../domain/holding.ts'
import { holdDraft } from '../draft-hold.ts'
import { nextEnd, shownHolds } from '../shown-holds.ts'
import type { DraftHold } from './draft-hold-context.ts'

type Draft = {
  draft_id: string
  cus_id: number
  /** What the form asks for, and what its stored order reserves already. */
  wanted: readonly Quantity[]
  reserved: readonly Quantity[]
  /** Changes with every input, which renews the hold. */
  typed: unknown
  isEnabled: boolean
}

const MOST_HOLDS = 200
/** Delay after the end of a hold, so that it has ended on the server too. */
const AFTER_END_MS = 50
const NOTHING_READ = { rows: [], readAt: 0 }

const serverMs = () => serverNow().epochMilliseconds

/** Holds the bottles of an order form while it is open, and knows what others hold of its wines. */
export function useOrderHold({ draft_id, cus_id, wanted, reserved, typed, isEnabled }: Draft): DraftHold {
  const { hold_bottles } = useCompanySettings()
  const [holder] = useState(() =>
    holdDraft({
      put: async (lines) => (await write('/hold/put', { draft_id, cus_id, lines: [...lines] })).lines,
      drop: () => write('/hold/drop', { draft_id }),
    }),
  )
  useEffect(() => {
    if (isEnabled) holder.want(linesToHold(wanted, reserved, hold_bottles))
    // oxlint-disable-next-line react/exhaustive-deps -- everything that is typed changes `typed`
  }, [typed, isEnabled, hold_bottles])
  useEffect(() => () => void holder.end().catch(() => undefined), [holder])
  const own = useStore(holder.state)
  const holds = useHoldsOf(isEnabled ? wanted.map(({ stk_id }) => stk_id) : [])
  const now = useTurnOfHolds([own.until, ...holds.rows.map(({ until }) => until)])
  return shownHolds({ draft_id, own, ...holds, now })
}

/** Who holds these wines now; refetched when the server announces a change of one of them. */
function useHoldsOf(ids: readonly number[]) {
  const queries = useQueryClient()
  const wines = [...new Set(ids)].toSorted((a, b) => a - b)
  const key = wines.join()
  useEffect(
    () =>
      onNotice<{ wines: number[] }>('holds', (changed) => {
        if (!changed.wines.some((id) => key.split(',').includes(String(id)))) return
        void queries.invalidateQueries({ queryKey: ['/hold/list', 'of-order'] })
        void queries.invalidateQueries({ queryKey: ['/stok_search_dialialog_view/list'] })
      }),
    [queries, key],
  )
  const filters = { stk_id: { value: wines, matchMode: 'in' } } as const
  const query = useQuery({
    queryKey: ['/hold/list', 'of-order', key],
    queryFn: wines.length
      ? async () => ({
          rows: (await call('/hold/list', { filters, limit: MOST_HOLDS })).datalist,
          readAt: performance.now(),
        })
      : skipToken,
    staleTime: 0,
  })
  return query.data ?? NOTHING_READ
}

/** The current time, updated when one of the holds ends; then the free bottles are refetched. */
function useTurnOfHolds(untils: readonly (string | null)[]): number {
  const queries = useQueryClient()
  const [now, setNow] = useState(serverMs)
  const wait = nextEnd(untils, now)
  const turn = wait === null ? null : now + wait
  useEffect(() => {
    if (turn === null) return undefined
    const timer = setTimeout(
      () => {
        setNow(serverMs())
        void queries.invalidateQueries({ queryKey: ['/hold/list'] })
        void queries.invalidateQueries({ queryKey: ['/stok_search_dialialog_view/list'] })
      },
      Math.max(0, turn - serverMs()) + AFTER_END_MS,
    )
    return () => clearTimeout(timer)
  }, [turn, queries])
  return now
}
