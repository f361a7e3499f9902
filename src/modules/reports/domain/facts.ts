import type { Flag } from '#core/fields.ts'
import type { StatusFlags } from '#modules/orders/domain/order/status-label.ts'

/**
 * What the stored figures count, each by its own day: orders taken, invoices and credit notes and their
 * cancellations (by person, and by country), payments, invoices by the days since the order and payments by the
 * days since the invoice, open invoices by their total and by the open amount, invoiced goods, the same by wine,
 * bottles of orders and those still reserved, calls, efforts by person and hour, outcomes of calls by person.
 * Functions of the database define the rows behind them.
 */
export type Fact =
  | 'ordered'
  | 'turnover'
  | 'country'
  | 'paid'
  | 'invoiced'
  | 'settled'
  | 'open'
  | 'owed'
  | 'goods'
  | 'wine'
  | 'bottles'
  | 'reserved'
  | 'call'
  | 'effort'
  | 'outcome'

/** The item of `ordered` is the sum of these flags, `collection` times the collection state of the order. */
export const OrderFlags = {
  cancelled: 1,
  invoiced: 2,
  closed: 4,
  approved: 8,
  reminded: 16,
  remindedTwice: 32,
  remindedThrice: 64,
  collection: 128,
} as const

/** The item of `turnover` and `paid` is the sum of these flags; that of `country` only has `cancellation`. */
export const DocumentFlags = {
  cancellation: 1,
  creditNote: 2,
  cancelled: 4,
  closed: 8,
  taxFree: 16,
  writtenOff: 32,
} as const

const flagOf = (item: number, bit: number): Flag => (item & bit ? '1' : '0')

/** The order flags behind an item, from which the state follows. */
export const statusFlagsOf = (item: number): StatusFlags => ({
  s_is_teklif: 0,
  sd_cancel_on: flagOf(item, OrderFlags.cancelled),
  fd_fon: flagOf(item, OrderFlags.invoiced),
  f_close: flagOf(item, OrderFlags.closed),
  sd_onaylama: flagOf(item, OrderFlags.approved),
  sd_uyari_1_is: flagOf(item, OrderFlags.reminded),
  sd_uyari_2_is: flagOf(item, OrderFlags.remindedTwice),
  sd_uyari_3_is: flagOf(item, OrderFlags.remindedThrice),
  f_ytakip: Math.floor(item / OrderFlags.collection),
})

/** The result of an order. */
export type Became = 'open' | 'invoiced' | 'paid' | 'cancelled'

export function becameOf(item: number): Became {
  if (item & OrderFlags.cancelled) return 'cancelled'
  if (!(item & OrderFlags.invoiced)) return 'open'
  return item & OrderFlags.closed ? 'paid' : 'invoiced'
}
