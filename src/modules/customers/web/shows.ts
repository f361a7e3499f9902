import type { Shows } from '#core/areas.ts'

/** What the calls of the module show; a write of these areas makes their answers stale. */
export const shows = {
  '/customers': ['customers', 'orders', 'users'],
  '/customer_all_list': ['customers', 'orders', 'users', 'definitions'],
  '/customer_birthday_view': ['customers', 'users', 'definitions'],
  '/customer_randevu_view': ['customers', 'users'],
  '/customer_del_view': ['customers', 'users'],
  '/undialable_numbers': ['customers', 'users'],
  '/customer_transfer': ['customers', 'users'],
  '/customer_presence': ['customers', 'users'],
  '/musteri_gorusme_view': ['customers', 'users', 'definitions'],
  '/cus_files': ['customers'],
  '/cus_adress_view': ['customers', 'definitions'],
  '/customers_by_dnd_report': ['customers'],
  '/customers_by_user_report': ['customers', 'users'],
} as const satisfies Shows
