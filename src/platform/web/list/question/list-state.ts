import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListDefinition } from '#core/lists/list.ts'
import { afterPaint } from '#platform/web/screen/after-paint.ts'
import {
  emptyState,
  fromParams,
  isListParam,
  listParams,
  merge,
  toParams,
  withListParams,
  type ListState,
  type Params,
} from './list-address.ts'
import { forget, recall, remember } from './remembered.ts'
import { useStable } from '../use-stable.ts'

export type ListStateControl = {
  state: ListState
  change(next: Partial<ListState>): void
}

export function useLocalListState(search = ''): ListStateControl {
  const [state, setState] = useState({ ...emptyState, search })
  return { state, change: (next) => setState((before) => merge(before, next)) }
}

export function useUrlListState(list: ListDefinition): ListStateControl {
  // Only these: a panel that opens by the address must not draw the rows anew.
  const params = useSearch({ strict: false, select: listParams, structuralSharing: true })
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })
  // A change is shown at once; the address follows and then counts again.
  const [asked, setAsked] = useState<{ before: typeof params; state: ListState } | null>(null)
  const addressed = useMemo(() => fromParams(list, params), [list, params])
  const state = asked?.before === params ? asked.state : addressed
  const show = (next: Params) =>
    void navigate({
      to: '.',
      replace: true,
      search: (current: Record<string, unknown>) => withListParams(current, next),
    })

  // A list opened from the menu is as it was left; filters in the address take precedence.
  useEffect(() => {
    const left = recall('list', pathname)
    if (left && !Object.keys(params).some(isListParam)) show(left)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [pathname])

  const follow = useFollowing((next: Params) => {
    remember('list', pathname, next)
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

/** Runs once after the next paint with the latest value, unless the screen was left meanwhile. */
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

/** The next visit starts without filters. */
export const forgetListState = (pathname: string) => forget('list', pathname)
