import { expect, test } from 'vitest'
import { keyedOutcomes, questionOf } from './outcome-keys.ts'

const outcome = (def_type: number, effects: { asks_do_not_call?: '1'; promises_payment?: '1' } = {}) =>
  ({ def_type, asks_do_not_call: '0', promises_payment: '0', ...effects }) as const

test('digits follow the order of the list; the wish for no calls is 0, the promise P, and the tenth has no key', () => {
  const listed = [
    outcome(4),
    outcome(13, { asks_do_not_call: '1' }),
    outcome(14, { promises_payment: '1' }),
    ...[3, 6, 1, 10, 7, 2, 5, 8, 9].map((key) => outcome(key)),
  ]
  expect(keyedOutcomes(listed).map(({ key, outcome: { def_type } }) => [key, def_type])).toEqual([
    ['1', 4],
    ['2', 3],
    ['3', 6],
    ['4', 1],
    ['5', 10],
    ['6', 7],
    ['7', 2],
    ['8', 5],
    ['9', 8],
    [null, 9],
    ['P', 14],
    ['0', 13],
  ])
})

const none = {
  proposes_call_back: '0',
  asks_do_not_call: '0',
  needs_note: '0',
  promises_payment: '0',
} as const

test.each([
  [none, '', null],
  [{ ...none, proposes_call_back: '1' } as const, '', 'call_back'],
  [{ ...none, promises_payment: '1' } as const, '', 'call_back'],
  [{ ...none, asks_do_not_call: '1' } as const, 'x', 'wording'],
  [{ ...none, needs_note: '1' } as const, ' ', 'note'],
  [{ ...none, needs_note: '1' } as const, 'x', null],
  [{ ...none, needs_note: '1', proposes_call_back: '1' } as const, 'x', 'call_back'],
])('%o with the note %j asks for %s', (effects, note, question) => {
  expect(questionOf(effects, note)).toBe(question)
})
