import type { IsoDate } from '#core/days/dates.ts'
import {
  Collection,
  isApproved,
  isCancelled,
  isClosed,
  isCreditNote,
  isInvoiced,
  isOn,
  isQuote,
  type OrderState,
} from './order-state.ts'

/** The states a person reads on an order: keys of sys_siparis_durum. */
export const OrderStatus = {
  newOrder: 1,
  awaitingApproval: 2,
  openInvoice: 3,
  firstWarning: 4,
  secondWarning: 5,
  thirdWarning: 6,
  seizure: 7,
  bankruptcy: 8,
  closedInvoice: 9,
  cancelledInvoice: 10,
  cancelledOrder: 11,
  quote: 12,
  creditNote: 13,
} as const

export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

export type StatusDates = Partial<
  Record<
    'f_iflas_tarihi' | 'f_haciz_tarihi' | 'sd_uyari_1_is_tar' | 'sd_uyari_2_is_tar' | 'sd_uyari_3_is_tar',
    IsoDate | null
  >
>

/** What decides the label of an order. */
export type StatusFlags = Pick<
  OrderState,
  | 's_is_teklif'
  | 'sd_cancel_on'
  | 'fd_fon'
  | 'f_close'
  | 'f_ytakip'
  | 'sd_onaylama'
  | 'sd_uyari_1_is'
  | 'sd_uyari_2_is'
  | 'sd_uyari_3_is'
>

/** The label of an order, first match wins. Quotes and credit notes are named before all. */
export function orderStatus(order: StatusFlags): OrderStatus {
  if (isQuote(order)) return OrderStatus.quote
  if (isCreditNote(order)) return OrderStatus.creditNote
  if (isCancelled(order)) return isInvoiced(order) ? OrderStatus.cancelledInvoice : OrderStatus.cancelledOrder
  if (isInvoiced(order) && isClosed(order)) return OrderStatus.closedInvoice
  if (order.f_ytakip === Collection.bankrupt) return OrderStatus.bankruptcy
  if (order.f_ytakip === Collection.seized) return OrderStatus.seizure
  if (isOn(order.sd_uyari_3_is)) return OrderStatus.thirdWarning
  if (isOn(order.sd_uyari_2_is)) return OrderStatus.secondWarning
  if (isOn(order.sd_uyari_1_is)) return OrderStatus.firstWarning
  if (isInvoiced(order)) return OrderStatus.openInvoice
  return isApproved(order) ? OrderStatus.awaitingApproval : OrderStatus.newOrder
}

/** The day beside the label, for those labels that have one. */
export function statusDate(order: OrderState & StatusDates): IsoDate | null {
  switch (orderStatus(order)) {
    case OrderStatus.bankruptcy:
      return order.f_iflas_tarihi ?? null
    case OrderStatus.seizure:
      return order.f_haciz_tarihi ?? null
    case OrderStatus.thirdWarning:
      return order.sd_uyari_3_is_tar ?? null
    case OrderStatus.secondWarning:
      return order.sd_uyari_2_is_tar ?? null
    case OrderStatus.firstWarning:
      return order.sd_uyari_1_is_tar ?? null
    default:
      return null
  }
}
