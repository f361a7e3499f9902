import { sql } from 'kysely'
import { businessDay } from '#core/dates.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { accountList, forecast, settledBy, type AccountKind, type PastOrders } from '../domain/account.ts'
import { accountSummary, listAccount } from '../domain/calls.ts'
import { PayoutType } from '../domain/commission.ts'
import { accountOf, ownerOf, type Reader } from './account-owner.ts'
import { earningPerson } from './payees.ts'

async function pastOrders(
  db: Database,
  reader: Reader,
  owner: number,
  now: Temporal.Instant,
): Promise<PastOrders> {
  const { rows } = await sql<PastOrders>`
    select count(*)::integer as placed, count(*) filter (where sd_cancel_on = '1')::integer as cancelled from siparisler
    where per_id = ${owner} and ${scopeSql(orderScope(reader))} and s_is_teklif = 0 and s_tar > ${now.toString()}::timestamptz - interval '365 days'`.execute(
    db,
  )
  return rows[0] ?? { placed: 0, cancelled: 0 }
}

export const accountEndpoints = [
  serve(listAccount, async (call) => {
    const { user_id, ...payload } = call.input
    const owner = await ownerOf(call.db, call.actor, user_id)
    const owned = () => sql`per_id = ${owner}`
    return listEndpoint(accountList, { from: 'prim_hesap', scope: orderScope, where: owned }).run({
      ...call,
      input: payload,
    })
  }),
  serve(accountSummary, async ({ db, actor, input, now }) => {
    const owner = await ownerOf(db, actor, input.user_id)
    const { party } = await earningPerson(db, owner)
    const { sums, earnedSince } = await accountOf(db, actor, owner)
    const sum = (...kinds: AccountKind[]) => euros(sumCents(kinds.map((kind) => cents(sums.get(kind) ?? 0))))
    const { rows } = await sql<{ rate: number | null }>`
      select commission_rate(${PayoutType.staff}, ${owner}, ${businessDay(now)}::date) as rate`.execute(db)
    const expected = sum('expected')
    const earned = sum('earned')
    return {
      user_id: owner,
      name: party.adi,
      rate: rows[0]?.rate ?? null,
      expected,
      earned,
      settle_by: earnedSince && settledBy(earnedSince),
      advanced: positive(sum('advance')),
      debt: positive(sum('debt')),
      paid_out: sum('paid', 'taken_back'),
      forecast: forecast(earned, expected, await pastOrders(db, actor, owner, now)),
    }
  }),
]

/** What is taken off has a minus in the account and none in the summary. */
const positive = (amount: number) => (amount === 0 ? 0 : -amount)
