import { sql } from 'kysely'
import { AppError, type Refusal } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import type { StoredRow } from '#platform/server/rows.ts'
import { whyNotOrderable } from '../domain/pricing.ts'

export type Wine = Pick<
  StoredRow<'stok'>,
  'id' | 'stok_code' | 'stok_name' | 'stok_user_on' | 'stok_de_price' | 'stok_at_price' | 'stok_ch_price'
>

type Wanted = { stk_id?: number | undefined; stk_kodu: string }

/** Holds the wines until the transaction ends, always in the order of their ids, so that two orders never cross. */
export async function lockWines(db: Database, wanted: readonly Wanted[]): Promise<Wine[]> {
  const ids = wanted.flatMap((line) => line.stk_id ?? [])
  const codes = wanted.flatMap((line) => (line.stk_id ? [] : line.stk_kodu))
  const { rows } = await sql<Wine>`
    select id, stok_code, stok_name, stok_user_on, stok_de_price, stok_at_price, stok_ch_price
    from stok where id = any(${ids}::integer[]) or stok_code = any(${codes}::text[])
    order by id for update`.execute(db)
  return rows
}

type Quantity = { stk_id: number; stk_adet: number }

const bottles = (lines: readonly Quantity[], stk_id: number) =>
  lines.reduce((sum, line) => (line.stk_id === stk_id ? sum + line.stk_adet : sum), 0)

/** Refuses lines that ask for more than is there; the wines must be locked. `held` is what the order itself reserves. */
export async function refuseIfSoldOut(
  db: Database,
  lines: readonly Quantity[],
  held: readonly Quantity[],
): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.stk_id))]
  const { rows } = await sql<{ id: number; stok_code: string; kullanilabilir_adet: number }>`
    select id, stok_code, kullanilabilir_adet from stok_all_list_view where id = any(${ids}::integer[]) order by id`.execute(
    db,
  )
  for (const { id, stok_code, kullanilabilir_adet } of rows) {
    const refusal = whyNotOrderable({
      available: kullanilabilir_adet,
      existing: bottles(held, id),
      wanted: bottles(lines, id),
    })
    if (refusal)
      throw soldOut(
        refusal,
        stok_code,
        lines.findLastIndex((line) => line.stk_id === id),
      )
  }
}

/** Names the wine and marks its last line, where the bottles run out. */
function soldOut(refusal: NonNullable<Refusal>, code: string, line: number): AppError {
  const count = Number(refusal.params?.count ?? 0)
  return new AppError(
    refusal.code,
    { ...refusal.params, code },
    {
      [`siparis_icerik.${line}.stk_adet`]: { code: 'too_large', params: { max: count } },
    },
  )
}
