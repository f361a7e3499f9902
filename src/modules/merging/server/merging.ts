import { sql } from 'kysely'
import { tellRefusal } from '#core/calls.ts'
import { refuseIf } from '#core/errors.ts'
import {
  countMoneyUnderWay,
  customerTables as bankTables,
  followIntoBank,
  hasTwoMandates,
} from '#modules/bank/server/public.ts'
import { customerTables as callTables, followIntoCalls } from '#modules/telephone/server/public.ts'
import { customerTables as commissionTables } from '#modules/commissions/server/public.ts'
import { carryConsents } from '#modules/consents/server/public.ts'
import { mergeColumns, type MergeColumn } from '#modules/customers/domain/merging.ts'
import {
  customerTables,
  joinCustomers,
  lockPair,
  refreshActivity,
  type MergedCustomer,
} from '#modules/customers/server/public.ts'
import { customerTables as holdTables } from '#modules/holds/server/public.ts'
import { customerTables as orderTables } from '#modules/orders/server/public.ts'
import { customerTables as rightsTables } from '#modules/rights/server/public.ts'
import { countCustomerRows, followCustomer, type Merge } from '#platform/server/database/customer-rows.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { changedByOther } from '#platform/server/calls/changed-by-other.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { mergeCustomers, previewMerge } from '../domain/calls.ts'
import { duplicateList } from '../domain/duplicate-list.ts'
import { onlyInOther, whyNotMerged } from '../domain/merging.ts'
import { noteForLog } from '#platform/server/database/sql.ts'

/** Tables whose rows only change their customer. */
const followers = [...orderTables, ...holdTables, ...commissionTables, ...rightsTables]

/** Every table whose rows name a customer; a test compares it with the catalogue of the database. */
export const mergedTables: readonly string[] = [...followers, ...bankTables, ...callTables, ...customerTables]

async function whyNot(db: Database, merge: Merge, pair: readonly [MergedCustomer, MergedCustomer]) {
  return whyNotMerged({
    isSame: merge.from === merge.to,
    dealers: [pair[0].dealer, pair[1].dealer],
    moneyUnderWay: await countMoneyUnderWay(db, merge),
    hasTwoMandates: await hasTwoMandates(db, merge),
  })
}

const sideOf = (customer: MergedCustomer) => ({
  id: customer.id,
  version: customer.version,
  balance: customer.balance,
  values: Object.fromEntries(mergeColumns.map((column) => [column, customer[column]])) as Record<
    MergeColumn,
    string | number | null
  >,
})

export const mergeEndpoints = [
  listEndpoint(duplicateList, { from: 'customer_duplicates' }),
  serve(previewMerge, async ({ db, input, language }) => {
    const [from, to] = await lockPair(db, input)
    const refusal = await whyNot(db, input, [from, to])
    return {
      item: {
        from: sideOf(from),
        to: sideOf(to),
        take: onlyInOther(from, to),
        moves: await countCustomerRows(db, mergedTables, input.from),
        refusal: refusal && tellRefusal(refusal, language),
      },
    }
  }),
  serve(mergeCustomers, async ({ db, actor, input, now }) => {
    const { from_version, to_version, take, reason = null, ...merge } = input
    const pair = await lockPair(db, merge)
    refuseIf(await whyNot(db, merge, pair))
    if (pair[0].version !== from_version) throw await changedByOther(db, 'customers', merge.from)
    if (pair[1].version !== to_version) throw await changedByOther(db, 'customers', merge.to)
    const note = [`${merge.from} → ${merge.to}`, reason].filter(Boolean).join(': ')
    await noteForLog(db, note)
    await sql`select set_config('weinkontor.merging', ${`${merge.from}>${merge.to}`}, true)`.execute(db)
    const moved = {
      ...(await joinCustomers(db, merge, take)),
      ...(await followCustomer(db, followers, merge)),
      ...(await followIntoBank(db, merge)),
      ...(await followIntoCalls(db, merge, now.toString())),
    }
    await carryConsents(db, merge)
    await refreshActivity(db, merge.to)
    await insertRow(db, 'customer_merges', {
      from_id: merge.from,
      to_id: merge.to,
      user_id: actor.id,
      reason,
      taken: JSON.stringify(take),
      moved: JSON.stringify(moved),
    })
    const [{ version } = { version: 0 }] = await db
      .selectFrom('customers')
      .select('version')
      .where('id', '=', merge.to)
      .execute()
    return { save_response: { id: merge.to, version }, moved }
  }),
]
