import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/az_stok': ['orders'],
  '/gosterge': ['orders', 'customers', 'stock', 'users', 'holds', 'mail', 'bank'],
} as const satisfies Shows
