import { sql, type RawBuilder } from 'kysely'
import { becameOf } from '#modules/reports/domain/facts.ts'
import {
  figureDayParts,
  figureParts,
  isInvoice,
  isPaid,
  type FigurePart,
} from '#modules/reports/server/public.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { euros, sumCents, type Cents } from '#core/money/money.ts'
import { ages, dueDays, type Age, type Counted, type Goal, type ManagerReport } from '../domain/manager.ts'
import type { Question } from './manager-question.ts'

type Turnover = ManagerReport['ciro']
type TurnoverRow = Turnover & { is_before: boolean; days: string[]; amounts: number[] }

/** Turnover by day: stored per dealer, and per person where the user has sold for other dealers too. */
function soldDays({ range, before, sold, elsewhere }: Question): RawBuilder<unknown> {
  const days = (fact: 'country' | 'turnover') =>
    figureDayParts([
      { fact, range: before },
      { fact, range },
    ])
  const own = sql`union all select f.* from ${days('turnover')} f where ${scopeSql(elsewhere, 'f')}`
  return sql`(select f.* from ${days('country')} f where ${scopeSql(sold, 'f')}
    ${elsewhere.anyOf.length ? own : sql``})`
}

/** Turnover by the day of the invoice of both ranges, with the amount of each day. */
export const invoicedRanges = (question: Question): RawBuilder<TurnoverRow> => sql<TurnoverRow>`
  select d.part = 0 as is_before, sum(d.adet)::integer as adet, sum(d.brut) as brut, sum(d.net) as net,
    json_agg(d.day) as days, json_agg(d.brut) as amounts
  from (
    select f.part, f.day, sum(f.adet) as adet, sum(f.brut) as brut, sum(f.net) as net from ${soldDays(question)} f
    where ${isInvoice} group by f.part, f.day having sum(f.adet) > 0 order by f.part, f.day
  ) d group by d.part order by d.part`

export function invoicedIn(rows: readonly TurnoverRow[], isBefore: boolean): Turnover {
  const found = rows.find(({ is_before }) => is_before === isBefore)
  return { adet: found?.adet ?? 0, brut: found?.brut ?? 0, net: found?.net ?? 0 }
}

/** The days of both ranges; a day in both is listed once. */
export const dayAmounts = (rows: readonly TurnoverRow[], { range }: Question): ManagerReport['gunler'] =>
  rows.flatMap(({ is_before, days, amounts }) =>
    days.flatMap((gun, place) =>
      is_before && gun >= range.from ? [] : [{ gun, brut: amounts[place] ?? 0 }],
    ),
  )

type OwedRow = Counted & { age: Age }

/** The age of an open invoice, by the first day on which something of it is due. */
const ageSql = ({ today }: Question) => {
  const since = dueDays(today)
  return sql`case when i.vade_tar >= ${since.not_due.from} then 'not_due' when i.vade_tar >= ${since.days_30.from} then 'days_30'
    when i.vade_tar >= ${since.days_60.from} then 'days_60' else 'older' end`
}

/**
 * What is overdue by age, and what will be due later. Only of invoices in instalments these are two amounts, which
 * the list of orders computes.
 */
export const owedByAge = (question: Question): RawBuilder<OwedRow> => sql<OwedRow>`
  select amounts.age, count(*)::integer as adet, sum(amounts.amount)::amount as toplam
  from (
    select i.kalan::numeric as kalan, ${ageSql(question)} as age, case
      when not i.has_parts then case when i.vade_tar < ${question.today} then i.kalan::numeric else 0 end
      else (select v.vadesi_gecen::numeric from siparis_all_view v where v.id = i.sip_id) end as overdue
    from open_invoices i where not i.in_collection and ${scopeSql(question.scope, 'i')}
  ) owed cross join lateral (values (owed.age, owed.overdue), ('not_due', owed.kalan - owed.overdue)) amounts (age, amount)
  where amounts.amount > 0 group by amounts.age`

/** The amount of each age, none where nothing is owed. */
export const agesOf = (rows: readonly OwedRow[]): ManagerReport['yas'] =>
  Object.fromEntries(
    ages.map((age) => {
      const { adet = 0, toplam = 0 } = rows.find((row) => row.age === age) ?? {}
      return [age, { adet, toplam }]
    }),
  ) as ManagerReport['yas']

/** The other figures, which one query answers together. */
type Part = 'paid' | 'paid_before' | 'ordered' | 'ordered_before' | 'ordered_month' | 'call'

function partsOf({ range, before, month }: Question): Record<Part, FigurePart> {
  return {
    paid: { fact: 'paid', range },
    paid_before: { fact: 'paid', range: before },
    ordered: { fact: 'ordered', range },
    ordered_before: { fact: 'ordered', range: before },
    ordered_month: { fact: 'ordered', range: month },
    call: { fact: 'call', range },
  }
}

/** A sum of the part with this index; `cents` is the amount with tax. */
export type Sum = { part: number; per_id: number; item: number; word: string } & {
  adet: number
  cents: Cents
  extra: number
}

/** Everything but the days of the turnover in one pass: orders by person, flags and reason, calls by weekday and hour. */
export const sumRows = (question: Question): RawBuilder<Sum> => sql<Sum>`
  select f.part, case when f.fact = 'ordered' then f.per_id else 0 end as per_id,
    case when f.fact in ('ordered', 'call') then f.item else 0 end as item,
    case when f.fact = 'ordered' then f.word else '' end as word,
    sum(f.adet) as adet, (sum(f.brut) * 100)::bigint as cents, sum(f.extra) as extra
  from ${figureParts(Object.values(partsOf(question)))} f
  where (f.fact = 'call' or ${scopeSql(question.scope, 'f')})
    and (f.fact <> 'call' or ${scopeSql(question.calls, { bayi: 'f.bayi_id' })}) and (f.fact <> 'paid' or ${isPaid})
  group by 1, 2, 3, 4`

/** The sums of each part. */
export function sumsByPart(question: Question, sums: readonly Sum[]): Record<Part, readonly Sum[]> {
  const places = Map.groupBy(sums, ({ part }) => part)
  const parts = Object.keys(partsOf(question)).map((part, place) => [part, places.get(place) ?? []])
  return Object.fromEntries(parts) as Record<Part, readonly Sum[]>
}

export const totalOf = (sums: readonly Sum[]): Counted => ({
  adet: sums.reduce((count, { adet }) => count + adet, 0),
  toplam: euros(sumCents(sums.map(({ cents }) => cents))),
})

const extraOf = (sums: readonly Sum[]) => sums.reduce((total, { extra }) => total + extra, 0)

/** The average with one decimal, halves rounded away from zero. */
const toTenth = (sum: number, count: number) =>
  (Math.sign(sum) * Math.round((10 * Math.abs(sum)) / count)) / 10

/** What was paid in full, and how many days that took. */
export function paidOf(sums: readonly Sum[]): ManagerReport['odenen'] {
  const total = totalOf(sums)
  return { ...total, gun: total.adet ? toTenth(extraOf(sums), total.adet) : null }
}

/** When people were called and reached, by weekday and hour. */
export const callsOf = (sums: readonly Sum[]): ManagerReport['ulasma'] =>
  sums
    .filter(({ adet }) => adet > 0)
    .toSorted((a, b) => a.item - b.item)
    .map(({ item, adet, extra }) => ({
      hafta_gun: Math.floor(item / 100),
      saat: item % 100,
      adet,
      ulasilan: extra,
    }))

export const isCancelled = ({ item }: Sum) => becameOf(item) === 'cancelled'

/** The cancelled orders among these. */
export const cancelledOf = (sums: readonly Sum[]) => ({
  ...totalOf(sums.filter(isCancelled)),
  siparis: totalOf(sums).adet,
})

/** A person, and whether the caller may see the monthly goal. */
type Person = { id: number; personel: string; kota: number; has_goal: boolean }

export const personRows = ({ people }: Question): RawBuilder<Person> => sql<Person>`
  select u.id, ${personName} as personel, u.kota, u.kota > 0 and u.sil = '0' and ${scopeSql(people, 'u')} as has_goal
  from sys_users u`

/** What people sold in a month against their goals, the best first. */
export function goalsOf(sums: readonly Sum[], people: readonly Person[]): Goal[] {
  const kept = Map.groupBy(
    sums.filter((sum) => !isCancelled(sum)),
    ({ per_id }) => per_id,
  )
  return people
    .filter(({ has_goal }) => has_goal)
    .map(({ id, personel, kota }) => ({ per_id: id, personel, kota, ...totalOf(kept.get(id) ?? []) }))
    .toSorted((a, b) => b.toplam / b.kota - a.toplam / a.kota || a.per_id - b.per_id)
}

/** What became of the orders: the funnel and the cancellations, from one set of sums. */
export function ordersOf(sums: readonly Sum[], people: readonly Person[]) {
  const names = new Map(people.map(({ id, personel }) => [id, personel]))
  const taken = sums.filter(({ adet }) => adet > 0)
  const kept = taken.filter((sum) => !isCancelled(sum))
  const reasons = [...Map.groupBy(taken.filter(isCancelled), ({ word }) => word)]
  return {
    huni: {
      siparis: totalOf(kept),
      fatura: totalOf(kept.filter(({ item }) => becameOf(item) !== 'open')),
      odeme: totalOf(kept.filter(({ item }) => becameOf(item) === 'paid')),
    },
    iptal: cancelledOf(taken),
    iptal_personel: [...Map.groupBy(taken, ({ per_id }) => per_id)]
      .map(([per_id, own]) => ({ per_id, personel: names.get(per_id) ?? '', ...cancelledOf(own) }))
      .filter(({ adet }) => adet > 0)
      .toSorted((a, b) => b.adet / b.siparis - a.adet / a.siparis || a.per_id - b.per_id),
    iptal_neden: reasons
      .map(([neden, own]) => ({ neden, ...totalOf(own) }))
      .toSorted((a, b) => b.adet - a.adet || a.neden.localeCompare(b.neden)),
  }
}
