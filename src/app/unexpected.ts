import { reportError } from '#platform/web/error-report.ts'
import { tell } from '#platform/web/language.tsx'
import { frameTexts } from '#platform/web/frame-texts.ts'
import { toastFailure } from '#platform/web/toasts.ts'

/** An error that nobody caught, or that a boundary caught: it is logged, and the person learns of it. */
export function unexpected(error: unknown): void {
  if (reportError(error)) toastFailure(tell(frameTexts, 'sent_to_developer'))
}

/** From the first moment on, whether somebody is signed in or not. */
export function watchErrors(): void {
  addEventListener('unhandledrejection', ({ reason }) => unexpected(reason))
  addEventListener('error', ({ error, message }) => unexpected(error ?? message))
}
