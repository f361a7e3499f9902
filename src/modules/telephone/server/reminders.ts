import { sql } from 'kysely'
import { BUSINESS_ZONE, businessDay } from '#core/days/dates.ts'
import { mayBeDialled } from '#modules/customers/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { ownCallBacks } from '../domain/queue.ts'
import { remindOfCallBacks, type ReminderRow } from '../domain/reminder-calls.ts'
import { REMIND_MINUTES } from '../domain/reminders.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

/** More are not shown at once; the others are in the queue. */
const MOST = 20

export const reminderEndpoints = [
  serve(remindOfCallBacks, async ({ db, actor, now, input: { with_overdue } }) => {
    const at = sql`${now.toString()}::timestamptz`
    const soon = sql`${at} + make_interval(mins => ${REMIND_MINUTES})`
    const own = sql`(
      select customers.id as cus_id, ${customerName('customers')} as name,
        ((rand_tar + coalesce(rand_saat, '23:59')::time) at time zone ${BUSINESS_ZONE}) as due, rand_saat
      from customers where ${scopeSql(ownCallBacks(actor))} and rand_tar <= ${businessDay(now)}::date and ${mayBeDialled}) c`
    const rows = await allRows(db)<ReminderRow>`
      with told as (
        insert into call_reminders (user_id, cus_id, due, is_overdue, told_on)
        select ${actor.id}, cus_id, due, due < ${at}, ${businessDay(now)}::date from ${own}
        where (due >= ${at} and due <= ${soon} and rand_saat is not null) or (${with_overdue} and due < ${at})
        order by due desc limit ${MOST}
        on conflict do nothing returning cus_id, due, is_overdue)
      select c.cus_id, c.name, t.due, t.is_overdue from told t join ${own} on c.cus_id = t.cus_id
      order by t.due`
    const next = await sql<{ due: string | null }>`
      select min(due) - make_interval(mins => ${REMIND_MINUTES}) as due from ${own}
      where due > ${soon} and rand_saat is not null`.execute(db)
    return { datalist: rows, next_at: next.rows[0]?.due ?? null }
  }),
]
