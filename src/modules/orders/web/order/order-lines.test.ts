import { describe, expect, test } from 'vitest'
import { emptyEntry, lineOf, linesAgain, shownAmounts, whyNotMore } from './order-lines.ts'
import { draft, line } from './order.fixture.ts'

const wine = {
  id: 1,
  stok_code: 'RIES',
  stok_name: 'Riesling',
  kullanilabilir_adet: 10,
  stok_de_price: 9.9,
  stok_at_price: 10.9,
  stok_ch_price: 12.9,
}

describe('a line that is added', () => {
  const add = (stk_birim_ini: number | null, hasShownPrice: boolean, cus_class: number | null = 2) =>
    lineOf({
      key: 'k',
      entry: { ...emptyEntry, stk_adet: 3, stk_birim_ini },
      wine,
      hasShownPrice,
      terms: { cus_class },
    })

  test('carries the wine and the quantity', () => {
    expect(add(8, true)).toEqual(line('k', { stk_adet: 3, stk_birim_ini: 8 }))
  })

  test.each([
    ['typed before the wine was found', 8, false, 8],
    ['not typed before the wine was found: of the list', null, false, 10.9],
    ['shown and changed', 8, true, 8],
    ['shown and emptied: a gift', null, true, null],
  ])('its price, %s', (_, typed, hasShownPrice, price) =>
    expect(add(typed, hasShownPrice).stk_birim_ini).toBe(price),
  )

  test.each([
    [null, 9.9],
    [2, 10.9],
    [3, 12.9],
  ])('class %s buys at %s', (cus_class, price) =>
    expect(add(null, false, cus_class).stk_birim_ini).toBe(price),
  )
})

test.each([
  ['the rest of the stock', 4, {}, undefined],
  ['one above it', 5, {}, 'can_be_ordered'],
  ['what the order held before counts as free', 6, { held: [{ stk_id: 1, stk_adet: 2 }] }, undefined],
  ['another wine that it held does not', 6, { held: [{ stk_id: 2, stk_adet: 2 }] }, 'can_be_ordered'],
  ['a credit note asks for none', 500, { isCreditNote: true }, undefined],
])('bottles: %s', (_, more, changes, code) => {
  const { values, terms } = draft({}, changes)
  expect(whyNotMore(wine, more, values, terms)?.code).toBe(code)
})

test('nothing left is said as that', () => {
  const { values, terms } = draft({ lines: [] })
  expect(whyNotMore({ ...wine, kullanilabilir_adet: 0 }, 1, values, terms)?.code).toBe('stokda_kalmadi')
})

test.each([
  [6, 10, '0', [10, 60]],
  [6, 10, '1', [8.4, 50.4]],
  [null, 10, '0', [10, 0]],
  [-1, 10, '0', [10, 0]],
  [6, null, '0', [0, 0]],
] as const)('%s bottles at %s, tax-free %s: %o', (stk_adet, stk_birim_ini, s_vergisiz, amounts) => {
  const { stk_birim, stk_toplam } = shownAmounts(
    { stk_adet, stk_birim_ini },
    { s_vergisiz },
    { kdv_oran: 19 },
  )
  expect([stk_birim, stk_toplam]).toEqual(amounts)
})

describe('as last time', () => {
  const former = (stk_id: number, stk_adet: number) => ({
    stk_id,
    stk_kodu: 'OLD',
    stk_adi: `Wein ${stk_id}`,
    stk_adet,
  })
  const again = (...lines: ReturnType<typeof former>[]) =>
    linesAgain(lines, [wine, { ...wine, id: 2, kullanilabilir_adet: 0 }], { cus_class: 2 }, () => 'k')

  test('takes the lines at the price of today', () => {
    expect(again(former(1, 6))).toEqual({
      taken: [line('k', { stk_adet: 6, stk_birim_ini: 10.9 })],
      missing: [],
    })
  })

  test('takes what is free of a scarce wine, and names what is short, sold out or no longer on sale', () => {
    const { taken, missing } = again(former(1, 12), former(2, 3), former(3, 1))
    expect(taken.map(({ stk_adet }) => stk_adet)).toEqual([10])
    expect(missing).toEqual(['Wein 1', 'Wein 2', 'Wein 3'])
  })
})
