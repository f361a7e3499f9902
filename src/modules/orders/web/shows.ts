import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/siparisler': ['orders', 'customers', 'stock', 'shipping', 'commissions', 'users', 'definitions'],
  '/siparis_all_view': ['orders', 'bank', 'customers', 'shipping', 'commissions', 'users', 'definitions'],
  '/siparis_icerik': ['stock', 'customers'],
  '/cari_islem': ['customers'],
  '/cari_islem_view': ['customers'],
  '/stok_search_dialialog_view': ['orders'],
  '/withdrawal': [
    'orders',
    'customers',
    'shipping',
    'settings',
    'users',
    'definitions',
    'stock',
    'commissions',
  ],
} as const satisfies Shows
