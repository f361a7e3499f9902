import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/siparisler': ['orders', 'customers', 'stock', 'shipping', 'commissions', 'users', 'definitions'],
  '/siparis_all_view': ['orders', 'customers', 'shipping', 'commissions', 'users', 'definitions'],
  '/siparis_icerik': ['orders', 'stock', 'customers'],
  '/cus_taksitler': ['orders'],
  '/cari_islem': ['orders'],
  '/cari_islem_view': ['orders', 'users'],
  '/stok_search_dialialog_view': ['stock', 'orders', 'holds'],
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
