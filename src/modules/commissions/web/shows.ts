import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/prim_listesi': ['commissions', 'orders', 'customers', 'users', 'definitions', 'bank', 'settings'],
  '/prim_odeme_fis': ['orders', 'customers'],
  '/commission_account': ['commissions', 'orders', 'customers', 'users', 'definitions', 'bank', 'settings'],
  '/payee_account': ['commissions', 'users', 'definitions'],
} as const satisfies Shows
