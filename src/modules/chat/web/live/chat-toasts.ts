import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'

/** How long a toast of the chat is shown. */
const CHAT_TOAST_MS = 3_000

export const chatWarning = (message: string): void => toastWarning(message, CHAT_TOAST_MS)

export const chatError = (error: unknown): void => toastError(error, CHAT_TOAST_MS)
