import { say } from '#core/texts/texts.ts'
import { CallError, errorText, isOver } from '../api.ts'
import { frameTexts } from '../frame-texts.ts'
import { currentLanguage } from '../language.tsx'
import { helpRequest, knownRemedies, REMEDY } from '../records/requests.ts'
import { sessionIsLost } from '../session/session-lost.ts'
import { createStore } from '../store.ts'

const SUCCESS_MS = 3_000
const WARNING_MS = 7_000
const FAILURE_MS = 10_000

export type Toast = {
  id: number
  message: string
  color: 'green' | 'orange' | 'red'
  duration: number
  /** What cannot wait is shown at once, below everything of less importance; ordinary toasts have none. */
  importance?: number
  /** Takes back what the toast tells of. */
  undo?: () => Promise<unknown>
  /** Actions offered by the toast; one with `stays` closes the toast itself. */
  actions?: readonly ToastAction[]
}

/** Something that can be done, with the key that does it. */
export type ToastAction = { label: string; hint?: string; stays?: boolean; run(): void }

/** The toasts that have not gone yet, oldest first. */
export const toasts = createStore<readonly Toast[]>([])

let lastId = 0

/** Shows a toast and answers its number, by which it can be taken away. */
export function addToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  if (!sessionIsLost()) toasts.set([...toasts.get(), { ...toast, id: lastId }])
  return lastId
}

export const showToast = (toast: Omit<Toast, 'id'>): void => void addToast(toast)

/** Says something else in a toast that is shown. */
export const changeToast = (id: number, change: Partial<Omit<Toast, 'id'>>): void =>
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))

export const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

export const toastSuccess = (message: string) => showToast({ message, color: 'green', duration: SUCCESS_MS })

export const warningToast = (message: string, duration = WARNING_MS): Omit<Toast, 'id'> => ({
  message,
  color: 'orange',
  duration,
})

export const toastWarning = (message: string, duration?: number) => showToast(warningToast(message, duration))
export const toastFailure = (message: string, duration = FAILURE_MS) =>
  showToast({ message, color: 'red', duration })

/** What a failed call shows: a refusal about fields is a warning, anything else a failure; a lost session shows itself. */
export function errorToast(error: unknown, duration?: number): Omit<Toast, 'id'> | null {
  if (
    error instanceof CallError &&
    isOver(error.status) &&
    (error.status.code === 'ERR_108' || sessionIsLost())
  )
    return null
  const code = error instanceof CallError ? error.status.code : ''
  const isHint = error instanceof CallError && error.status.fields !== undefined
  if (isHint) return warningToast(errorText(error), duration)
  return { message: errorText(error), color: 'red', duration: duration ?? FAILURE_MS, ...wayOut(code) }
}

/** The way to what the help says about a refusal, if it says something. */
function wayOut(code: string): Pick<Toast, 'actions'> {
  if (!knownRemedies.get().has(code)) return {}
  const label = say(frameTexts.what_to_do, currentLanguage())
  return { actions: [{ label, run: () => helpRequest.set(`${REMEDY}${code}`) }] }
}

export function toastError(error: unknown, duration?: number): void {
  const toast = errorToast(error, duration)
  if (toast) showToast(toast)
}
