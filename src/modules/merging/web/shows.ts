import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/customer_merge': ['orders', 'bank', 'calls', 'holds', 'commissions', 'users'],
} as const satisfies Shows
