import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/prim_listesi': ['commissions', 'orders', 'customers', 'users', 'definitions', 'bank', 'settings'],
  '/prim_odeme_fis': ['commissions', 'orders', 'customers', 'users', 'definitions'],
  '/prim_odeme_fis_personel': ['commissions', 'users'],
  '/prim_odeme_fis_bayi': ['commissions', 'definitions'],
  '/commission_account': ['commissions', 'orders', 'customers', 'users', 'definitions', 'bank', 'settings'],
  '/payee_account': ['commissions', 'users', 'definitions'],
  '/personel_odeme': ['commissions', 'users'],
} as const satisfies Shows
