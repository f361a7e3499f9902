import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import type { ListDefinition } from '#core/list.ts'
import { settingSql } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { readListQuery, type Condition, type ListQuery } from '#platform/server/list-payload.ts'
import { escapeLike, matching, type Predicate } from '#platform/server/list-query.ts'
import { personName } from '#platform/server/person-name.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { birthdayKeys } from '../domain/birthday.ts'
import { countByOwner, countByStatus, drawCustomer } from '../domain/calls.ts'
import {
  appointmentList,
  birthdayList,
  customerBaseList,
  customerList,
  randomCustomerList,
  removedList,
} from '../domain/customer-lists.ts'
import {
  appointmentScope,
  givenBackScope,
  listedCustomers,
  MAY_BE_CALLED,
  poolScope,
  unmarkedCustomers,
} from '../domain/visibility.ts'
import { customerAnswer } from './viewing.ts'

const from = 'customer_all_list'

const withBirthday = (_actor: Actor, now: Temporal.Instant) =>
  sql`birthday_key in (${sql.join(birthdayKeys(businessDay(now)))})`

const removed = (actor: Actor) => sql`(cus_dnd <> ${MAY_BE_CALLED} or ${scopeSql(givenBackScope(actor))})`

/** Since so many days nobody spoke to the customer and nothing was ordered; 0 days are no limit. */
const isRested = sql`
  (${settingSql('draw_contact_days')} = 0 or cus_end_contact is null
    or cus_end_contact < now() - make_interval(days => ${settingSql('draw_contact_days')}::integer))
  and (${settingSql('draw_order_days')} = 0 or not exists (select from siparisler o
    where o.cus_id = customers.id and o.sd_cancel_on = '0'
      and o.s_tar > now() - make_interval(days => ${settingSql('draw_order_days')}::integer)))`

/** The pool without those whom somebody else has just drawn or spoken to. */
const drawable = (actor: Actor, now: Temporal.Instant) => sql`
  ${scopeSql(poolScope(actor))} and (cus_random is null or cus_random_user = ${actor.id}
    or cus_random < ${now.toString()}::timestamptz - make_interval(mins => ${settingSql('draw_minutes')}::integer))
  and ${isRested}`

/** Numbers thrown blindly over the whole range. */
const guesses = sql`id in (
  select lowest + floor(random() * (highest - lowest + 1))::integer
  from (select min(id) as lowest, max(id) as highest from customers) as range, generate_series(1, 200))`

/**
 * Draws one customer, each with the same chance. Looking at guessed numbers first is as fair as sorting the whole
 * pool and keeps its cost small; only a thin pool is gone through. The lock is skipped by others, so two callers
 * never ring the same person.
 */
async function draw(db: Database, condition: Predicate): Promise<number | null> {
  for (const among of [guesses, sql`true`]) {
    const { rows } = await sql<{ id: number }>`
      select id from customers where ${among} and ${condition}
      order by random() limit 1 for update skip locked`.execute(db)
    if (rows[0]) return rows[0].id
  }
  return null
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

const drawEndpoint = serve(drawCustomer, async ({ db, input, actor, now }) => {
  const asked = readListQuery(randomCustomerList as unknown as ListDefinition, input, actor)
  const { query, towns } = inTown(asked)
  const id = await draw(db, matching(query, sql`${drawable(actor, now)} and ${towns}`))
  if (id === null) return { datalist: [], count: 0 }
  await db
    .updateTable('customers')
    .set({ cus_random: now.toString(), cus_random_user: actor.id })
    .where('id', '=', id)
    .execute()
  return { datalist: [await customerAnswer(db, actor, id)], count: 1 }
})

type StatusCount = z.infer<typeof countByStatus.answer>['datalist'][number]
type OwnerCount = z.infer<typeof countByOwner.answer>['datalist'][number]

const reports = [
  serve(countByStatus, async ({ db }) => {
    const { rows } = await sql<StatusCount>`
        select d.id, d.descp, d.descp_tr, d.descp_en, count(c.id) as count
        from cus_dnd d left join customers c on c.cus_dnd = d.id and c.cus_del = '0'
        group by d.id order by d.id`.execute(db)
    return { datalist: rows }
  }),
  serve(countByOwner, async ({ db }) => {
    const { rows } = await sql<OwnerCount>`
        select u.id, u.user_name, ${personName} as name_surname, count(*) as count
        from customers c join sys_users u on u.id = c.cus_user
        where c.cus_del = '0' group by u.id order by count(*) desc, u.id`.execute(db)
    return { datalist: rows }
  }),
]

export const customerListEndpoints = [
  listEndpoint(customerList, { from, scope: listedCustomers }),
  listEndpoint(customerBaseList, { from, scope: listedCustomers }),
  listEndpoint(birthdayList, {
    from: 'customer_birthday_view',
    scope: listedCustomers,
    where: withBirthday,
  }),
  listEndpoint(appointmentList, {
    from,
    scope: appointmentScope,
    where: () => sql`rand_tar is not null`,
  }),
  listEndpoint(removedList, { from, scope: unmarkedCustomers, where: removed }),
  drawEndpoint,
  ...reports,
]
