import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditorReference } from '#core/money/creditor-reference.ts'
import { cents, type Cents } from '#core/money/money.ts'
import { bankEntry } from '#test/fixtures/bank-entry.ts'
import { createBook, type BookInvoice, type OwnDebit } from './book.ts'
import { match } from './match.ts'
import { isNear, nameScore } from './names.ts'
import { readPurpose } from './purpose.ts'

const limits = { writeOffUpTo: 0.05 }
const IBAN = 'DE02120300000000202051'
const RF = creditorReference('101851') ?? ''

const invoice = (sip_id: number, euros: number, values: Partial<BookInvoice> = {}): BookInvoice => ({
  sip_id,
  f_no: String(101_800 + sip_id),
  cus_id: 2000 + sip_id,
  name: `Heike Hofmann`,
  state: 'open',
  open: cents(euros),
  parts: [],
  ...values,
})

const debit: OwnDebit = {
  endToEndId: 'WK-1',
  batchId: 'L-1',
  sip_id: 9,
  taksit_id: null,
  cus_id: 2009,
  amount: 49.67,
  state: 'in_flight',
}

const plan = [30, 30, 40].map((amount, index) => ({ taksit_id: index + 1, open: cents(amount) }))

const invoices = [
  invoice(51, 234.13),
  invoice(52, 100, { parts: plan }),
  invoice(53, 360, { name: 'Tobias Wyss' }),
  invoice(54, 593.3, { state: 'cancelled' }),
  invoice(55, 80, { state: 'closed' }),
  invoice(56, 80, { state: 'not_invoiced' }),
  invoice(57, 500, { cus_id: 3000, name: 'Landgasthof Prohaska' }),
  invoice(58, 572.64, { cus_id: 3000, name: 'Landgasthof Prohaska' }),
  invoice(59, 278, { name: 'M. Demir' }),
  invoice(60, 278, { name: 'Ali Demir' }),
  invoice(61, 630.5, { name: 'Graf, Karl' }),
  invoice(63, 278.5, { cus_id: 2051, name: 'Heike Hofmann' }),
  invoice(9, 49.67),
]

const decide = (
  values: Parameters<typeof bankEntry>[0],
  known: Record<string, number[]> = {},
  debits = [debit],
) =>
  match(
    bankEntry({ name: 'Fremder Zahler', iban: IBAN, ...values }),
    createBook(invoices, debits),
    new Map(Object.entries(known)),
    limits,
  )

const codes = (decision: ReturnType<typeof match>) => decision.evidence.map(({ code }) => code)

describe('the tiers', () => {
  test.each([
    ['A: our end-to-end id', { endToEndId: 'WK-1', amount: 49.67 }, 'book', 'A', [9]],
    ['A: our batch', { batchId: 'L-1', amount: 49.67 }, 'book', 'A', [9]],
    ['A: our id, another amount', { endToEndId: 'WK-1', amount: 49 }, 'ask', 'A', []],
    ['B: number and amount', { purpose: 'RG 101851', amount: 234.13 }, 'book', 'B', [51]],
    ['B: reference of the creditor', { purpose: `danke ${RF} Wein`, amount: 234.13 }, 'book', 'B', [51]],
    ['B: the same in blocks', { purpose: RF.replace(/(.{4})/g, '$1 '), amount: 234.13 }, 'book', 'B', [51]],
    [
      'B: number in the id of the payment',
      { purpose: 'Wein', endToEndId: 'RG101851', amount: 234.13 },
      'book',
      'B',
      [51],
    ],
    ['B: blanks and O', { purpose: 'RG 1O1 851 KD 2051', amount: 234.13 }, 'book', 'B', [51]],
    ['B: torn over two lines', { purpose: 'RECHNUNG 1018 51', amount: 234.13 }, 'book', 'B', [51]],
    ['B: three cents are missing', { purpose: '101851', amount: 234.1 }, 'book', 'B', [51]],
    ['B: five cents too much', { purpose: '101851', amount: 234.18 }, 'book', 'B', [51]],
    ['C: six cents are missing', { purpose: '101851', amount: 234.07 }, 'ask', 'C', [51]],
    ['B: the next instalment', { purpose: '101852', amount: 30 }, 'book', 'B', [52]],
    ['B: a later instalment', { purpose: '101852', amount: 40 }, 'book', 'B', [52]],
    ['B: the whole plan', { purpose: '101852', amount: 100 }, 'book', 'B', [52]],
    ['C: another amount', { purpose: 'RG 101851 RESTBETRAG', amount: 110 }, 'ask', 'C', [51]],
    ['C: too much', { purpose: '101853', amount: 373.74 }, 'ask', 'C', [53]],
    ['C: cancelled', { purpose: 'Rechnung 101854 storniert?', amount: 593.3 }, 'ask', 'C', [54]],
    ['C: paid already', { purpose: '101855', amount: 80 }, 'ask', 'C', [55]],
    ['C: no invoice yet', { purpose: '101856', amount: 80 }, 'ask', 'C', []],
    ['B: the number of the order', { purpose: 'Auftrag Nr. 51', amount: 234.13 }, 'book', 'B', [51]],
    [
      'an order number is no invoice number',
      { purpose: 'Bestellung 101851', amount: 234.13 },
      'ask',
      null,
      [],
    ],
    ['another customer is named', { purpose: '101851 Kunde 3000', amount: 234.13 }, 'ask', 'B', [51]],
    ['a customer number is no invoice', { purpose: 'Kunde 101851', amount: 234.13 }, 'ask', null, []],
    [
      'E: name and the only item of the amount',
      { name: 'Karl Graf sen.', amount: 630.5, purpose: 'Wein' },
      'ask',
      'E',
      [61],
    ],
    ['E: two of that name owe it', { name: 'Demir', amount: 278, purpose: 'danke' }, 'ask', null, []],
    ['E: a customer number and the amount', { purpose: 'KD 2061', amount: 630.5 }, 'ask', 'E', [61]],
    [
      'F: two numbers whose sum fits',
      { purpose: 'Rechnungen 101857 und 101858', amount: 1072.64 },
      'ask',
      'F',
      [57, 58],
    ],
    ['two numbers, another sum', { purpose: '101857 101858', amount: 1000 }, 'ask', 'C', []],
    ['nothing', { purpose: 'danke', amount: 17 }, 'ask', null, []],
    ['money that leaves', { amount: -50, purpose: '101851' }, 'ignore', null, []],
    [
      'a return of ours that nobody credited',
      { amount: -49.67, endToEndId: 'WK-1', returnCode: 'MS03' },
      'ask',
      'A',
      [9],
    ],
    ['a return of something unknown', { amount: -5, endToEndId: 'X', returnCode: 'AC01' }, 'ask', null, []],
    [
      'a return with the code of success',
      { amount: -5, endToEndId: 'WK-1', returnCode: '0000' },
      'ignore',
      null,
      [],
    ],
    ['a reversal', { amount: -5, isReversal: true }, 'ask', null, []],
    ['francs', { amount: 234.13, currency: 'CHF', purpose: '101851' }, 'ask', null, []],
  ])('%s', (_name, values, action, tier, ids) => {
    const decision = decide(values)
    expect({
      action: decision.action,
      tier: decision.tier,
      ids: decision.parts.map(({ sip_id }) => sip_id),
    }).toEqual({ action, tier, ids })
  })

  test.each([
    ['D: the only item of the account', { amount: 630.5 }, [2061], 'book', [61]],
    ['D: its number has a slip', { amount: 630.5, purpose: 'RG 101816' }, [2061], 'book', [61]],
    ['D: another number of ours is named', { amount: 630.5, purpose: 'RG 101853' }, [2061], 'ask', [53]],
    ['D: an unknown number is named', { amount: 630.5, purpose: 'RG 109999' }, [2061], 'ask', [61]],
    ['D: the account belongs to two', { amount: 278 }, [2059, 2060], 'ask', []],
    ['D: another customer is named', { amount: 630.5, purpose: 'Kunde 2051' }, [2061], 'ask', [61]],
    [
      'B: the account belongs to somebody with the same amount',
      { amount: 278, purpose: '101859' },
      [2060],
      'ask',
      [59],
    ],
    ['F: some items of the account', { amount: 512.63 }, [2051], 'ask', [51, 63]],
    ['F: none fits, the oldest are proposed', { amount: 200 }, [2051], 'ask', [51]],
  ])('%s', (_name, values, known, action, ids) => {
    const decision = decide(values, { [IBAN]: known })
    expect([decision.action, decision.parts.map(({ sip_id }) => sip_id)]).toEqual([action, ids])
  })

  test('a later instalment is named, the next one need not be', () => {
    expect(decide({ purpose: '101852', amount: 40 }).parts[0]?.taksit_id).toBe(3)
    expect(decide({ purpose: '101852', amount: 30 }).parts[0]?.taksit_id).toBeNull()
  })

  test('a return of a credited debit is booked, with or without the charge of the bank', () => {
    const credited = [{ ...debit, state: 'credited' as const }]
    const back = { endToEndId: 'WK-1', returnCode: 'MS03' }
    expect(decide({ ...back, amount: -49.67 }, {}, credited).action).toBe('return')
    expect(decide({ ...back, amount: -50.75, charges: 1.08 }, {}, credited).action).toBe('return')
    expect(decide({ ...back, amount: -20 }, {}, credited).action).toBe('ask')
  })

  test('the evidence is written down', () => {
    expect(codes(decide({ purpose: 'RG 1O1851 KD 2051', amount: 110, name: 'Gisela Schneider' }))).toEqual([
      'number',
      'customer_named',
      'iban_new',
      'other_name',
      'too_little',
    ])
    expect(decide({ purpose: '101851', amount: 110 }).evidence.at(-1)).toEqual({
      code: 'too_little',
      text: '124,13',
    })
  })
})

describe('properties', () => {
  const known = { has: (key: string) => key === '101851', lengths: new Set([6]) }
  const DAY = /\b(?:0?[1-9]|[12]\d|3[01])[^\da-z]+(?:0?[1-9]|1[0-2])[^\da-z]+(?:\d{2}|\d{4})\b/i
  const filler = fc.constantFrom('RG', 'Rechnung', 'danke', 'Wein', 'vom', 'Nr.', 'für', '')

  test('blanks, signs and O never hide a number', () => {
    const spelled = fc.tuple(
      fc.array(fc.constantFrom('', ' ', '.', '-', '/', '\n'), { minLength: 5, maxLength: 5 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(filler, spelled, filler, (before, [signs, hasO], after) => {
        const pieces = signs.filter(Boolean).length
        fc.pre(pieces <= 4)
        const number = Array.from('101851')
          .map((digit, index) => digit + (signs[index] ?? ''))
          .join('')
        const text = `${before} ${hasO ? number.replace('0', 'O') : number} ${after}`
        // A separate O between two blanks is a word.
        fc.pre(!/\bO\b/.test(text))
        // Pieces that look like a date are a date.
        fc.pre(!DAY.test(text.replaceAll('O', '0')))
        expect(readPurpose(text, known).keys).toEqual(['101851'])
      }),
    )
  })

  test('what is booked alone never exceeds the payment, and a taken item is not taken again', () => {
    const one = fc.record({
      place: fc.nat(invoices.length - 1),
      amount: fc.integer({ min: 1, max: 70_000 }),
      isFitting: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (payments) => {
        const book = createBook(invoices)
        const paid = new Map<number, number>()
        for (const { place, amount, isFitting } of payments) {
          const meant = invoices[place]
          if (!meant) continue
          const sum = isFitting ? meant.open : (amount as Cents)
          const entry = bankEntry({ amount: sum / 100, purpose: `RG ${meant.f_no}` })
          const decision = match(entry, book, new Map(), limits)
          if (decision.action !== 'book') continue
          for (const part of decision.parts) {
            paid.set(part.sip_id, (paid.get(part.sip_id) ?? 0) + cents(part.amount))
            book.take(part.sip_id, part.amount, part.taksit_id)
          }
        }
        for (const { sip_id, open } of invoices) expect(paid.get(sip_id) ?? 0).toBeLessThanOrEqual(open + 5)
      }),
    )
  })
})

describe('names and slips', () => {
  test.each([
    ['Karl Graf sen.', 'Graf, Karl', 1],
    ['Jürgen Groß', 'JUERGEN GROSS', 1],
    ['Ayşe Yıldız', 'Ayse Yildiz', 1],
    ['Heike Hofmann', 'Heike Hofman', 1],
    ['Karl Graf', 'Karl Müller', 0.5],
    ['Graf', 'Karl Graf', 0.5],
    ['Frau Dr. Koch', 'Herr Dr. Maier', 0],
    [null, 'Karl', 0],
  ])('%s and %s', (a, b, score) => expect(nameScore(a, b)).toBeCloseTo(score))
  test.each([
    ['101851', '101815', true],
    ['101851', '101951', true],
    ['101851', '10185', true],
    ['101851', '1018511', true],
    ['101851', '101581', true],
    ['101851', '109951', false],
    ['101851', '101', false],
  ])('%s is near %s: %s', (a, b, near) => expect([isNear(a, b), isNear(b, a)]).toEqual([near, near]))
})
