import type { Refusal } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'

export const MAX_WRONG_PASSWORDS = 3

export type LockState = { failed_login_try_count: number; blocked: Flag }

/** Where a right password or an administrator who lifts a block puts an account. */
export const UNLOCKED: LockState = { failed_login_try_count: 0, blocked: '0' }

/** What a password does to an account: the third wrong one in a row blocks it, and then no password helps. */
export function afterAttempt(state: LockState, isRight: boolean): { state: LockState; refusal: Refusal } {
  if (state.blocked === '1') return { state, refusal: { code: 'ERR_USER_BLOCKED' } }
  if (isRight) return { state: UNLOCKED, refusal: null }
  const failed_login_try_count = state.failed_login_try_count + 1
  return failed_login_try_count >= MAX_WRONG_PASSWORDS
    ? { state: { failed_login_try_count, blocked: '1' }, refusal: { code: 'ERR_USER_BLOCKED' } }
    : { state: { failed_login_try_count, blocked: '0' }, refusal: { code: 'ERR_100' } }
}
