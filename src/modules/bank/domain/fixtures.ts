import type { BankEntry } from './statement.ts'

export const OWN_IBAN = 'DE89370400440532013000'

/** A credit as a bank reports it. */
export const bankEntry = (values: Partial<BankEntry> = {}): BankEntry => ({
  day: '2026-11-13',
  amount: 100,
  currency: 'EUR',
  name: 'Gisela Schneider',
  iban: 'DE02120300000000202051',
  purpose: '',
  endToEndId: null,
  mandateId: null,
  batchId: null,
  reference: null,
  returnCode: null,
  charges: 0,
  originalAmount: null,
  isReversal: false,
  ...values,
})
