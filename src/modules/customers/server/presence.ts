import { sql } from 'kysely'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { listPresence, type PresenceRow } from '../domain/calls/presence.ts'
import { PRESENCE_SECONDS } from '../domain/presence.ts'
import { storedCustomers } from '../domain/visibility.ts'

type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** Notes or extends that the user has the customer open, and clears the user's expired entries. */
export async function noteHere(call: Acting, cus_id: number): Promise<void> {
  const { db, actor, now } = call
  const at = now.toString()
  await sql`delete from customer_presence
    where user_id = ${actor.id} and until <= ${at}::timestamptz`.execute(db)
  await sql`
    insert into customer_presence (cus_id, user_id, since, until)
    values (${cus_id}, ${actor.id}, ${at}, ${now.add({ seconds: PRESENCE_SECONDS }).toString()})
    on conflict (cus_id, user_id) do update set until = excluded.until`.execute(db)
}

/** Notes that a call has begun, or that it ended while the card stays open. */
export async function noteTalk(call: Acting, cus_id: number, isTalking: boolean): Promise<void> {
  await noteHere(call, cus_id)
  await sql`update customer_presence set talking_since = ${isTalking ? call.now.toString() : null}
    where cus_id = ${cus_id} and user_id = ${call.actor.id}`.execute(call.db)
}

export async function noteGone(call: Acting, cus_id: number): Promise<void> {
  await sql`delete from customer_presence
    where cus_id = ${cus_id} and user_id = ${call.actor.id}`.execute(call.db)
}

export const presenceEndpoints = [
  serve(listPresence, async ({ db, actor, now, input: { cus_ids } }) => {
    const rows = await allRows(db)<PresenceRow>`
      select p.cus_id, ${personName} as name, p.since, p.talking_since
      from customer_presence p join sys_users u on u.id = p.user_id join customers c on c.id = p.cus_id
      where p.cus_id = any(${cus_ids}::integer[]) and p.user_id <> ${actor.id}
        and p.until > ${now.toString()}::timestamptz and ${scopeSql(storedCustomers(actor), 'c')}
      order by p.talking_since nulls last, p.since, p.user_id`
    return { datalist: rows }
  }),
]
