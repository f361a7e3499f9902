import { sql, type RawBuilder } from 'kysely'
import type { DayRange } from '#core/days/dates.ts'

const fields = sql`cus_id, bayi_id, days, adet, brut, net, iptal`

/** CTE with the recounted turnover of customers whose documents have changed since it was stored. */
export const changedTurnover = sql`changed_turnover as materialized (
  select ${fields} from customer_turnover_recount where cus_id = any (array(select cus_id from changed_buyers)))`

/**
 * Columns of the turnover `t` of customers by dealer, in a query with `changedTurnover`. The amounts are computed
 * here and added up outside, so that the arrays of days are not passed on.
 */
export const turnoverOf = (told: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(
  select ${told} from customer_turnover t where t.cus_id not in (select cus_id from changed_buyers) and ${condition}
  union all select ${told} from changed_turnover t where ${condition})`

/** Of turnover `t`: how many of its days are up to the end of a range, and before its start. */
const over = ({ to }: DayRange) => sql`width_bucket(${to}::date, t.days)`
const overBefore = ({ from }: DayRange) => sql`width_bucket(${from}::date - 1, t.days)`

type Amount = 'adet' | 'brut' | 'net' | 'iptal'

/** Of turnover `t`: an amount in a range in cents, or one less another, as the difference of running sums. */
export function sumIn(range: DayRange, amount: Amount, less?: Amount): RawBuilder<unknown> {
  const at = (place: RawBuilder<unknown>) => {
    const value = (name: Amount) => sql`${sql.ref(`t.${name}`)}[${place}]`
    return sql`coalesce(${value(amount)}${less ? sql` - ${value(less)}` : sql``}, 0)`
  }
  return sql`(${at(over(range))} - ${at(overBefore(range))})::float8`
}

/** Of turnover `t`: whether a document lies in a range. */
export const hasAnyIn = (range: DayRange) => sql<boolean>`${over(range)} > ${overBefore(range)}`
