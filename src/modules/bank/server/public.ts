/** The public functions of the bank module: moving the rows of a customer into another record. */
export { countMoneyUnderWay, customerTables, followIntoBank, hasTwoMandates } from './merging.ts'
