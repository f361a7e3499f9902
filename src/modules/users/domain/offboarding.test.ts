import { describe, expect, test } from 'vitest'
import { sharers, whyNotTaker, type Colleague } from './offboarding.ts'

const admin = { user_level: 1, bayi: 1 }
const dealerAdmin = { user_level: 3, bayi: 2 }
const leaver = { id: 6, bayi: 2 }
const person = (changes: Partial<Colleague> = {}): Colleague => ({
  id: 9,
  user_level: 4,
  bayi: 2,
  blocked: '0',
  sil: '0',
  ...changes,
})

describe('who may take over', () => {
  test.each([
    ['a colleague', admin, person(), null],
    ['somebody of another dealer', admin, person({ bayi: 3 }), null],
    ['somebody of another dealer', dealerAdmin, person({ bayi: 3 }), 'ERR_105'],
    ['a colleague', dealerAdmin, person(), null],
    ['nobody', admin, undefined, 'taker_not_available'],
    ['the pool', admin, person({ id: 1, user_level: 0 }), 'taker_not_available'],
    ['a blocked person', admin, person({ blocked: '1' }), 'taker_not_available'],
    ['a deleted person', admin, person({ sil: '1' }), 'taker_not_available'],
    ['the one who leaves', admin, person({ id: 6 }), 'taker_not_available'],
  ])('%s, given by %o', (_, giver, colleague, code) => {
    expect(whyNotTaker(giver, leaver, colleague)?.code ?? null).toBe(code)
  })
})

test('customers are shared among those who sell for the same dealer', () => {
  const people = [
    person({ id: 12 }),
    person({ id: 11, user_level: 3 }),
    person({ id: 6 }),
    person({ id: 13, user_level: 1 }),
    person({ id: 14, bayi: 3 }),
    person({ id: 15, blocked: '1' }),
  ]
  expect(sharers(leaver, people)).toEqual([11, 12])
})
