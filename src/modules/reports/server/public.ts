export { changedTurnover, sumIn, turnoverOf } from './customer-turnover.ts'
export {
  ALWAYS,
  before,
  figureDayParts,
  figureMonths,
  figureParts,
  figures,
  isInvoice,
  isKept,
  isPaid,
} from './figures.ts'
export type { FigurePart } from './figures.ts'
