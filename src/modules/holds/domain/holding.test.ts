import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byWine, granted, linesToHold, whyNothingHeld, whyNotHeld } from './holding.ts'

const limits = { hold_bottles: 40, hold_drafts: 3 }
const wine = (available: number, stk_id = 1) => ({ stk_id, stok_code: `W-${stk_id}`, available })

describe('what may be held', () => {
  test.each([
    ['forty bottles in two lines', [30, 10], 0, null],
    ['forty-one', [30, 11], 0, 'hold_too_many'],
    ['a third draft', [1], 2, null],
    ['a fourth draft', [1], 3, 'hold_too_many_drafts'],
    ['an empty draft beside three others', [], 3, null],
  ])('%s', (_, quantities, others, code) => {
    const lines = quantities.map((qty, index) => ({ stk_id: index + 1, qty }))
    expect(whyNotHeld(lines, others, limits)?.code ?? null).toBe(code)
  })

  test.each([
    [6, 6, 6],
    [7, 6, 6],
    [1, 0, 0],
    [1, -4, 0],
  ])('of %i asked for, %i free → %i', (qty, available, held) => {
    expect(granted([{ stk_id: 1, qty }], [wine(available)])).toEqual([{ stk_id: 1, qty: held }])
  })

  test('a draft is refused only when nothing of it is free', () => {
    const free = [wine(0, 1), wine(2, 2)]
    const one = granted([{ stk_id: 1, qty: 3 }], free)
    expect(whyNothingHeld(one, free)).toMatchObject({ code: 'stokda_kalmadi', params: { code: 'W-1' } })
    const both = [
      { stk_id: 1, qty: 3 },
      { stk_id: 2, qty: 3 },
    ]
    expect(whyNothingHeld(granted(both, free), free)).toBeNull()
    expect(whyNothingHeld([], [])).toBeNull()
  })
})

const someLines = fc.array(fc.record({ stk_id: fc.integer({ min: 1, max: 5 }), qty: fc.nat(30) }), {
  maxLength: 8,
})
const sum = (lines: readonly { qty: number }[]) => lines.reduce((all, { qty }) => all + qty, 0)

describe('what a form asks for', () => {
  test('only what goes beyond the stored order', () => {
    const wanted = [
      { stk_id: 1, qty: 8 },
      { stk_id: 2, qty: 3 },
      { stk_id: 1, qty: 4 },
    ]
    const reserved = [
      { stk_id: 1, qty: 10 },
      { stk_id: 2, qty: 6 },
    ]
    expect(linesToHold(wanted, reserved, 40)).toEqual([{ stk_id: 1, qty: 2 }])
  })

  test('never more than a draft may have, and never more than wanted', () => {
    fc.assert(
      fc.property(someLines, someLines, fc.integer({ min: 1, max: 40 }), (wanted, reserved, most) => {
        const asked = linesToHold(wanted, reserved, most)
        expect(sum(asked)).toBeLessThanOrEqual(most)
        for (const { stk_id, qty } of asked) {
          expect(qty).toBeGreaterThan(0)
          expect(qty).toBeLessThanOrEqual(byWine(wanted).find((line) => line.stk_id === stk_id)?.qty ?? 0)
        }
      }),
      { numRuns: 60 },
    )
  })
})
