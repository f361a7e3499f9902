import { useWindowEvent } from '@mantine/hooks'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/** A button does its own Enter; what lies above the screen has its own keys. */
const isElsewhere = (event: KeyboardEvent) =>
  isTyping(event.target) ||
  (event.key === 'Enter' && event.target instanceof HTMLButtonElement) ||
  document.querySelector('[role="dialog"]') !== null

/** Keys of a screen, by their names; a capital letter is the same key, and Shift before Enter is a key of its own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const run = keys[event.shiftKey && name === 'Enter' ? 'Shift+Enter' : name]
    if (!run) return
    event.preventDefault()
    run()
  })
}
