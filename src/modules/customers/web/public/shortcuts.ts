import { useLayoutEffect, useRef } from 'react'
import { isPageSave, shortcutOf } from '../shortcut-key.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Elements with their own use of the paging keys; a single-line text field has none. */
const pagesItself = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('table, textarea, select, [role="tablist"], [aria-expanded="true"]') !== null

const hasDialog = () => document.querySelector('[role="dialog"], [role="menu"]') !== null

/**
 * Single-key shortcuts for one hand. They are disabled while typing or under an open panel; tables and notes keep
 * the paging keys, except with Alt. Registered in a layout effect, so that they work as soon as the screen is
 * visible.
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
