import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/customers': ['orders'],
  '/customer_all_list': ['orders'],
  '/customer_transfer': ['customers', 'users'],
  '/customer_presence': ['presence', 'customers', 'users'],
  '/musteri_gorusme_view': ['customers', 'users', 'definitions'],
  '/cus_files': ['customers'],
  '/cus_adress_view': ['customers', 'definitions'],
  '/customers_by_dnd_report': ['customers'],
  '/customers_by_user_report': ['customers', 'users'],
} as const satisfies Shows
