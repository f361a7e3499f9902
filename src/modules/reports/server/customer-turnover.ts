import { sql, type RawBuilder } from 'kysely'
import type { DayRange } from '#core/dates.ts'

const fields = sql`cus_id, bayi_id, days, adet, brut, net, iptal`

/** Customers whose documents changed since their turnover was kept, read from these: a part before the query. */
export const changedTurnover = sql`changed_turnover as materialized (
  select ${fields} from customer_turnover_recount where cus_id = any (array(select cus_id from changed_buyers)))`

/**
 * Something about the turnover `t` of customers with dealers, in a query that has `changedTurnover`. Amounts are told here and
 * added up outside, so that what is added up is not handed on with all of its days.
 */
export const turnoverOf = (told: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(
  select ${told} from customer_turnover t where t.cus_id not in (select cus_id from changed_buyers) and ${condition}
  union all select ${told} from changed_turnover t where ${condition})`

/** Of turnover `t`: how many of its days are over at the end of a range, and were before it. */
const over = ({ to }: DayRange) => sql`width_bucket(${to}::date, t.days)`
const overBefore = ({ from }: DayRange) => sql`width_bucket(${from}::date - 1, t.days)`

type Amount = 'adet' | 'brut' | 'net' | 'iptal'

/** Of turnover `t`: how much more an amount, or one less another, is at the end of a range than before it, in cents. */
export function sumIn(range: DayRange, amount: Amount, less?: Amount): RawBuilder<unknown> {
  const at = (place: RawBuilder<unknown>) => {
    const value = (name: Amount) => sql`${sql.ref(`t.${name}`)}[${place}]`
    return sql`coalesce(${value(amount)}${less ? sql` - ${value(less)}` : sql``}, 0)`
  }
  return sql`(${at(over(range))} - ${at(overBefore(range))})::float8`
}

/** Of turnover `t`: whether a document lies in a range. */
export const hasAnyIn = (range: DayRange) => sql<boolean>`${over(range)} > ${overBefore(range)}`
