import { describe, expect, test } from 'vitest'
import { bandMiddle, barOf, labelEvery, linePath, scaleOf, shadeOf, spanOf, ticksOf } from './scale.ts'

describe('ticks', () => {
  test.each([
    ['nothing', [], [0, 1]],
    ['only zeros', [0, 0], [0, 1]],
    ['one value', [7], [0, 2, 4, 6, 8]],
    ['amounts', [12_400, 27_100], [0, 10_000, 20_000, 30_000]],
    ['a negative value', [-30, 50], [-40, -20, 0, 20, 40, 60]],
    ['only negative values', [-3, -9], [-10, -5, 0]],
    ['shares', [0.31], [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
    ['gaps and what is no number', [null, Number.NaN, 4], [0, 1, 2, 3, 4]],
  ])('of %s', (_, values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks)
  })

  test('contain zero and enclose every value', () => {
    for (let at = -50; at < 50; at += 1) {
      const values = [at * 13.7, at * at * 3.1 - 400]
      const ticks = ticksOf(values)
      expect(ticks.some((tick) => tick === 0)).toBe(true)
      expect(spanOf(ticks).from).toBeLessThanOrEqual(Math.min(...values, 0))
      expect(spanOf(ticks).to).toBeGreaterThanOrEqual(Math.max(...values, 0))
    }
  })
})

test('a scale goes upwards on the screen, and one without length leads to the middle', () => {
  const scale = scaleOf({ from: 0, to: 10 }, { from: 100, to: 0 })
  expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0])
  expect(scaleOf({ from: 3, to: 3 }, { from: 0, to: 80 })(3)).toBe(40)
})

test('a single point is in the middle, several have equal room', () => {
  expect(bandMiddle(1, { from: 0, to: 100 })(0)).toBe(50)
  expect([0, 1].map(bandMiddle(2, { from: 0, to: 100 }))).toEqual([25, 75])
  expect(bandMiddle(0, { from: 0, to: 100 })(0)).toBe(50)
})

test('a line is interrupted where a value is missing, and a lonely point is a dash', () => {
  const at = (x: number) => ({ x, y: 5 })
  expect(linePath([])).toBe('')
  expect(linePath([at(1)])).toBe('M-3 5L5 5')
  expect(linePath([at(1), at(2), null, at(9)])).toBe('M1 5L2 5M5 5L13 5')
})

test('a bar of a negative value goes back from zero', () => {
  const scale = scaleOf({ from: -10, to: 10 }, { from: 0, to: 200 })
  expect(barOf(5, scale)).toEqual({ start: 100, length: 50 })
  expect(barOf(-5, scale)).toEqual({ start: 50, length: 50 })
  expect(barOf(0, scale)).toEqual({ start: 100, length: 0 })
})

test('labels are left out where they have no room', () => {
  expect([labelEvery(5, 500, 50), labelEvery(30, 500, 50), labelEvery(0, 0, 50)]).toEqual([1, 3, 1])
})

test('a cell is empty where nothing is known and full at the most', () => {
  expect([shadeOf(null), shadeOf(0), shadeOf(1), shadeOf(7), shadeOf(Number.NaN)]).toEqual([0, 0.12, 1, 1, 0])
})
