import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetListState } from './list-state.ts'
import { recall, remember } from './remembered.ts'

export type ScreenParams = Readonly<Record<string, string | undefined>>

/**
 * The settings of a screen besides its list: which list, which days. They are kept in the address like the list's
 * own state and are restored when the screen is opened from the menu.
 */
export function useScreenParams(names: readonly string[]) {
  // Only these: turning a page of the list must not draw the whole screen anew.
  const params = useSearch({
    strict: false,
    select: (search: ScreenParams): ScreenParams =>
      Object.fromEntries(names.map((name) => [name, search[name]])),
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const pathname = useLocation({ select: (location) => location.pathname })

  function show(next: ScreenParams, keepsList: boolean) {
    void navigate({
      to: '.',
      replace: true,
      search: (current: Record<string, unknown>) => ({ ...(keepsList ? current : {}), ...next }),
    })
  }

  useEffect(() => {
    const left = recall('screen', pathname)
    if (left && names.every((name) => params[name] === undefined)) show(left, true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [pathname])

  return {
    params,
    /** Changes some of them; filters and sort of the list stay. */
    change(next: ScreenParams) {
      const all = { ...params, ...next }
      remember('screen', pathname, all)
      show(all, true)
    },
    /** Another list: its filters, sort and page start over. */
    startOver(next: ScreenParams) {
      remember('screen', pathname, next)
      forgetListState(pathname)
      show(next, false)
    },
  }
}
