import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { readListQuery } from '#platform/server/lists/list-payload.ts'
import { matching } from '#platform/server/lists/list-query.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { turnoverReport } from '../domain/calls.ts'
import {
  turnoverFilters,
  turnoverItems,
  turnoverRow,
  type TurnoverForm,
  type TurnoverSums,
} from '../domain/turnover.ts'
import { figures, isCancellation, isDocument, isInvoice, isNoDocument } from './figures.ts'

/** The filters of the form as conditions on the flags of the documents. */
const asked = ({ odeme_durumu, vergi_durumu }: TurnoverForm) =>
  sql.join(
    [
      odeme_durumu === '1' ? isDocument('closed') : null,
      odeme_durumu === '0' ? isNoDocument('closed', 'cancelled') : null,
      vergi_durumu === '1' ? isNoDocument('taxFree') : null,
      vergi_durumu === '0' ? isDocument('taxFree') : null,
      isNoDocument('creditNote'),
    ].filter((condition) => condition !== null),
    sql` and `,
  )

/** Documents of the range: invoices by their own day or by that of the payment, cancellations by theirs. */
const documents = (form: TurnoverForm) => {
  const range = rangeOf(form)
  return form.odeme_durumu === '1'
    ? sql`(select p.* from ${figures('paid', range)} p union all
        select f.* from ${figures('turnover', range)} f where ${isCancellation})`
    : figures('turnover', range)
}

/**
 * Sums by person and rate, the latest rate last. The stored figures know the month of the order, which determines
 * the rate; credit notes, and months in which a person's rate changed, are read from the rows.
 */
async function turnoverOf(db: Database, actor: Actor, form: TurnoverForm): Promise<TurnoverSums[]> {
  const query = readListQuery(turnoverItems, { filters: turnoverFilters(form) }, actor)
  const rowsOf = (which: RawBuilder<unknown>) => sql`
    select per_id, prim_gun, sum(brut) as brut, sum(net) as net, sum(iptal) as iptal
    from ciro_prim_gun c where ${which} and ${matching(query, scopeSql(orderScope(actor)))} group by 1, 2`
  return allRows(db)<TurnoverSums>`
    with counted as (
      select f.per_id, nullif(f.word, '')::date as prim_gun, sum(f.brut) filter (where ${isInvoice}) as brut,
        sum(f.net) filter (where ${isInvoice}) as net, sum(f.net) filter (where ${isCancellation}) as iptal
      from ${documents(form)} f where ${asked(form)} and ${scopeSql(orderScope(actor), 'f')}
        and (f.per_id, nullif(f.word, '')::date) not in (select m.per_id, m.ay from ciro_prim_ay m)
      group by 1, 2 having sum(f.adet) > 0
      union all ${rowsOf(sql`c.s_is_teklif = 2`)}
      union all ${rowsOf(sql`c.s_is_teklif = 0 and exists (
        select from ciro_prim_ay m where m.per_id = c.per_id and m.ay = date_trunc('month', c.prim_gun)::date)`)}
    )
    select u.id, ${personName} as personel, x.yuzde, coalesce(sum(c.brut), 0)::amount as brut,
      coalesce(sum(c.net), 0)::amount as net, coalesce(sum(c.iptal), 0)::amount as iptal
    from counted c join sys_users u on u.id = c.per_id
    left join lateral (
      select x.yuzde, x.gecerli_tar from prim_oranlari x
      where x.tip = 0 and x.alici_id = c.per_id and x.gecerli_tar <= c.prim_gun
      order by x.gecerli_tar desc limit 1
    ) x on true
    group by u.id, x.yuzde order by u.id, max(x.gecerli_tar) nulls first`
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
