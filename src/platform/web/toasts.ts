import { notifications } from '@mantine/notifications'
import { CallError, errorText } from './api.ts'
import { tell } from './language.tsx'
import { sessionIsLost } from './session-lost.ts'
import { commonTexts } from './texts.ts'

const SUCCESS_MS = 3_000
const WARNING_MS = 7_000
const FAILURE_MS = 10_000

function show(message: string, color: string, autoClose: number): void {
  if (sessionIsLost()) return
  const closeButtonProps = { 'aria-label': tell(commonTexts, 'close') }
  notifications.show({ message, color, autoClose, withBorder: true, closeButtonProps })
}

export const toastSuccess = (message: string) => show(message, 'green', SUCCESS_MS)
export const toastWarning = (message: string) => show(message, 'orange', WARNING_MS)
export const toastFailure = (message: string, duration = FAILURE_MS) => show(message, 'red', duration)

/** What every failed call shows: a refusal about fields is a warning, anything else a failure. */
export function toastError(error: unknown, duration?: number): void {
  if (error instanceof CallError && error.status.code === 'ERR_108') return
  const isHint = error instanceof CallError && error.status.fields !== undefined
  if (isHint) toastWarning(errorText(error))
  else toastFailure(errorText(error), duration)
}
