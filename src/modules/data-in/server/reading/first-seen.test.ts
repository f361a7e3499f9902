import { expect, test } from 'vitest'
import { FirstSeen } from './first-seen.ts'

test('a mark keeps the row in which it was first seen, among more marks than there was room for', () => {
  const seen = new FirstSeen()
  const marks = Array.from({ length: 100_000 }, (_, n) => `+49221${n}`)
  expect(marks.filter((mark, n) => seen.note(mark, n + 2) !== undefined)).toEqual([])
  expect(marks.filter((mark, n) => seen.note(mark, 0) !== n + 2)).toEqual([])
})
