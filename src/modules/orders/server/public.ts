/** Functions for other modules: lock orders, take a step, search, reassign, book payments. */
export { findInvoices, findOrders } from './find-orders.ts'
export {
  directDebitItems,
  everyOpenItem,
  holdInvoices,
  notOpenInvoices,
  openItemsByAmount,
  openItemsByNumber,
  openItemsByWords,
  openItemsOfCustomers,
} from './open-items.ts'
export { debitHistories, debitMandates } from './debit-facts.ts'
export { drawIssued } from './document-mail.ts'
export { payOut } from './money-moves.ts'
export { countOpenOrders, handOverOrders } from './handing-over.ts'
export { orderForUpdate, takeStep } from './orders.ts'
export { recordsOwingMoney, type OwingRecord } from './owing-records.ts'
export { chargeReturn, withdrawCharge, withdrawReturnLetters } from './return-charge.ts'
export { returnedDebit } from './returned-debit.ts'
export { bookReceipt, bookReceipts, undoReceipt, type Receipt } from './receipts.ts'
export { holdAsSeen } from './seen-money.ts'
export { takeBackInvoices } from './taking-back.ts'
export { takeInInvoices } from './taking-in.ts'

/** The tables of this module that refer to a customer. */
export const customerTables = [
  'siparisler',
  'siparis_icerik',
  'cari_islem',
  'cus_taksitler',
  'receipts',
] as const
