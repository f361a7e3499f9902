import { bareEntry, type BankEntry } from './statement.ts'

export const OWN_IBAN = 'DE89370400440532013000'

/** A credit as a bank reports it. */
export const bankEntry = (values: Partial<BankEntry> = {}): BankEntry => ({
  ...bareEntry,
  day: '2026-11-13',
  amount: 100,
  name: 'Gisela Schneider',
  iban: 'DE02120300000000202051',
  ...values,
})
