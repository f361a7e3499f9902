import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { firstRow } from '#platform/server/database/sql.ts'

/** How long a crashed browser keeps a customer. */
const LOCK_SECONDS = 120

type Person = Pick<Actor, 'id'>

/**
 * No other user has the customer's card open. Locks are read once for all customers; no lock lasts an hour, and
 * with this bound a generic plan uses the index for the few current ones.
 */
export const isFree = (
  actor: Person,
  now: Temporal.Instant,
  id = sql`customers.id`,
): Predicate => sql`${id} not in (
  select l.cus_id from customer_locks l where l.user_id <> ${actor.id} and l.until > ${now.toString()}::timestamptz
    and l.until < ${now.add({ hours: 1 }).toString()}::timestamptz)`

/** Excludes the customer whom the user had before. */
export const isNotLast = (actor: Person, id = sql`customers.id`): Predicate => sql`${id} is distinct from (
  select l.cus_id from customer_locks l where l.user_id = ${actor.id} order by l.until desc limit 1)`

/** Takes or extends the locks of the customers in a query; returns those that no other user has. */
export const lockCards = (actor: Person, customers: RawBuilder<unknown>, now: Temporal.Instant) => sql`
  insert into customer_locks (cus_id, user_id, until)
  select c.id, ${actor.id}, ${now.add({ seconds: LOCK_SECONDS }).toString()}::timestamptz from (${customers}) c
  on conflict (cus_id) do update set user_id = excluded.user_id, until = excluded.until
  where customer_locks.user_id = excluded.user_id or customer_locks.until <= ${now.toString()}::timestamptz
  returning cus_id`

/**
 * Keeps the customer from being taken or removed until the transaction ends. Whoever writes the lock of a card or who is
 * at it does this first and writes the lock before the presence, so that no two people wait for each other.
 */
export async function holdCard(db: Database, cus_id: number): Promise<void> {
  await sql`select from customers where id = ${cus_id} for key share`.execute(db)
}

/** Takes one customer; false while somebody else has it. */
export async function lockCard(
  db: Database,
  actor: Person,
  cus_id: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await lockCards(actor, sql`select ${cus_id}::integer as id`, now).execute(db)
  return rows.length > 0
}

/** The card was left: the customer is free at once, also for the draw. */
export async function leaveCard(
  db: Database,
  actor: Person,
  cus_id: number,
  now: Temporal.Instant,
): Promise<void> {
  await sql`update customers set cus_random_user = null
    where id = ${cus_id} and cus_random_user = ${actor.id}`.execute(db)
  await sql`update customer_locks set until = least(until, ${now.toString()}::timestamptz)
    where cus_id = ${cus_id} and user_id = ${actor.id}`.execute(db)
}

/** Who else has the card open, as a name. */
export async function holderOf(
  db: Database,
  actor: Person,
  cus_id: number,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await firstRow(db)<{ holder: string }>`
    select ${personName} as holder from customer_locks l join sys_users u on u.id = l.user_id
    where l.cus_id = ${cus_id} and l.user_id <> ${actor.id} and l.until > ${now.toString()}::timestamptz`
  return row?.holder ?? null
}
