import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Column, FilterMode, ListDefinition, ListPayload, SortOrder } from '#core/list.ts'
import { columnKind } from '#core/list.ts'
import { parseTypedDate } from '#core/dates.ts'
import { afterPaint } from '../after-paint.ts'
import { useStable } from './use-stable.ts'

/** What somebody has set on a list. It lives in the address, so that a list can be reloaded, shared and gone back to. */
export type ListState = {
  search: string
  filters: Readonly<Record<string, string>>
  sort: { field: string; direction: SortOrder } | null
  page: number
  pageSize: number | null
}

export const isFiltered = ({ search, filters }: ListState) =>
  search !== '' || Object.values(filters).some(Boolean)

export type ListStateControl = {
  state: ListState
  change(next: Partial<ListState>): void
}

const EMPTY: ListState = { search: '', filters: {}, sort: null, page: 1, pageSize: null }

export function useLocalListState(search = ''): ListStateControl {
  const [state, setState] = useState({ ...EMPTY, search })
  return { state, change: (next) => setState((before) => merge(before, next)) }
}

/** Anything but turning the page starts over on the first one. */
function merge(before: ListState, next: Partial<ListState>): ListState {
  return { ...before, page: 1, ...next }
}

const FILTER_PREFIX = 'f.'

type Params = Record<string, string | undefined>

export function useUrlListState(list: ListDefinition): ListStateControl {
  // Only these: a panel that opens by the address must not draw the rows anew.
  const params = useSearch({ strict: false, select: listParams, structuralSharing: true })
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  // What was asked for is shown at once; the address follows, and from then on it counts again.
  const [asked, setAsked] = useState<{ before: typeof params; state: ListState } | null>(null)
  const addressed = useMemo(() => fromParams(list, params), [list, params])
  const state = asked?.before === params ? asked.state : addressed
  const show = (next: Params) =>
    void navigate({
      to: '.',
      replace: true,
      search: (current: Record<string, unknown>) => ({
        ...Object.fromEntries(Object.entries(current).filter(([name]) => !isListParam(name))),
        ...next,
      }),
    })

  // Whoever comes back by the menu finds the list as it was left; an address with filters of its own wins.
  useEffect(() => {
    const left = remembered(pathname)
    if (left && !Object.keys(params).some(isListParam)) show(left)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [pathname])

  const follow = useFollowing((next: Params) => {
    sessionStorage.setItem(REMEMBERED + pathname, JSON.stringify(next))
    show(next)
  })

  return {
    state,
    change: (next) => {
      const merged = merge(state, next)
      setAsked({ before: params, state: merged })
      follow(toParams(merged))
    },
  }
}

/** Acts after the next paint, once for all that was asked until then, and not on a screen that was left meanwhile. */
function useFollowing<T>(act: (last: T) => void): (value: T) => void {
  const latest = useStable(act)
  const waiting = useRef<{ value: T } | null>(null)
  useEffect(
    () => () => {
      waiting.current = null
    },
    [],
  )
  return (value) => {
    if (!waiting.current)
      afterPaint(() => {
        const last = waiting.current
        waiting.current = null
        if (last) latest(last.value)
      })
    waiting.current = { value }
  }
}

const REMEMBERED = 'wk.list.'

function remembered(pathname: string): Record<string, string> | null {
  const stored = JSON.parse(sessionStorage.getItem(REMEMBERED + pathname) ?? 'null') as Record<
    string,
    string
  > | null
  return stored && Object.keys(stored).length ? stored : null
}

/** The next visit starts without filters. */
export const forgetListState = (pathname: string) => sessionStorage.removeItem(REMEMBERED + pathname)

const listParams = (search: Params): Params =>
  Object.fromEntries(Object.entries(search).filter(([name]) => isListParam(name)))

const isListParam = (name: string) =>
  ['q', 'sort', 'page', 'size'].includes(name) || name.startsWith(FILTER_PREFIX)

function fromParams(list: ListDefinition, params: Params): ListState {
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
    page: Math.max(1, Number(params.page) || 1),
    pageSize: Number(params.size) || null,
  }
}

function toParams(state: ListState): Params {
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

export function columnOf(list: ListDefinition, field: string): Column | undefined {
  return (list.columns as Record<string, Column>)[field]
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
