import { expect, test } from 'vitest'
import { abcClass } from './abc.ts'

test.each([
  ['the largest, even if it is nearly all', 0, 100, 'A'],
  ['the one that reaches 80 percent', 79, 100, 'A'],
  ['the next', 80, 100, 'B'],
  ['the one that reaches 95 percent', 94.9, 100, 'B'],
  ['the rest', 95, 100, 'C'],
  ['something of nothing', 0, 0, 'C'],
] as const)('%s', (_, larger, whole, expected) => {
  expect(abcClass(larger, whole)).toBe(expected)
})
