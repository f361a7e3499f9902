import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessTime } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say } from '#core/texts/texts.ts'
import { addPhone, agreeMissedCall, refuseUnlessViewable } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow, lockNamed } from '#platform/server/database/sql.ts'
import { assignMissed, dismissMissed, eraseMissed, restoreMissed } from '../domain/missed-calls.ts'
import { missedList, missedScope } from '../domain/missed-list.ts'
import { callTexts } from '../texts.ts'

type Missed = { number: string; user_id: number | null; started_at: string }

/** Serialises actions on one caller. */
async function lockNumber(db: Database, number: string): Promise<void> {
  await lockNamed(db, `caller ${number}`)
}

/** A caller of the list, as far as the person sees them. */
async function readMissed(db: Database, actor: Actor, id: number): Promise<Missed> {
  const ask = () =>
    sql<Missed>`select m.number, m.user_id, m.started_at from missed_callers m
      where m.id = ${id} and ${scopeSql(missedScope(actor), 'm')}`.execute(db)
  const [found] = (await ask()).rows
  if (!found) throw new AppError(recordsRefusals.record_not_found)
  await lockNumber(db, found.number)
  const [row] = (await ask()).rows
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

type Settled = { cus_id?: number; settled_at: string; settled_by: number }

/** Sets the result of all open calls of a number. */
const settle = (db: Database, number: string, settled: Settled) =>
  db
    .updateTable('incoming_calls')
    .set(settled)
    .where('number', '=', number)
    .where('cus_id', 'is', null)
    .where('settled_at', 'is', null)
    .execute()

/** The caller that the user removed from the list, and when. */
async function readDismissed(db: Database, actor: Actor, id: number) {
  const row = await firstRow(db)<{ number: string; settled_at: string }>`
    select i.number, i.settled_at::text from incoming_calls i left join sys_users u on u.id = i.user_id
    where i.id = ${id} and i.settled_at is not null and i.cus_id is null and i.number is not null
      and ${scopeSql(missedScope(actor), { user_id: 'i.user_id', bayi: 'u.bayi' })}`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  await lockNumber(db, row.number)
  return row
}

export const missedEndpoints = [
  listEndpoint(missedList, { from: 'missed_callers', scope: missedScope }),
  serve(assignMissed, async ({ db, actor, now, input: { id, cus_id } }) => {
    const { number, user_id, started_at } = await readMissed(db, actor, id)
    await refuseUnlessViewable(db, actor, cus_id)
    await addPhone(db, cus_id, number)
    await settle(db, number, { cus_id, settled_at: now.toString(), settled_by: actor.id })
    const time = businessTime(Temporal.Instant.from(started_at))
    await agreeMissedCall(db, cus_id, {
      user_id: user_id ?? actor.id,
      note: say(callTexts.missed_call, 'de', { time }),
      now,
    })
    return { save_response: { id } }
  }),
  serve(dismissMissed, async ({ db, actor, now, input: { id } }) => {
    const { number } = await readMissed(db, actor, id)
    await settle(db, number, { settled_at: now.toString(), settled_by: actor.id })
    return { save_response: { id } }
  }),
  serve(restoreMissed, async ({ db, actor, input: { id } }) => {
    const { number, settled_at } = await readDismissed(db, actor, id)
    await sql`update incoming_calls set settled_at = null, settled_by = null
      where number = ${number} and cus_id is null and settled_at = ${settled_at}::timestamptz`.execute(db)
    return { save_response: { id } }
  }),
  serve(eraseMissed, async ({ db, actor, input: { id } }) => {
    const { number } = await readMissed(db, actor, id)
    await sql`update incoming_calls set number = null where number = ${number} and cus_id is null`.execute(db)
    return { save_response: { id } }
  }),
]
