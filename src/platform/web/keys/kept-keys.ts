import { useLayoutEffect } from 'react'
import { afterPaint } from '../screen/after-paint.ts'

/**
 * Keys that are typed while what they are meant for is still opening. They are kept and given to it as soon as it can
 * take them, so that nobody acts on the screen beneath by typing fast.
 */

/** A panel takes every key; a screen that changes its record leaves typing into a field alone. */
type Opening = 'panel' | 'screen'

type Press = { event: KeyboardEvent; at: number }

/** More than this nobody types while something opens. */
const MOST_KEYS = 300
/** A panel that has not taken the focus by then takes no keys either. */
const FOCUS_WITHIN_MS = 1_000

const openings = new Map<object, Opening>()
let kept: Press[] = []
/** What the kept keys are for; null while nothing opens. */
let meantFor: Opening | null = null

const pressed = new WeakMap<Event, number>()

/** When the person pressed the key or button, also if the event was kept back meanwhile. */
export const pressedAt = (event: Event): number => pressed.get(event) ?? event.timeStamp

/** Keys are kept from now on until the returned function is called and what opens has the focus. */
export function keepKeys(opening: Opening): () => void {
  listen()
  const token = {}
  openings.set(token, opening)
  if (meantFor !== 'panel') meantFor = opening
  return () => {
    if (openings.delete(token) && openings.size === 0) whenReady(performance.now())
  }
}

export function keepKeysUntil(work: Promise<unknown>, opening: Opening): void {
  const end = keepKeys(opening)
  work.then(end, end)
}

/** Keeps keys as long as the component waits for what they are meant for. */
export function useKeptKeys(isOpening: boolean, opening: Opening): void {
  // Begun before the next key can come, ended after the focus was set.
  useLayoutEffect(() => (isOpening ? keepKeys(opening) : undefined), [isOpening, opening])
}

/** A panel keeps the keys from its first frame until it has the focus, or is closed before. */
export function usePanelKeys(): void {
  useLayoutEffect(() => {
    keepKeys('panel')()
    return () => void afterPaint(dropWithoutPanel)
  }, [])
}

const topPanel = () => [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1)

const hasFocus = (panel: Element | undefined) => panel?.contains(document.activeElement) ?? false

/** Nothing is left that the keys could be for. */
function dropWithoutPanel(): void {
  if (meantFor === 'panel' && openings.size === 0 && !topPanel()) dropKeys()
}

/** Gives the keys once what has opened is painted and, if it is a panel, has the focus. */
function whenReady(since: number): void {
  afterPaint(() => {
    if (openings.size > 0 || meantFor === null) return
    const isThere = meantFor === 'screen' || hasFocus(topPanel())
    const isLate = performance.now() - since > FOCUS_WITHIN_MS
    if (!isThere && !isLate) return whenReady(since)
    if (!isThere) forgetKeys()
    void giveKeys()
  })
}

async function giveKeys(): Promise<void> {
  if (kept.length > 0 && !(await canPerform())) forgetKeys()
  while (kept.length > 0 && openings.size === 0) {
    const [press] = kept.splice(0, 1)
    if (press) performing?.performKey(press.event, (event) => pressed.set(event, press.at))
    // What the key does is rendered before the next one.
    await new Promise((resolve) => setTimeout(resolve))
  }
  if (openings.size === 0) meantFor = null
}

type Performing = typeof import('./perform-key.ts')

let performing: Performing | null = null

/** Loaded with the first key that is kept. */
const canPerform = () =>
  import('./perform-key.ts').then(
    (part) => Boolean((performing = part)),
    () => false,
  )

/** What was typed for something that does not come is forgotten. */
function forgetKeys(): void {
  kept = []
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/** Combinations that write; all others are left to the browser and the frame. */
const WRITING = new Set(['s', 'z', 'Enter'])

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

function isKept(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (MODIFIERS.has(key) || event.isComposing || /^F\d/.test(key)) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return meantFor === 'panel' && WRITING.has(key)
  if (meantFor === 'panel') return true
  // On a screen single keys are shortcuts; what follows the first of them stays in its order.
  return !isTyping(target) && (key.length === 1 || kept.length > 0)
}

function onKeyDown(event: KeyboardEvent): void {
  if (meantFor === null || pressed.has(event)) return
  // Esc gives up what opens.
  if (meantFor === 'panel' && event.key === 'Escape') return forgetKeys()
  if (!isKept(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // A key that is held is one key.
  if (event.repeat || kept.length >= MOST_KEYS) return
  if (!performing) void canPerform()
  kept.push({ event, at: event.timeStamp })
}

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('keydown', onKeyDown, { capture: true })
  addEventListener('pointerdown', forgetKeys, { capture: true })
}

/** A question came instead of what was opening; what was typed is no answer to it. */
export function dropKeys(): void {
  openings.clear()
  forgetKeys()
  meantFor = null
}
