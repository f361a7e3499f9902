import type { Flag } from '#core/fields.ts'
import { MAX_WRONG_PASSWORDS } from '#core/limits.ts'
import type { Refusal } from '#core/refusal.ts'
import { usersRefusals } from './refusals.ts'

export type LockState = { failed_login_try_count: number; blocked: Flag }

/** Where a right password or an administrator who lifts a block puts an account. */
export const UNLOCKED: LockState = { failed_login_try_count: 0, blocked: '0' }

/** Where an administrator who blocks an account puts it: only an administrator opens it again. */
export const BLOCKED: LockState = { failed_login_try_count: 0, blocked: '1' }

/** Locked by wrong passwords, which anybody can type: work that runs goes on, and a mailed link opens the account. */
export const isLockedByTries = (state: LockState): boolean =>
  state.blocked === '1' && state.failed_login_try_count >= MAX_WRONG_PASSWORDS

/** Where a new password puts an account. */
export const afterNewPassword = (state: LockState): LockState =>
  isLockedByTries(state) ? UNLOCKED : { ...state, failed_login_try_count: 0 }

/** What a password does to an account: the third wrong one in a row blocks it, and then no password helps. */
export function afterAttempt(state: LockState, isRight: boolean): { state: LockState; refusal: Refusal } {
  if (state.blocked === '1') return { state, refusal: usersRefusals.ERR_USER_BLOCKED }
  if (isRight) return { state: UNLOCKED, refusal: null }
  const failed_login_try_count = state.failed_login_try_count + 1
  return failed_login_try_count >= MAX_WRONG_PASSWORDS
    ? { state: { failed_login_try_count, blocked: '1' }, refusal: usersRefusals.ERR_USER_BLOCKED }
    : { state: { failed_login_try_count, blocked: '0' }, refusal: usersRefusals.ERR_100 }
}
