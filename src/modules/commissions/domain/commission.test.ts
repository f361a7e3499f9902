import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { commissionBase, commissionOf } from '#modules/orders/domain/money/earning.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import {
  advanceParts,
  commissionGross,
  debtLeft,
  debtOf,
  openLine,
  PayoutType,
  settleAdvances,
  slipTax,
  slipTotals,
  takeBack,
  whyNotLeaveDebt,
  whyNotSlip,
} from './commission.ts'
import {
  mayPayCommission,
  whyNotDeleteSlip,
  whyNotPayOut,
  whyNotRate,
  whyNotRetax,
  whyNotSelected,
  whyNotWriteOff,
  type CommissionOrder,
} from './selection.ts'

const VAT = 19

const { staff, dealer } = PayoutType

test.each(vectors.commission)('$name', ({ g_toplam, rate, pct, net_t, prim_net, prim_brut }) => {
  const base = commissionBase({
    s_g_toplam: Math.abs(Number(g_toplam)),
    kdv_oran: rate,
    s_vergisiz: '0',
    s_is_teklif: Number(g_toplam) < 0 ? 2 : 0,
  })
  expect(base).toEqual({ g_toplam: Number(g_toplam), net_t: Number(net_t) })
  expect(commissionOf(base.net_t, pct)).toBe(Number(prim_net))
  expect(commissionGross(prim_net, VAT)).toBe(Number(prim_brut))
})

test('a tax-free order counts in full, whatever rate its country has', () => {
  const order = { s_g_toplam: 204.98, kdv_oran: 19, s_vergisiz: '1', s_is_teklif: 0 } as const
  expect(commissionBase(order).net_t).toBe(204.98)
})

test.each(vectors.advance)('an advance of $tutar contains $vat', ({ tutar, vat, net }) => {
  expect(advanceParts(tutar, VAT)).toEqual({ net: Number(net), vat: Number(vat) })
  expect(advanceParts(tutar, VAT, true)).toEqual({ net: Number(tutar), vat: 0 })
})

test.each(vectors.slip)('slip: $name', (row) => {
  const open = Number(row.adv)
  const slip = slipTotals({
    commissions: [Number(row.C)],
    clawBacks: [Number(row.claw)],
    advances: open ? [{ id: 1, kalan: open }] : [],
    isTaxFree: row.taxfree,
    vat: VAT,
  })
  expect(slip).toMatchObject({
    prim_net: Number(row.net),
    kdv: Number(row.vat),
    prim_brut: Number(row.gross),
    avans: Number(row.settled),
    odenecek: Number(row.payable),
  })
  expect(euros((cents(open) - cents(slip.avans)) as Cents)).toBe(Number(row.advance_left))
})

test('the tax in the advances of a slip is told apart', () => {
  const advances = [{ id: 1, kalan: 500 }]
  const slip = { commissions: [1000], clawBacks: [], advances }
  expect(slipTotals({ ...slip, isTaxFree: false, vat: VAT }).avans_kdv).toBe(79.83)
  expect(slipTotals({ ...slip, isTaxFree: true, vat: VAT }).avans_kdv).toBe(0)
})

const money = fc.integer({ min: 0, max: 5_000_000 }).map((value) => euros(value as Cents))
const earned = fc.integer({ min: -200_000, max: 1_000_000 }).map((value) => euros(value as Cents))
const total = (amounts: readonly number[]) => sumCents(amounts.map(cents))

describe('whatever is paid', () => {
  const input = fc.record({
    commissions: fc.array(earned, { maxLength: 20 }),
    clawBacks: fc.array(earned, { maxLength: 6 }),
    advances: fc.array(money, { maxLength: 6 }).map((list) => list.map((kalan, id) => ({ id, kalan }))),
    isTaxFree: fc.boolean(),
  })

  test('a slip adds up, and no advance is lost or used twice', () => {
    fc.assert(
      fc.property(input, (given) => {
        const commission = euros(total(given.commissions))
        const owed = given.clawBacks.map((prim_net) => ({ prim_net }))
        const taken = takeBack(commission, owed)
        const clawBacks = taken.map(({ prim_net }) => prim_net)
        const slip = slipTotals({ ...given, clawBacks, vat: VAT })
        fc.pre(whyNotSlip(slip) === null)
        expect(cents(slip.prim_net)).toBe(total(given.commissions) - total(clawBacks))
        expect(cents(slip.prim_brut)).toBe(cents(slip.prim_net) + cents(slip.kdv))
        expect(cents(slip.odenecek)).toBe(cents(slip.prim_brut) - cents(slip.avans))
        expect(slip.odenecek).toBeGreaterThanOrEqual(0)
        if (slip.odenecek > 0) expect(debtLeft(owed, taken)).toBe(0)
        const open = total(given.advances.map(({ kalan }) => kalan))
        const left = open - total(slip.advances.map(({ tutar }) => tutar))
        expect(left).toBeGreaterThanOrEqual(0)
        if (left > 0) expect(slip.odenecek).toBe(0)
        if (given.isTaxFree) expect([slip.kdv, slip.avans_kdv]).toEqual([0, 0])
        expect(slipTax(slip.prim_net, given.isTaxFree, VAT)).toEqual({
          kdv: slip.kdv,
          prim_brut: slip.prim_brut,
        })
      }),
    )
  })

  test('older advances go first, and each up to what it is', () => {
    fc.assert(
      fc.property(fc.array(money), money, (list, gross) => {
        const advances = list.map((kalan, id) => ({ id, kalan }))
        const settled = new Map(
          settleAdvances(advances, gross, false, VAT).map(({ id, tutar }) => [id, tutar]),
        )
        const parts = advances.map(({ id, kalan }) => ({ kalan, taken: settled.get(id) ?? 0 }))
        const firstOpen = parts.findIndex(({ kalan, taken }) => taken < kalan)
        if (firstOpen >= 0) expect(parts.slice(firstOpen + 1).every(({ taken }) => taken === 0)).toBe(true)
        expect(parts.every(({ kalan, taken }) => taken <= kalan)).toBe(true)
      }),
    )
  })

  test('what is taken back never exceeds what is earned, and is the whole debt unless nothing is left', () => {
    fc.assert(
      fc.property(money, fc.array(earned), (commission, list) => {
        const owed = list.map((prim_net) => ({ prim_net }))
        const taken = takeBack(commission, owed)
        const rest = cents(commission) - total(taken.map(({ prim_net }) => prim_net))
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest === 0 || debtLeft(owed, taken) === 0).toBe(true)
        expect(cents(debtOf(taken)) + cents(debtLeft(owed, taken))).toBe(cents(debtOf(owed)))
      }),
    )
  })
})

test.each([
  [10, [10], [10]],
  [10, [10.01], [10]],
  [17.71, [43.98], [17.71]],
  [10, [10.01, 4, 7, 6], [10]],
  [10, [4, 7, 6], [4, 6]],
  [5, [8, -3], [-3, 8]],
  [0, [8], []],
  [-5, [8], []],
])('of %d earned, %j is taken back as %j', (commission, list, taken) => {
  const parts = takeBack(
    commission,
    list.map((prim_net) => ({ prim_net })),
  )
  expect(parts.map(({ prim_net }) => prim_net)).toEqual(taken)
})

test('a debt cannot be left out', () => {
  expect(whyNotLeaveDebt(false, 43.98)).toMatchObject({ code: 'commission_debt_first' })
  expect(whyNotLeaveDebt(true, 43.98)).toBeNull()
  expect(whyNotLeaveDebt(false, 0)).toBeNull()
})

test.each([
  ['by the rate of its day', 12, '0', { provizyon: 8, prim_net: 8 }],
  ['by the rate agreed for the slip', 10, '0', { provizyon: 10, prim_net: 10 }],
  ['what was taken back, whatever is agreed', 10, '1', { provizyon: 8, prim_net: 3 }],
] as const)('an order earns %s', (_, agreed, yeniden, line) => {
  const order = { net_t: 100, yuzde: 8, prim_net: yeniden === '1' ? 3 : 8, yeniden }
  expect(openLine(order, agreed, 12)).toEqual(line)
})

test('credit notes that outweigh the commissions are not paid out', () => {
  const slip = slipTotals({ commissions: [10, -30], clawBacks: [], advances: [], isTaxFree: false, vat: VAT })
  expect(whyNotSlip(slip)).toMatchObject({ code: 'commission_below_zero' })
})

describe('what may be paid', () => {
  const row = (per_id: number, bayi_id = 1) => ({ per_id, bayi_id })

  test.each([
    ['nothing', staff, [], 'commission_nothing_selected'],
    ['two people', staff, [row(1), row(2)], 'commission_one_person'],
    ['one person with two dealers', staff, [row(1, 1), row(1, 2)], undefined],
    ['two dealers', dealer, [row(1, 1), row(1, 2)], 'commission_one_dealer'],
    ['one dealer with two people', dealer, [row(1), row(2)], undefined],
  ] as const)('%s', (_, tip, rows, code) => expect(whyNotSelected(tip, rows)?.code).toBe(code))

  test('a rate of nothing is refused, a rate of zero is not', () => {
    expect(whyNotRate(null)).toMatchObject({ code: 'commission_rate_empty' })
    expect(whyNotRate(0)).toBeNull()
    expect(whyNotWriteOff(0)).toMatchObject({ code: 'commission_no_record' })
    expect(whyNotWriteOff(1)).toBeNull()
  })

  const order: CommissionOrder = {
    per_id: 3,
    bayi_id: 1,
    s_is_teklif: 0,
    sd_cancel_on: '0',
    fd_fon: '1',
    f_close: '1',
    f_status: '0',
    f_odeme_tar: '2026-03-10',
    per_odeme: '0',
    bayi_odeme: '0',
    debited_on: null,
    was_settled: false,
  }
  const terms = { commission_when: 'safe', debit_safe_weeks: 8, today: '2026-05-05' }
  const person = { tip: staff, id: 3, start_date: '2026-03-01', end_date: '2026-03-31' }

  test.each<[string, Partial<CommissionOrder>, string | undefined]>([
    ['a paid invoice', {}, undefined],
    ['a settled credit note', { s_is_teklif: 2 }, undefined],
    ['an invoice whose dealer was paid', { bayi_odeme: '1' }, undefined],
    ['one that was paid already', { per_odeme: '1' }, 'commission_already_paid'],
    ['one of somebody else', { per_id: 4 }, 'commission_one_person'],
    ['a cancelled one', { sd_cancel_on: '1' }, 'commission_not_eligible'],
    ['an open one', { f_close: '0' }, 'commission_not_eligible'],
    ['an order without invoice', { fd_fon: '0' }, 'commission_not_eligible'],
    ['a quote', { s_is_teklif: 1 }, 'commission_not_eligible'],
    ['a deposited one', { f_status: '1' }, 'commission_not_eligible'],
    ['one paid before the period', { f_odeme_tar: '2026-02-28' }, 'commission_not_eligible'],
    ['one paid after the period', { f_odeme_tar: '2026-04-01' }, 'commission_not_eligible'],
    ['one debited nine weeks ago', { debited_on: '2026-03-03' }, undefined],
    ['one debited eight weeks and a day ago', { debited_on: '2026-03-09' }, undefined],
    ['one debited eight weeks ago', { debited_on: '2026-03-10' }, 'commission_not_safe'],
    ['one that a slip has paid before', { debited_on: '2026-03-10', was_settled: true }, undefined],
  ])('%s', (_, change, code) => expect(whyNotPayOut({ ...order, ...change }, person, terms)?.code).toBe(code))

  test('a company may pay as soon as the debit is credited', () => {
    const debited = { ...order, debited_on: '2026-03-10' }
    expect(whyNotPayOut(debited, person, { ...terms, commission_when: 'paid' })).toBeNull()
    expect(whyNotPayOut(debited, person, terms)).toMatchObject({
      code: 'commission_not_safe',
      params: { from: '2026-05-06' },
    })
  })

  test('the dealer’s side has its own flag and its own owner', () => {
    const payee = { ...person, tip: dealer, id: 1, start_date: null, end_date: null }
    expect(whyNotPayOut({ ...order, per_odeme: '1' }, payee, terms)).toBeNull()
    expect(whyNotPayOut({ ...order, bayi_odeme: '1' }, payee, terms)).toMatchObject({
      code: 'commission_already_paid',
    })
    expect(whyNotPayOut({ ...order, bayi_id: 2 }, payee, terms)).toMatchObject({
      code: 'commission_one_dealer',
    })
  })

  test('only administrators pay', () =>
    expect([1, 2, 3, 4].filter((user_level) => mayPayCommission({ user_level }))).toEqual([1]))
})

test('a slip keeps what hangs on it', () => {
  expect(whyNotRetax({ avans: 357, prim_brut: 300 })).toMatchObject({ code: 'slip_advances_exceed' })
  expect(whyNotRetax({ avans: 300, prim_brut: 300 })).toBeNull()
  expect(whyNotDeleteSlip([7])).toMatchObject({ code: 'slip_has_claw_backs', params: { slip: 7 } })
  expect(whyNotDeleteSlip([])).toBeNull()
})
