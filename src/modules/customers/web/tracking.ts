import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { call } from '#platform/web/api.ts'
import { useUser, type SessionUser } from '#platform/web/session.ts'
import { appointmentList, birthdayList, customerList, removedList } from '../domain/customer-lists.ts'
import { seesAllCustomers } from '../domain/visibility.ts'
import { prefetchCustomer } from './customer-data.ts'

export const listNames = ['own', 'all', 'active', 'removed', 'appointments', 'birthdays'] as const

export type ListName = (typeof listNames)[number] | 'filter' | 'random'

/** Filters of the two filter panels, as the address carries them. */
export type TrackingFilters = Readonly<Record<string, string>>

const FILTER_PREFIX = 'f.'
const FIRST_TAB = 'customers'

const isListName = (name: string | undefined): name is ListName =>
  name === 'filter' || name === 'random' || listNames.some((known) => known === name)

type Place = { list: ListName; page: number; cusId: number | null; filters: TrackingFilters; tab: string }

/** Where somebody is on the calling screen; it lives in the address, so that a reload or a link leads back. */
export function useTrackingPlace() {
  const params: Record<string, string | undefined> = useSearch({ strict: false })
  const navigate = useNavigate()
  const user = useUser()
  const place = useMemo(() => readPlace(params, user), [params, user])

  function go(next: Partial<Place>, replace = false): void {
    const merged = { ...place, ...next }
    const filters = Object.entries(merged.filters).map(([field, value]) => [FILTER_PREFIX + field, value])
    void navigate({
      to: '.',
      replace,
      search: {
        list: merged.list,
        page: merged.page > 1 ? String(merged.page) : undefined,
        cus_id: merged.cusId === null ? undefined : String(merged.cusId),
        tab: merged.tab === FIRST_TAB ? undefined : merged.tab,
        ...Object.fromEntries(filters),
      },
    })
  }

  return { place, go }
}

function readPlace(params: Record<string, string | undefined>, user: SessionUser): Place {
  const filters = Object.entries(params).flatMap(([name, value]) =>
    name.startsWith(FILTER_PREFIX) && value ? [[name.slice(FILTER_PREFIX.length), value] as const] : [],
  )
  return {
    list: isListName(params.list) ? params.list : seesAllCustomers(user) ? 'all' : 'own',
    page: Math.max(1, Math.floor(Number(params.page)) || 1),
    cusId: Math.floor(Number(params.cus_id)) || null,
    filters: Object.fromEntries(filters),
    tab: params.tab ?? FIRST_TAB,
  }
}

type Source = {
  list: typeof customerList | typeof removedList | typeof appointmentList | typeof birthdayList
  filters: TrackingFilters | { cus_user: number }
}

function sourceOf(list: ListName, filters: TrackingFilters, userId: number): Source {
  switch (list) {
    case 'own':
      return { list: customerList, filters: { cus_user: userId } }
    case 'active':
      return { list: customerList, filters: { cus_is_aktive: '1' } }
    case 'removed':
      return { list: removedList, filters: {} }
    case 'appointments':
      return { list: appointmentList, filters: {} }
    case 'birthdays':
      return { list: birthdayList, filters: {} }
    case 'filter':
      return { list: customerList, filters }
    default:
      return { list: customerList, filters: {} }
  }
}

/** Rows that are fetched at once; turning the page within them needs no call. */
const WINDOW = 25
const RUN = 'tracking'

/**
 * A run through a list, one customer per page. The rows keep the places they had when the run began: a new
 * appointment must not move the customer away under the salesperson's hands, nor skip the next one.
 */
export function useRun({ list, page, cusId, filters }: Place) {
  const user = useUser()
  const queries = useQueryClient()
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
    if (nextId) void prefetchCustomer(queries, nextId)
    else if (isRun && isLastOfBlock) void queries.prefetchQuery(blockQuery(block + 1))
    // oxlint-disable-next-line react/exhaustive-deps -- the block's query follows from these
  }, [nextId, isRun, isLastOfBlock, block])

  return { isRun, row, count, isLoading: isRun && rows.isPending, error: rows.error, retry: rows.refetch }
}

/** The run starts over: another list was chosen, or the customer on screen left it. */
export function useRestart() {
  const queries = useQueryClient()
  useEffect(() => () => queries.removeQueries({ queryKey: [RUN] }), [queries])
  return () => queries.invalidateQueries({ queryKey: [RUN] })
}
