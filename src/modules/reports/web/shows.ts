import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/ciro_hareket': ['orders', 'commissions', 'customers', 'users'],
  '/satis_satirlari': ['orders', 'customers', 'users', 'stock'],
  '/analysis': ['orders', 'customers', 'users', 'stock', 'definitions'],
  '/saved_report': ['reports', 'users'],
} as const satisfies Shows
