import { sql } from 'kysely'
import type { z } from 'zod'
import { isAdmin } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { readListQuery } from '#platform/server/lists/list-payload.ts'
import { matching, type Predicate } from '#platform/server/lists/list-query.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import {
  commissionTotals,
  listCommissions,
  listEarnings,
  type CommissionTotals,
  type EarningsRow,
} from '../domain/calls.ts'
import { PayoutType } from '../domain/commission.ts'
import { commissionList, openFlag } from '../domain/commission-list.ts'
import { earnerScope } from '../domain/scope.ts'
import { restoreEndpoint } from './write-off.ts'

type Call = SignedInCall<z.output<typeof listCommissions.input>>

const SOURCE = 'prim_listesi'

/** A filter on the dealer's flag or on a dealer selects the dealer's side. */
function sideOf({ input }: Call): PayoutType {
  if (typeof input.tip === 'number') return input.tip
  const asked = { ...input.filters, ...input }
  return 'bayi_odeme' in asked || '_bayi_t_id' in asked ? PayoutType.dealer : PayoutType.staff
}

function askedFor(call: Call) {
  const { tip: _tip, _bayi_t_id, siparisler, ...payload } = call.input
  const tip = sideOf(call)
  if (tip === PayoutType.dealer && !isAdmin(call.actor)) throw new AppError(accessRefusals.ERR_105)
  const flag = openFlag[tip]
  const asked = { ...payload.filters, ...payload }
  const isFlagAsked = flag in asked
  const conditions = [
    sql`tip = ${tip}`,
    scopeSql(earnerScope(call.actor)),
    // By default only open commissions are listed; tabs filter by themselves.
    isFlagAsked || 'silinen' in asked || payload.tabs?.length ? sql`true` : sql`${sql.ref(flag)} = '0'`,
    _bayi_t_id ? sql`(bayi_id = ${_bayi_t_id} or upper_firm = ${_bayi_t_id})` : sql`true`,
    siparisler ? sql`id = any(${siparisler}::integer[])` : sql`true`,
  ]
  return { payload, meant: sql`${sql.join(conditions, sql` and `)}` }
}

/** The condition of everything that the call means, for figures over all of it. */
function conditionOf(call: Call): Predicate {
  const { payload, meant } = askedFor(call)
  return matching(readListQuery(commissionList, payload, call.actor), meant)
}

/** People in debt are listed even without open commission; debts do not depend on the range. */
async function earnings(call: Call): Promise<EarningsRow[]> {
  const tip = sideOf(call)
  const isOneAsked = ['per_id', 'bayi_id', '_bayi_t_id'].some(
    (field) => field in { ...call.input.filters, ...call.input },
  )
  const debtor = scopeSql(earnerScope(call.actor), { per_id: 'd.alici_id' })
  return allRows(call.db)<EarningsRow>`
    with earned as (
      select alici_id as id, sum(prim_net)::amount as total, sum(net_t)::amount as net_t,
        sum(g_toplam)::amount as g_toplam, count(*)::integer as adet
      from ${sql.table(SOURCE)} where ${conditionOf(call)} group by alici_id
    ), owed as (
      select d.alici_id as id, sum(d.amount)::amount as borc from commission_debts d
      where d.tip = ${tip} and ${debtor} group by d.alici_id
    )
    select id, n.name, coalesce(e.total, 0)::amount as total, coalesce(e.net_t, 0)::amount as net_t,
      coalesce(e.g_toplam, 0)::amount as g_toplam, coalesce(e.adet, 0) as adet, coalesce(w.borc, 0)::amount as borc
    from earned e ${isOneAsked ? sql`left` : sql`full`} join owed w using (id) cross join lateral (
      select ${personName} as name from sys_users u where ${tip} = 0 and u.id = coalesce(e.id, w.id)
      union all select b.firma from bayi_cari b where ${tip} = 1 and b.id = coalesce(e.id, w.id)) n
    order by n.name collate "de-x-icu", id`
}

async function totals(call: Call) {
  const row = await oneRow(call.db)<CommissionTotals>`
    select coalesce(sum(prim_net), 0)::amount as toplam, coalesce(sum(net_t), 0)::amount as net_t,
      coalesce(sum(g_toplam), 0)::amount as g_toplam, count(*)::integer as count
    from ${sql.table(SOURCE)} where ${conditionOf(call)}`
  return row
}

export const commissionEndpoints = [
  serve(listCommissions, async (call) => {
    const { payload, meant } = askedFor(call)
    return listEndpoint(commissionList, { from: SOURCE, where: () => meant }).run({
      ...call,
      input: payload,
    })
  }),
  serve(listEarnings, async (call) => ({ datalist: await earnings(call) })),
  serve(commissionTotals, totals),
  restoreEndpoint,
]
