import { sql } from 'kysely'
import { refuseIf } from '#core/errors.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { figures } from '#modules/reports/server/public.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { callList } from '../domain/call-rows.ts'
import { managerReport } from '../domain/calls.ts'
import { ages, dueDays, whyNotDealer, type Age, type Counted, type ManagerReport } from '../domain/manager.ts'
import { goalsOf, invoicedDays, invoicedIn, orderGroups, paidIn, type OrderGroup } from './manager-orders.ts'
import { abcEndpoint } from './abc.ts'
import { cohortEndpoints } from './cohorts.ts'
import { questionOf, type Question } from './manager-question.ts'

/** What customers owe, by the days since it was due. */
async function agesOf({ db, today, scope }: Question): Promise<ManagerReport['yas']> {
  const parts = ages.map(
    (
      age,
    ) => sql`select ${age} as age, coalesce(sum(f.adet), 0)::integer as adet, coalesce(sum(f.brut), 0)::amount as toplam
      from ${figures('owed', dueDays(today)[age])} f where ${scopeSql(scope, 'f')}`,
  )
  const { rows } = await sql<Counted & { age: Age }>`${sql.join(parts, sql` union all `)}`.execute(db)
  const of = (age: Age): Counted => {
    const found = rows.find((row) => row.age === age)
    return { adet: found?.adet ?? 0, toplam: found?.toplam ?? 0 }
  }
  return { not_due: of('not_due'), days_30: of('days_30'), days_60: of('days_60'), older: of('older') }
}

/** When people were called and reached, by weekday and hour. */
async function callsOf({ db, range, calls }: Question): Promise<ManagerReport['ulasma']> {
  const { rows } = await sql<ManagerReport['ulasma'][number]>`
    select f.item / 100 as hafta_gun, f.item % 100 as saat, sum(f.adet)::integer as adet, sum(f.extra)::integer as ulasilan
    from ${figures('call', range)} f where ${scopeSql(calls, { bayi: 'f.bayi_id' })}
    group by f.item having sum(f.adet) > 0 order by f.item`.execute(db)
  return rows
}

const totalOf = (groups: readonly OrderGroup[]): Counted => ({
  adet: groups.reduce((count, { adet }) => count + adet, 0),
  toplam: euros(sumCents(groups.map(({ toplam }) => cents(toplam)))),
})

const isCancelled = ({ became }: OrderGroup) => became === 'cancelled'

const cancelledOf = (groups: readonly OrderGroup[]) => ({
  ...totalOf(groups.filter(isCancelled)),
  siparis: totalOf(groups).adet,
})

/** What became of the orders: the funnel and the cancellations, from one set of groups. */
function ordersOf(groups: readonly OrderGroup[]) {
  const taken = groups.filter(({ is_before }) => !is_before)
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
    onceki_iptal: cancelledOf(groups.filter(({ is_before }) => is_before)),
    iptal_personel: people
      .filter(({ adet }) => adet > 0)
      .toSorted((a, b) => b.adet / b.siparis - a.adet / a.siparis || a.per_id - b.per_id),
    iptal_neden: reasons
      .map(([neden, own]) => ({ neden, ...totalOf(own) }))
      .toSorted((a, b) => b.adet - a.adet || a.neden.localeCompare(b.neden)),
  }
}

async function scarceCount({ db }: Question): Promise<number> {
  const { rows } = await sql<{ adet: number }>`select count(*)::integer as adet from scarce_wines`.execute(db)
  return rows[0]?.adet ?? 0
}

export const managerEndpoints = [
  abcEndpoint,
  ...cohortEndpoints,
  listEndpoint(callList, { from: 'gorusme_zaman', scope: conversationScope }),
  serve(managerReport, async ({ db, actor, input, now }) => {
    refuseIf(whyNotDealer(actor, input))
    const question = questionOf(db, actor, input, now)
    const days = await invoicedDays(question)
    const { huni, ...orders } = ordersOf(await orderGroups(question))
    const calls = await callsOf(question)
    return {
      onceki_start: question.before.from,
      onceki_end: question.before.to,
      ciro: invoicedIn(days, false),
      onceki_ciro: invoicedIn(days, true),
      gunler: days.map(({ gun, brut }) => ({ gun, brut })),
      ...(await paidIn(question)),
      yas: await agesOf(question),
      ...orders,
      huni: {
        arama: calls.reduce((count, { adet }) => count + adet, 0),
        ulasilan: calls.reduce((count, { ulasilan }) => count + ulasilan, 0),
        ...huni,
      },
      ulasma: calls,
      az_stok: await scarceCount(question),
      hedefler: await goalsOf(question),
    }
  }),
]
