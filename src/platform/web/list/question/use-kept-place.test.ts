import { expect, test } from 'vitest'
import { movedBy } from './use-kept-place.ts'

const lines = (...ids: number[]) => ids.map((id) => ({ id }))

test.each([
  ['a row above it is new', lines(9, 1, 2, 3), 1],
  ['a row above it is gone', lines(2, 3), -1],
  ['a row below it is new', lines(1, 2, 9, 3), 0],
  ['it is gone itself', lines(1, 3), 0],
])('a row moves by what is above it: %s', (_, after, moved) => {
  expect(movedBy(lines(1, 2, 3), after, 2)).toBe(moved)
})

test('a row that was not there has not moved', () => {
  expect(movedBy(lines(1), lines(2, 1), 2)).toBe(0)
})
