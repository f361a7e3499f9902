import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { remainingLines, restOfInvoice } from './rest-credit-note.ts'
import { orderTotals } from '../order/totals.ts'

const line = (stk_id: number, stk_adet: number, stk_birim_ini = 10) => ({
  stk_id,
  stk_kodu: `W${stk_id}`,
  stk_adi: `Wein ${stk_id}`,
  stk_adet,
  stk_birim_ini,
  stk_liste_fiyat: stk_birim_ini,
})
const invoice = { s_g_toplam: 108.9, s_kargo: 8.9, s_vergisiz: '0', kdv_oran: 19 } as const

describe('what a withdrawal credits after earlier credit notes', () => {
  test.each([
    [
      'the rest of the bottles and shipping',
      [{ s_g_toplam: 30, s_kargo: 0 }],
      [{ stk_id: 1, stk_adet: 3 }],
      7,
      0,
      8.9,
    ],
    [
      'no shipping that was credited',
      [{ s_g_toplam: 38.9, s_kargo: 8.9 }],
      [{ stk_id: 1, stk_adet: 3 }],
      7,
      0,
      0,
    ],
    [
      'all bottles for what is left after a price reduction',
      [{ s_g_toplam: 20, s_kargo: 0 }],
      [{ stk_id: 1, stk_adet: 10 }],
      10,
      20,
      8.9,
    ],
    [
      'less for bottles that were credited above their price',
      [{ s_g_toplam: 50, s_kargo: 0 }],
      [{ stk_id: 1, stk_adet: 3 }],
      7,
      20,
      8.9,
    ],
  ])('is %s', (_, notes, lines, bottles, discount, shipping) => {
    const rest = restOfInvoice(invoice, [line(1, 10)], { notes, lines })
    expect(rest?.lines.map(({ stk_adet }) => stk_adet)).toEqual([bottles])
    expect(rest?.totals).toMatchObject({
      s_ikt_m: discount,
      s_kargo: shipping,
      s_g_toplam: euros((cents(108.9) - cents(notes[0]?.s_g_toplam ?? 0)) as Cents),
    })
  })

  test('is nothing where everything was credited', () => {
    expect(
      restOfInvoice(invoice, [line(1, 10)], { notes: [{ s_g_toplam: 108.9, s_kargo: 8.9 }], lines: [] }),
    ).toBeNull()
  })

  test('wines of several lines are taken off once', () => {
    const left = remainingLines([line(1, 4), line(2, 2), line(1, 6)], [{ stk_id: 1, stk_adet: 5 }])
    expect(left.map(({ stk_id, stk_adet }) => [stk_id, stk_adet])).toEqual([
      [2, 2],
      [1, 5],
    ])
  })

  test('always makes up the invoice with the notes before it', () => {
    const lines = fc.array(
      fc.record({
        stk_id: fc.integer({ min: 1, max: 3 }),
        stk_adet: fc.integer({ min: 1, max: 12 }),
        price: fc.integer({ min: 1, max: 5_000 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    const terms = fc.record({
      s_vergisiz: fc.constantFrom('0' as const, '1' as const),
      discount: fc.integer({ min: 0, max: 90 }),
      shipping: fc.integer({ min: 0, max: 2_000 }),
      share: fc.integer({ min: 0, max: 99 }),
      bottles: fc.integer({ min: 0, max: 20 }),
    })
    fc.assert(
      fc.property(lines, terms, (bought, { s_vergisiz, discount, shipping, share, bottles }) => {
        const rows = bought.map(({ stk_id, stk_adet, price }) => line(stk_id, stk_adet, price / 100))
        const sold = orderTotals({
          lines: rows,
          kdv_oran: 19,
          s_vergisiz,
          s_lastschrift: '0',
          s_gut_shift: '0',
          s_man_y: s_vergisiz === '1' ? 0 : discount,
          s_ikt_m: 0,
          s_last_y: 0,
          s_kargo: shipping / 100,
        })
        const total = cents(sold.s_g_toplam)
        fc.pre(total > 0)
        const credited = euros(Math.floor((total * share) / 100) as Cents)
        const rest = restOfInvoice({ ...sold, s_vergisiz, kdv_oran: 19 }, rows, {
          notes: [{ s_g_toplam: credited, s_kargo: 0 }],
          lines: [{ stk_id: 1, stk_adet: bottles }],
        })
        expect(sumCents([cents(rest?.totals.s_g_toplam ?? 0), cents(credited)])).toBe(total)
        expect(rest?.totals.s_iskonto ?? 0).toBeLessThanOrEqual(0)
      }),
    )
  })
})
