import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/stok': ['stock', 'orders', 'definitions'],
  '/stok_urun_listesi_view': ['orders'],
  '/stok_all_list_view': ['orders'],
  '/stok_hareketleri': ['customers'],
  '/stok_rezerve': ['stock'],
  '/rezerve_stok_sip': ['stock', 'orders', 'holds', 'customers', 'users'],
} as const satisfies Shows
