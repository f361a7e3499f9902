import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import type { ListState } from './list-address.ts'
import { recall, remember } from './remembered.ts'

/** The address of a list without the panel that is open above it. */
export type ListAddress = { pathname: string; search: string }

export function useListAddress(): ListAddress {
  return useLocation({
    select: ({ pathname, search }): ListAddress => {
      const { open: _open, ...params } = search as Record<string, string>
      return { pathname, search: new URLSearchParams(params).toString() }
    },
    structuralSharing: true,
  })
}

/** Scrolling goes on for a moment before its end is noted. */
const PAUSE_MS = 100

/** Any of these by the user ends the restoring: from then on nothing scrolls by itself. */
const OWN_MOVES = ['wheel', 'keydown', 'pointerdown'] as const

/**
 * Restores the scroll position of a list that is opened again by the menu, the history or a reload. A list with
 * another address, such as one with other filters, starts at the top.
 */
export function useListPlace(
  scroller: RefObject<HTMLElement | null>,
  address: ListAddress | null,
  hasRows: boolean,
): void {
  const isArriving = useRef(true)
  useEffect(() => {
    const end = () => {
      isArriving.current = false
    }
    for (const move of OWN_MOVES) addEventListener(move, end, { once: true, passive: true })
    return () => {
      for (const move of OWN_MOVES) removeEventListener(move, end)
    }
  }, [])

  useEffect(() => {
    const box = scroller.current
    if (!box || !address || !hasRows) return undefined
    const { pathname, search } = address
    const left = recall('place', pathname)
    if (isArriving.current && left?.top && (left.search ?? '') === search)
      box.scrollTo({ top: Number(left.top) })
    let waiting: { timer: number; top: number } | null = null
    const note = () => {
      if (waiting) remember('place', pathname, { search, top: String(Math.round(waiting.top)) })
      waiting = null
    }
    const later = () => {
      // A hidden table has no scroll position.
      if (!box.clientHeight) return
      if (waiting) clearTimeout(waiting.timer)
      waiting = { timer: window.setTimeout(note, PAUSE_MS), top: box.scrollTop }
    }
    box.addEventListener('scroll', later, { passive: true })
    return () => {
      if (waiting) clearTimeout(waiting.timer)
      note()
      box.removeEventListener('scroll', later)
    }
  }, [scroller, address, hasRows])
}

/** What a state asks for; the same rows are only read anew while it stays. */
export const askedBy = ({ search, filters, sorts, page, pageSize, group }: ListState): string =>
  JSON.stringify([search, filters, sorts, page, pageSize, group])

/**
 * Other rows or another order start at the first row, unless a row has the focus, such as when paging by a key.
 */
export function useFirstRow(
  scroller: RefObject<HTMLElement | null>,
  state: ListState,
  onFirst: () => void,
): void {
  const question = askedBy(state)
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    const box = scroller.current
    if (!box || box.querySelector('tbody')?.contains(document.activeElement)) return
    box.scrollTo({ top: 0 })
    onFirst()
  })
}
