import { createStore } from '#platform/web/store.ts'

/** The customer whose new order is being taken on the calling screen. */
export const ordering = createStore<number | null>(null)
