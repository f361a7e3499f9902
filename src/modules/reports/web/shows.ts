import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/ciro_hareket': ['customers', 'users'],
  '/satis_satirlari': ['customers', 'users'],
  '/analysis': ['orders', 'customers', 'users', 'stock', 'definitions'],
} as const satisfies Shows
