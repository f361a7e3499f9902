import { createStore } from '#platform/web/store.ts'
import type { Suggested } from '../../domain/calls.ts'

/** A bottle that was chosen on the customer's card, as the first line of the new order. */
export const wishedBottle = createStore<{ cus_id: number; bottle: Suggested } | null>(null)
