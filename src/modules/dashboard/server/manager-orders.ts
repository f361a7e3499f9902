import { sql, type RawBuilder } from 'kysely'
import { becameOf, type Became, type Fact } from '#modules/reports/domain/facts.ts'
import { figureDays, figures, isInvoice, isKept, isPaid } from '#modules/reports/server/public.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { personName } from '#platform/server/person-name.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import type { Counted, Goal, ManagerReport } from '../domain/manager.ts'
import type { Question } from './manager-question.ts'

export type DayRow = { is_before: boolean; gun: string; adet: number; brut: number; net: number }

/** The figures of a range and of the one it is compared with, told apart. */
const bothRanges = (fact: Fact, { range, before }: Question, read = figures) => sql`
  (select false as is_before, n.* from ${read(fact, range)} n
    union all select true, b.* from ${read(fact, before)} b)`

/** Turnover by the day of the invoice, day by day, of both ranges. */
export const invoicedDays = (question: Question): RawBuilder<DayRow> => sql<DayRow>`
  select f.is_before, f.day as gun, sum(f.adet)::integer as adet, sum(f.brut)::amount as brut, sum(f.net)::amount as net
  from ${bothRanges(question.byDay, question, figureDays)} f where ${isInvoice} and ${scopeSql(question.scope, 'f')}
  group by f.is_before, f.day having sum(f.adet) > 0 order by f.day`

export function invoicedIn(days: readonly DayRow[], isBefore: boolean): ManagerReport['ciro'] {
  const own = days.filter(({ is_before }) => is_before === isBefore)
  const sum = (field: 'brut' | 'net') => euros(sumCents(own.map((day) => cents(day[field]))))
  return { adet: own.reduce((count, { adet }) => count + adet, 0), brut: sum('brut'), net: sum('net') }
}

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

type OrderRow = Counted & {
  is_before: boolean
  per_id: number
  personel: string
  item: number
  neden: string
}

export type OrderGroup = Omit<OrderRow, 'item'> & { became: Became }

/** The orders taken in both ranges, by their flags. */
export const orderRows = (question: Question): RawBuilder<OrderRow> => sql<OrderRow>`
  select f.*, ${personName} as personel from (
    select f.is_before, f.per_id, f.item, f.word as neden, sum(f.adet)::integer as adet, sum(f.brut)::amount as toplam
    from ${bothRanges('ordered', question)} f where ${scopeSql(question.scope, 'f')}
    group by 1, 2, 3, 4 having sum(f.adet) > 0
  ) f join sys_users u on u.id = f.per_id`

/** The same by what became of them. */
export const orderGroups = (rows: readonly OrderRow[]): OrderGroup[] =>
  rows.map(({ item, ...group }) => ({ ...group, became: becameOf(item) }))

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
