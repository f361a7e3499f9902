import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, type DayRange } from '#core/dates.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '#core/limits.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { readFileBase64 } from '#platform/server/files.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { isOn } from '#platform/server/list-payload.ts'
import { cachedQuery, LONG_LIST } from '#platform/server/query-cache.ts'
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
import { salesScope } from '#modules/orders/domain/scope.ts'
import { scarceWines } from '../domain/rows.ts'
import { maySeeSalesOf } from '../domain/sales-scope.ts'
import { orderedIn, sold } from './order-days.ts'

async function salesOf(db: Database, actor: Actor, range: DayRange): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select u.id, ${personName} as personel, string_agg(distinct b.firma, ', ' order by b.firma) as firma,
      count(*)::integer as adet, sum(o.s_g_toplam)::amount as toplam, u.kota
    from siparisler o join sys_users u on u.id = o.per_id join bayi_cari b on b.id = o.bayi_id
    where ${sold} and ${orderedIn(range)} and ${scopeSql(salesScope(actor), 'o')}
    group by u.id order by toplam desc, u.id`.execute(db)
  return rows.map((row) => ({ ...row, kota: maySeeSalesOf(actor, row.id) ? row.kota : null }))
}

async function lastOrder(db: Database, actor: Actor): Promise<LastOrder | null> {
  const { rows } = await sql<LastOrder>`
    select o.id, o.s_tar, o.per_name, b.firma, o.s_g_toplam,
      (select sum(l.stk_adet)::integer from siparis_icerik l where l.sip_id = o.id) as sise_adet
    from siparisler o join bayi_cari b on b.id = o.bayi_id
    where ${sold} and ${scopeSql(salesScope(actor), 'o')}
    order by o.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function figuresOf(db: Database, actor: Actor, today: DayRange): Promise<Figures> {
  const count = async (which: ReturnType<typeof sql>) => {
    const question = sql<Figures['bugun']>`
      select count(*)::integer as adet, coalesce(sum(o.s_g_toplam), 0)::amount as toplam
      from siparisler o where ${sold} and ${scopeSql(orderScope(actor), 'o')} and ${which}`
    const ask = async () => (await question.execute(db)).rows[0] ?? { adet: 0, toplam: 0 }
    return cachedQuery(db, question.compile(db), ask, ({ adet }) => adet >= LONG_LIST)
  }
  const open = await count(sql`o.fd_fon = '1' and o.f_close = '0' and o.f_status = '0' and o.f_ytakip = 0`)
  const ordered = await count(orderedIn(today))
  const low = await sql<{ adet: number }>`
    select count(*)::integer as adet from az_stok_view`.execute(db)
  return {
    acik_fatura: open,
    bugun: ordered,
    az_stok: low.rows[0]?.adet ?? 0,
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
