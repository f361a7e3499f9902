/** What other modules may ask of the bank: the rows of a customer follow into another record. */
export { countMoneyUnderWay, customerTables, followIntoBank, hasTwoMandates } from './merging.ts'
