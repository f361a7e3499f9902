/** Performs a key that was pressed earlier, where the focus is now: as an event, and if nobody takes it, as the browser would. */
export function performKey(given: KeyboardEvent, onMade: (event: Event) => void): void {
  const target = document.activeElement ?? document.body
  // Named one by one: the rest of an event is empty, as its fields belong to its prototype.
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = given
  const made = {
    key,
    code,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
    bubbles: true,
    cancelable: true,
    composed: true,
  }
  const event = new KeyboardEvent('keydown', made)
  onMade(event)
  if (target.dispatchEvent(event) && !ctrlKey && !metaKey && !altKey) performDefault(key, shiftKey)
}

const isEditable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'))

/** What the browser does with a key that it is sent by a person, but not with one that a script sends. */
function performDefault(key: string, isShift: boolean): void {
  const target = document.activeElement
  if (key === 'Tab') return moveFocus(isShift ? -1 : 1)
  if (key === 'Enter') return performEnter(target)
  if (!isEditable(target)) {
    if (key === ' ' && target instanceof HTMLElement && target.matches('button, summary')) target.click()
    return undefined
  }
  // Only this way of typing is an input of the field for everybody who listens to it.
  if (key.length === 1) document.execCommand('insertText', false, key)
  if (key === 'Backspace') document.execCommand('delete')
  return undefined
}

function performEnter(target: Element | null): void {
  if (target instanceof HTMLTextAreaElement) document.execCommand('insertLineBreak')
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit()
  else if (target instanceof HTMLElement && target.isContentEditable) document.execCommand('insertParagraph')
  else if (target instanceof HTMLElement && target.matches('button, a[href], summary')) target.click()
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

function moveFocus(by: 1 | -1): void {
  const scope = document.activeElement?.closest('[role="dialog"]') ?? document
  const stops = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  )
  const place = stops.findIndex((element) => element === document.activeElement)
  stops.at((place + by) % stops.length)?.focus()
}
