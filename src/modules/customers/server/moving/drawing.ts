import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { consentLetsCall } from '#modules/consents/server/public.ts'
import { settingSql } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { fixedSql } from '#platform/server/database/fixed-sql.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { unseen } from '#platform/server/calls/unseen.ts'
import { readListQuery, type Condition, type ListQuery } from '#platform/server/lists/list-payload.ts'
import { escapeLike, matching, type Predicate } from '#platform/server/lists/list-query.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { ANY_TIME, callTimeAt } from '#modules/customers/domain/call-time.ts'
import { drawCustomer } from '#modules/customers/domain/calls.ts'
import { randomCustomerList } from '#modules/customers/domain/customer-lists.ts'
import { poolScope } from '#modules/customers/domain/visibility.ts'
import { isFree, isNotLast, lockCards } from '../locks.ts'
import { phoneMasks } from '../phones/masking.ts'
import { customerAnswer } from '../viewing.ts'

/** A dialable number, no do-not-call request, and the consents that the company requires. */
export const mayBeDialled = fixedSql(sql`
  is_dialable(cus_country_code, array[cus_tel1, cus_gsm, cus_tel2, cus_private])
  and not exists (select from call_requests r where r.cus_id = customers.id and r.withdrawn_at is null)
  and ${consentLetsCall}`)

/**
 * Whether the pause after the last conversation and after the last order is over; 0 days mean no pause. The
 * condition on orders is written so that it looks up each of few customers instead of reading all latest orders.
 */
export const isRested = (now: Temporal.Instant): Predicate => sql`
  (${settingSql('draw_contact_days')} = 0 or cus_end_contact is null
    or cus_end_contact < ${daysBefore(now, 'draw_contact_days')})
  and (${settingSql('draw_order_days')} = 0 or (select true from siparisler o
    where o.cus_id = customers.id and o.sd_cancel_on = '0'
      and o.s_tar > ${daysBefore(now, 'draw_order_days')} limit 1) is not true)`

const daysBefore = (now: Temporal.Instant, setting: 'draw_contact_days' | 'draw_order_days') =>
  sql`${unseen(now.toString(), 'timestamptz')} - make_interval(days => ${settingSql(setting)}::integer)`

/** Whose appointment it is depends on who draws; the rest of the pool is the same for all. */
const inPool = (value: unknown, field: string) =>
  field === 'rand_user' ? unseen(value, 'integer') : sql.lit(value)

/** The pool without those whom somebody else has just drawn, opened or spoken to. */
const drawable = (actor: Actor, now: Temporal.Instant) => sql`
  ${scopeSql(poolScope(actor), {}, inPool)} and (cus_random is null or cus_random_user is null
    or cus_random_user = ${unseen(actor.id, 'integer')}
    or cus_random < ${unseen(now.toString(), 'timestamptz')} - make_interval(mins => ${settingSql('draw_minutes')}::integer))
  and ${isRested(now)} and ${mayBeDialled} and ${isFree(actor, now)} and ${isNotLast(actor)}`

/** Random ids from the whole range. */
const guesses = sql`id in (
  select lowest + floor(random() * (highest - lowest + 1))::integer
  from (select min(id) as lowest, max(id) as highest from customers) as range, generate_series(1, 200))`

/** Those who like to be called at this time come first. */
const byCallTime = (now: Temporal.Instant) => sql`case
  when call_time = ${callTimeAt(now)} then 0
  when coalesce(call_time, ${ANY_TIME}) = ${ANY_TIME} then 1 else 2 end`

/** A further filter on the pool. */
type Narrowed = (pool: Predicate) => Predicate

type Picked = { id: number; is_taken: boolean }

/**
 * Picks one customer and takes it, with equal chances among those whose call time fits equally. Trying random ids
 * first is as fair as sorting the whole pool but much cheaper; the whole pool is read only if they hit none. Other
 * callers skip the locked row, so no two users call the same person.
 */
async function pick(
  db: Database,
  actor: Actor,
  now: Temporal.Instant,
  narrowed: Narrowed | null,
): Promise<Picked | null> {
  const pool = drawable(actor, now)
  for (const among of [guesses, sql`true`]) {
    const query = sql<Picked>`
      with picked as materialized (
        select id from customers where ${among} and ${narrowed ? narrowed(pool) : pool}
        order by ${byCallTime(now)}, random() limit 1 for update skip locked
      ), taken as (${lockCards(actor, sql`select id from picked`, now)}), drawn as (
        update customers set cus_random = ${now.toString()}, cus_random_user = ${actor.id}
        from taken where customers.id = taken.cus_id
      ), noted as (
        insert into customer_draws (user_id, bayi_id, cus_id, at)
        select ${actor.id}, ${actor.bayi}, cus_id, ${now.toString()} from taken
      )
      select id, id in (select cus_id from taken) as is_taken from picked`
    const [row] = narrowed ? (await query.execute(db)).rows : await withKeptPlan(db, query.compile(db))
    if (row) return row
  }
  return null
}

/** Draws a customer and takes it; null where the pool has none. */
export async function draw(
  db: Database,
  actor: Actor,
  now: Temporal.Instant,
  narrowed: Narrowed | null = null,
): Promise<number | null> {
  for (;;) {
    const picked = await pick(db, actor, now, narrowed)
    // If it is not taken, another user has just opened the customer.
    if (!picked || picked.is_taken) return picked && picked.id
  }
}

/** A town is written in many ways: it is enough that the customer's town contains the letters, in any spelling. */
function inTown(query: ListQuery): { query: ListQuery; towns: Predicate } {
  const isTown = ({ field, mode }: Condition) => field === 'cus_city' && mode !== 'notEquals' && mode !== 'in'
  const towns = query.conditions
    .filter(isTown)
    .map(
      ({ values }) =>
        sql`search_fold(cus_city) like '%' || search_fold(${escapeLike(String(values[0]))}) || '%'`,
    )
  return {
    query: { ...query, conditions: query.conditions.filter((condition) => !isTown(condition)) },
    towns: sql.join([sql`true`, ...towns], sql` and `),
  }
}

export const drawEndpoint = serve(drawCustomer, async (call) => {
  const { db, input, actor, now } = call
  const asked = readListQuery(randomCustomerList, input, actor)
  const { query, towns } = inTown(asked)
  const isWhole = !asked.conditions.length && !asked.words.length
  const masks = await phoneMasks(call, 'customers')
  const narrowed: Narrowed = (pool) => matching(query, sql`${pool} and ${towns}`, { masks })
  const id = await draw(db, actor, now, isWhole ? null : narrowed)
  if (id === null) return { datalist: [], count: 0 }
  return { datalist: [await customerAnswer(call, id)], count: 1 }
})
