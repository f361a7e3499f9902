import { useLayoutEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Where the paging keys already mean something; in a single line of text they do not. */
const pagesItself = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('table, textarea, select, [role="tablist"], [aria-expanded="true"]') !== null

const hasDialog = () => document.querySelector('[role="dialog"], [role="menu"]') !== null

const PAGE_KEYS = new Set(['PageDown', 'PageUp'])

/**
 * Single keys for people who have only one hand free. They rest while somebody types or a panel is open; inside a
 * table or a note the paging keys belong to it. With Alt the paging keys work everywhere on the page. What is seen can be
 * pressed: they are there with the screen, not a moment after it.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing || hasDialog()) return
      const isPaging = PAGE_KEYS.has(event.key)
      if (event.altKey && !isPaging) return
      const isFree = event.altKey || !(isPaging ? pagesItself(event.target) : isTyping(event.target))
      const act = latest.current[isPaging ? event.key : event.key.toLowerCase()]
      if (!act || !isFree) return
      event.preventDefault()
      void act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Ctrl+S for a form that lies on the page itself; an open panel has its own. */
export function usePageSave(save: () => unknown): void {
  const latest = useRef(save)
  useLayoutEffect(() => {
    latest.current = save
  })
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (!isSave || hasDialog()) return
      event.preventDefault()
      void latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
