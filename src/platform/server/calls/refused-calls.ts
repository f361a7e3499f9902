import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { SecurityEvent } from '#core/log/security-events.ts'
import type { Caller } from './caller.ts'
import type { Database } from '../database/database.ts'
import { recordEvent } from '../entrance/security-events.ts'

/** Refusals caused by the user level. */
const BY_LEVEL: ReadonlySet<string> = new Set([accessRefusals.ERR_104.code, accessRefusals.ERR_105.code])

const EVENT: SecurityEvent = 'access_refused'

type Asked = { actor: Actor; caller: Caller; path: string }

async function isKnown(db: Database, { actor, path }: Asked): Promise<boolean> {
  const known = await db
    .selectFrom('sys_security_events')
    .select('id')
    .where('event', '=', EVENT)
    .where('user_id', '=', actor.id)
    .where('detail', '=', path)
    .where(sql<boolean>`at > now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** Logs a call that the user's level does not allow, once an hour per user and call. */
export async function noteRefusal(db: Database, asked: Asked, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || !BY_LEVEL.has(error.code)) return
  if (await isKnown(db, asked)) return
  await recordEvent(db, EVENT, { user: asked.actor, caller: asked.caller, detail: asked.path })
}
