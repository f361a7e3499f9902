import { describe, expect, test } from 'vitest'
import { cents, euros, type Cents } from '#core/money/money.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { whyNotGivenBack } from '../documents/credit-note.ts'
import { whyNotDeletable, whyNotEditable } from './transitions.ts'
import { newOrder } from '#test/fixtures/orders.ts'
import {
  feeToBook,
  isOverpaid,
  movesToTakeBack,
  offersClosing,
  remainingAmount,
  whyNotClosable,
  whyNotWithdrawable,
} from '../money/payments.ts'
import { whyNotSubmittable, type Submission } from './submit.ts'
import * as steps from './transitions.ts'
import type { OrderFacts, Transition } from './transitions.ts'
import { WITHDRAWAL_REASON } from '../documents/withdrawal.ts'

const invoiced: OrderFacts = { ...newOrder, sd_kesin: '1', sd_onaylama: '1', fd_fon: '1', f_no: '100001' }

describe('payments', () => {
  test.each(vectors.payment)(
    'total $total, fee $fee, remaining $remaining, amount $amount → $result',
    (row) => {
      const [s_g_toplam, fee, remaining, amount] = [row.total, row.fee, row.remaining, row.amount].map(
        Number,
      ) as [number, number, number, number]
      const paid = euros((cents(s_g_toplam) + cents(fee) - cents(remaining)) as Cents)
      expect(remainingAmount({ fee, s_g_toplam, paid, moved: 0 })).toBe(remaining)
      const isBooked = amount > 0
      const after = remainingAmount({
        fee,
        s_g_toplam,
        paid: isBooked ? euros((cents(paid) + cents(amount)) as Cents) : paid,
        moved: 0,
      })
      expect(after).toBe(Number(row.after))
      expect(offersClosing(amount, remaining)).toBe(row.result.includes('offer close'))
      expect(isOverpaid(amount, remaining)).toBe(row.result.includes('overpayment'))
      expect(whyNotClosable(invoiced, after) === null).toBe(row.close)
    },
  )

  test.each([
    ['nothing owed, nothing typed', { stage: 0, booked: null, typed: {} }, null],
    ['the fee of the reminder', { stage: 2, booked: null, typed: { alacak: 0 } }, 10],
    ['a fee that is booked', { stage: 2, booked: 10, typed: {} }, null],
    ['a typed fee', { stage: 0, booked: null, typed: { alacak: 5 } }, 5],
    ['a waived fee', { stage: 2, booked: null, typed: { late_fee: 0 } }, 0],
    ['a corrected fee', { stage: 3, booked: 30, typed: { late_fee: 12 } }, 12],
  ])('books %s', (_, { stage, booked, typed }, fee) => {
    const flags = {
      sd_uyari_1_is: stage >= 1 ? '1' : '0',
      sd_uyari_2_is: stage >= 2 ? '1' : '0',
      sd_uyari_3_is: stage >= 3 ? '1' : '0',
      sd_uyari_2_fark: stage >= 2 ? 10 : null,
      sd_uyari_3_fark: stage >= 3 ? 30 : null,
    } as const
    expect(feeToBook(flags, booked, typed)).toBe(fee)
  })
})

test.each([
  ['a payment', {}, { borc: 10 }, { brought: 0, filled: 0, moved: 0 }, null],
  [
    'a payment whose surplus was moved',
    {},
    { borc: 10 },
    { brought: 60, filled: 60, moved: 5 },
    'money_moved_on',
  ],
  [
    'a payment beside a surplus that covers it',
    {},
    { borc: 10 },
    { brought: 60, filled: 50, moved: 10 },
    null,
  ],
  [
    'a payment of a closed invoice',
    { f_close: '1' },
    { borc: 10 },
    { brought: 0, filled: 0, moved: 0 },
    'order_is_closed',
  ],
  [
    'a move of a cancelled, closed invoice',
    { f_close: '1', sd_cancel_on: '1' },
    { borc: 0 },
    { brought: 9, filled: 9, moved: 0 },
    null,
  ],
  [
    'a payment of a cancelled invoice',
    { sd_cancel_on: '1' },
    { borc: 10 },
    { brought: 9, filled: 9, moved: 9 },
    null,
  ],
] as const)('withdrawing %s', (_, change, entry, rest, code) => {
  expect(whyNotWithdrawable({ ...invoiced, ...change }, entry, rest)?.code ?? null).toBe(code)
})

test('money that left a cancelled invoice comes back, latest first, until parts are filled and a closed one owes nothing', () => {
  const cancelled = { ...invoiced, sd_cancel_on: '1' } as const
  const moves = [
    { id: 7, islem_type: 4, alacak: 10 },
    { id: 9, islem_type: 4, alacak: 100 },
  ]
  const idsOf = (order: OrderFacts, moved: number, made: typeof moves) =>
    movesToTakeBack(order, { brought: 110, filled: 100, moved, owed: 110 }, made).map(({ id }) => id)
  expect(idsOf(cancelled, 110, moves)).toEqual([9])
  expect(idsOf(cancelled, 10, moves.slice(0, 1))).toEqual([])
  expect(idsOf({ ...cancelled, f_close: '1' }, 10, moves.slice(0, 1))).toEqual([7])
})

type Case = [name: string, step: Transition<never>, order: Partial<OrderFacts>, code: string | null]

const cases: Case[] = [
  ['approve a new order', steps.approve, {}, null],
  ['approve twice', steps.approve, { sd_onaylama: '1' }, 'order_already_approved'],
  ['approve a quote', steps.approve, { s_is_teklif: 1 }, 'order_kind_wrong'],
  ['invoice a cancelled order', steps.invoice, { sd_cancel_on: '1' }, 'order_is_cancelled'],
  ['invoice twice', steps.invoice, { fd_fon: '1' }, 'order_is_invoiced'],
  ['cancel an order', steps.cancelOrder, {}, null],
  ['cancel an invoice as an order', steps.cancelOrder, { fd_fon: '1' }, 'order_is_invoiced'],
  ['cancel an order as an invoice', steps.cancelInvoice, {}, 'order_not_invoiced'],
  ['undo nothing', steps.undoCancelOrder, {}, 'order_not_cancelled'],
  [
    'undo an invoice as an order',
    steps.undoCancelOrder,
    { sd_cancel_on: '1', fd_fon: '1' },
    'order_is_invoiced',
  ],
  ['reopen an open invoice', steps.reopen, { fd_fon: '1' }, 'order_not_closed'],
  ['reopen', steps.reopen, { fd_fon: '1', f_close: '1' }, null],
  [
    'reopen after the payout',
    steps.reopen,
    { fd_fon: '1', f_close: '1', per_odeme: '1' },
    'commission_already_paid',
  ],
  ['seize an order', steps.seize, {}, 'order_not_invoiced'],
  ['seize twice', steps.seize, { fd_fon: '1', f_ytakip: 1 }, 'order_in_collection'],
  ['bankruptcy without seizure', steps.declareBankrupt, { fd_fon: '1' }, 'order_not_seized'],
  ['bankruptcy', steps.declareBankrupt, { fd_fon: '1', f_ytakip: 1 }, null],
  ['lift nothing', steps.liftCollection, {}, 'order_not_seized'],
  ['pay out an order', steps.settleCreditNote, {}, 'order_kind_wrong'],
  ['pay out a credit note', steps.settleCreditNote, { s_is_teklif: 2 }, null],
  [
    'pay out twice',
    steps.settleCreditNote,
    { s_is_teklif: 2, gutschrift_ok: '1' },
    'credit_note_already_sent',
  ],
  ['write off an open invoice', steps.writeOffCommission, { fd_fon: '1' }, 'order_not_closed'],
  ['pass on an invoice', steps.changePersonnel, { fd_fon: '1' }, 'order_is_invoiced'],
]

test.each(cases)('%s', (_, step, change, code) => {
  expect(step.whyNot({ ...newOrder, ...change }, {} as never)?.code ?? null).toBe(code)
})

test('only what bears no number can be edited or deleted', () => {
  expect(whyNotDeletable(newOrder)).toBeNull()
  expect(whyNotDeletable(invoiced)?.code).toBe('order_is_invoiced')
  expect(whyNotDeletable({ ...newOrder, s_is_teklif: 2, gutschrift_ok: '1' })?.code).toBe(
    'credit_note_already_sent',
  )
  expect(whyNotEditable({ ...newOrder, sd_cancel_on: '1' })?.code).toBe('order_is_cancelled')
})

test('credit notes stay within their invoice', () => {
  const origin = { ...invoiced, cus_id: 1, s_g_toplam: 100 }
  const lines = [{ stk_id: 1, stk_adet: 2 }]
  const note = { cus_id: 1, s_g_toplam: 60, lines, invoiced: lines, earlierTotals: [40], earlierLines: [] }
  expect(whyNotGivenBack(origin, note)).toBeNull()
  expect(whyNotGivenBack(origin, { ...note, s_g_toplam: 60.01 })?.code).toBe('credit_note_above_invoice')
  expect(whyNotGivenBack(origin, { ...note, earlierLines: lines })?.code).toBe('credit_note_above_invoice')
  expect(whyNotGivenBack({ ...origin, fd_fon: '0' }, note)?.code).toBe('order_not_invoiced')
  expect(whyNotGivenBack({ ...origin, sd_cancel_on: '1' }, note)?.code).toBe('order_is_cancelled')
  expect(whyNotGivenBack({ ...origin, cus_id: 2 }, note)?.code).toBe('order_kind_wrong')
})

test('an export without a VAT number is the administrator’s to decide', () => {
  const order: Submission = {
    cus_country_code: 'CH',
    cus_is_firm: '0',
    cus_atu_no: null,
    sellerVatId: null,
    f_ulke: 'Schweiz',
    g_ulke: null,
    vergisiz_neden: null,
    f_adres: 'Seestrasse 1',
    f_sehir: 'Zürich',
    g_adres: null,
    g_sehir: null,
    s_adres_f_g_on: '1',
    s_vergisiz: '1',
    s_odeme_tarihi: null,
    orderDay: '2025-06-16',
    lines: 1,
  }
  expect(whyNotSubmittable(order, true)).toBeNull()
  expect(whyNotSubmittable(order, false)?.code).toBe('atu_no_yok_vergisiz_satis_yapilamaz')
  expect(whyNotSubmittable({ ...order, cus_country_code: null }, true)?.code).toMatch(
    /^customer_country_code/,
  )
})

describe('cancelling and its undo ask for the same', () => {
  const reason = { f_ip_neden_type: 1, f_ip_neden: null, f_ip_aciklama: null, sd_iptal_tar: null }
  const free = { ...reason, creditNotes: [], money: 0, destination: null, iptal_no: null }
  const creditNote = { ...invoiced, s_is_teklif: 2 }

  test.each([
    ['an unpaid invoice', invoiced, free, null],
    [
      'an invoice with a credit note',
      invoiced,
      { ...free, creditNotes: ['G1'], f_ip_neden_type: 2 },
      'invoice_has_credit_notes',
    ],
    [
      'a withdrawal from an invoice with a credit note',
      invoiced,
      { ...free, creditNotes: ['G1'], f_ip_neden_type: WITHDRAWAL_REASON },
      'withdrawal_credits_rest',
    ],
    ['a paid invoice', invoiced, { ...free, money: 5 }, 'paid_money_needs_place'],
    ['a paid invoice whose money goes somewhere', invoiced, { ...free, money: 5, destination: 'iade' }, null],
    [
      'a used credit note',
      creditNote,
      { ...free, money: 5, destination: 'iade' },
      'credit_note_already_used',
    ],
  ] as const)('%s', (_, order, input, code) => {
    expect(steps.cancelInvoice.whyNot(order, input)?.code ?? null).toBe(code)
  })

  test.each([
    ['nothing is in the way', {}, null],
    ['the customer is gone', { isCustomerGone: true }, 'customer_cannot_found_maybe_deleted'],
    ['the money was paid out', { paidOut: 5 }, 'refund_already_paid'],
    ['another credit note took its place', { earlierTotals: [100] }, 'credit_note_above_invoice'],
  ] as const)('undo when %s', (_, change, code) => {
    const cancelled = { ...newOrder, s_is_teklif: 2, sd_cancel_on: '1' } as const
    const { earlierTotals = [], ...rest } = { isCustomerGone: false, paidOut: 0, ...change } as {
      isCustomerGone: boolean
      paidOut: number
      earlierTotals?: number[]
    }
    const note = { cus_id: 1, s_g_toplam: 100, lines: [], invoiced: [], earlierTotals, earlierLines: [] }
    const givingBack = { origin: { ...invoiced, cus_id: 1 }, note }
    expect(steps.undoCancelOrder.whyNot(cancelled, { ...rest, givingBack })?.code ?? null).toBe(code)
  })
})
