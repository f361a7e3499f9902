import { sql, type RawBuilder } from 'kysely'
import { refuseIf } from '#core/errors.ts'
import { euros, sumCents } from '#core/money.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { figureDays, figures } from '#modules/reports/server/public.ts'
import { serve } from '#platform/server/endpoint.ts'
import { withKeptPlan } from '#platform/server/kept-plans.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { callList } from '../domain/call-rows.ts'
import { managerReport } from '../domain/calls.ts'
import { dueDays, whyNotDealer, type Age, type Counted, type ManagerReport } from '../domain/manager.ts'
import {
  cancelledBefore,
  dayAmounts,
  goalsOf,
  invoicedIn,
  invoicedRanges,
  orderGroups,
  orderRows,
  paidIn,
  paidRanges,
  type OrderGroup,
} from './manager-orders.ts'
import { abcEndpoint } from './abc.ts'
import { cohortEndpoints } from './cohorts.ts'
import { questionOf, type Question } from './manager-question.ts'

type AgeRow = Counted & { age: Age }

/** What customers owe, by the days since it was due: days one by one, what is older by months. */
const ageRows = ({ today, scope }: Question): RawBuilder<AgeRow> => {
  const { older, ...recent } = dueDays(today)
  const whens = Object.entries(recent).map(
    ([age, { from, to }]) => sql`when d.day between ${from} and ${to} then ${sql.lit(age)}`,
  )
  return sql<AgeRow>`
    select f.age, sum(f.adet)::integer as adet, sum(f.brut)::amount as toplam from (
      select 'older' as age, o.* from ${figures('owed', older)} o
      union all select case ${sql.join(whens, sql` `)} end, d.*
        from ${figureDays('owed', { from: recent.days_60.from, to: recent.not_due.to })} d
    ) f where ${scopeSql(scope, 'f')} group by 1`
}

function agesOf(rows: readonly AgeRow[]): ManagerReport['yas'] {
  const of = (age: Age): Counted => {
    const found = rows.find((row) => row.age === age)
    return { adet: found?.adet ?? 0, toplam: found?.toplam ?? 0 }
  }
  return { not_due: of('not_due'), days_30: of('days_30'), days_60: of('days_60'), older: of('older') }
}

type CallRow = ManagerReport['ulasma'][number]

/** When people were called and reached, by weekday and hour. */
const callRows = ({ range, calls }: Question): RawBuilder<CallRow> => sql<CallRow>`
  select f.item / 100 as hafta_gun, f.item % 100 as saat, sum(f.adet)::integer as adet, sum(f.extra)::integer as ulasilan
  from ${figures('call', range)} f where ${scopeSql(calls, { bayi: 'f.bayi_id' })}
  group by f.item having sum(f.adet) > 0 order by f.item`

const totalOf = (groups: readonly OrderGroup[]): Counted => ({
  adet: groups.reduce((count, { adet }) => count + adet, 0),
  toplam: euros(sumCents(groups.map(({ total }) => total))),
})

const isCancelled = ({ became }: OrderGroup) => became === 'cancelled'

const cancelledOf = (groups: readonly OrderGroup[]) => ({
  ...totalOf(groups.filter(isCancelled)),
  siparis: totalOf(groups).adet,
})

/** What became of the orders: the funnel and the cancellations, from one set of groups. */
function ordersOf(taken: readonly OrderGroup[]) {
  const kept = taken.filter((group) => !isCancelled(group))
  const invoiced = kept.filter(({ became }) => became !== 'open')
  const people = [...Map.groupBy(taken, ({ per_id }) => per_id)].map(([per_id, own]) => ({
    per_id,
    personel: own[0]?.personel ?? '',
    ...cancelledOf(own),
  }))
  const reasons = [...Map.groupBy(taken.filter(isCancelled), ({ neden }) => neden)]
  return {
    huni: {
      siparis: totalOf(kept),
      fatura: totalOf(invoiced),
      odeme: totalOf(kept.filter(({ became }) => became === 'paid')),
    },
    iptal: cancelledOf(taken),
    iptal_personel: people
      .filter(({ adet }) => adet > 0)
      .toSorted((a, b) => b.adet / b.siparis - a.adet / a.siparis || a.per_id - b.per_id),
    iptal_neden: reasons
      .map(([neden, own]) => ({ neden, ...totalOf(own) }))
      .toSorted((a, b) => b.adet - a.adet || a.neden.localeCompare(b.neden)),
  }
}

type Rows<Query> = Query extends RawBuilder<infer Row> ? Row[] : never

/** The rows of a query as one value, so that one statement answers several questions. */
const asValue = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(r), '[]'::json) from (${query}) r)`

/** Everything that the figures are made of, as of one moment. */
async function rowsOf(question: Question) {
  const queries = {
    invoiced: invoicedRanges(question),
    paid: paidRanges(question),
    orders: orderRows(question),
    cancelled: cancelledBefore(question),
    ages: ageRows(question),
    calls: callRows(question),
    goals: goalsOf(question),
  }
  type Answer = { [Name in keyof typeof queries]: Rows<(typeof queries)[Name]> } & { scarce: number }
  const values = Object.entries(queries).map(([name, query]) => sql`${asValue(query)} as ${sql.ref(name)}`)
  const all = sql<Answer>`select ${sql.join(values)}, (select count(*)::integer from scarce_wines) as scarce`
  const [answer] = await withKeptPlan(question.db, all.compile(question.db))
  if (!answer) throw new Error('values are one row')
  return answer
}

export const managerEndpoints = [
  abcEndpoint,
  ...cohortEndpoints,
  listEndpoint(callList, { from: 'gorusme_zaman', scope: conversationScope }),
  serve(managerReport, async ({ db, actor, input, now }) => {
    refuseIf(whyNotDealer(actor, input))
    const question = questionOf(db, actor, input, now)
    const { invoiced, paid, orders, cancelled, ages, calls, goals, scarce } = await rowsOf(question)
    const { huni, ...cancellations } = ordersOf(orderGroups(orders))
    return {
      onceki_start: question.before.from,
      onceki_end: question.before.to,
      ciro: invoicedIn(invoiced, false),
      onceki_ciro: invoicedIn(invoiced, true),
      gunler: dayAmounts(invoiced, question),
      odenen: paidIn(paid, false),
      onceki_odenen: paidIn(paid, true),
      yas: agesOf(ages),
      ...cancellations,
      onceki_iptal: cancelled[0] ?? { adet: 0, toplam: 0, siparis: 0 },
      huni: {
        arama: calls.reduce((count, { adet }) => count + adet, 0),
        ulasilan: calls.reduce((count, { ulasilan }) => count + ulasilan, 0),
        ...huni,
      },
      ulasma: calls,
      az_stok: scarce,
      hedefler: goals,
    }
  }),
]
