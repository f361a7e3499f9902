// Generated from the modules by "npm run generate". Do not edit.

/** The records that rows and questions of a resource name by `id`. */
export const recordResources = {
  '/siparisler': 'order',
  '/siparis_all_view': 'order',
  '/withdrawal': 'order',
  '/customers': 'customer',
  '/customer_all_list': 'customer',
  '/customer_birthday_view': 'customer',
  '/customer_rand_view': 'customer',
  '/customer_randevu_view': 'customer',
  '/undialable_numbers': 'customer',
  '/mail_outbox': 'mail',
  '/stok': 'wine',
  '/stok_urun_listesi_view': 'wine',
  '/stok_all_list_view': 'wine',
  '/stok_search_dialialog_view': 'wine',
  '/az_stok': 'wine',
  '/takip/gorevler': 'task',
  '/takip/gorev_list': 'task',
} as const
