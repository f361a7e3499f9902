import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { BUSINESS_ZONE, businessDay } from '#core/days/dates.ts'
import type { Scope } from '#core/scope.ts'
import { birthdayKeys } from '#modules/customers/domain/birthday.ts'
import {
  byPhone,
  isFree,
  isNotLast,
  isRested,
  lockCards,
  mayBeDialled,
  owesPromised,
  phoneMasks,
  type Asker,
} from '#modules/customers/server/public.ts'
import { settingSql } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { fixedSql } from '#platform/server/database/fixed-sql.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { unseen } from '#platform/server/calls/unseen.ts'
import { containsSeen, type Masks, type Predicate } from '#platform/server/lists/list-query.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { BIRTHDAY_DAYS, callable, ownCallBacks, ownCustomers, sharedCallBacks } from '../domain/queue.ts'
import type { QueueRow } from '../domain/calls.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

/** A call-back may be made this much before the agreed time, and is overdue only this much after it. */
const LEEWAY = sql`interval '10 minutes'`

/** How many customers of each kind are read at least; nobody calls more in a day. */
const OF_EACH = 60

/**
 * How much of the queue is read: a condition on customers, and limits per kind and per colleague. Every kind is read in
 * the order of the queue, so that the first ones of all are among the first ones of each.
 */
type Extent = { who: Predicate; callBacks: Part; reorders: Part; own: Part; ofColleague: Part }

function extentOf(most: number, who: Predicate = sql`true`): Extent {
  const limit = sql.lit(most)
  return { who, callBacks: limit, reorders: limit, own: limit, ofColleague: limit }
}

const zone = sql.lit(BUSINESS_ZONE)
const dueAt = fixedSql(sql`((rand_tar + coalesce(rand_saat, '00:00')::time) at time zone ${zone})`)
const at = (now: Temporal.Instant) => unseen(now.toString(), 'timestamptz')
const dayOf = (now: Temporal.Instant) => unseen(businessDay(now), 'date')

type Part = RawBuilder<unknown>

/** Constants are written into the query, since a kept plan uses the queue's indexes only if it knows them. */
const inScope = <Row>(scope: Scope<Row>, columns: Parameters<typeof scopeSql<Row>>[1] = {}) =>
  scopeSql(scope, columns, (value, field) => (field in callable ? sql.lit(value) : unseen(value, 'integer')))

/** A call-back without a time is overdue when its day is over. */
const isOverdue = (now: Temporal.Instant) => sql`case when rand_saat is null
  then rand_tar < ${dayOf(now)} else ${dueAt} + ${LEEWAY} < ${at(now)} end`

/** The call-back is about a promised payment that has not arrived; call-backs without a promise need no lookup. */
const isPromise = fixedSql(sql`((promised_day = rand_tar) is true and ${owesPromised})`)

/** Parts of the call-backs that must not push each other out: of the days before, of today with and without a time, about money. */
const callBackParts = (now: Temporal.Instant): readonly Predicate[] => [
  sql`rand_tar < ${dayOf(now)}`,
  sql`rand_tar = ${dayOf(now)} and rand_saat is not null`,
  sql`rand_tar = ${dayOf(now)} and rand_saat is null`,
  sql`rand_tar <= ${dayOf(now)} and promised_day = rand_tar and ${owesPromised}`,
]

/** The user's call-backs up to the end of today; later ones of today are shown but not called yet. */
const callBacks = (actor: Actor, now: Temporal.Instant, extent: Extent): Part[] =>
  callBackParts(now).map(
    (part) => sql`
  (select id, case when ${isPromise} then 'promise' when ${isOverdue(now)} then 'callback_overdue' else 'callback' end as reason,
    ${dueAt} as due,
    ${isOverdue(now)} as is_overdue, ${dueAt} <= ${at(now)} + ${LEEWAY} as is_ready,
    case when ${isPromise} then ${settingSql('queue_weight_promise')}
      when ${isOverdue(now)} then ${settingSql('queue_weight_overdue')}
      else ${settingSql('queue_weight_callback')} end as weight, cus_end_contact as last_contact
  from customers where ${inScope(ownCallBacks(actor))} and ${part} and ${mayBeDialled} and ${extent.who}
  order by rand_tar, rand_saat, id limit ${extent.callBacks})`,
  )

/** Call-backs that colleagues of the same dealer have not made in time, the oldest of each. */
const shared = (actor: Actor, now: Temporal.Instant, { who, ofColleague }: Extent): Part => sql`
  select customers.id, 'callback_shared', customers.due, true, true, ${settingSql('queue_weight_shared')}, customers.cus_end_contact
  from sys_users u cross join lateral (
    select id, ${dueAt} as due, cus_end_contact from customers
    where rand_user = u.id and ${inScope(sharedCallBacks(actor), { bayi: 'u.bayi' })}
      and rand_tar <= ${dayOf(now)} and ${isOverdue(now)}
      and ${dueAt} + make_interval(mins => ${settingSql('callback_share_minutes')}::integer) < ${at(now)} and ${mayBeDialled} and ${who}
    order by rand_tar, rand_saat, id limit ${ofColleague}) customers`

const own = (actor: Actor) => sql`${inScope(ownCustomers(actor))} and rand_tar is null`

/** Customers who usually order again by now. */
const reorders = (actor: Actor, now: Temporal.Instant, { who, reorders: limit }: Extent): Part => sql`
  (select id, 'reorder', (reorder_due::timestamp at time zone ${zone}), false, true,
    ${settingSql('queue_weight_reorder')}, cus_end_contact
  from customers where ${own(actor)} and reorder_due <= ${dayOf(now)} and (cus_end_contact is null
    or cus_end_contact < ${at(now)} - make_interval(days => ${settingSql('reorder_pause_days')}::integer))
    and ${mayBeDialled} and ${who} order by reorder_due limit ${limit})`

const birthdays = (actor: Actor, now: Temporal.Instant, { who }: Extent): Part => sql`
  select id, 'birthday', (anniversary(cus_birtday, extract(year from ${dayOf(now)})::integer)::timestamp
      at time zone ${zone}), false, true, ${settingSql('queue_weight_birthday')}, cus_end_contact
  from customers where ${own(actor)} and birthday_key(cus_birtday) in (${sql.join(birthdayKeys(businessDay(now), BIRTHDAY_DAYS))})
    and ${isRested(now)} and ${mayBeDialled} and ${who}`

/** The user's own customers, those first who were not called for longest. */
const owned = (actor: Actor, now: Temporal.Instant, extent: Extent): Part => sql`
  (select id, 'own', null::timestamptz, false, true, ${settingSql('queue_weight_own')}, cus_end_contact
  from customers where ${own(actor)} and ${isRested(now)} and ${mayBeDialled} and ${extent.who}
  order by cus_end_contact nulls first, id limit ${extent.own})`

/** Every customer of the queue once, with its best reason. */
function queued(actor: Actor, now: Temporal.Instant, extent: Extent): Part {
  const parts = [
    ...callBacks(actor, now, extent),
    shared(actor, now, extent),
    reorders(actor, now, extent),
    birthdays(actor, now, extent),
    owned(actor, now, extent),
  ]
  return sql`select distinct on (id) * from (${sql.join(parts, sql` union all `)}) reasons order by id, weight desc`
}

const columns = sql`customers.id, customers.id as cus_id,
  ${customerName('customers')} as name, cus_city, q.reason,
  q.due, case when q.is_overdue then '1' else '0' end as is_overdue, case when q.is_ready then '1' else '0' end as is_ready,
  q.last_contact`

const inOrder = sql`order by q.is_ready desc, q.weight desc, q.due nulls last, q.last_contact nulls first, q.id`

const found = (search: string, masks: Masks | null): Predicate =>
  byPhone(search, masks) ?? containsSeen(search, masks)

type Queued = QueueRow & { count: number }
type Page = { search?: string | null | undefined; limit: number; offset: number }

/** The queue of a person; every row carries the count of all that were read. */
export async function queuePage(asker: Asker, page: Page): Promise<Queued[]> {
  const { db, actor, now } = asker
  const search = page.search?.trim()
  const who = search ? found(search, await phoneMasks(asker, 'customers')) : sql`true`
  const extent = extentOf(readFor(page), who)
  const query = sql<Queued>`
    with reasons as (${queued(actor, now, extent)}), shown as materialized (
      select q.*, count(*) over () as count from reasons q
      where ${isFree(actor, now, sql`q.id`)}
      ${inOrder} limit ${page.limit} offset ${page.offset})
    select ${columns}, q.count from shown q join customers on customers.id = q.id ${inOrder}`
  return search ? (await query.execute(db)).rows : withKeptPlan(db, query.compile(db))
}

/** How many of each kind are read for a page; if as many are found, there may be more. */
export const readFor = ({ limit, offset }: Pick<Page, 'limit' | 'offset'>): number =>
  Math.max(OF_EACH, limit + offset)

export type Wanted = { skip?: readonly number[] | null | undefined; cus_id?: number | null | undefined }

/**
 * Takes the customer to call next, unless another user has just opened the card; concurrent requests skip the row.
 */
export async function nextOf(
  db: Database,
  actor: Actor,
  now: Temporal.Instant,
  { skip, cus_id }: Wanted,
): Promise<(QueueRow & { is_taken: boolean }) | null> {
  const isOther = (id: Part) => sql`${isFree(actor, now, id)} and ${id} <> all(${skip ?? []}::integer[])`
  const isNew = (id: Part) => sql`${isOther(id)} and ${isNotLast(actor, id)}`
  // Several rows, because colleagues may take some of them at the same moment.
  const few: Extent = {
    who: isNew(sql`customers.id`),
    callBacks: sql.lit(OF_EACH),
    reorders: sql.lit(20),
    own: sql.lit(10),
    ofColleague: sql.lit(3),
  }
  const id = sql`q.id`
  const query = sql<QueueRow & { is_taken: boolean }>`
    with reasons as (${queued(actor, now, cus_id ? extentOf(1, sql`customers.id = ${cus_id}`) : few)}), best as materialized (
      select q.* from reasons q
      where ${cus_id ? sql`${isOther(id)} and q.id = ${cus_id}` : sql`q.is_ready and ${isNew(id)}`}
      ${inOrder} limit ${sql.lit(OF_EACH)}
    ), first as materialized (
      select ${columns} from best q join customers on customers.id = q.id
      ${inOrder} limit 1 for update of customers skip locked
    ), taken as (${lockCards(actor, sql`select id from first`, now)})
    select first.*, id in (select cus_id from taken) as is_taken from first`
  return (await withKeptPlan(db, query.compile(db)))[0] ?? null
}
