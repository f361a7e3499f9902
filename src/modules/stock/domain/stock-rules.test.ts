import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { available, onHand, stockLevel } from './availability.ts'
import { bookedQuantities, BookingForm, reasonFits } from './booking.ts'
import { editorNetPrice } from './net-price.ts'
import { StokForm } from './wines.ts'

describe('availability', () => {
  test.each(vectors.stock)('in $giren, out $cikan, reserved $reserved, limit $limit → $cls', (row) => {
    const figures = { giren: row.giren, cikan: row.cikan, reserved: row.reserved }
    expect(onHand(figures)).toBe(row.on_hand)
    expect(available(figures)).toBe(row.available)
    expect(stockLevel(available(figures), row.limit)).toBe(row.cls.split(' ')[0])
  })

  test('a level is never low with a limit of nothing', () => {
    fc.assert(
      fc.property(fc.integer(), (usable) => {
        expect(stockLevel(usable, 0)).not.toBe('low')
      }),
    )
  })
})

describe('stock transaction', () => {
  test.each(vectors.stok_islem)('type $islem_tip, reason $in_out, quantity $miktar', (row) => {
    const parsed = BookingForm.safeParse({ stok_id: 1, ...row })
    expect(parsed.success).toBe(row.ok)
    if (parsed.success) expect(bookedQuantities(parsed.data)).toEqual({ giren: row.giren, cikan: row.cikan })
  })

  test.each([
    ['of inflow, such as a purchase', 2, true, false],
    ['of outflow, such as breakage', 3, false, true],
    ['of both, such as a stocktaking', null, true, true],
  ])('a reason %s (%s) brings bottles in: %s, out: %s', (_, direction, comesIn, goesOut) => {
    expect([reasonFits(2, direction), reasonFits(3, direction)]).toEqual([comesIn, goesOut])
  })

  test('says which field is missing', () => {
    const parsed = check(BookingForm, { stok_id: 1, islem_tip: 1, in_out: 1, miktar: null })
    expect(parsed.success).toBe(false)
    if (!parsed.success)
      expect(Object.keys(fieldProblems(parsed.error))).toEqual(['islem_tip', 'in_out', 'miktar'])
  })
})

test.each(vectors.net)('editor: $price at $rate % leaves $stock_net', ({ price, rate, stock_net }) => {
  expect(editorNetPrice(price, rate)).toBe(Number(stock_net))
})

describe('a wine', () => {
  const wine = { stok_code: 'RT-1', stok_name: 'Rot', stok_limit: 0 }

  test('needs code, name and limit, nothing else', () => {
    expect(StokForm.safeParse(wine).success).toBe(true)
    const parsed = check(StokForm, {})
    expect(parsed.success).toBe(false)
    if (!parsed.success)
      expect(Object.keys(fieldProblems(parsed.error))).toEqual(['stok_code', 'stok_name', 'stok_limit'])
  })

  test.each([
    ['code of 51', { stok_code: 'x'.repeat(51) }],
    ['name of 151', { stok_name: 'x'.repeat(151) }],
    ['negative limit', { stok_limit: -1 }],
    ['negative price', { stok_de_price: -0.01 }],
    ['price with three decimals', { stok_ch_price: 9.999 }],
    ['flag 2', { stok_user_on: '2' }],
  ])('refuses %s', (_, change) => expect(StokForm.safeParse({ ...wine, ...change }).success).toBe(false))
})
