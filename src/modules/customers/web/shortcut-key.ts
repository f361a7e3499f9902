type Press = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
>

/** Where a key is pressed: while somebody types, where paging keys mean something, under an open panel. */
export type PressedAt = { isTyping: boolean; pagesItself: boolean; hasDialog: boolean }

const PAGE_KEYS = new Set(['PageDown', 'PageUp'])

/** The shortcut of a key press; null if the key has another use there. */
export function shortcutOf(press: Press, at: PressedAt): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.isComposing || at.hasDialog)
    return null
  const isPaging = PAGE_KEYS.has(press.key)
  if (press.altKey) return isPaging ? press.key : null
  if (isPaging) return at.pagesItself ? null : press.key
  if (at.isTyping) return null
  return press.shiftKey && /^\p{L}$/u.test(press.key)
    ? `Shift+${press.key.toLowerCase()}`
    : press.key.toLowerCase()
}

/** Ctrl+S for a form that lies on the page itself; an open panel has its own. */
export const isPageSave = (press: Press, at: Pick<PressedAt, 'hasDialog'>): boolean =>
  (press.ctrlKey || press.metaKey) && press.key.toLowerCase() === 's' && !at.hasDialog
