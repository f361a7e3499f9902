import type { DomainModule } from '#core/domain-module.ts'
import { kept, translated } from '#core/reference-definition.ts'
import { whole } from '#core/company/setting-definition.ts'

/** What the outcome of a call means. */
const outcomes = [
  'reached',
  'needs_note',
  'proposes_call_back',
  'asks_do_not_call',
  'wrong_number',
  'ordered',
  'promises_payment',
]

export const customers = {
  references: {
    sys_unvan: translated('unvan', 'un_type', { ...kept, extra: ['silent'], keptIn: 'cus_m_f' }),
    cus_dnd: translated('descp', 'id', { keptIn: 'cus_dnd' }),
    sys_c_time: translated('time_desc', 'id', { ...kept, keptIn: 'call_time' }),
    sys_class: translated('class', 'class_type', { ...kept, keptIn: 'cus_class' }),
    sys_adres_type: translated('adres', 'ad_type', { ...kept, keptIn: 'cus_adress.c_type' }),
    sys_gorusme_asama: translated('descp', 'def_type', {
      ...kept,
      flags: outcomes,
      extra: outcomes,
      keptIn: 'sts outcome',
    }),
  },
  logged: {
    // What follows from other columns, and what is stored for the old program without effect.
    internal: 'promised_invoices cus_note customers.cus_pool customers.cus_on customers.sil',
  },
  records: {
    '/customers': 'customer',
    '/customer_all_list': 'customer',
    '/customer_birthday_view': 'customer',
    '/customer_rand_view': 'customer',
    '/customer_randevu_view': 'customer',
    '/undialable_numbers': 'customer',
  },
  settings: {
    draw_minutes: whole('calls', 'minutes', 10, [1, 240]),
    draw_contact_days: whole('calls', 'days', 1, [0, 365]),
    draw_order_days: whole('calls', 'days', 14, [0, 365]),
  },
} satisfies DomainModule
