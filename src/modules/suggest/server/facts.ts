import { sql } from 'kysely'
import type { Flag } from '#core/fields.ts'
import { priceField } from '#modules/stock/domain/list-price.ts'
import type { Database } from '#platform/server/database/database.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { unseen } from '#platform/server/calls/unseen.ts'
import {
  suggestions,
  type Bought,
  type Facts,
  type Offered,
  type Shared,
  type Suggestion,
} from '../domain/suggestions.ts'

type Taste = { cus_class: number | null; s_k: Flag; s_b: Flag; s_r: Flag; s_s: Flag }

/** How many of the latest customers with a wine in common are counted, and how many orders of each. */
const MOST_PEERS = sql.lit(100)
const MOST_ORDERS = sql.lit(4)
/** How many order lines those customers are looked for in: of one wine, and of all together. */
const MOST_OF_WINE = 100
const MOST_IN_COMMON = 300
/** The latest order lines of the customer that are read. */
const MOST_LINES = sql.lit(300)

const valid = sql`o.s_is_teklif = 0 and o.sd_cancel_on = '0'`

/** The latest buyers of the customer's wines, or of any wine for a new customer. */
const peersOf = (cus_id: number, wines: readonly number[]) => {
  const ofEach = Math.min(MOST_OF_WINE, Math.ceil(MOST_IN_COMMON / wines.length))
  const inCommon = wines.length
    ? sql`(select l.sip_id from unnest(${unseen(wines, 'integer[]')}) w
        cross join lateral (select sip_id from siparis_icerik where stk_id = w
          order by sip_id desc limit ${unseen(ofEach, 'integer')}) l)`
    : sql`(select id from siparisler order by id desc limit ${sql.lit(MOST_IN_COMMON)})`
  return sql`select o.cus_id from siparisler o
    where o.id in ${inCommon} and o.cus_id <> ${unseen(cus_id, 'integer')} and ${valid}
    group by o.cus_id order by max(o.id) desc limit ${MOST_PEERS}`
}

async function sharedOf(db: Database, cus_id: number, wines: readonly number[]) {
  const query = sql<Shared & { peers: number }>`
    with peers as materialized (${peersOf(cus_id, wines)})
    select l.stk_id, count(distinct p.cus_id)::integer as buyers, (select count(*)::integer from peers) as peers
    from peers p cross join lateral (
      select o.id from siparisler o where o.cus_id = p.cus_id and ${valid} order by o.s_tar desc limit ${MOST_ORDERS}) o
    join siparis_icerik l on l.sip_id = o.id
    group by l.stk_id order by buyers desc, l.stk_id limit 100`
  const rows = await withKeptPlan(db, query.compile(db))
  return { shared: rows.map(({ stk_id, buyers }) => ({ stk_id, buyers })), peers: rows[0]?.peers ?? 0 }
}

type OnSale = Offered & { stok_code: string }

type Options = {
  today: string
  /** Leaves out this order and later ones, for measuring. */
  before?: number
}

/**
 * The facts for suggesting wines to a customer: past orders, wines on sale, purchases of similar customers. What is
 * reserved and held of a wine is not taken off its bottles yet.
 */
async function factsFor(
  db: Database,
  cus_id: number,
  { today, before = 2_147_483_647 }: Options,
): Promise<Omit<Facts, 'offered'> & { offered: readonly OnSale[] }> {
  const { cus_class, ...likes } = await db
    .selectFrom('customers')
    .select(['cus_class', 's_k', 's_b', 's_r', 's_s'])
    .where('id', '=', cus_id)
    .$castTo<Taste>()
    .executeTakeFirstOrThrow()
  const past = sql<Bought>`
    select o.id as sip_id, (o.s_tar at time zone 'Europe/Berlin')::date::text as day, l.stk_id, l.stk_adi as stok_name,
      l.stk_adet as qty
    from siparisler o join siparis_icerik l on l.sip_id = o.id
    where o.cus_id = ${unseen(cus_id, 'integer')} and ${valid} and o.id < ${unseen(before, 'integer')}
    order by o.id desc limit ${MOST_LINES}`
  const bought = await withKeptPlan(db, past.compile(db))
  const onSale = sql<OnSale>`
    select s.id as stk_id, s.stok_code, s.stok_name, s.stok_color as color, s.stok_mensey as origin, s.stok_tipi as taste,
      s.${sql.ref(priceField(cus_class))}::float8 as price, coalesce(k.giren - k.cikan, 0) as free
    from stok s left join stock_levels k on k.stok_id = s.id where s.stok_user_on = '1'`
  const offered = await withKeptPlan(db, onSale.compile(db))
  const wines = [...new Set(bought.map(({ stk_id }) => stk_id))]
  return { today, bought, offered, likes, ...(await sharedOf(db, cus_id, wines)) }
}

async function freeBottles(db: Database, wines: readonly number[]): Promise<Map<number, number>> {
  const query = sql<{ stk_id: number; free: number }>`
    select stk_id, free from bottle_counts where stk_id in (select unnest(${unseen(wines, 'integer[]')}))`
  const rows = await withKeptPlan(db, query.compile(db))
  return new Map(rows.map(({ stk_id, free }) => [stk_id, free]))
}

/**
 * The suggestions for a customer and the wines they are chosen from. What is free of a wine costs more to count than all
 * the rest, so it is counted for those that would be suggested, and for all only if one of these is not free.
 */
export async function suggestionsFor(
  db: Database,
  cus_id: number,
  options: Options,
): Promise<{ chosen: Suggestion[]; offered: readonly OnSale[] }> {
  let facts = await factsFor(db, cus_id, options)
  const count = async (wines: readonly number[]) => {
    const free = await freeBottles(db, wines)
    const offered = facts.offered.map((wine) => ({ ...wine, free: free.get(wine.stk_id) ?? wine.free }))
    facts = { ...facts, offered }
    return suggestions(facts)
  }
  const wanted = suggestions(facts).map(({ stk_id }) => stk_id)
  const chosen = wanted.length ? await count(wanted) : []
  const isSame = chosen.every(({ stk_id }) => wanted.includes(stk_id)) && chosen.length === wanted.length
  return {
    chosen: isSame ? chosen : await count(facts.offered.map(({ stk_id }) => stk_id)),
    offered: facts.offered,
  }
}
