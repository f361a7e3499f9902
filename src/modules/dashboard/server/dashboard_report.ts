import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, type DayRange } from '#core/dates.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '#core/limits.ts'
import { orderScope, salesScope } from '#modules/orders/domain/scope.ts'
import { ALWAYS, figures, isKept } from '#modules/reports/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { readFileBase64 } from '#platform/server/files.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { isOn } from '#platform/server/list-payload.ts'
import { personName } from '#platform/server/person-name.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
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

async function salesOf(db: Database, actor: Actor, range: DayRange): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with sold as (
      select f.per_id, f.bayi_id, sum(f.adet) as adet, sum(f.brut) as toplam from ${figures('ordered', range)} f
      where ${isKept} and ${scopeSql(salesScope(actor), 'f')} group by 1, 2 having sum(f.adet) > 0
    )
    select u.id, ${personName} as personel, string_agg(distinct b.firma, ', ' order by b.firma) as firma,
      sum(s.adet)::integer as adet, sum(s.toplam)::amount as toplam, u.kota
    from sold s join sys_users u on u.id = s.per_id join bayi_cari b on b.id = s.bayi_id
    group by u.id order by toplam desc, u.id`.execute(db)
  return rows.map((row) => ({ ...row, kota: maySeeSalesOf(actor, row.id) ? row.kota : null }))
}

async function lastOrder(db: Database, actor: Actor): Promise<LastOrder | null> {
  const { rows } = await sql<LastOrder>`
    select o.id, o.s_tar, o.per_name, b.firma, o.s_g_toplam,
      (select sum(l.stk_adet)::integer from siparis_icerik l where l.sip_id = o.id) as sise_adet
    from siparisler o join bayi_cari b on b.id = o.bayi_id
    where o.s_is_teklif = 0 and o.sd_cancel_on = '0' and ${scopeSql(salesScope(actor), 'o')}
    order by o.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function figuresOf(db: Database, actor: Actor, today: DayRange): Promise<Figures> {
  const scope = scopeSql(orderScope(actor), 'f')
  const { rows } = await sql<Record<'open' | 'open_sum' | 'today' | 'today_sum' | 'scarce', number>>`
    select o.adet as open, o.toplam as open_sum, t.adet as today, t.toplam as today_sum,
      (select count(*)::integer from scarce_wines) as scarce
    from (select coalesce(sum(f.adet), 0)::integer as adet, coalesce(sum(f.brut), 0)::amount as toplam
      from ${figures('open', ALWAYS)} f where ${scope}) o
    cross join (select coalesce(sum(f.adet), 0)::integer as adet, coalesce(sum(f.brut), 0)::amount as toplam
      from ${figures('ordered', today)} f where ${isKept} and ${scope}) t`.execute(db)
  const [row] = rows
  if (!row) throw new Error('sums answer one row')
  return {
    acik_fatura: { adet: row.open, toplam: row.open_sum },
    bugun: { adet: row.today, toplam: row.today_sum },
    az_stok: row.scarce,
  }
}

async function randomPicture(db: Database): Promise<Dashboard['random_image']> {
  const { rows } = await sql<{ file_id: number; title: string | null }>`
    select file_id, title from raking_figure order by random() limit 1`.execute(db)
  const [picture] = rows
  if (!picture) return null
  const { base_64, file_type } = await readFileBase64(db, picture.file_id)
  return { base_64, file_type, title: picture.title }
}

export const dashboardEndpoints = [
  listEndpoint(scarceWines, { from: 'az_stok_view' }),
  serve(dashboardReport, async ({ db, actor, input, now }) => {
    const today = businessDay(now)
    const range = periodRange(input.period, today)
    const sales = await salesOf(db, actor, range)
    const offset = input.offset ?? 0
    return {
      personel_bazinda_bayi_satis_datalist: sales.slice(
        offset,
        offset + Math.min(input.limit ?? DEFAULT_LIMIT, MAX_LIMIT),
      ),
      count: sales.length,
      start_date: range.from,
      end_date: range.to,
      son_siparis_item: await lastOrder(db, actor),
      kutular: await figuresOf(db, actor, { from: today, to: today }),
      random_image: isOn(input.request_random_image) ? await randomPicture(db) : null,
    }
  }),
]
