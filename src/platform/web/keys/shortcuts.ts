import { useLayoutEffect } from 'react'
import { useStable } from '../list/use-stable.ts'
import { keyMode } from './key-mode.ts'
import { isPageSave, shortcutOf, type PressedAt } from './shortcut-key.ts'

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="radio"]), textarea, select, [role="combobox"]'))

/** Elements with their own use of the paging keys; a single-line text field has none. */
const PAGING = 'table, textarea, select, [role="tablist"], [aria-expanded="true"]'

/** The frame around the screen has keys of its own; without any focus a key is for the screen. */
const isOnScreen = (target: EventTarget | null) => target === document.body || matches(target, 'main')

const hasPanel = () => document.querySelector('[role="dialog"], [role="menu"]') !== null

const placeOf = ({ target }: KeyboardEvent): PressedAt => ({
  isTyping: isTyping(target),
  pagesItself: matches(target, PAGING),
  isButton: matches(target, 'button, a[href], summary'),
  isElsewhere: hasPanel() || !isOnScreen(target),
})

/** Calls the handler for each key from the moment the component can be seen. */
function useKeyDown(handler: (event: KeyboardEvent) => void): void {
  const stable = useStable(handler)
  useLayoutEffect(() => {
    document.addEventListener('keydown', stable)
    return () => document.removeEventListener('keydown', stable)
  }, [stable])
}

type Act = (event: KeyboardEvent) => unknown

/**
 * Keys of a screen, by `shortcutOf` names such as `a`, `Shift+d` or `Enter`. They are disabled while typing, under an
 * open panel and in the frame around the screen; tables and notes keep the paging keys, except with Alt. Single
 * characters can be switched off.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, Act>>): void {
  useKeyDown((event) => {
    const name = shortcutOf(event, placeOf(event), keyMode.get())
    const act = name === null ? undefined : shortcuts[name]
    if (!act) return
    event.preventDefault()
    void act(event)
  })
}

/** Ctrl+S for a form that lies on the page itself; an open panel has its own. */
export function usePageSave(save: () => unknown): void {
  useKeyDown((event) => {
    if (!isPageSave(event, placeOf(event))) return
    event.preventDefault()
    void save()
  })
}
