import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { listPrice, priceField } from '#modules/stock/domain/list-price.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { dueDate, needsTermNote, paymentTerm } from './money/due.ts'
import { flagOf } from '#test/fixtures/orders.ts'
import { splitInstalments, whyNotInstalments } from './money/instalments.ts'
import { directDebitPercent, discountRule, switchCredit, switchDirectDebit } from './money/payment-mode.ts'
import { unitPrice, whyNotOrderable } from './order/pricing.ts'
import { lineAmounts, orderTotals, whyNotTotals } from './order/totals.ts'

test.each(vectors.round)('$i rounds to $o', ({ i, o }) => expect(cents(i)).toBe(cents(o)))

describe('line price', () => {
  test.each([
    [null, 'stok_de_price'],
    [0, 'stok_de_price'],
    [1, 'stok_de_price'],
    [2, 'stok_at_price'],
    [3, 'stok_ch_price'],
    [9, 'stok_de_price'],
  ])('class %s buys at %s', (cus_class, field) => expect(priceField(cus_class)).toBe(field))

  test('takes the price of the class', () => {
    const wine = { stok_de_price: 9.9, stok_at_price: 10.9, stok_ch_price: 12.9 }
    expect([1, 2, 3].map((cus_class) => listPrice(wine, cus_class))).toEqual([9.9, 10.9, 12.9])
  })

  test.each(vectors.taxfree_unit)('$gross at $rate % is $net without tax', ({ gross, rate, net }) => {
    expect(unitPrice(gross, '1', rate)).toBe(cents(net))
    expect(unitPrice(gross, '0', rate)).toBe(cents(gross))
  })

  test.each(vectors.line_qty.filter((row) => row.wanted > 0))(
    'available $available, held $existing, wanted $wanted → $result',
    (row) => {
      const refusal = whyNotOrderable(row)
      if (row.result === 'ok') expect(refusal).toBeNull()
      else if (row.result === 'stokda_kalmadi') expect(refusal?.code).toBe('stokda_kalmadi')
      else expect(`${refusal?.params?.count} can be ordered`).toBe(row.result)
    },
  )
})

describe('payment modes', () => {
  test.each(vectors.modes)('debit $debit, tax-free $taxfree, credit $credit', (row) => {
    const rule = discountRule({
      s_lastschrift: flagOf(row.debit),
      s_vergisiz: flagOf(row.taxfree),
      s_gut_shift: flagOf(row.credit),
    })
    expect(directDebitPercent(null, defaultSettings.direct_debit_percent) * row.debit).toBe(row.pct)
    expect(rule).toEqual({
      manualEnabled: row.manual_enabled,
      additionalEnabled: row.additional_enabled,
    })
  })

  const form = { s_lastschrift: '0', s_vergisiz: '0', s_gut_shift: '1', s_man_y: 5, s_ikt_m: 10 } as const

  test('direct debit and the credit switch exclude each other', () => {
    const debit = switchDirectDebit(form, '1')
    expect(debit).toMatchObject({ s_lastschrift: '1', s_gut_shift: '0', s_man_y: 0, s_ikt_m: 0 })
    expect(switchCredit(debit, '1')).toMatchObject({ s_lastschrift: '0', s_gut_shift: '1' })
    expect(switchDirectDebit(form, '0').s_gut_shift).toBe('1')
    expect(switchCredit(form, '0').s_lastschrift).toBe('0')
  })
})

describe('totals', () => {
  const amountsOf = (row: (typeof vectors.totals)[number]) => ({
    s_lastschrift: flagOf(row.debit),
    s_vergisiz: flagOf(row.taxfree),
    s_gut_shift: flagOf(row.credit),
    s_man_y: Number(row.manual),
    s_ikt_m: Number(row.additional),
    kdv_oran: Number(row.rate),
    s_kargo: Number(row.shipping),
    s_last_y: defaultSettings.direct_debit_percent,
    lines: row.lines.map(([stk_adet, price]) => ({
      stk_adet: Number(stk_adet),
      stk_birim_ini: Number(price),
    })),
  })

  test.each(vectors.totals)('$s_toplam → $s_g_toplam, tax $s_kdv', (row) => {
    expect(orderTotals(amountsOf(row))).toMatchObject({
      s_toplam: Number(row.s_toplam),
      s_iskonto: Number(row.s_iskonto),
      s_ara_toplam: Number(row.s_ara_toplam),
      s_g_toplam: Number(row.s_g_toplam),
      s_kdv: Number(row.s_kdv),
    })
  })

  const flag = fc.constantFrom('0', '1')
  const price = fc.integer({ min: 0, max: 50_000 }).map((value) => euros(value as Cents))
  const order = fc.record({
    s_lastschrift: flag,
    s_vergisiz: flag,
    s_gut_shift: flag,
    s_man_y: fc.integer({ min: 0, max: 100 }),
    s_ikt_m: fc.constant(0),
    kdv_oran: fc.constantFrom(19, 20, 8.1, 0),
    s_kargo: fc.constantFrom(8.9, 0, 25),
    s_last_y: fc.constantFrom(0, 2.5, 3),
    lines: fc.array(fc.record({ stk_adet: fc.integer({ min: 1, max: 99 }), stk_birim_ini: price }), {
      minLength: 1,
    }),
  })

  test('the parts always make up the total, in whole cents', () => {
    fc.assert(
      fc.property(order, (given) => {
        const totals = orderTotals(given)
        const lines = given.lines.map((line) => cents(lineAmounts(line, given).stk_toplam))
        expect(cents(totals.s_toplam)).toBe(sumCents(lines))
        expect(cents(totals.s_ara_toplam)).toBe(cents(totals.s_toplam) + cents(totals.s_iskonto))
        expect(cents(totals.s_g_toplam)).toBe(cents(totals.s_ara_toplam) + cents(totals.s_kargo))
        expect(totals.s_kdv).toBeLessThanOrEqual(totals.s_g_toplam)
        if (given.s_vergisiz === '1') expect(totals.s_kdv).toBe(0)
        expect(whyNotTotals(totals, true)).toBeNull()
      }),
    )
  })

  test('switching tax-free on and off gives the old prices back', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(19, 20, 8.1), (gross, kdv_oran) => {
        const line = { stk_adet: 1, stk_birim_ini: gross }
        const taxFree = lineAmounts(line, { s_vergisiz: '1', kdv_oran })
        expect(lineAmounts({ ...line, ...taxFree }, { s_vergisiz: '0', kdv_oran }).stk_birim).toBe(gross)
      }),
    )
  })

  test('refuses more discount than goods and, for sales people, orders for nothing', () => {
    const plain = {
      s_lastschrift: '0',
      s_vergisiz: '0',
      s_gut_shift: '0',
      s_man_y: 0,
      s_last_y: 3,
      kdv_oran: 19,
    } as const
    const lines = [{ stk_adet: 2, stk_birim_ini: 10 }]
    const tooMuch = orderTotals({ ...plain, s_ikt_m: 25, s_kargo: 8.9, lines })
    expect(whyNotTotals(tooMuch, true)?.code).toBe('discount_above_goods')
    const free = orderTotals({ ...plain, s_ikt_m: 20, s_kargo: 0, lines })
    expect(whyNotTotals(free, false)?.code).toBe('order_total_zero')
    expect(whyNotTotals(free, true)).toBeNull()
  })
})

describe('instalments', () => {
  test.each(vectors.instalments)('$total in $n from $first', ({ total, n, first, out }) => {
    const expected = out.map(([tak_tar, tak_tutar]) => ({ tak_tar, tak_tutar: Number(tak_tutar) }))
    expect(splitInstalments(Number(total), n, first)).toEqual(expected)
  })

  test('always sum to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (total, count) => {
          const plan = {
            s_vadeli_odeme: '1',
            s_taksit_sayisi: count,
            s_g_toplam: euros(total as Cents),
          } as const
          const parts = splitInstalments(plan.s_g_toplam, count, '2025-01-31')
          expect(whyNotInstalments(parts, plan)).toBeNull()
          expect(whyNotInstalments(parts.slice(1), plan)?.code).toBe('instalments_do_not_sum')
        },
      ),
    )
  })
})

test.each(vectors.due)('ordered $s_tar, pay $pay, invoiced $f_tarih → due $due', (row) => {
  const dates = { orderDay: row.s_tar, s_odeme_tarihi: row.pay, f_tarih: row.f_tarih, s_vade_gun: 14 }
  expect([paymentTerm(dates), needsTermNote(dates), dueDate(dates)]).toEqual([row.term, row.note, row.due])
})
