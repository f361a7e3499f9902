import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { insertRowSet } from '#platform/server/database/rows.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { BookingType } from '../domain/booking.ts'

/** Key of stok_hareket_tip for the opening stock. */
const OPENING = 8

/** Stores wines of another system; answers their ids in the same order. */
export const takeInWines = (
  db: Database,
  wines: readonly Readonly<Record<string, string | number | null>>[],
): Promise<number[]> => insertRowSet(db, 'stok', wines)

type Opening = { stok_id: number; giren: number; aciklama: string | null }
type TakingIn = { data_in_id: number; per_id: number; now: Temporal.Instant }

/** Books the final stock of another system as opening stock. */
export async function takeInStock(
  db: Database,
  openings: readonly Opening[],
  { data_in_id, per_id, now }: TakingIn,
): Promise<number[]> {
  const wines = openings.map(({ stok_id }) => stok_id)
  await sql`select from stok where id = any(${wines}::integer[]) order by id for update`.execute(db)
  const common = {
    islem_tip: BookingType.inflow,
    in_out: OPENING,
    islem_zaman: now.toString(),
    per_id,
    data_in_id,
  }
  return insertRowSet(
    db,
    'stok_islem',
    openings.map((opening) => ({ ...opening, ...common })),
  )
}

/** The code of a wine that is used otherwise, or would have fewer bottles than are reserved. */
async function wineInUse(db: Database, data_in_id: number, wines: readonly number[]): Promise<string | null> {
  const row = await firstRow(db)<{ stok_code: string }>`
    select s.stok_code from stok s
    where s.id = any(${wines}::integer[]) and (
        exists (select from stok_islem i where i.stok_id = s.id and i.data_in_id is distinct from ${data_in_id})
        or exists (select from siparis_icerik l where l.stk_id = s.id))
    union all
    select s.stok_code from stok s
    join (select stok_id, sum(giren) as giren from stok_islem where data_in_id = ${data_in_id} group by stok_id) i
      on i.stok_id = s.id
    join stock_levels k on k.stok_id = s.id
    where k.giren - i.giren - k.cikan < (select coalesce(sum(r.stk_adet), 0) from reservations r where r.stk_id = s.id)
    limit 1`
  return row?.stok_code ?? null
}

/** Deletes imported stock and wines; answers the code of a wine that has been used since. */
export async function takeBackStock(
  db: Database,
  data_in_id: number,
  wines: readonly number[],
): Promise<string | null> {
  await sql`select from stok where id = any(${wines}::integer[])
    or id in (select stok_id from stok_islem where data_in_id = ${data_in_id}) order by id for update`.execute(
    db,
  )
  const used = await wineInUse(db, data_in_id, wines)
  if (used !== null) return used
  await sql`delete from stok_islem where data_in_id = ${data_in_id}`.execute(db)
  await sql`delete from stok where id = any(${wines}::integer[])`.execute(db)
  return null
}
