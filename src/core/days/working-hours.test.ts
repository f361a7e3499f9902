import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { whyOutsideHours } from './working-hours.ts'

const time = (value: string) => (value === '–' ? null : value)

test.each(vectors.hours)('level $level at $now between $start and $end: $result', (row) => {
  const hours = { start: time(row.start), end: time(row.end) }
  expect(whyOutsideHours({ user_level: row.level }, hours, row.now)?.code ?? 'ok').toBe(row.result)
})

test.each([
  ['21:59', 'ERR_106'],
  ['22:00', null],
  ['00:00', null],
  ['05:59', null],
  ['06:00', 'ERR_106'],
])('a night shift from 22:00 to 06:00 at %s: %s', (now, code) => {
  expect(whyOutsideHours({ user_level: 4 }, { start: '22:00', end: '06:00' }, now)?.code ?? null).toBe(code)
})

test.each([
  [null, '18:00'],
  ['08:00', null],
  ['', ''],
])('a half or empty pair (%s, %s) is no limit', (start, end) => {
  expect(whyOutsideHours({ user_level: 2 }, { start, end }, '03:00')).toBeNull()
})
