type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'altKey'
  | 'shiftKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'isComposing'
  | 'defaultPrevented'
  | 'repeat'
>

/** Where a key is pressed. */
export type PressedAt = {
  isTyping: boolean
  /** Where paging keys mean something, such as a table. */
  pagesItself: boolean
  /** Enter and the space bar press it. */
  isButton: boolean
  /** Under an open panel, or in the frame around the screen. */
  isElsewhere: boolean
}

/** How a person wants single keys: alone, only with Alt, or not at all. */
export const keyModes = ['on', 'alt', 'off'] as const
export type KeyMode = (typeof keyModes)[number]

const PAGE_KEYS = new Set(['PageDown', 'PageUp'])
const PRESSING = new Set(['Enter', ' '])

/** Keys that may be held. */
const MOVING = new Set([...PAGE_KEYS, 'ArrowDown', 'ArrowUp'])

const isBlocked = (press: Press, at: Pick<PressedAt, 'isElsewhere'>) =>
  press.defaultPrevented ||
  press.ctrlKey ||
  press.metaKey ||
  press.isComposing ||
  (press.repeat && !MOVING.has(press.key)) ||
  at.isElsewhere

/** With Alt some layouts write another sign, so it is the letter or digit by its place on the keyboard unless one was written. */
const signOf = ({ key, code, altKey }: Press) =>
  altKey && !/^[a-z\d]$/i.test(key) ? (/^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1] ?? key) : key

const nameOf = (press: Press) => {
  const key = signOf(press)
  const name = key.length === 1 ? key.toLowerCase() : key
  return press.shiftKey && (key.length > 1 || /^\p{L}$/u.test(key)) ? `Shift+${name}` : name
}

/** The shortcut of a key press; null if the key has another use there. A key that is held counts once, unless it only moves. */
export function shortcutOf(press: Press, at: PressedAt, mode: KeyMode = 'on'): string | null {
  if (isBlocked(press, at)) return null
  if (PAGE_KEYS.has(press.key)) return at.pagesItself && !press.altKey ? null : press.key
  const isSingle = press.key.length === 1
  const wantsAlt = isSingle && mode === 'alt'
  if (isSingle && mode === 'off') return null
  if (press.altKey !== wantsAlt || (at.isTyping && !wantsAlt)) return null
  return at.isButton && PRESSING.has(press.key) ? null : nameOf(press)
}

/** The letter that is pressed with Alt; with Shift as well where Alt alone already makes a shortcut of it. */
export function altKeyOf(press: Press, mode: KeyMode = 'on'): string | null {
  const isMeant = press.altKey && press.shiftKey === (mode === 'alt')
  if (!isMeant || isBlocked(press, { isElsewhere: false })) return null
  const sign = signOf(press)
  return /^[a-z]$/i.test(sign) ? sign.toLowerCase() : null
}

/** Ctrl+S for a form that lies on the page itself; an open panel has its own. */
export const isPageSave = (press: Press, at: Pick<PressedAt, 'isElsewhere'>): boolean =>
  (press.ctrlKey || press.metaKey) && press.key.toLowerCase() === 's' && !press.repeat && !at.isElsewhere
