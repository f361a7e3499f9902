import { sql } from 'kysely'
import {
  holdCard,
  holderOf,
  leaveCard,
  lockCard,
  noteGone,
  noteHere,
  refuseUnlessViewable,
} from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { callState, keepCard, leaveCustomerCard, savePreference } from '../domain/calls.ts'
import { openCallOf } from './open-call.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

const nameSql = customerName('c')

export async function dropDraft(db: Database, userId: number, cus_id: number): Promise<void> {
  await sql`delete from call_drafts where user_id = ${userId} and cus_id = ${cus_id}`.execute(db)
}

/** An emptied note is no draft any more. */
async function keepDraft(db: Database, userId: number, cus_id: number, note: string, now: Temporal.Instant) {
  if (!note.trim()) return dropDraft(db, userId, cus_id)
  await sql`insert into call_drafts (user_id, cus_id, note, saved_at)
    values (${userId}, ${cus_id}, ${note}, ${now.toString()})
    on conflict (user_id, cus_id) do update set note = excluded.note, saved_at = excluded.saved_at`.execute(
    db,
  )
}

type Draft = { cus_id: number; name: string; note: string; saved_at: string }

async function latestDraft(db: Database, userId: number): Promise<Draft | null> {
  const row = await firstRow(db)<Draft>`
    select d.cus_id, ${nameSql} as name, d.note, d.saved_at from call_drafts d join customers c on c.id = d.cus_id
    where d.user_id = ${userId} and c.cus_del = '0' order by d.saved_at desc limit 1`
  return row ?? null
}

const nameOf = async (db: Database, cus_id: number) => {
  const row = await firstRow(db)<{ name: string }>`
    select ${nameSql} as name from customers c where c.id = ${cus_id}`
  return row?.name ?? ''
}

async function leave(call: SignedInCall<unknown>, cus_id: number): Promise<void> {
  await leaveCard(call.db, call.actor, cus_id, call.now)
  await noteGone(call, cus_id)
}

export const draftEndpoints = [
  serve(callState, async ({ db, actor }) => {
    const open = await openCallOf(db, actor.id)
    const person = await db
      .selectFrom('sys_users as u')
      .leftJoin('call_preferences as p', 'p.user_id', 'u.id')
      .select(['p.dial_template', 'u.extension'])
      .where('u.id', '=', actor.id)
      .executeTakeFirst()
    return {
      item: {
        open: open ? { ...open, name: await nameOf(db, open.cus_id) } : null,
        draft: await latestDraft(db, actor.id),
        dial_template: person?.dial_template ?? null,
        extension: person?.extension ?? null,
      },
    }
  }),
  serve(keepCard, async (call) => {
    const { db, actor, now, input } = call
    const { cus_id, note, is_passing, left } = input
    await refuseUnlessViewable(db, actor, cus_id)
    // By number, so that two windows that exchange their customers do not wait for each other.
    if (left && left < cus_id) await leave(call, left)
    await holdCard(db, cus_id)
    if (!is_passing && note !== null && note !== undefined) await keepDraft(db, actor.id, cus_id, note, now)
    const isMine = !is_passing && (await lockCard(db, actor, cus_id, now))
    await noteHere(call, cus_id)
    if (left && left > cus_id) await leave(call, left)
    return { item: { held_by: isMine ? null : await holderOf(db, actor, cus_id, now) } }
  }),
  serve(leaveCustomerCard, async (call) => {
    await leave(call, call.input.cus_id)
    return {}
  }),
  serve(savePreference, async ({ db, actor, input: { dial_template } }) => {
    await sql`insert into call_preferences (user_id, dial_template) values (${actor.id}, ${dial_template})
      on conflict (user_id) do update set dial_template = excluded.dial_template`.execute(db)
    return {}
  }),
]
