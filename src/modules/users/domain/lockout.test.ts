import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { afterAttempt, UNLOCKED, type LockState } from './lockout.ts'

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
  expect(afterAttempt(blocked, false)).toEqual({ state: blocked, refusal: { code: 'ERR_USER_BLOCKED' } })
})
