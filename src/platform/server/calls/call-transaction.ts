import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Announcement } from '../live/announcements.ts'
import type { Database } from '../database/database.ts'
import { isRetryable } from '../database/database-errors.ts'
import type { Endpoint, EndpointAnswer } from './endpoint.ts'
import type { Services } from '../services.ts'
import { allRows } from '../database/sql.ts'

/** The answer of a call, or of a part of it, and what it wrote. */
export type Performed<Answer = EndpointAnswer> = { answer: Answer; written: readonly Announcement[] }

/** Something outside the database, which follows the commit. */
export type Effect = () => unknown

/** What the transaction wrote, as triggers noted it; every node hears of it with the commit. */
async function announceWritten(db: Database): Promise<Announcement[]> {
  const rows = await allRows(db)<{ written: Announcement | null }>`
    select announce_written() as written`
  return rows.flatMap(({ written }) => (written ? [written] : []))
}

const ATTEMPTS = 4
/** The longest wait before the second attempt; each further attempt may wait twice as long. */
const FIRST_PAUSE_MS = 20

/** Two transactions that collided would collide again if both retried at once, so each waits a random time. */
export const pauseBefore = (attempt: number, random = Math.random()): number =>
  Math.ceil(random * FIRST_PAUSE_MS * 2 ** (attempt - 2))

/** Runs the work in a transaction that knows the user, for the audit log; collisions are tried again. */
export async function inTransaction<Answer>(
  services: Pick<Services, 'db'>,
  actor: Actor | undefined,
  effects: Effect[],
  work: (db: Database) => Promise<Answer>,
): Promise<Performed<Answer>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await services.db.transaction().execute(async (db) => {
        await sql`select set_config('weinkontor.user_id', ${String(actor?.id ?? '')}, true)`.execute(db)
        const answer = await work(db)
        return { answer, written: await announceWritten(db) }
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      effects.length = 0
      await delay(pauseBefore(attempt + 1))
    }
  }
}

/**
 * The same request id from the same person is done once: the second one waits for the first and gets its answer.
 * A refused request leaves nothing behind, so it can be corrected and sent again under its id.
 */
export async function once(
  db: Database,
  endpoint: Endpoint,
  actor: Actor | undefined,
  requestId: string | null | undefined,
  input: unknown,
  run: () => Promise<EndpointAnswer>,
): Promise<EndpointAnswer> {
  if (!requestId || !actor) return run()
  const key = { user_id: actor.id, request_id: requestId }
  const mark = {
    path: endpoint.path,
    body_hash: createHash('sha256').update(JSON.stringify(input, leaveOutSecrets)).digest('hex'),
  }
  const first = await db
    .insertInto('sys_requests')
    .values({ ...key, ...mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst()
  if (first) {
    const answer = await run()
    await db
      .updateTable('sys_requests')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', key.user_id)
      .where('request_id', '=', key.request_id)
      .execute()
    return answer
  }
  const earlier = await db
    .selectFrom('sys_requests')
    .select(['path', 'body_hash', 'answer'])
    .where('user_id', '=', key.user_id)
    .where('request_id', '=', key.request_id)
    .executeTakeFirstOrThrow()
  if (earlier.path !== mark.path || earlier.body_hash !== mark.body_hash)
    throw new AppError(recordsRefusals.request_id_reused)
  return earlier.answer as EndpointAnswer
}

/** Passwords are left out, so that the stored hash of a request does not help to guess them. */
const leaveOutSecrets = (field: string, value: unknown) =>
  field === 'user_pass' || field === 'secret_input' ? undefined : value
