import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { periodRange, type Period } from './periods.ts'

test.each(vectors.period)('$period of $today is $start to $end', ({ today, period, start, end }) => {
  expect(periodRange(period as Period, today)).toEqual({ from: start, to: end })
})
