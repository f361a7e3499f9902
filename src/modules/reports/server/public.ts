export { changedTurnover, sumIn, turnoverOf } from './customer-turnover.ts'
export { ALWAYS, before, figureDays, figureMonths, figures, isInvoice, isKept, isPaid } from './figures.ts'
