import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/stok': ['stock', 'orders', 'definitions'],
  '/stok_urun_listesi_view': ['stock', 'orders', 'holds'],
  '/stok_all_list_view': ['stock', 'orders', 'holds', 'definitions'],
  '/stok_hareketleri': ['stock', 'orders', 'customers', 'users', 'definitions'],
  '/stok_rezerve': ['stock', 'orders'],
  '/rezerve_stok_sip': ['stock', 'orders', 'holds', 'customers', 'users'],
} as const satisfies Shows
