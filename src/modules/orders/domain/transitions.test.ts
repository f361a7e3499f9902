import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, euros, sumCents, type Cents } from '#core/money.ts'
import { hasValidStages } from '#modules/dunning/domain/reminders.ts'
import type { Stage } from '#modules/dunning/domain/fees.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { whyNotGivenBack } from './credit-note.ts'
import { whyNotDeletable, whyNotEditable } from './transitions.ts'
import { newOrder } from './fixtures.ts'
import { splitInstalments } from './instalments.ts'
import { isInList, operationLists } from './order-lists.ts'
import {
  bookedFee,
  coversInstalment,
  EntryType,
  feeToBook,
  isOverpaid,
  offersClosing,
  paidAmount,
  remainingAmount,
  remainingOf,
  whyNotClosable,
  whyNotPayable,
  type LedgerEntry,
} from './payments.ts'
import { whyNotSubmittable, type Submission } from './submit.ts'
import * as steps from './transitions.ts'
import type { OrderFacts, Transition } from './transitions.ts'

const invoiced: OrderFacts = { ...newOrder, sd_kesin: '1', sd_onaylama: '1', fd_fon: '1', f_no: '100001' }
const clock = { today: '2025-06-16', time: '10:00' }

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
    ['a fee that stands', { stage: 2, booked: 10, typed: {} }, null],
    ['a typed fee', { stage: 0, booked: null, typed: { alacak: 5 } }, 5],
    ['a waived fee', { stage: 2, booked: null, typed: { late_fee: 0 } }, 0],
    ['a corrected fee', { stage: 3, booked: 30, typed: { late_fee: 12 } }, 12],
  ])('books %s', (_, { stage, booked, typed }, fee) => {
    const flags = {
      sd_uyari_1_is: stage >= 1 ? '1' : '0',
      sd_uyari_2_is: stage >= 2 ? '1' : '0',
      sd_uyari_3_is: stage >= 3 ? '1' : '0',
    } as const
    expect(feeToBook(flags, booked, typed)).toBe(fee)
  })
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
    cus_atu_no: null,
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

describe('any sequence of actions', () => {
  type World = { order: OrderFacts; ledger: LedgerEntry[]; parts: { tak_tutar: number; odeme: string }[] }

  const reason = { f_ip_neden_type: 1, f_ip_neden: null, f_ip_aciklama: null, sd_iptal_tar: null }
  const seizure = { f_haciz_firma: 'A', f_haciz_aciklama: 'B', f_haciz_tarihi: null }
  const bankruptcy = { f_iflas_aciklama: 'C', f_iflas_tarihi: null }

  function step<Input>(world: World, transition: Transition<Input>, input: Input): World {
    if (transition.whyNot(world.order, input)) return world
    return {
      ...world,
      order: { ...world.order, ...transition.effect(world.order, input, clock) },
    }
  }

  function pay(world: World, amount: number, index: number): World {
    if (whyNotPayable(world.order)) return world
    const fee = feeToBook(world.order, bookedFee(world.ledger), {})
    const row = { islem_type: EntryType.payment, in_out: 2, alacak: 0, borc: amount, iptal_t: null }
    const fees =
      fee === null ? [] : [{ ...row, islem_type: EntryType.lateFee, in_out: 1, alacak: fee, borc: 0 }]
    const part = world.parts[index % world.parts.length]
    const parts = world.parts.map((one) =>
      one === part && coversInstalment(amount, one.tak_tutar) ? { ...one, odeme: '1' } : one,
    )
    return { ...world, parts, ledger: [...world.ledger, ...fees, row] }
  }

  const actions: ((world: World, amount: number) => World)[] = [
    (world) => step(world, steps.approve, undefined),
    (world) => step(world, steps.invoice, { f_no: '100001' }),
    (world) => step(world, steps.cancelOrder, reason),
    (world) => step(world, steps.cancelInvoice, reason),
    (world) => step(world, steps.undoCancelOrder, undefined),
    (world) => step(world, steps.undoCancelInvoice, undefined),
    (world) =>
      step(world, steps.close, {
        remaining: remainingOf(world.order, world.ledger),
        islem_zamani: clock.today,
      }),
    (world) => step(world, steps.reopen, undefined),
    (world) => step(world, steps.seize, seizure),
    (world) => step(world, steps.declareBankrupt, bankruptcy),
    (world) => step(world, steps.liftCollection, undefined),
    (world, amount) => step(world, steps.sendReminder, ((amount % 3) + 1) as Stage),
    (world, amount) => step(world, steps.withdrawReminder, ((amount % 3) + 1) as Stage),
    (world, amount) => pay(world, euros(amount as Cents), amount),
    (world) => step(world, steps.writeOffCommission, undefined),
  ]

  function check({ order, ledger, parts }: World) {
    expect(sumCents(parts.map((part) => cents(part.tak_tutar)))).toBe(cents(order.s_g_toplam))
    const payments = ledger.filter((entry) => entry.islem_type === EntryType.payment)
    expect(cents(paidAmount(ledger))).toBe(sumCents(payments.map((entry) => cents(entry.borc))))
    expect(order.f_no === null).toBe(order.fd_fon === '0')
    expect(hasValidStages(order)).toBe(true)
    if (order.f_close === '1' || order.f_ytakip !== 0 || payments.length) expect(order.fd_fon).toBe('1')
    const found = operationLists.filter((list) => list !== 'all' && isInList(order, list))
    expect(found.length).toBeLessThanOrEqual(1)
  }

  test('keeps the books in order', () => {
    const move = fc.record({
      action: fc.integer({ min: 0, max: actions.length - 1 }),
      amount: fc.integer({ min: 1, max: 20_000 }),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (moves, count) => {
        let world: World = {
          order: newOrder,
          ledger: [],
          parts: splitInstalments(newOrder.s_g_toplam, count, '2025-01-31').map((part) => ({
            ...part,
            odeme: '0',
          })),
        }
        for (const { action, amount } of moves) {
          world = actions[action]?.(world, amount) ?? world
          check(world)
        }
      }),
      { numRuns: 300 },
    )
  })
})
