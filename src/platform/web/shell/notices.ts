import { createStore } from '../store.ts'
import { toastSuccess } from '../toasts/toasts.ts'

/** Something unread that a bell shows: who sent it, what it says, where it opens. */
export type Notice = { id: string; sender: string; message: string; opens: string }

/** The notices of a bell: their number, and the latest ones. */
export type Waiting = { total: number; latest: readonly Notice[] }

/** Filled by the areas that send tasks and messages. */
export const taskNotices = createStore<Waiting>({ total: 0, latest: [] })
export const messageNotices = createStore<Waiting>({ total: 0, latest: [] })

const STAGGER_MS = 500
let nextToastAt = 0

/** Toasts of what came in, half a second apart, so that each can be read. */
export function announce(message: string): void {
  const at = Math.max(performance.now(), nextToastAt)
  nextToastAt = at + STAGGER_MS
  setTimeout(() => toastSuccess(message), at - performance.now())
}
