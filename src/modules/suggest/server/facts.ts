import { sql } from 'kysely'
import type { Flag } from '#core/fields.ts'
import { priceField } from '#modules/stock/domain/list-price.ts'
import type { Database } from '#platform/server/database.ts'
import type { Bought, Facts, Offered, Shared } from '../domain/suggestions.ts'

type Taste = { cus_class: number | null; s_k: Flag; s_b: Flag; s_r: Flag; s_s: Flag }

/** How many of the latest customers with a wine in common are counted. */
const MOST_PEERS = 200
/** The latest order lines of the customer that are read. */
const MOST_LINES = 300

const valid = sql`o.s_is_teklif = 0 and o.sd_cancel_on = '0'`

/** The latest buyers of the customer's wines, or of any wine for a new customer. */
const peersOf = (cus_id: number, wines: readonly number[]) => {
  const inCommon = wines.length
    ? sql`(select l.sip_id from unnest(${wines}::integer[]) w
        cross join lateral (select sip_id from siparis_icerik where stk_id = w order by sip_id desc limit 100) l)`
    : sql`(select id from siparisler order by id desc limit 500)`
  return sql`select o.cus_id from siparisler o
    where o.id in ${inCommon} and o.cus_id <> ${cus_id} and ${valid}
    group by o.cus_id order by max(o.id) desc limit ${MOST_PEERS}`
}

async function sharedOf(db: Database, cus_id: number, wines: readonly number[]) {
  const { rows } = await sql<Shared & { peers: number }>`
    with peers as materialized (${peersOf(cus_id, wines)})
    select l.stk_id, count(distinct o.cus_id)::integer as buyers, (select count(*)::integer from peers) as peers
    from peers p join siparisler o on o.cus_id = p.cus_id and ${valid}
    join siparis_icerik l on l.sip_id = o.id
    group by l.stk_id order by buyers desc, l.stk_id limit 100`.execute(db)
  return { shared: rows.map(({ stk_id, buyers }) => ({ stk_id, buyers })), peers: rows[0]?.peers ?? 0 }
}

type Options = {
  today: string
  /** Leaves out this order and later ones, for measuring. */
  before?: number
}

/** The facts for suggesting wines to a customer: past orders, free wines, purchases of similar customers. */
export async function factsFor(
  db: Database,
  cus_id: number,
  { today, before = 2_147_483_647 }: Options,
): Promise<Facts> {
  const { cus_class, ...likes } = await db
    .selectFrom('customers')
    .select(['cus_class', 's_k', 's_b', 's_r', 's_s'])
    .where('id', '=', cus_id)
    .$castTo<Taste>()
    .executeTakeFirstOrThrow()
  const { rows: bought } = await sql<Bought>`
    select o.id as sip_id, (o.s_tar at time zone 'Europe/Berlin')::date::text as day, l.stk_id, l.stk_adi as stok_name,
      l.stk_adet as qty
    from siparisler o join siparis_icerik l on l.sip_id = o.id
    where o.cus_id = ${cus_id} and ${valid} and o.id < ${before}
    order by o.id desc limit ${MOST_LINES}`.execute(db)
  const { rows: offered } = await sql<Offered>`
    select s.id as stk_id, s.stok_name, s.stok_color as color, s.stok_mensey as origin, s.stok_tipi as taste,
      s.${sql.ref(priceField(cus_class))}::float8 as price, c.free
    from stok s join bottle_counts c on c.stk_id = s.id where s.stok_user_on = '1' and c.free > 0`.execute(db)
  const wines = [...new Set(bought.map(({ stk_id }) => stk_id))]
  return { today, bought, offered, likes, ...(await sharedOf(db, cus_id, wines)) }
}
