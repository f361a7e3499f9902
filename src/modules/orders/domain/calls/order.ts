import { z } from 'zod'
import { storedRows } from '#core/stored-rows.ts'
import { siparis_icerik_view } from '../stored/siparis_icerik_view.ts'
import { OrderRow } from '../order/order-columns.ts'

/** An order as its table keeps it. The company that is frozen with an invoice stays on the server. */
export const StoredOrder = storedRows.siparisler.omit({ f_firma_bilgi: true })

export type StoredOrder = z.infer<typeof StoredOrder>

/** An order with what is computed of it: payments, remaining amount, due day. */
export const Order = StoredOrder.extend(OrderRow.shape).extend({
  firma: z.string().nullable().describe('dealer that earns on the order'),
  gutschrift_f_tarih: z.string().nullable().describe('day of the invoice that a credit note corrects'),
})

export type Order = z.infer<typeof Order>

export const OrderLine = siparis_icerik_view.extend({ bayi_id: z.number().describe('dealer of the order') })

export type OrderLine = z.infer<typeof OrderLine>

/** A customer as orders and their documents show it; bank details stay with the customer. */
export const OrderCustomer = storedRows.customers.pick({
  id: true,
  cus_code: true,
  cus_is_firm: true,
  cus_firm: true,
  cus_m_f: true,
  cus_name: true,
  cus_surname: true,
  cus_atu_no: true,
  cus_city: true,
  cus_country_code: true,
  cus_class: true,
  cus_email: true,
  cus_tel1: true,
  cus_gsm: true,
  cus_del: true,
  cus_is_aktive: true,
  version: true,
})
