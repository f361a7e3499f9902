import type { Offered } from '#modules/suggest/domain/suggestions.ts'
import { suggestionsFor } from '#modules/suggest/server/facts.ts'
import { createDatabase, createPool, type Database } from '#platform/server/database/database.ts'
import { sql } from 'kysely'
import type { Company } from './company.ts'

const CUSTOMERS = 300
const BEST_SELLERS = 3

type Last = { cus_id: number; id: number; day: string; wines: number[] }

/** Customers with at least three orders, each with the latest one, spread over all of them. */
async function lastOrders(db: Database): Promise<Last[]> {
  const { rows } = await sql<Last>`
    select distinct on (o.cus_id) o.cus_id, o.id, (o.s_tar at time zone 'Europe/Berlin')::date::text as day,
      (select array_agg(distinct stk_id) from siparis_icerik where sip_id = o.id) as wines
    from siparisler o
    where o.s_is_teklif = 0 and o.sd_cancel_on = '0' and o.cus_id in (
      select cus_id from siparisler where s_is_teklif = 0 and sd_cancel_on = '0'
      group by cus_id having count(*) >= 3 order by md5(cus_id::text) limit ${CUSTOMERS})
    order by o.cus_id, o.id desc`.execute(db)
  return rows
}

async function bestSellers(db: Database, offered: readonly Offered[]): Promise<number[]> {
  const ids = offered.map(({ stk_id }) => stk_id)
  const { rows } = await sql<{ stk_id: number }>`
    select stk_id from siparis_icerik where stk_id = any(${ids}::integer[])
    group by stk_id order by count(*) desc limit ${BEST_SELLERS}`.execute(db)
  return rows.map(({ stk_id }) => stk_id)
}

/** How often one of three suggested wines is in the order that was left out, beside the three that sell best. */
export async function measureSuggestions({ url }: Company): Promise<Record<string, string>> {
  const pool = createPool(url, 2)
  const db = createDatabase(pool)
  const lasts = await lastOrders(db)
  let hits = 0
  let sellerHits = 0
  let best: number[] | null = null
  for (const { cus_id, id, day, wines } of lasts) {
    const { chosen, offered } = await suggestionsFor(db, cus_id, { today: day, before: id })
    best ??= await bestSellers(db, offered)
    if (chosen.some(({ stk_id }) => wines.includes(stk_id))) hits += 1
    if (best.some((stk_id) => wines.includes(stk_id))) sellerHits += 1
  }
  await pool.end()
  const rate = (count: number) => (count / Math.max(1, lasts.length)).toFixed(3)
  return {
    customers: String(lasts.length),
    'hit@3, three bottles': rate(hits),
    'hit@3, best sellers': rate(sellerHits),
    'times as often': (hits / Math.max(1, sellerHits)).toFixed(2),
  }
}
