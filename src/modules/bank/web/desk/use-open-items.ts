import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#platform/web/api.ts'
import type { ChangedItem } from '#modules/bank/domain/calls.ts'
import type { DeskRow } from '#modules/bank/domain/desk.ts'

type State = 'idle' | 'searching' | 'done' | 'failed'
/** A row that somebody has paid while it was shown says so, and is not booked by Enter. */
export type ShownItem = DeskRow & { changed?: ChangedItem }
type Answer = { rows: readonly ShownItem[]; sure: boolean; state: State }

const nothing: Answer = { rows: [], sure: false, state: 'idle' }

/** A pause this short lets a number be typed without a search for each digit. */
const PAUSE_MS = 80

/** Rows that were shown and are changed by now stay where they were, marked; the others are as they are. */
function withChanges(
  before: readonly ShownItem[],
  rows: readonly DeskRow[],
  changed: readonly ChangedItem[],
): ShownItem[] {
  const marks = new Map(changed.map((one) => [one.sip_id, one]))
  const marked = before.flatMap((row) => {
    const mark = marks.get(row.sip_id) ?? row.changed
    return mark ? [{ ...row, changed: mark }] : []
  })
  const gone = new Set(marked.map(({ sip_id }) => sip_id))
  return [...rows.filter(({ sip_id }) => !gone.has(sip_id)), ...marked]
}

/** The open items for a text, live; a new `round` forgets what was shown before, as after a booking. */
export function useOpenItems(typed: string, round: number): Answer {
  const text = typed.trim()
  const [search] = useDebouncedValue(text, PAUSE_MS)
  const question = `${round} ${search}`
  const shown = useRef<{ question: string; rows: readonly ShownItem[] }>({ question: '', rows: [] })
  const query = useQuery({
    queryKey: ['/open_item/list', search, round],
    queryFn: search
      ? async ({ signal }) => {
          const before = shown.current.question === question ? shown.current.rows : []
          const seen = before.map(({ sip_id, kalan }) => ({ sip_id, acik: kalan }))
          const answer = await call('/open_item/list', { search, shown: seen }, { signal })
          const rows = withChanges(before, answer.datalist, answer.changed)
          shown.current = { question, rows }
          return { rows, sure: answer.sure && !answer.changed.length }
        }
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (last) => last,
  })
  if (!text) return nothing
  if (text !== search || query.isPlaceholderData || query.isPending)
    return { rows: query.data?.rows ?? [], sure: false, state: 'searching' }
  if (query.isError) return { ...nothing, state: 'failed' }
  return { ...query.data, state: 'done' }
}

/** Enter takes the row that is chosen once the search for what was typed has ended, never one of an earlier search. */
export function useEnter(
  state: State,
  row: DeskRow | undefined,
  take: (row: DeskRow) => unknown,
): () => void {
  const isWaiting = useRef(false)
  useEffect(() => {
    if (!isWaiting.current || state === 'searching') return
    isWaiting.current = false
    if (row) take(row)
  })
  return () => {
    if (state === 'searching') isWaiting.current = true
    else if (row) take(row)
  }
}
