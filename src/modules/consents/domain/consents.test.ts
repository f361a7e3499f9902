import { expect, test } from 'vitest'
import { consentsFor, consentState, grantState, keepUntil, type Grant } from './consents.ts'

const proven: Grant = { wording: 'Fassung 3', how: 'Papier', withdrawn_at: null }
const unproven: Grant = { ...proven, wording: null }
const withdrawn: Grant = { ...proven, withdrawn_at: '2026-11-16T10:00:00Z' }

test.each([
  [proven, 'proven'],
  [unproven, 'unproven'],
  [{ ...proven, how: null }, 'unproven'],
  [{ ...proven, wording: '' }, 'unproven'],
  [withdrawn, 'withdrawn'],
  [{ ...unproven, withdrawn_at: '2026-11-16T10:00:00Z' }, 'withdrawn'],
])('%o is %s', (grant, state) => {
  expect(grantState(grant)).toBe(state)
})

test.each([
  [[], 'none'],
  [[withdrawn], 'withdrawn'],
  [[withdrawn, unproven], 'unproven'],
  [[unproven, proven, withdrawn], 'proven'],
])('%o are together %s', (grants, state) => {
  expect(consentState(grants)).toBe(state)
})

test('a number without a consent of its own is decided by what was withdrawn for others', () => {
  const one = { ...proven, value: '+491' }
  const two = { ...withdrawn, value: '+492' }
  expect(consentsFor([one, two], '+491')).toEqual([one])
  expect(consentsFor([one, two], '+492')).toEqual([two])
  expect(consentsFor([one, two], '+493')).toEqual([two])
  expect(consentsFor([one], null)).toEqual([])
})

test.each([
  ['2026-02-28', null, null, '2031-02-28'],
  ['2024-02-29T10:00:00Z', null, null, '2029-02-28'],
  ['2026-01-01', '2027-03-04T09:00:00Z', null, '2032-03-04'],
  ['2026-01-01', '2027-03-04T09:00:00Z', '2028-01-01T00:00:00Z', '2033-01-01'],
])('given %s, used %s, withdrawn %s is kept until %s', (given_at, last_used, withdrawn_at, day) => {
  expect(keepUntil({ given_at, last_used, withdrawn_at }, 5)).toBe(day)
})
