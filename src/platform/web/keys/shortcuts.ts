import { createContext, use, useLayoutEffect, type RefObject } from 'react'
import { tell } from '../language.tsx'
import { useStable } from '../list/use-stable.ts'
import { toastWarning } from '../toasts/toasts.ts'
import { keyMode } from './key-mode.ts'
import { keyTexts } from './key-texts.ts'
import { altKeyOf, isPageSave, shortcutOf, type PressedAt } from './shortcut-key.ts'

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

const topPanel = () => [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1)

const placeOf = ({ target }: KeyboardEvent): PressedAt => ({
  isTyping: isTyping(target),
  pagesItself: matches(target, PAGING),
  isButton: matches(target, 'button, a[href], summary'),
  isElsewhere: topPanel() !== undefined || !isOnScreen(target),
})

type Area = RefObject<HTMLElement | null>

/** The part of the screen whose record the keys of its components write. */
export const KeyAreaContext = createContext<Area | null>(null)

/** On the screen but on no part of it, as after opening it. */
const isNowhere = (target: EventTarget | null) => target === document.body || matches(target, 'main:focus')

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

/**
 * Keys of a screen that write: they act only while the focus is in the area of their record, or nowhere. From elsewhere
 * on the screen the first press leads there, so that the second one is meant.
 */
export function useWritingKeys(shortcuts: Readonly<Record<string, Act>>, area: Area | null): void {
  const guarded = (act: Act) => (event: KeyboardEvent) => {
    const place = area?.current
    if (!place || isNowhere(event.target) || place.contains(event.target as Node)) return act(event)
    place.focus({ preventScroll: true })
    return toastWarning(tell(keyTexts, 'key_elsewhere'))
  }
  useShortcuts(Object.fromEntries(Object.entries(shortcuts).map(([key, act]) => [key, guarded(act)])))
}

/** The same, for components inside the area. */
export const useAreaKeys = (shortcuts: Readonly<Record<string, Act>>): void =>
  useWritingKeys(shortcuts, use(KeyAreaContext))

/** Alt and a letter as `AltKey` shows it, also while typing; a panel above the one that shows the component disables them. */
export function useAltKeys(keys: Readonly<Record<string, Act>>, component: Area): void {
  useKeyDown((event) => {
    const name = altKeyOf(event, keyMode.get())
    const act = name === null ? undefined : keys[name]
    const panel = component.current?.closest('[role="dialog"]') ?? undefined
    if (!act || !component.current || topPanel() !== panel) return
    event.preventDefault()
    void act(event)
  })
}

/** The slash leads to the search of the screen. */
export const useSearchKey = (search: RefObject<HTMLElement | null>): void =>
  useShortcuts({ '/': () => search.current?.focus() })

/** Ctrl+S for a form that lies on the page itself; an open panel has its own. */
export function usePageSave(save: () => unknown): void {
  useKeyDown((event) => {
    if (!isPageSave(event, placeOf(event))) return
    event.preventDefault()
    void save()
  })
}
