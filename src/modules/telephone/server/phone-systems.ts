import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { hashToken, newToken } from '#platform/server/entrance/passwords.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  createPhoneSystem,
  listPhoneSystems,
  revokePhoneSystem,
  type PhoneSystemRow,
} from '../domain/incoming-calls.ts'

/** The telephone system with this token; all active ones are compared in constant time. */
export async function systemOf(db: Database, token: string): Promise<number | null> {
  const rows = await allRows(db)<{ id: number; token_hash: string }>`
    select id, token_hash from phone_systems where revoked_at is null`
  const given = Buffer.from(hashToken(token))
  let found: number | null = null
  for (const { id, token_hash } of rows) if (timingSafeEqual(Buffer.from(token_hash), given)) found = id
  return found
}

async function systems(db: Database): Promise<PhoneSystemRow[]> {
  const nameOf = (column: string) =>
    sql`(select ${personName} from sys_users u where u.id = ${sql.ref(`s.${column}`)})`
  return allRows(db)<PhoneSystemRow>`
    select s.id, s.name, s.created_at, ${nameOf('created_by')} as created_name, s.last_event_at, s.revoked_at,
      ${nameOf('revoked_by')} as revoked_name
    from phone_systems s order by s.revoked_at is not null, s.id desc`
}

export const phoneSystemEndpoints = [
  serve(listPhoneSystems, async ({ db }) => ({ datalist: await systems(db) })),
  serve(createPhoneSystem, async ({ db, actor, now, input: { name } }) => {
    const token = newToken()
    const { id } = await db
      .insertInto('phone_systems')
      .values({ name, token_hash: hashToken(token), created_at: now.toString(), created_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = (await systems(db)).find((system) => system.id === id)
    if (!row) throw new AppError(recordsRefusals.record_not_found)
    return { save_response: { ...row, token } }
  }),
  serve(revokePhoneSystem, async ({ db, actor, now, input: { id } }) => {
    const revoked = await db
      .updateTable('phone_systems')
      .set({ revoked_at: now.toString(), revoked_by: actor.id })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!revoked) throw new AppError(recordsRefusals.record_not_found)
    return { save_response: { id } }
  }),
]
