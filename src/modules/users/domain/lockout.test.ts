import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import {
  afterAttempt,
  afterNewPassword,
  BLOCKED,
  isLockedByTries,
  UNLOCKED,
  type LockState,
} from './lockout.ts'

test('the account of the worked example goes through every step', () => {
  let state: LockState = UNLOCKED
  for (const { step, act, answer, count, blocked } of vectors.lockout) {
    if (act === 'admin unblocks') {
      state = UNLOCKED
    } else {
      const attempt = afterAttempt(state, act === 'right')
      state = attempt.state
      expect([step, attempt.refusal?.code ?? 'ok']).toEqual([step, answer])
    }
    expect([step, state]).toEqual([step, { failed_login_try_count: count, blocked: String(blocked) }])
  }
  expect(vectors.lockout).toHaveLength(9)
})

test('a further wrong password changes nothing on a blocked account', () => {
  const blocked: LockState = { failed_login_try_count: 3, blocked: '1' }
  expect(afterAttempt(blocked, false)).toMatchObject({
    state: blocked,
    refusal: { code: 'ERR_USER_BLOCKED' },
  })
})

test.each<[string, LockState, boolean, LockState]>([
  ['locked by wrong passwords', { failed_login_try_count: 3, blocked: '1' }, true, UNLOCKED],
  ['blocked by an administrator', BLOCKED, false, BLOCKED],
  ['open after a wrong password', { failed_login_try_count: 2, blocked: '0' }, false, UNLOCKED],
])('a new password on an account that is %s', (_, state, isLocked, next) => {
  expect(isLockedByTries(state)).toBe(isLocked)
  expect(afterNewPassword(state)).toEqual(next)
})
