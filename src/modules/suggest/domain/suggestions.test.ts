import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusesColor, suggestions, type Bought, type Facts, type Offered } from './suggestions.ts'

const today = '2026-11-16'
const wine = (stk_id: number, values: Partial<Offered> = {}): Offered => ({
  stk_id,
  stok_name: `Wein ${stk_id}`,
  color: 1,
  origin: 1,
  taste: 1,
  price: 10,
  free: 60,
  ...values,
})
const bought = (sip_id: number, day: string, stk_id: number, qty = 6): Bought => ({
  sip_id,
  day,
  stk_id,
  stok_name: `Wein ${stk_id}`,
  qty,
})
const none = { s_k: '0', s_b: '0', s_r: '0', s_s: '0' } as const
const facts = (values: Partial<Facts>): Facts => ({
  today,
  bought: [],
  offered: [],
  shared: [],
  peers: 0,
  likes: none,
  ...values,
})

describe('again', () => {
  test('what comes round in its rhythm goes before what was ordered last week', () => {
    const past = [
      bought(1, '2026-05-01', 1, 12),
      bought(2, '2026-07-05', 1, 12),
      bought(3, '2026-09-10', 1, 12),
      bought(4, '2026-11-10', 2),
    ]
    const [first] = suggestions(facts({ bought: past, offered: [wine(1), wine(2)] }))
    expect(first).toEqual({
      kind: 'again',
      stk_id: 1,
      qty: 12,
      code: 'rhythm',
      params: { count: 12, day: '2026-09-10', order: 3, weeks: 10 },
    })
  })

  test('a single order is named as such, and no more is proposed than is free', () => {
    const past = [bought(7, '2026-09-10', 1, 12)]
    const [first] = suggestions(facts({ bought: past, offered: [wine(1, { free: 4 })] }))
    expect(first).toMatchObject({ code: 'again', qty: 4, params: { order: 7, count: 12 } })
  })
})

describe('sibling and new', () => {
  const past = [bought(7, '2026-09-10', 1)]

  test('a sibling has the colour, and of several the nearest is taken', () => {
    const offered = [
      wine(1),
      wine(2, { origin: 2, price: 30 }),
      wine(3, { price: 11 }),
      wine(4, { color: 2, price: 10 }),
    ]
    const [, second] = suggestions(facts({ bought: past, offered }))
    expect(second).toMatchObject({ kind: 'sibling', stk_id: 3, params: { wine: 'Wein 1', order: 7 } })
  })

  test('a sibling is found although the favourite itself is sold out', () => {
    const [only] = suggestions(facts({ bought: past, offered: [wine(1, { free: 0 }), wine(3)] }))
    expect(only).toMatchObject({ kind: 'sibling', stk_id: 3 })
  })

  test('new is what most customers with the same taste took', () => {
    const offered = [wine(1), wine(2), wine(5, { color: 2 }), wine(6, { color: 2 })]
    const shared = [
      { stk_id: 1, buyers: 20 },
      { stk_id: 6, buyers: 14 },
      { stk_id: 5, buyers: 3 },
    ]
    const [, , third] = suggestions(facts({ bought: past, offered, shared, peers: 20 }))
    expect(third).toMatchObject({
      kind: 'new',
      stk_id: 6,
      code: 'new',
      params: { buyers: 14, peers: 20, order: 7 },
    })
  })

  test('a customer without orders gets a discovery only', () => {
    const all = suggestions(facts({ offered: [wine(1)], shared: [{ stk_id: 1, buyers: 4 }], peers: 9 }))
    expect(all).toMatchObject([{ kind: 'new', code: 'popular', params: { buyers: 4, peers: 9 } }])
  })
})

test.each([
  ['who ticked nothing refuses nothing', none, 3, false],
  ['a ticked colour', { ...none, s_b: '1' as const }, 2, false],
  ['a colour left out', { ...none, s_b: '1' as const }, 1, true],
  ['a colour that cannot be ticked', { ...none, s_b: '1' as const }, 5, false],
  ['a wine without colour', { ...none, s_b: '1' as const }, null, false],
])('colours: %s', (_, likes, color, refused) => {
  expect(refusesColor(likes, color)).toBe(refused)
})

const flag = fc.constantFrom('0' as const, '1' as const)
const someFacts = fc.record({
  bought: fc.array(
    fc.record({
      sip_id: fc.integer({ min: 1, max: 30 }),
      day: fc
        .integer({ min: 1, max: 28 })
        .map((day) => `2026-0${1 + (day % 9)}-${String(day).padStart(2, '0')}`),
      stk_id: fc.integer({ min: 1, max: 12 }),
      stok_name: fc.constant('Wein'),
      qty: fc.integer({ min: 1, max: 24 }),
    }),
    { maxLength: 12 },
  ),
  offered: fc.uniqueArray(
    fc.record({
      stk_id: fc.integer({ min: 1, max: 12 }),
      stok_name: fc.constant('Wein'),
      color: fc.option(fc.integer({ min: 1, max: 6 })),
      origin: fc.option(fc.integer({ min: 1, max: 3 })),
      taste: fc.option(fc.integer({ min: 1, max: 3 })),
      price: fc.integer({ min: 3, max: 90 }),
      free: fc.integer({ min: -5, max: 20 }),
    }),
    { selector: ({ stk_id }) => stk_id, maxLength: 12 },
  ),
  shared: fc.array(fc.record({ stk_id: fc.integer({ min: 1, max: 12 }), buyers: fc.nat(20) })),
  peers: fc.nat(30),
  likes: fc.record({ s_k: flag, s_b: flag, s_r: flag, s_s: flag }),
})

test('never sold out, never a refused colour, none twice, and every past order named is real', () => {
  fc.assert(
    fc.property(someFacts, (some) => {
      const chosen = suggestions(facts(some))
      expect(new Set(chosen.map(({ stk_id }) => stk_id)).size).toBe(chosen.length)
      for (const { stk_id, qty, params } of chosen) {
        const offer = some.offered.find((one) => one.stk_id === stk_id)
        expect(offer?.free ?? 0).toBeGreaterThanOrEqual(qty)
        expect(qty).toBeGreaterThan(0)
        expect(refusesColor(some.likes, offer?.color ?? null)).toBe(false)
        if ('order' in params) expect(some.bought.map(({ sip_id }) => sip_id)).toContain(params.order)
      }
    }),
    { numRuns: 60 },
  )
})
