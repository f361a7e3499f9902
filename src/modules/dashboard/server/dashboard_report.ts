import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '#core/limits.ts'
import { orderScope, salesScope } from '#modules/orders/domain/scope.ts'
import { ALWAYS, figureParts, isKept } from '#modules/reports/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { readFileBase64 } from '#platform/server/files/files.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import {
  dashboardReport,
  type Dashboard,
  type Figures,
  type LastOrder,
  type SalesRow,
} from '../domain/calls.ts'
import { periodRange } from '../domain/periods.ts'
import { scarceWines } from '../domain/rows.ts'
import { maySeeSalesOf } from '../domain/sales-scope.ts'

type Home = { sales: SalesRow[]; sums: { part: number; adet: number; toplam: number }[]; scarce: number }
type HomeRow = Home & { [Field in keyof LastOrder]: LastOrder[Field] | null }

/** Indexes of the counted parts. */
const [SALES, OPEN, TODAY] = [0, 1, 2]

/** Everything that the screen shows, as of one moment: sales of the range, open invoices, orders of today, the last order. */
async function homeOf(db: Database, actor: Actor, range: DayRange, today: IsoDate): Promise<HomeRow> {
  const counted = figureParts([
    { fact: 'ordered', range },
    { fact: 'owed', range: ALWAYS },
    { fact: 'ordered', range: { from: today, to: today } },
  ])
  const sales = salesScope(actor)
  const query = sql<HomeRow>`
    with sums as materialized (
      select f.part, f.per_id, f.bayi_id, sum(f.adet) as adet, sum(f.brut) as brut from ${counted} f
      where ${isKept} and (f.part <> ${sql.lit(SALES)} or ${scopeSql(sales, 'f')})
        and (f.part = ${sql.lit(SALES)} or ${scopeSql(orderScope(actor), 'f')})
      group by f.part, f.per_id, f.bayi_id
    )
    select
      (select coalesce(json_agg(r), '[]'::json) from (
        select u.id, ${personName} as personel, string_agg(distinct b.firma, ', ' order by b.firma) as firma,
          sum(s.adet)::integer as adet, sum(s.brut)::amount as toplam, u.kota
        from sums s join sys_users u on u.id = s.per_id join bayi_cari b on b.id = s.bayi_id
        where s.part = ${sql.lit(SALES)} and s.adet > 0 group by u.id order by toplam desc, u.id) r) as sales,
      (select coalesce(json_agg(r), '[]'::json) from (
        select s.part, sum(s.adet)::integer as adet, sum(s.brut)::amount as toplam from sums s group by s.part) r) as sums,
      (select count(*)::integer from scarce_wines) as scarce, o.*
    from (values (1)) as screen left join lateral (
      select o.id, o.s_tar, o.per_name, b.firma, o.s_g_toplam,
        (select sum(l.stk_adet)::integer from siparis_icerik l where l.sip_id = o.id) as sise_adet
      from siparisler o join bayi_cari b on b.id = o.bayi_id
      where o.s_is_teklif = 0 and o.sd_cancel_on = '0' and ${scopeSql(sales, 'o')}
      order by o.id desc limit 1
    ) o on true`
  const [row] = await withKeptPlan(db, query.compile(db))
  if (!row) throw new Error('a screen is one row')
  return row
}

/** The sales per person; the goal only where the user may see it. */
const salesOf = ({ sales }: Home, actor: Actor): SalesRow[] =>
  sales.map((row) => ({ ...row, kota: maySeeSalesOf(actor, row.id) ? row.kota : null }))

function figuresOf({ sums, scarce }: Home): Figures {
  const of = (place: number) => {
    const found = sums.find(({ part }) => part === place)
    return { adet: found?.adet ?? 0, toplam: found?.toplam ?? 0 }
  }
  return { acik_fatura: of(OPEN), bugun: of(TODAY), az_stok: scarce }
}

function lastOrder({ sales: _, sums: __, scarce: ___, ...order }: HomeRow): LastOrder | null {
  return order.id === null ? null : (order as LastOrder)
}

async function randomPicture(db: Database): Promise<Dashboard['random_image']> {
  const picture = await firstRow(db)<{ file_id: number; title: string | null }>`
    select file_id, title from raking_figure order by random() limit 1`
  if (!picture) return null
  const { base_64, file_type } = await readFileBase64(db, picture.file_id)
  return { base_64, file_type, title: picture.title }
}

export const dashboardEndpoints = [
  listEndpoint(scarceWines, { from: 'az_stok_view' }),
  serve(dashboardReport, async ({ db, actor, input, now }) => {
    const today = businessDay(now)
    const range = periodRange(input.period, today)
    const home = await homeOf(db, actor, range, today)
    const sales = salesOf(home, actor)
    const offset = input.offset ?? 0
    return {
      personel_bazinda_bayi_satis_datalist: sales.slice(
        offset,
        offset + Math.min(input.limit ?? DEFAULT_LIMIT, MAX_LIMIT),
      ),
      count: sales.length,
      start_date: range.from,
      end_date: range.to,
      son_siparis_item: lastOrder(home),
      kutular: figuresOf(home),
      random_image: isOn(input.request_random_image) ? await randomPicture(db) : null,
    }
  }),
]
