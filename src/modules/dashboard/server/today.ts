import { sql } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'
import { BUSINESS_ZONE, businessDay, monthOf, type IsoDate } from '#core/days/dates.ts'
import { rowsWhere } from '#core/scope.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { before, figures, isKept } from '#modules/reports/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow, oneRow } from '#platform/server/database/sql.ts'
import { ownCallList } from '../domain/call-rows.ts'
import { todayReport } from '../domain/calls.ts'
import { callBackScope, ownAccount, ownRows, waitingOrders, type Today } from '../domain/today.ts'

const waiting = (actor: Actor, task: keyof typeof waitingOrders) => sql`
  (select count(*)::integer from siparisler o
    where ${scopeSql(rowsWhere<Record<string, string | number>>(waitingOrders[task]), 'o')} and ${scopeSql(orderScope(actor), 'o')})`

const unknown = sql`null::integer`

/** What waits for the office, each counted by the index of its list. */
async function tasksOf(db: Database, actor: Actor, today: IsoDate): Promise<Today['isler']> {
  const isOffice = isAdmin(actor)
  const mails = isOffice ? sql`(select count(*)::integer from mail_outbox where status = 'failed')` : unknown
  const bank = isOffice ? sql`(select count(*)::integer from bank_entries where state = 'asks')` : unknown
  const row = await firstRow(db)<Today['isler']>`
    select ${waiting(actor, 'approve')} as approve, ${waiting(actor, 'invoice')} as invoice,
      ${waiting(actor, 'ship')} as ship,
      (select coalesce(sum(f.adet), 0)::integer from ${figures('owed', before(today))} f
        where ${scopeSql(orderScope(actor), 'f')}) as overdue,
      ${mails} as mails,
      ${bank} as bank
  `
  if (!row) throw new Error('counts answer one row')
  return row
}

type Own = Omit<Today, 'isler'>

/** What a person did today, promised, and sold this month. */
async function ownOf(db: Database, actor: Actor, today: IsoDate): Promise<Own> {
  const row = await oneRow(db)<Own>`
    select
      (select count(*)::integer from musteri_gorusme g
        where g.zaman >= ${today}::date::timestamp at time zone ${BUSINESS_ZONE}
          and g.zaman < (${today}::date + 1)::timestamp at time zone ${BUSINESS_ZONE}
          and ${scopeSql(ownRows(actor), 'g')}) as arama,
      (select count(*)::integer from customers c where c.rand_tar <= ${today} and ${scopeSql(callBackScope(actor), 'c')})
        as geri_arama,
      (select u.kota from sys_users u where ${scopeSql(ownAccount(actor), 'u')}) as kota,
      coalesce(sum(f.adet), 0)::integer as adet, coalesce(sum(f.brut), 0)::amount as toplam
    from ${figures('ordered', monthOf(today))} f where ${isKept} and ${scopeSql(ownRows(actor), 'f')}`
  return row
}

export const todayEndpoints = [
  listEndpoint(ownCallList, { from: 'gorusme_zaman', scope: ownRows }),
  serve(todayReport, async ({ db, actor, now }) => {
    const today = businessDay(now)
    return { ...(await ownOf(db, actor, today)), isler: await tasksOf(db, actor, today) }
  }),
]
