import type { Refusal } from '#core/refusal.ts'
import { whyNotRemindable, whyNotSend } from '../reminders/reminders.ts'
import { isInvoiced } from './order-state.ts'
import { ordersRefusals } from '../refusals.ts'
import {
  approve,
  cancelInvoice,
  invoice,
  seize,
  whyNotShippable,
  withdraw,
  type OrderFacts,
} from './transitions.ts'

/** The buttons of the general operations panel, in their order; each with the reason that disables it. */
export const operations = {
  approve: (order) => approve.whyNot(order, undefined),
  invoice: (order) =>
    isInvoiced(order) ? ordersRefusals.order_is_invoiced : invoice.whyNot(order, { f_no: '' }),
  send: whyNotShippable,
  overdue: whyNotRemindable,
  w1: (order) => whyNotSend(order, 1),
  w2: (order) => whyNotSend(order, 2),
  w3: (order) => whyNotSend(order, 3),
  seizure: (order) => seize.whyNot(order, { f_haciz_firma: '', f_haciz_aciklama: '', f_haciz_tarihi: null }),
  withdrawal: (order) =>
    withdraw.whyNot(order, { until: null, declared_on: '', is_goodwill: true, reason: '–' }),
  cancel: (order) =>
    cancelInvoice.whyNot(order, {
      f_ip_neden_type: 0,
      f_ip_neden: null,
      f_ip_aciklama: null,
      sd_iptal_tar: null,
      creditNotes: [],
      money: 0,
      destination: null,
      iptal_no: null,
    }),
} as const satisfies Record<string, (order: OrderFacts) => Refusal>

export type Operation = keyof typeof operations
