export { changedTurnover, sumIn, turnoverOf } from './customer-turnover.ts'
export { ALWAYS, before, figureDays, figures, isInvoice, isKept, isPaid } from './figures.ts'
