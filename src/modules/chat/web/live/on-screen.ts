import { createStore, type Store } from '#platform/web/store.ts'

/** The conversation that this window shows, by its key; null when it is hidden or another screen is open. */
export const onScreen: Store<string | null> = createStore<string | null>(null)
