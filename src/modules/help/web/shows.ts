import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/tour': ['definitions', 'customers', 'orders', 'stock', 'bank'],
} as const satisfies Shows
