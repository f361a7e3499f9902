import { CallError, errorText } from './api.ts'
import { tell } from './language.tsx'
import { sessionIsLost } from './session-lost.ts'
import { createStore } from './store.ts'
import { commonTexts } from './texts.ts'

const SUCCESS_MS = 3_000
const WARNING_MS = 7_000
const FAILURE_MS = 10_000

/** What draws the toasts is no part of the first screen; it is there from the first toast on. */
export const hasToasts = createStore(false)

async function show(message: string, color: string, autoClose: number): Promise<void> {
  if (sessionIsLost()) return
  hasToasts.set(true)
  try {
    const { notifications } = await import('@mantine/notifications')
    const closeButtonProps = { 'aria-label': tell(commonTexts, 'close') }
    notifications.show({ message, color, autoClose, withBorder: true, closeButtonProps })
  } catch (error) {
    // Failures end in a toast: one that cannot be shown must not become the next.
    console.error(message, error)
  }
}

export const toastSuccess = (message: string): void => void show(message, 'green', SUCCESS_MS)
export const toastWarning = (message: string): void => void show(message, 'orange', WARNING_MS)
export const toastFailure = (message: string, duration = FAILURE_MS): void =>
  void show(message, 'red', duration)

/** What every failed call shows: a refusal about fields is a warning, anything else a failure. */
export function toastError(error: unknown, duration?: number): void {
  if (error instanceof CallError && error.status.code === 'ERR_108') return
  const isHint = error instanceof CallError && error.status.fields !== undefined
  if (isHint) toastWarning(errorText(error))
  else toastFailure(errorText(error), duration)
}
