import { reportError } from '#platform/web/error-report.ts'
import { tell } from '#platform/web/language.tsx'
import { frameTexts } from '#platform/web/frame-texts.ts'
import { toastFailure } from '#platform/web/toasts/toasts.ts'

/** An error that was not handled, or that an error boundary caught: it is logged and shown to the user. */
export function unexpected(error: unknown): void {
  if (reportError(error)) toastFailure(tell(frameTexts, 'sent_to_developer'))
}

/** Runs from the start, with or without a session. */
export function watchErrors(): void {
  addEventListener('unhandledrejection', ({ reason }) => unexpected(reason))
  addEventListener('error', ({ error, message }) => unexpected(error ?? message))
}
