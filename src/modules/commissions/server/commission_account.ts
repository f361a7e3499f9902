import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { figures, isKept } from '#modules/reports/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow, oneRow } from '#platform/server/database/sql.ts'
import { accountList, forecast, settledBy, type AccountKind, type PastOrders } from '../domain/account.ts'
import { accountRate, accountSummary, listAccount } from '../domain/calls.ts'
import { PayoutType } from '../domain/commission.ts'
import { accountOf, ownerOf, type Reader } from './account-owner.ts'
import { earningPerson } from './payees.ts'

const YEAR = { years: 1 }

/** The orders of the last year, from the stored figures. */
async function pastOrders(db: Database, reader: Reader, owner: number, today: IsoDate): Promise<PastOrders> {
  const range = { from: Temporal.PlainDate.from(today).subtract(YEAR).toString(), to: today }
  const row = await oneRow(db)<PastOrders>`
    select coalesce(sum(f.adet), 0)::integer as placed,
      coalesce(sum(f.adet) filter (where not ${isKept}), 0)::integer as cancelled
    from ${figures('ordered', range)} f where f.per_id = ${owner} and ${scopeSql(orderScope(reader), 'f')}`
  return row
}

/** The rate by which orders of a day earn. */
async function rateOn(db: Database, owner: number, day: IsoDate): Promise<number | null> {
  const row = await firstRow(db)<{ rate: number | null }>`
    select commission_rate(${PayoutType.staff}, ${owner}, ${day}::date) as rate`
  return row?.rate ?? null
}

export const accountEndpoints = [
  serve(listAccount, async (call) => {
    const { user_id, ...payload } = call.input
    const owner = await ownerOf(call.db, call.actor, user_id)
    const owned = () => sql`per_id = ${owner}`
    const source = { from: 'prim_hesap', scope: orderScope, where: owned, byNumbers: true }
    return listEndpoint(accountList, source).run({ ...call, input: payload })
  }),
  serve(accountSummary, async ({ db, actor, input, now }) => {
    const owner = await ownerOf(db, actor, input.user_id)
    const today = businessDay(now)
    const { party } = await earningPerson(db, owner)
    const { sums, earnedSince } = await accountOf(db, actor, owner)
    const sum = (...kinds: AccountKind[]) => euros(sumCents(kinds.map((kind) => cents(sums.get(kind) ?? 0))))
    const expected = sum('expected')
    const earned = sum('earned')
    return {
      user_id: owner,
      name: party.adi,
      rate: await rateOn(db, owner, today),
      expected,
      earned,
      settle_by: earnedSince && settledBy(earnedSince),
      advanced: positive(sum('advance')),
      debt: positive(sum('debt')),
      paid_out: sum('paid', 'taken_back'),
      forecast: forecast(earned, expected, await pastOrders(db, actor, owner, today)),
    }
  }),
  serve(accountRate, async ({ db, actor, input: { user_id, day }, now }) => {
    const owner = await ownerOf(db, actor, user_id)
    return { rate: await rateOn(db, owner, day ?? businessDay(now)) }
  }),
]

/** Deductions are negative in the account and positive in the summary. */
const positive = (amount: number) => (amount === 0 ? 0 : -amount)
