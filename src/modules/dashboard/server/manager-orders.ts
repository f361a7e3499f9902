import { sql, type RawBuilder } from 'kysely'
import { becameOf, type Became, type Fact } from '#modules/reports/domain/facts.ts'
import { figureDays, figures, isInvoice, isKept, isPaid } from '#modules/reports/server/public.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { personName } from '#platform/server/person-name.ts'
import type { DayRange } from '#core/dates.ts'
import { cents, type Cents } from '#core/money.ts'
import type { Counted, Goal, ManagerReport } from '../domain/manager.ts'
import type { Question } from './manager-question.ts'

/** The figures of a range and of the one it is compared with, told apart. */
const bothRanges = (fact: Fact, { range, before }: Question) => sql`
  (select false as is_before, n.* from ${figures(fact, range)} n
    union all select true, b.* from ${figures(fact, before)} b)`

type Turnover = ManagerReport['ciro']
type TurnoverRow = Turnover & { is_before: boolean; days: string[]; amounts: number[] }

/** The turnover of days: kept by dealer, and by person where somebody sold for other dealers too. */
const soldIn = (range: DayRange, { sold, elsewhere }: Question) => {
  const own = sql`union all select f.* from ${figureDays('turnover', range)} f where ${scopeSql(elsewhere, 'f')}`
  return sql`(select f.* from ${figureDays('country', range)} f where ${scopeSql(sold, 'f')}
    ${elsewhere.anyOf.length ? own : sql``})`
}

const invoicedRange = (range: DayRange, isBefore: boolean, question: Question) => sql`
  select ${sql.lit(isBefore)} as is_before, sum(d.adet)::integer as adet, sum(d.brut) as brut, sum(d.net) as net,
    json_agg(d.day) as days, json_agg(d.brut) as amounts
  from (
    select f.day, sum(f.adet) as adet, sum(f.brut) as brut, sum(f.net) as net from ${soldIn(range, question)} f
    where ${isInvoice} group by f.day having sum(f.adet) > 0 order by f.day
  ) d having count(*) > 0`

/** Turnover by the day of the invoice of both ranges, with the amount of each day. */
export const invoicedRanges = (question: Question): RawBuilder<TurnoverRow> => sql<TurnoverRow>`
  ${invoicedRange(question.before, true, question)} union all ${invoicedRange(question.range, false, question)}`

export function invoicedIn(rows: readonly TurnoverRow[], isBefore: boolean): Turnover {
  const found = rows.find(({ is_before }) => is_before === isBefore)
  return { adet: found?.adet ?? 0, brut: found?.brut ?? 0, net: found?.net ?? 0 }
}

/** The days of both ranges; one that lies in both is told once. */
export const dayAmounts = (rows: readonly TurnoverRow[], { range }: Question): ManagerReport['gunler'] =>
  rows.flatMap(({ is_before, days, amounts }) =>
    days.flatMap((gun, place) =>
      is_before && gun >= range.from ? [] : [{ gun, brut: amounts[place] ?? 0 }],
    ),
  )

type Paid = ManagerReport['odenen']
type PaidRow = Paid & { is_before: boolean }

/** What was paid in full in each range, and how long that took. */
export const paidRanges = (question: Question): RawBuilder<PaidRow> => sql<PaidRow>`
  select f.is_before, sum(f.adet)::integer as adet, sum(f.brut)::amount as toplam,
    round(sum(f.extra) / nullif(sum(f.adet), 0), 1)::float8 as gun
  from ${bothRanges('paid', question)} f where ${isPaid} and ${scopeSql(question.scope, 'f')}
  group by f.is_before`

export function paidIn(rows: readonly PaidRow[], isBefore: boolean): Paid {
  const found = rows.find(({ is_before }) => is_before === isBefore)
  return { adet: found?.adet ?? 0, toplam: found?.toplam ?? 0, gun: found?.gun ?? null }
}

type OrderRow = Counted & { per_id: number; personel: string; item: number; neden: string }

export type OrderGroup = Omit<OrderRow, 'item' | 'toplam'> & { became: Became; total: Cents }

/** The orders taken in a range, by their flags. */
export const orderRows = ({ range, scope }: Question): RawBuilder<OrderRow> => sql<OrderRow>`
  select f.*, ${personName} as personel from (
    select f.per_id, f.item, f.word as neden, sum(f.adet)::integer as adet, sum(f.brut)::amount as toplam
    from ${figures('ordered', range)} f where ${scopeSql(scope, 'f')}
    group by 1, 2, 3 having sum(f.adet) > 0
  ) f join sys_users u on u.id = f.per_id`

/** The same by what became of them. */
export const orderGroups = (rows: readonly OrderRow[]): OrderGroup[] =>
  rows.map(({ item, toplam, ...group }) => ({ ...group, became: becameOf(item), total: cents(toplam) }))

type Cancelled = ManagerReport['onceki_iptal']

/** The cancelled ones of the orders taken in the range before. */
export const cancelledBefore = ({ before, scope }: Question): RawBuilder<Cancelled> => sql<Cancelled>`
  select coalesce(sum(f.adet) filter (where not ${isKept}), 0)::integer as adet,
    coalesce(sum(f.brut) filter (where not ${isKept}), 0)::amount as toplam, coalesce(sum(f.adet), 0)::integer as siparis
  from ${figures('ordered', before)} f where ${scopeSql(scope, 'f')}`

/** Sales of a month by person against their goals. */
export const goalsOf = ({ month, scope, people }: Question): RawBuilder<Goal> => sql<Goal>`
  select u.id as per_id, ${personName} as personel, u.kota, coalesce(s.adet, 0)::integer as adet,
    coalesce(s.toplam, 0)::amount as toplam
  from sys_users u left join (
    select f.per_id, sum(f.adet) as adet, sum(f.brut) as toplam from ${figures('ordered', month)} f
    where ${isKept} and ${scopeSql(scope, 'f')} group by f.per_id
  ) s on s.per_id = u.id
  where u.kota > 0 and u.sil = '0' and ${scopeSql(people, 'u')}
  order by coalesce(s.toplam, 0) / u.kota desc, u.id`
