import { describe, expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { bankEntry } from '#test/fixtures/bank-entry.ts'
import type { BankEntry } from '../statement.ts'
import { createBook, type BookInvoice, type OwnDebit } from './book.ts'
import { matchAll } from './match-all.ts'

const limits = { writeOffUpTo: 0.05 }

const invoice: BookInvoice = {
  sip_id: 1,
  f_no: '101801',
  cus_id: 2001,
  name: 'Gisela Schneider',
  state: 'open',
  open: cents(100),
  parts: [40, 60].map((amount, index) => ({ taksit_id: index + 1, open: cents(amount) })),
}

const debit: OwnDebit = {
  endToEndId: 'WK-1',
  batchId: 'L-1',
  sip_id: 1,
  taksit_id: 1,
  cus_id: 2001,
  amount: 40,
  state: 'in_flight',
}

type Given = Partial<BankEntry> & { account_id?: number }

const actions = (given: readonly Given[], usedIds: string[] = []) =>
  matchAll(
    given.map(({ account_id = 1, ...values }) => ({ account_id, entry: bankEntry(values) })),
    createBook([invoice], [debit]),
    new Map(),
    limits,
    new Set(usedIds),
  ).map(({ action }) => action)

const paid: Given = { purpose: 'RG 101801', reference: 'B1', endToEndId: 'E1' }
const reversed: Given = { amount: -100, isReversal: true, reference: 'B1', endToEndId: 'E1' }
const sentBack: Given = { amount: -100, returnCode: 'CUST', reference: 'B9', endToEndId: 'E1' }

describe('a payment that is taken back on the same statement', () => {
  test.each<[string, Given[], string[]]>([
    ['the bank reverses it', [paid, reversed], ['ignore', 'ignore']],
    ['it is sent back as it came', [paid, sentBack], ['ignore', 'ignore']],
    ['the reversal names the entry alone', [paid, { ...reversed, endToEndId: null }], ['ignore', 'ignore']],
    ['the entry under its own name', [paid, { ...reversed, reference: 'B9' }], ['ignore', 'ignore']],
    ['another amount', [paid, { ...reversed, amount: -99 }], ['book', 'ask']],
    ['another currency', [paid, { ...reversed, currency: 'CHF' }], ['book', 'ignore']],
    ['another account of ours', [paid, { ...reversed, account_id: 2 }], ['book', 'ask']],
    ['another id under the same reference', [paid, { ...reversed, endToEndId: 'E2' }], ['book', 'ask']],
    ['neither reference nor id', [paid, { ...reversed, reference: null, endToEndId: null }], ['book', 'ask']],
    [
      'the same id of another payer',
      [paid, { ...sentBack, iban: 'DE89370400440532013000' }],
      ['book', 'ask'],
    ],
    ['the same id of an unknown payer', [paid, { ...sentBack, iban: null }], ['book', 'ask']],
    ['a return with a charge', [paid, { ...sentBack, amount: -101, charges: 1 }], ['book', 'ask']],
    ['money that leaves without a code', [paid, { ...sentBack, returnCode: null }], ['book', 'ignore']],
    ['the notice of a success', [paid, { ...sentBack, returnCode: '0000' }], ['book', 'ignore']],
    ['the reversal comes first', [reversed, paid], ['ask', 'book']],
    ['the reversal is of an earlier day', [paid, { ...reversed, day: '2026-11-12' }], ['book', 'ask']],
    ['two payments can be meant', [paid, paid, reversed], ['book', 'ask', 'ask']],
    ['two reversals of one payment', [paid, reversed, reversed], ['book', 'ask', 'ask']],
    [
      'the return was reversed itself',
      [paid, sentBack, { ...reversed, amount: 100, reference: 'B9' }],
      ['book', 'ask', 'ask'],
    ],
    [
      'money that we had sent comes back',
      [
        { ...paid, amount: -100 },
        { ...reversed, amount: 100 },
      ],
      ['ignore', 'ask'],
    ],
  ])('%s', (_, given, expected) => expect(actions(given)).toEqual(expected))

  test('an id that an earlier statement had is not sure; the reference of the bank is', () => {
    expect(actions([paid, sentBack], ['E1'])).toEqual(['book', 'ask'])
    expect(actions([paid, reversed], ['E1'])).toEqual(['ignore', 'ignore'])
  })
})

describe('a debit of ours', () => {
  const credit: Given = { amount: 40, endToEndId: 'WK-1', reference: 'C1' }
  const back: Given = { amount: -41.5, charges: 1.5, endToEndId: 'WK-1', reference: 'C2', returnCode: 'AM04' }
  const plain: Given = { ...back, amount: -40, charges: 0 }
  const pay = (amount: number): Given => ({ amount, purpose: 'RG 101801' })
  test.each<[string, Given[], string[]]>([
    ['is credited and returned', [credit, back], ['book', 'return']],
    ['is credited and returned without a charge', [credit, plain], ['book', 'return']],
    ['is credited with its batch and returned', [{ amount: 40, batchId: 'L-1' }, back], ['book', 'return']],
    ['is returned before the credit', [back, credit], ['ask', 'book']],
    ['is returned twice', [credit, back, plain], ['book', 'return', 'ask']],
    ['comes back in part', [credit, { ...plain, amount: -20 }], ['book', 'ask']],
    ['is credited twice', [credit, { ...credit, reference: 'C9' }], ['book', 'ask']],
    ['is credited alone and with its batch', [credit, { amount: 40, batchId: 'L-1' }], ['book', 'ask']],
    [
      'is credited, and the bank reverses that',
      [credit, { ...credit, amount: -40, isReversal: true }],
      ['ignore', 'ignore'],
    ],
    [
      'comes back, and the bank reverses that',
      [credit, plain, { ...plain, amount: 40, isReversal: true }],
      ['book', 'ignore', 'ignore'],
    ],
    ['leaves the rest open', [credit, pay(60)], ['book', 'book']],
    ['is owed again with the charge', [credit, back, pay(101.5)], ['book', 'return', 'book']],
    ['is owed again as an instalment', [credit, back, pay(40)], ['book', 'return', 'book']],
    ['is owed again, so that the rest is not all', [credit, back, pay(61.5)], ['book', 'return', 'ask']],
  ])('%s', (_, given, expected) => expect(actions(given)).toEqual(expected))
})

test('money that we had sent and that comes back is nobody’s payment', () => {
  expect(actions([{ purpose: 'Erstattung RG 101801', returnCode: 'AC01' }])).toEqual(['ask'])
})
