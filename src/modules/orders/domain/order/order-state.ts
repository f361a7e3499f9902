import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'

/** The kind of an order record (s_is_teklif): one record serves as quote, order and invoice, or as credit note. */
export const OrderKind = { order: 0, quote: 1, creditNote: 2 } as const

/** The state of collecting an unpaid invoice (f_ytakip). */
export const Collection = { none: 0, seized: 1, bankrupt: 2 } as const

/** The fields that make up the state of an order; the rules of its life cycle read nothing else. */
export type OrderState = {
  s_is_teklif: number
  sd_kesin: Flag
  sd_onaylama: Flag
  sd_cancel_on: Flag
  sd_gonderi_status: Flag
  fd_fon: Flag
  f_close: Flag
  f_status: Flag
  f_ytakip: number
  sd_uyari_1_is: Flag
  sd_uyari_2_is: Flag
  sd_uyari_3_is: Flag
  /** The day since which the customer disputes the invoice. */
  disputed_on?: IsoDate | null
}

export const isOn = (value: Flag) => value === '1'

export const isPlainOrder = (order: Pick<OrderState, 's_is_teklif'>) => order.s_is_teklif === OrderKind.order
export const isQuote = (order: Pick<OrderState, 's_is_teklif'>) => order.s_is_teklif === OrderKind.quote
export const isCreditNote = (order: Pick<OrderState, 's_is_teklif'>) =>
  order.s_is_teklif === OrderKind.creditNote

export const isCancelled = (order: Pick<OrderState, 'sd_cancel_on'>) => isOn(order.sd_cancel_on)
export const isInvoiced = (order: Pick<OrderState, 'fd_fon'>) => isOn(order.fd_fon)
export const isClosed = (order: Pick<OrderState, 'f_close'>) => isOn(order.f_close)
export const isApproved = (order: Pick<OrderState, 'sd_onaylama'>) => isOn(order.sd_onaylama)
export const isSent = (order: Pick<OrderState, 'sd_gonderi_status'>) => isOn(order.sd_gonderi_status)
export const isInCollection = (order: Pick<OrderState, 'f_ytakip'>) => order.f_ytakip !== Collection.none

export const isDisputed = (order: Pick<OrderState, 'disputed_on'>) => Boolean(order.disputed_on)

/** Not yet confirmed by anybody: its salesperson may still change or delete it. */
export const isNew = (order: Pick<OrderState, 'sd_kesin' | 'fd_fon' | 'sd_cancel_on'>) =>
  !isOn(order.sd_kesin) && !isInvoiced(order) && !isCancelled(order)

/** Whether the order reserves its bottles. */
export const reservesStock = (
  order: Pick<OrderState, 's_is_teklif' | 'sd_cancel_on' | 'sd_gonderi_status'>,
) => isPlainOrder(order) && !isCancelled(order) && !isSent(order)
