import { createStore } from '../store.ts'

/** Something unread that a bell shows: who sent it, what it says, where it opens. */
export type Notice = { id: string; sender: string; message: string; opens: string }

/** Filled by the areas that send tasks and messages. */
export const taskNotices = createStore<readonly Notice[]>([])
export const messageNotices = createStore<readonly Notice[]>([])

/** New rankings since home was last opened. */
export const newRankings = createStore(0)
