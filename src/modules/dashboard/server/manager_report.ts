import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { callList } from '../domain/call-rows.ts'
import { managerReport } from '../domain/calls.ts'
import { ages, whyNotDealer, type Counted, type ManagerReport } from '../domain/manager.ts'
import {
  customerRanking,
  goalsOf,
  invoicedDays,
  invoicedIn,
  orderGroups,
  paidIn,
  wineRanking,
  type OrderGroup,
} from './manager-orders.ts'
import { questionOf, type Question } from './manager-question.ts'

/** What customers owe, by the days since it was due. */
async function agesOf({ db, today, scope }: Question): Promise<ManagerReport['yas']> {
  const { rows } = await sql<Counted & { age: (typeof ages)[number] }>`
    select case when o.vade_tar >= ${today} then 'not_due' when o.vade_tar >= ${today}::date - 30 then 'days_30'
        when o.vade_tar >= ${today}::date - 60 then 'days_60' else 'older' end as age,
      count(*)::integer as adet, sum(i.kalan)::amount as toplam
    from open_invoices i join siparis_all_view o on o.id = i.sip_id
    where o.f_status = '0' and o.f_ytakip = 0 and ${scopeSql(scope, 'o')} group by 1`.execute(db)
  const of = (age: (typeof ages)[number]): Counted => {
    const found = rows.find((row) => row.age === age)
    return { adet: found?.adet ?? 0, toplam: found?.toplam ?? 0 }
  }
  return { not_due: of('not_due'), days_30: of('days_30'), days_60: of('days_60'), older: of('older') }
}

/** When people were called and reached, by weekday and hour. */
async function callsOf({ db, range, calls }: Question): Promise<ManagerReport['ulasma']> {
  const { rows } = await sql<ManagerReport['ulasma'][number]>`
    select hafta_gun, saat, count(*)::integer as adet, count(*) filter (where reached = '1')::integer as ulasilan
    from gorusme_zaman
    where zaman >= ${range.from}::date::timestamp at time zone ${BUSINESS_ZONE}
      and zaman < (${range.to}::date + 1)::timestamp at time zone ${BUSINESS_ZONE} and ${scopeSql(calls)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

const totalOf = (groups: readonly OrderGroup[]): Counted => ({
  adet: groups.reduce((count, { adet }) => count + adet, 0),
  toplam: euros(sumCents(groups.map(({ toplam }) => cents(toplam)))),
})

const isCancelled = ({ sd_cancel_on }: OrderGroup) => sd_cancel_on === '1'

const cancelledOf = (groups: readonly OrderGroup[]) => ({
  ...totalOf(groups.filter(isCancelled)),
  siparis: totalOf(groups).adet,
})

/** What became of the orders: the funnel and the cancellations, from one set of groups. */
function ordersOf(groups: readonly OrderGroup[]) {
  const taken = groups.filter(({ is_before }) => !is_before)
  const kept = taken.filter((group) => !isCancelled(group))
  const invoiced = kept.filter(({ fd_fon }) => fd_fon === '1')
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
      odeme: totalOf(invoiced.filter(({ f_close }) => f_close === '1')),
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
  const { rows } = await sql<{ adet: number }>`select count(*)::integer as adet from az_stok_view`.execute(db)
  return rows[0]?.adet ?? 0
}

export const managerEndpoints = [
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
      saraplar: isAdmin(actor) ? await wineRanking(question) : null,
      musteriler: await customerRanking(question),
      hedefler: await goalsOf(question),
    }
  }),
]
