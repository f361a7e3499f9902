import type { Insertable } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { DB } from '#platform/server/database/database-types.ts'
import { insertRow, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'

/** Functions of the stock for other modules. */
export { findWines } from './find-wines.ts'
export { announceHolds, tellHolders } from './hold-notices.ts'
export { takeBackStock, takeInStock, takeInWines } from './taking-in.ts'

export type Wine = Pick<
  StoredRow<'stok'>,
  'id' | 'stok_code' | 'stok_name' | 'stok_user_on' | 'stok_de_price' | 'stok_at_price' | 'stok_ch_price'
>

type Wanted = { stk_id?: number | undefined; stk_kodu: string }

/** Locks the wines until the end of the transaction, in the order of their ids to avoid deadlocks. */
export async function lockWines(db: Database, wanted: readonly Wanted[]): Promise<Wine[]> {
  const ids = wanted.flatMap((line) => line.stk_id ?? [])
  const codes = wanted.flatMap((line) => (line.stk_id ? [] : line.stk_kodu))
  return allRows(db)<Wine>`
    select id, stok_code, stok_name, stok_user_on, stok_de_price, stok_at_price, stok_ch_price
    from stok where id = any(${ids}::integer[]) or stok_code = any(${codes}::text[])
    order by id for update`
}

type Level = { stok_id: number; giren: number; cikan: number }

/** The sums of the ledger for these wines; lock them first. */
export async function levelsOf(db: Database, ids: readonly number[]): Promise<Level[]> {
  return allRows(db)<Level>`
    select stok_id, giren, cikan from stock_levels where stok_id = any(${ids}::integer[])`
}

/** Writes movements of bottles into the ledger. */
export async function bookMovements(
  db: Database,
  movements: readonly Insertable<DB['stok_islem']>[],
): Promise<void> {
  for (const movement of movements) await insertRow(db, 'stok_islem', movement)
}
