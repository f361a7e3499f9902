/** Functions for other modules: lock orders, take a step, search, reassign, book payments. */
export { findInvoices, findOrders } from './order/find-orders.ts'
export {
  directDebitItems,
  everyOpenItem,
  holdInvoices,
  notOpenInvoices,
  openItemsByAmount,
  openItemsByNumber,
  openItemsByWords,
  openItemsOfCustomers,
} from './money/open-items.ts'
export { debitHistories, debitMandates } from './money/debit-facts.ts'
export { drawIssued } from './documents/document-mail.ts'
export { payOut } from './money/money-moves.ts'
export { countOpenOrders, handOverOrders } from './order/handing-over.ts'
export { orderForUpdate, takeStep } from './order/orders.ts'
export { recordsOwingMoney, type OwingRecord } from './money/owing-records.ts'
export { chargeReturn, withdrawCharge, withdrawReturnLetters } from './money/return-charge.ts'
export { returnedDebit } from './money/returned-debit.ts'
export { bookReceipt, bookReceipts, undoReceipt, type Receipt } from './money/receipts.ts'
export { holdAsSeen } from './money/seen-money.ts'
export { takeBackInvoices } from './money/taking-back.ts'
export { takeInInvoices } from './order/taking-in.ts'

/** The tables of this module that refer to a customer. */
export const customerTables = [
  'siparisler',
  'siparis_icerik',
  'cari_islem',
  'cus_taksitler',
  'receipts',
] as const
