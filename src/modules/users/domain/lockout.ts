import type { Flag } from '#core/fields.ts'
import { MAX_WRONG_PASSWORDS } from '#core/limits.ts'
import type { Refusal } from '#core/refusal.ts'
import { usersRefusals } from './refusals.ts'

export type LockState = { failed_login_try_count: number; blocked: Flag }

/** State after a correct password, or after an administrator unblocks the account. */
export const UNLOCKED: LockState = { failed_login_try_count: 0, blocked: '0' }

/** State after an administrator blocks the account; only an administrator can unblock it. */
export const BLOCKED: LockState = { failed_login_try_count: 0, blocked: '1' }

/** Locked by wrong passwords, which anybody can type: sessions stay valid, and a mailed link unlocks it. */
export const isLockedByTries = (state: LockState): boolean =>
  state.blocked === '1' && state.failed_login_try_count >= MAX_WRONG_PASSWORDS

/** State after setting a new password. */
export const afterNewPassword = (state: LockState): LockState =>
  isLockedByTries(state) ? UNLOCKED : { ...state, failed_login_try_count: 0 }

/** State after a password attempt: the third wrong one in a row locks the account for every password. */
export function afterAttempt(state: LockState, isRight: boolean): { state: LockState; refusal: Refusal } {
  if (state.blocked === '1') return { state, refusal: usersRefusals.ERR_USER_BLOCKED }
  if (isRight) return { state: UNLOCKED, refusal: null }
  const failed_login_try_count = state.failed_login_try_count + 1
  return failed_login_try_count >= MAX_WRONG_PASSWORDS
    ? { state: { failed_login_try_count, blocked: '1' }, refusal: usersRefusals.ERR_USER_BLOCKED }
    : { state: { failed_login_try_count, blocked: '0' }, refusal: usersRefusals.ERR_100 }
}
