import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/az_stok': ['stock', 'orders', 'holds'],
  '/gosterge': ['orders', 'customers', 'stock', 'users', 'holds', 'mail', 'bank'],
  '/gorusmelerim': ['customers', 'users', 'definitions'],
  '/gorusme_zaman': ['customers', 'users', 'definitions'],
} as const satisfies Shows
