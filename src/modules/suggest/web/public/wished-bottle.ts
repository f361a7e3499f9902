import { createStore } from '#platform/web/store.ts'
import type { Suggested } from '../../domain/calls.ts'

/** A bottle that was chosen beside the customer's card; the new order begins with it. */
export const wishedBottle = createStore<{ cus_id: number; bottle: Suggested } | null>(null)
