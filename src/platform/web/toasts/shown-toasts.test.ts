import { expect, test } from 'vitest'
import { shownToasts } from './shown-toasts.ts'
import type { Toast } from './toasts.ts'

/** Toasts in the order in which they came; a number says how important one is. */
const arrived = (...importances: (number | undefined)[]): Toast[] =>
  importances.map((importance, id) => ({
    id,
    message: '',
    color: 'green',
    duration: 1,
    ...(importance === undefined ? {} : { importance }),
  }))

const six = Array.from({ length: 6 }, () => undefined)

test.each<[string, Toast[], number[]]>([
  ['nothing', [], []],
  ['the six oldest of eight', arrived(...six, undefined, undefined), [0, 1, 2, 3, 4, 5]],
  ['a call behind six others at once, and they stay', arrived(...six, 2), [0, 1, 2, 3, 4, 5, 6]],
  ['a call below what comes after it', arrived(2, undefined, undefined), [1, 2, 0]],
  ['a call that rings below one that was missed later', arrived(2, 1), [1, 0]],
  ['equally important ones as they came', arrived(1, undefined, 1, 1), [1, 0, 2, 3]],
  ['every call, however many there are', arrived(2, 2, 2, 2, 2, 2, 2, 2), [0, 1, 2, 3, 4, 5, 6, 7]],
  [
    'ordinary ones that wait do not go before a call',
    arrived(...six, undefined, 1, 2),
    [0, 1, 2, 3, 4, 5, 7, 8],
  ],
])('shows %s', (_, toasts, ids) => {
  expect(shownToasts(toasts, false).map(({ id }) => id)).toEqual(ids)
})

test('shows the newest ordinary one and every call on a narrow screen', () => {
  const ids = shownToasts(arrived(undefined, 2, undefined, undefined, 1), true).map(({ id }) => id)
  expect(ids).toEqual([3, 4, 1])
})
