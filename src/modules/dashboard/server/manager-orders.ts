import { sql } from 'kysely'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { personName } from '#platform/server/person-name.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import type { Counted, Goal, ManagerReport, Ranking } from '../domain/manager.ts'
import type { Question } from './manager-question.ts'
import { orderedIn, periods, ranked, sold } from './order-days.ts'

const signed = sql`case when o.s_is_teklif = 2 then -1 else 1 end`
const issued = sql`o.fd_fon = '1' and o.s_is_teklif in (0, 2)`

type DayRow = { is_before: boolean; gun: string; adet: number; brut: number; net: number }

/** Turnover by the day of the invoice, day by day, of both ranges. */
export async function invoicedDays({ db, range, before, scope }: Question): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select p.is_before, o.f_tarih as gun, count(*)::integer as adet, sum(${signed} * o.s_g_toplam)::amount as brut,
      sum(${signed} * (o.s_g_toplam - o.s_kdv))::amount as net
    from ${periods(range, before)} join siparisler o on o.f_tarih between p.von and p.bis
    where ${issued} and ${scopeSql(scope, 'o')}
    group by p.is_before, o.f_tarih order by o.f_tarih`.execute(db)
  return rows
}

export function invoicedIn(days: readonly DayRow[], isBefore: boolean): ManagerReport['ciro'] {
  const own = days.filter(({ is_before }) => is_before === isBefore)
  const sum = (field: 'brut' | 'net') => euros(sumCents(own.map((day) => cents(day[field]))))
  return { adet: own.reduce((count, { adet }) => count + adet, 0), brut: sum('brut'), net: sum('net') }
}

type Paid = ManagerReport['odenen']

/** What was paid in full in each range, and how long that took. */
export async function paidIn({ db, range, before, scope }: Question) {
  const { rows } = await sql<Paid & { is_before: boolean }>`
    select p.is_before, count(*)::integer as adet, sum(o.s_g_toplam)::amount as toplam,
      round(avg(o.f_odeme_tar - o.f_tarih), 1)::float8 as gun
    from ${periods(range, before)} join siparisler o on o.f_odeme_tar between p.von and p.bis
    where ${sold} and o.fd_fon = '1' and o.f_close = '1' and o.f_status = '0' and ${scopeSql(scope, 'o')}
    group by p.is_before`.execute(db)
  const of = (isBefore: boolean): Paid => {
    const found = rows.find(({ is_before }) => is_before === isBefore)
    return { adet: found?.adet ?? 0, toplam: found?.toplam ?? 0, gun: found?.gun ?? null }
  }
  return { odenen: of(false), onceki_odenen: of(true) }
}

export type OrderGroup = Counted & {
  is_before: boolean
  per_id: number
  personel: string
  sd_cancel_on: string
  fd_fon: string
  f_close: string
  neden: string
}

/** The orders taken in both ranges, by what became of them. */
export async function orderGroups({ db, range, before, scope }: Question): Promise<OrderGroup[]> {
  const { rows } = await sql<OrderGroup>`
    with found as (
      select p.is_before, o.per_id, o.sd_cancel_on, o.fd_fon, o.f_close,
        case when o.sd_cancel_on = '1' then coalesce(o.f_ip_neden, '') else '' end as neden,
        count(*)::integer as adet, sum(o.s_g_toplam)::amount as toplam
      from ${periods(range, before)}
      join siparisler o on o.s_tar >= p.von::timestamp at time zone ${BUSINESS_ZONE}
        and o.s_tar < (p.bis + 1)::timestamp at time zone ${BUSINESS_ZONE}
      where o.s_is_teklif = 0 and ${scopeSql(scope, 'o')}
      group by 1, 2, 3, 4, 5, 6)
    select f.*, ${personName} as personel from found f join sys_users u on u.id = f.per_id`.execute(db)
  return rows
}

/** Sales of a month by person against their goals. */
export async function goalsOf({ db, month, scope, people }: Question): Promise<Goal[]> {
  const { rows } = await sql<Goal>`
    select u.id as per_id, ${personName} as personel, u.kota, coalesce(s.adet, 0)::integer as adet,
      coalesce(s.toplam, 0)::amount as toplam
    from sys_users u left join (
      select o.per_id, count(*) as adet, sum(o.s_g_toplam) as toplam from siparisler o
      where ${sold} and ${orderedIn(month)} and ${scopeSql(scope, 'o')} group by o.per_id
    ) s on s.per_id = u.id
    where u.kota > 0 and u.sil = '0' and ${scopeSql(people, 'u')}
    order by coalesce(s.toplam, 0) / u.kota desc, u.id`.execute(db)
  return rows
}

type RankedRow = Ranking['rows'][number] & { whole: number; a: number; b: number; n: number }

function rankingOf(rows: readonly RankedRow[]): Ranking {
  const [first] = rows
  return {
    rows: rows.map(({ id, ad, brut, onceki }) => ({ id, ad, brut, onceki })),
    whole: first?.whole ?? 0,
    counts: first ? { A: first.a, B: first.b, C: first.n - first.a - first.b } : { A: 0, B: 0, C: 0 },
  }
}

const rankedFields = sql`c.id, c.brut::amount as brut, c.onceki::amount as onceki, c.whole::amount as whole,
  c.a::integer as a, c.b::integer as b, c.n::integer as n`

/** Who bought most, by the day of the invoice. */
export async function customerRanking({ db, range, scope }: Question): Promise<Ranking> {
  const { rows } = await sql<RankedRow>`
    with sums as (
      select o.cus_id as id, sum(${signed} * o.s_g_toplam) as brut from siparisler o
      where ${issued} and o.f_tarih between ${range.from} and ${range.to} and ${scopeSql(scope, 'o')}
      group by o.cus_id
    ), ${ranked}
    select ${rankedFields},
      coalesce(nullif(k.cus_firm, ''), nullif(concat_ws(' ', k.cus_name, k.cus_surname), ''), k.id::text) as ad
    from classed c join customers k on k.id = c.id order by c.brut desc, c.id limit 10`.execute(db)
  return rankingOf(rows)
}

/** Which wines sold best, by the day of the invoice. */
export async function wineRanking({ db, range, bayi_id }: Question): Promise<Ranking> {
  const { rows } = await sql<RankedRow>`
    with sums as (
      select l.stk_id as id, sum(l.brut) as brut from satis_satirlari l
      where l.f_tarih between ${range.from} and ${range.to} and ${bayi_id === null ? sql`true` : sql`l.bayi_id = ${bayi_id}`}
      group by l.stk_id
    ), ${ranked}
    select ${rankedFields}, w.stok_name as ad
    from classed c join stok w on w.id = c.id order by c.brut desc, c.id limit 10`.execute(db)
  return rankingOf(rows)
}
