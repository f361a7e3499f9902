import { Level } from '#core/actor.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { endAllSessions } from '#platform/server/entrance/sessions.ts'
import { BLOCKED } from '../domain/lockout.ts'
import { whyMayNotChange, whyMustStay } from '../domain/managing.ts'
import { userFields, type UserRow } from '../domain/users.ts'

/** Locks the active administrators first and in order, so that two of them cannot remove each other at once. */
export async function lockUser(
  db: Database,
  id: number,
): Promise<{ user: UserRow; otherActiveAdmins: number }> {
  const admins = await db
    .selectFrom('sys_users')
    .select('id')
    .where('user_level', '=', Level.administrator)
    .where('blocked', '=', '0')
    .where('sil', '=', '0')
    .orderBy('id')
    .forUpdate()
    .execute()
  const user = await userById(db, id).forUpdate().executeTakeFirst()
  if (!user) throw new AppError(recordsRefusals.record_not_found)
  return { user, otherActiveAdmins: admins.filter((active) => active.id !== id).length }
}

export const userById = (db: Database, id: number) =>
  db.selectFrom('sys_users').select(userFields).where('id', '=', id).where('sil', '=', '0')

export async function signOutEverywhere(call: SignedInCall<unknown>, userId: number): Promise<void> {
  await endAllSessions(call.db, userId)
  call.afterCommit(() => call.services.realtime.disconnect(`user:${userId}`))
}

/** Locks a user who is to leave; refuses if the caller may not do that or the user must stay. */
export async function lockLeaver({ db, actor }: SignedInCall<unknown>, id: number): Promise<UserRow> {
  const { user, otherActiveAdmins } = await lockUser(db, id)
  refuseIf(whyMayNotChange(actor, user))
  refuseIf(whyMustStay(actor, user, { ...user, blocked: '1' }, otherActiveAdmins))
  return user
}

const leaving = {
  block: { values: BLOCKED, event: 'user_blocked' },
  delete: { values: { sil: '1', blocked: '1' }, event: 'user_deleted' },
} as const

/** Blocks or deletes a user and ends all sessions. */
export async function shutOut(
  call: SignedInCall<unknown>,
  user: UserRow,
  how: keyof typeof leaving,
  version: number | null,
): Promise<StoredRow<'sys_users'>> {
  const { values, event } = leaving[how]
  const row = await updateRow(call.db, 'sys_users', user.id, version, values)
  if (how === 'delete' || user.blocked === '0')
    await recordEvent(call.db, event, { user: call.actor, caller: call.caller, detail: user.user_name })
  await signOutEverywhere(call, user.id)
  return row
}
