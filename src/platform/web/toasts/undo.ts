import { useEffect } from 'react'
import { CallError } from '../api.ts'
import { tell } from '../language.tsx'
import { frameTexts } from '../frame-texts.ts'
import { dismiss, showToast, toastError, toastFailure, toasts, toastSuccess, type Toast } from './toasts.ts'

/** Long enough to read what was done and to think again. */
const UNDO_MS = 8_000

/**
 * Tells that something is done and offers to take it back, by the button or by Ctrl+Z. `reverse` is the call that does so,
 * under its own guard: when it is refused, the reason is said.
 */
export function toastUndo(message: string, reverse: () => Promise<unknown>): void {
  showToast({ message, color: 'green', duration: UNDO_MS, undo: reverse })
}

/** Tells that something is stored, and offers the way back where there is one. */
export const toastSaved = (message: string, reverse: (() => Promise<unknown>) | undefined): void =>
  reverse ? toastUndo(message, reverse) : toastSuccess(message)

/** Undoes what a toast reports, only once however often it is pressed. */
export async function undo({ id, undo: reverse }: Toast): Promise<void> {
  if (!reverse || !toasts.get().some((toast) => toast.id === id)) return
  dismiss(id)
  try {
    await reverse()
    toastSuccess(tell(frameTexts, 'undo_done'))
  } catch (error) {
    tellRefusal(error)
  }
}

/** There is no typed text to keep or compare, so the message only names the user who was faster. */
function tellRefusal(error: unknown): void {
  const isChanged = error instanceof CallError && error.status.code === 'record_changed'
  if (!isChanged) return toastError(error)
  const user = String(error.status.params?.user ?? '–')
  return toastFailure(tell(frameTexts, 'undo_too_late', { user }))
}

/** In a text field the key undoes the typing instead. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)))

/** Ctrl+Z takes back the latest act whose toast is still shown. */
export function onUndoKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
  if (!isUndo || event.altKey || isWriting(event.target)) return
  const latest = toasts.get().findLast((toast) => toast.undo)
  if (!latest) return
  event.preventDefault()
  void undo(latest)
}

export function useUndoKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', onUndoKey)
    return () => document.removeEventListener('keydown', onUndoKey)
  }, [])
}
