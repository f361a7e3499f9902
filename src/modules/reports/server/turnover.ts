import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import type { ListDefinition } from '#core/list.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { readListQuery } from '#platform/server/list-payload.ts'
import { matching } from '#platform/server/list-query.ts'
import { personName } from '#platform/server/person-name.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { turnoverReport } from '../domain/calls.ts'
import {
  turnoverFilters,
  turnoverItems,
  turnoverRow,
  type TurnoverForm,
  type TurnoverSums,
} from '../domain/turnover.ts'

/** Sums over the rows that the report opens, by person and rate, the rate of the latest day last. */
async function turnoverOf(db: Database, actor: Actor, form: TurnoverForm): Promise<TurnoverSums[]> {
  const definition = turnoverItems as unknown as ListDefinition
  const query = readListQuery(definition, { filters: turnoverFilters(form) }, actor)
  const { rows } = await sql<TurnoverSums>`
    with counted as (select * from ciro_hareket where ${matching(query, scopeSql(orderScope(actor)))})
    select u.id, ${personName} as personel, c.yuzde, sum(c.brut)::amount as brut, sum(c.net)::amount as net,
      sum(c.iptal)::amount as iptal
    from counted c join sys_users u on u.id = c.per_id
    group by u.id, c.yuzde order by u.id, max(c.gun)`.execute(db)
  return rows
}

export const turnoverEndpoints = [
  serve(turnoverReport, async ({ db, actor, input }) => {
    const people = Map.groupBy(await turnoverOf(db, actor, input), ({ id }) => id)
    const datalist = [...people.values()].flatMap(([first, ...more]) =>
      first ? [turnoverRow([first, ...more])] : [],
    )
    return { datalist: datalist.toSorted((a, b) => b.brut - a.brut || a.id - b.id) }
  }),
  listEndpoint(turnoverItems, { from: 'ciro_hareket', scope: orderScope }),
]
