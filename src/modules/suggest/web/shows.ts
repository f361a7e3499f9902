import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/suggest': ['orders', 'stock', 'customers', 'holds'],
} as const satisfies Shows
