export { ALWAYS, before, figureDays, figures, isInvoice, isKept, isPaid } from './figures.ts'
