import { useWindowEvent } from '@mantine/hooks'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/** Enter on a button activates that button, and elements above the screen have their own shortcuts. */
const isElsewhere = (event: KeyboardEvent) =>
  isTyping(event.target) ||
  (event.key === 'Enter' && event.target instanceof HTMLButtonElement) ||
  document.querySelector('[role="dialog"]') !== null

/** Shortcuts of a screen by key name; case is ignored, and a key with Shift may be a shortcut of its own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const run = event.shiftKey
      ? (keys[`Shift+${name}`] ?? (name === 'Enter' ? undefined : keys[name]))
      : keys[name]
    if (!run) return
    event.preventDefault()
    run()
  })
}
