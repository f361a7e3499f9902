import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { call } from '#platform/web/api.ts'
import { keepKeys } from '#platform/web/keys/kept-keys.ts'
import { useUser } from '#platform/web/session/session.ts'
import { prefetchCustomer } from '../customer-data.ts'
import { useCustomerExtras } from '../public/customer-extras.ts'
import { placeParams, readPlace, sourceOf, type Place } from './tracking-place.ts'

/** Where somebody is on the calling screen; it lives in the address, so that a reload or a link leads back. */
export function useTrackingPlace() {
  const params: Record<string, string | undefined> = useSearch({ strict: false })
  const navigate = useNavigate()
  const user = useUser()
  const place = useMemo(() => readPlace(params, user), [params, user])
  const leaving = useRef<() => void>(undefined)
  // oxlint-disable-next-line react/exhaustive-deps -- another place is what has been waited for
  useLayoutEffect(() => () => leaving.current?.(), [place])

  function go(next: Partial<Place>, replace = false): void {
    const search = placeParams({ ...place, ...next })
    const isElsewhere = JSON.stringify(search) !== JSON.stringify(placeParams(place))
    // Until the place is another one, keys would be for the customer that is being left.
    if (isElsewhere) leaving.current = keepKeys('screen')
    void navigate({ to: '.', replace, search })
  }

  return { place, go, hasChosenList: params.list !== undefined }
}

/** Rows that are fetched at once; turning the page within them needs no call. */
const WINDOW = 25
const RUN = 'tracking'

/**
 * A run through a list, one customer per page. The rows keep their positions from the start of the run: a new
 * appointment must not move the current customer away, nor skip the next one.
 */
export function useRun({ list, page, cusId, filters }: Place) {
  const user = useUser()
  const queries = useQueryClient()
  const { ahead } = useCustomerExtras()
  const source = sourceOf(list, filters, user.id)
  const block = Math.floor((page - 1) / WINDOW)
  const isRun = cusId === null && list !== 'random'
  const blockQuery = (index: number) => {
    const [orderByField, orderBy] = source.list.defaultSort
    const payload = { filters: source.filters, orderByField, orderBy, offset: index * WINDOW, limit: WINDOW }
    return {
      queryKey: [RUN, source.list.path, payload],
      queryFn: () => call(source.list.path, { ...payload, count: true }),
      staleTime: Infinity,
    }
  }
  const rows = useQuery({ ...blockQuery(block), enabled: isRun })
  const place = (page - 1) % WINDOW
  const row = isRun ? (rows.data?.datalist[place] ?? null) : null
  const nextId = isRun ? (rows.data?.datalist[place + 1]?.id ?? null) : null
  const count = rows.data?.count ?? 0
  const isLastOfBlock = place === WINDOW - 1 && page < count

  useEffect(() => {
    if (nextId) void prefetchCustomer(queries, nextId, ahead)
    else if (isRun && isLastOfBlock) void queries.prefetchQuery(blockQuery(block + 1))
    // oxlint-disable-next-line react/exhaustive-deps -- the block's query follows from these
  }, [nextId, isRun, isLastOfBlock, block])

  return {
    isRun,
    row,
    nextId,
    count,
    isLoading: isRun && rows.isPending,
    error: rows.error,
    retry: rows.refetch,
  }
}

/** The run starts over: another list was chosen, or the customer on screen left it. */
export function useRestart() {
  const queries = useQueryClient()
  useEffect(() => () => queries.removeQueries({ queryKey: [RUN] }), [queries])
  return () => queries.invalidateQueries({ queryKey: [RUN] })
}
