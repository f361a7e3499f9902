import type { Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { invalid } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow, type StoredRow } from '#platform/server/database/rows.ts'
import { promisedDay } from './promises.ts'
import { lockCustomer } from './viewing.ts'

type Said = {
  cus_id: number
  sts: number
  note?: string | null | undefined
  promised_day?: IsoDate | null | undefined
}
type Before = Pick<StoredRow<'musteri_gorusme'>, 'sts' | 'promised_day'>

/**
 * The outcome with its day of a promise to pay. Retired outcomes stay readable but cannot be chosen; some require
 * a note. An unchanged promise is kept even if nothing is owed any more.
 */
export async function outcomeFor(
  db: Database,
  said: Said,
  now: Temporal.Instant,
  before: Before | null = null,
) {
  const { sts, note } = said
  const outcome = await db
    .selectFrom('sys_gorusme_asama')
    .selectAll()
    .where('def_type', '=', sts)
    .executeTakeFirst()
  if (!outcome || (outcome.status === '0' && sts !== before?.sts))
    throw invalid({ sts: { code: 'not_allowed' } })
  if (outcome.needs_note === '1' && !note?.trim()) throw invalid({ note: { code: 'requiredField' } })
  if (outcome.promises_payment === '0') return { ...outcome, promised_day: null }
  const day = said.promised_day ?? null
  const isAsBefore = before?.sts === sts && before.promised_day === day
  return { ...outcome, promised_day: isAsBefore ? day : await promisedDay(db, said, now) }
}

type Talk = { cus_id: number; sts: number; note: string | null; promised_day: IsoDate | null }

/** Writes down a conversation, which is the last contact with the customer. */
export async function keepConversation(
  db: Database,
  actor: Pick<Actor, 'id'>,
  talk: Talk,
  now: Temporal.Instant,
): Promise<StoredRow<'musteri_gorusme'>> {
  const zaman = now.toString()
  const saved = await insertRow(db, 'musteri_gorusme', { ...talk, per_id: actor.id, zaman })
  await db.updateTable('customers').set({ cus_end_contact: zaman }).where('id', '=', talk.cus_id).execute()
  return saved
}

/** Logs that a customer ordered during a call, with the first outcome on offer that means an order and no more. */
export async function logOrdered(
  { db, actor, now }: Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>,
  cus_id: number,
  note: string,
): Promise<void> {
  await lockCustomer(db, actor, cus_id)
  const outcome = await db
    .selectFrom('sys_gorusme_asama')
    .select('def_type')
    .where('ordered', '=', '1')
    .where('promises_payment', '=', '0')
    .where('status', '=', '1')
    .orderBy('sort_order')
    .orderBy('def_type')
    .executeTakeFirst()
  if (!outcome) return
  const talk = { cus_id, sts: outcome.def_type, note, promised_day: null }
  await outcomeFor(db, talk, now)
  await keepConversation(db, actor, talk, now)
}

/** The conversation that an order has logged since the call began, which belongs to the call. */
export async function loggedSince(
  db: Database,
  { cus_id, sts, per_id }: Pick<StoredRow<'musteri_gorusme'>, 'cus_id' | 'sts' | 'per_id'>,
  since: string,
): Promise<StoredRow<'musteri_gorusme'> | undefined> {
  return db
    .selectFrom('musteri_gorusme')
    .selectAll()
    .where('cus_id', '=', cus_id)
    .where('per_id', '=', per_id)
    .where('sts', '=', sts)
    .where('zaman', '>=', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
