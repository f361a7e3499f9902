import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import type { DayRange } from '#core/days/dates.ts'
import { salesScope } from '#modules/orders/domain/scope.ts'
import { customerLabel } from '#platform/server/database/customer-name.ts'
import type { Database } from '#platform/server/database/database.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { MOST_CUSTOMERS, REST, restOf, type GroupSums, type Sums } from '../domain/analysis.ts'
import { changedTurnover, hasAnyIn, sumIn, turnoverOf } from './customer-turnover.ts'
import { figures, isCancellation, isInvoice } from './figures.ts'

type Line = Pick<GroupSums, 'id' | 'ad'> & { now: Sums; before: Sums }
type Told = { lines: Line[] | null; now: Sums; before: Sums; has_rest: boolean }

const asSums = (amounts: Record<keyof Sums, RawBuilder<unknown>>) => sql`json_build_object(
  'adet', ${amounts.adet}, 'brut', ${amounts.brut}, 'net', ${amounts.net}, 'iptal', ${amounts.iptal})`

const nothing = asSums({ adet: sql`0`, brut: sql`0`, net: sql`0`, iptal: sql`0` })

const AMOUNTS = ['adet', 'brut', 'net', 'iptal'] as const

/** The amounts of turnover `t` in a range, as columns with a common prefix, and their sums. */
const toldIn = (range: DayRange, name: string) =>
  sql.join(AMOUNTS.map((amount) => sql`${sumIn(range, amount)} as ${sql.ref(`${name}_${amount}`)}`))

const sumsOf = (name: string) => {
  const sum = (amount: keyof Sums) => sql`sum(${sql.ref(`c.${name}_${amount}`)})`
  const euros = (amount: keyof Sums) => sql`${sum(amount)} / 100`
  return asSums({ adet: sum('adet'), brut: euros('brut'), net: euros('net'), iptal: euros('iptal') })
}

/** The totals of all customers. */
const totalsIn = (range: DayRange, actor: Actor) => {
  const sum = (field: string, where: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.ref(`f.${field}`)}) filter (where ${where}), 0)`
  return sql`(select ${asSums({
    adet: sum('adet', isInvoice),
    brut: sum('brut', isInvoice),
    net: sum('net', isInvoice),
    iptal: sum('net', isCancellation),
  })} from ${figures('country', range)} f where ${scopeSql(salesScope(actor), 'f')})`
}

/**
 * The largest customers of a range compared with another, and all others together. Customers with positive
 * turnover are searched first, as there are nearly always enough of them; only otherwise all customers with a
 * document.
 */
export async function customersIn(
  db: Database,
  actor: Actor,
  range: DayRange,
  compared: DayRange | null,
): Promise<Line[]> {
  const scope = scopeSql(salesScope(actor), 't')
  const isCounted = compared ? sql`(${hasAnyIn(range)} or ${hasAnyIn(compared)})` : hasAnyIn(range)
  const left = sql`t.cus_id, ${sumIn(range, 'net', 'iptal')} as cents`
  const missing = sql`${sql.lit(MOST_CUSTOMERS)} - (select count(*) from buyers)`
  const amounts = sql.join([
    sql`t.cus_id`,
    toldIn(range, 'now'),
    ...(compared ? [toldIn(compared, 'before')] : []),
  ])
  const told = await firstRow(db)<Told>`
    with ${changedTurnover}, buyers as materialized (
      select c.cus_id from ${turnoverOf(left, scope)} c group by c.cus_id
      having sum(c.cents) > 0 order by sum(c.cents) desc, c.cus_id limit ${sql.lit(MOST_CUSTOMERS)}
    ), others as materialized (
      select c.cus_id from ${turnoverOf(left, sql`${scope} and ${isCounted}`)} c
      where ${missing} > 0 and c.cus_id not in (select cus_id from buyers)
      group by c.cus_id order by sum(c.cents) desc, c.cus_id limit ${missing}
    ), largest as materialized (
      select cus_id from buyers union all select cus_id from others
    ), lines as (
      select c.cus_id::text as id, coalesce((select ${customerLabel('k')} from customers k where k.id = c.cus_id), '') as ad,
        ${sumsOf('now')} as now, ${compared ? sumsOf('before') : nothing} as before
      from ${turnoverOf(amounts, sql`t.cus_id = any (array(select cus_id from largest)) and ${scope}`)} c group by c.cus_id
    )
    select (select json_agg(lines) from lines) as lines, ${totalsIn(range, actor)} as now,
      ${compared ? totalsIn(compared, actor) : nothing} as before,
      exists (select from ${turnoverOf(sql`t.cus_id`, sql`${scope} and ${isCounted}`)} c
        where c.cus_id not in (select cus_id from largest)) as has_rest`
  if (!told) throw new Error('sums answer one row')
  const lines = told.lines ?? []
  if (!told.has_rest) return lines
  const rest = (when: 'now' | 'before') =>
    restOf(
      told[when],
      lines.map((line) => line[when]),
    )
  return [...lines, { id: REST, ad: '', now: rest('now'), before: rest('before') }]
}
