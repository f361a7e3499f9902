import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { customerWithFacts, refuseUnlessViewable } from '#modules/customers/server/public.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { personName, personNameOf } from '#platform/server/database/person-name.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { readCard, type CardAnswer, type RequestRow } from '../domain/calls.ts'
import { fillScript } from '../domain/script.ts'
import { decisionAbout } from './gate.ts'

const LAST_ORDERS = 3

/** An order that counts: no quote, not cancelled. */
const counts = sql`o.s_is_teklif = 0 and o.sd_cancel_on = '0'`

async function lastOrders(db: Database, cus_id: number): Promise<CardAnswer['orders']> {
  return allRows(db)<CardAnswer['orders'][number]>`
    select o.id, o.s_tar as day, o.s_g_toplam as total, coalesce((
      select json_agg(json_build_object('name', l.stk_adi, 'bottles', l.stk_adet) order by l.id)
      from siparis_icerik l where l.sip_id = o.id), '[]') as wines
    from siparisler o where o.cus_id = ${cus_id} and ${counts}
    order by o.s_tar desc, o.id desc limit ${LAST_ORDERS}`
}

type Money = Pick<
  CardAnswer,
  'open_sum' | 'overdue_sum' | 'overdue_since' | 'reminder_stage' | 'reminders' | 'days_to_pay'
> &
  Pick<CardAnswer, 'turnover' | 'turnover_orders'>

const stage = sql`case when o.sd_uyari_3_is = '1' then 3 when o.sd_uyari_2_is = '1' then 2
  when o.sd_uyari_1_is = '1' then 1 else 0 end`

/** What is owed, how the customer pays, and what was bought within a year, in one statement. */
async function moneyOf(db: Database, cus_id: number, now: Temporal.Instant): Promise<Money> {
  const today = sql`${businessDay(now)}::date`
  const moment = sql`${now.toString()}::timestamptz`
  const money = await firstRow(db)<Money>`
    with open_ones as (
      select i.kalan, agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih, o.s_vade_gun) as due, ${stage} as stage
      from open_invoices i join siparisler o on o.id = i.sip_id where i.cus_id = ${cus_id}),
    bought as (select o.* from siparisler o where o.cus_id = ${cus_id} and ${counts})
    select coalesce((select sum(kalan) from open_ones), 0) as open_sum,
      coalesce((select sum(kalan) from open_ones where due < ${today}), 0) as overdue_sum,
      (select min(due)::text from open_ones where due < ${today}) as overdue_since,
      coalesce((select max(stage) from open_ones), 0) as reminder_stage,
      (select coalesce(sum(${stage}), 0) from bought o where o.s_tar > ${moment} - interval '3 years') as reminders,
      (select percentile_cont(0.5) within group (order by o.f_odeme_tar - o.f_tarih) from bought o
        where o.f_close = '1' and o.f_odeme_tar >= o.f_tarih) as days_to_pay,
      (select coalesce(sum(o.s_g_toplam), 0) from bought o where o.s_tar > ${moment} - interval '12 months') as turnover,
      (select count(*) from bought o where o.s_tar > ${moment} - interval '12 months') as turnover_orders`
  if (!money) throw new Error('a statement of sums has one row')
  return { ...money, days_to_pay: money.days_to_pay === null ? null : Math.round(money.days_to_pay) }
}

async function requestsOf(db: Database, cus_id: number): Promise<RequestRow[]> {
  return allRows(db)<RequestRow>`
    select r.id, r.requested_at, r.wording, ${personName} as name_surname, r.withdrawn_at, r.withdrawn_reason,
      (select ${personNameOf('w')} from sys_users w where w.id = r.withdrawn_by) as withdrawn_name, r.version
    from call_requests r join sys_users u on u.id = r.user_id
    where r.cus_id = ${cus_id} order by r.id desc`
}

async function draftOf(db: Database, userId: number, cus_id: number): Promise<string> {
  const row = await firstRow(db)<{ note: string }>`
    select note from call_drafts where user_id = ${userId} and cus_id = ${cus_id}`
  return row?.note ?? ''
}

/** The script of the customer's category, or else the general one. */
async function scriptFor({ db, actor }: SignedInCall<unknown>, customer: CustomerRow, wine: string | null) {
  const script = await firstRow(db)<{ title: string; text: string; seller: string }>`
    select k.baslik as title, k.metin as text, (select ${personName} from sys_users u where u.id = ${actor.id}) as seller
    from konusma_metin k where k.metin <> '' and (k.cus_category is null or k.cus_category = ${customer.cus_category})
    order by k.cus_category nulls last, k.id limit 1`
  if (!script) return null
  const person = [customer.unvan, customer.cus_surname ?? customer.cus_name].filter(Boolean).join(' ')
  const values = { name: person || (customer.cus_firm ?? ''), wine, seller: script.seller }
  return { title: script.title, text: fillScript(script.text, values) }
}

export const cardEndpoints = [
  serve(readCard, async (call) => {
    const { db, actor, now } = call
    const { cus_id } = call.input
    await refuseUnlessViewable(db, actor, cus_id)
    const { customer, facts } = await customerWithFacts(call, cus_id)
    const orders = await lastOrders(db, cus_id)
    const wine = orders[0]?.wines[0]?.name ?? null
    return {
      item: {
        may_call: decisionAbout(facts, now).may_call,
        orders,
        ...(await moneyOf(db, cus_id, now)),
        balance: customer.balance,
        requests: await requestsOf(db, cus_id),
        note: await draftOf(db, actor.id, cus_id),
        script: await scriptFor(call, customer, wine),
      },
    }
  }),
]
