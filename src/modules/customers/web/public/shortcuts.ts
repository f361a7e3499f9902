import { useLayoutEffect, useRef } from 'react'
import { isPageSave, shortcutOf } from '../shortcut-key.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Where the paging keys already mean something; in a single line of text they do not. */
const pagesItself = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('table, textarea, select, [role="tablist"], [aria-expanded="true"]') !== null

const hasDialog = () => document.querySelector('[role="dialog"], [role="menu"]') !== null

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
      const { target } = event
      const at = { isTyping: isTyping(target), pagesItself: pagesItself(target), hasDialog: hasDialog() }
      const name = shortcutOf(event, at)
      const act = name === null ? undefined : latest.current[name]
      if (!act) return
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
      if (!isPageSave(event, { hasDialog: hasDialog() })) return
      event.preventDefault()
      void latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
