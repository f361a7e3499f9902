import { AppError } from '#core/errors.ts'
import type { Refusal } from '#core/refusal.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { whyNotOrderable } from '#modules/orders/domain/order/pricing.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'

type Quantity = { stk_id: number; stk_adet: number }

const bottles = (lines: readonly Quantity[], stk_id: number) =>
  lines.reduce((sum, line) => (line.stk_id === stk_id ? sum + line.stk_adet : sum), 0)

/**
 * Refuses lines with more bottles than available; the wines must be locked. `held` is what the order itself
 * reserves; an expired hold is named as the reason.
 */
export async function refuseIfSoldOut(
  db: Database,
  lines: readonly Quantity[],
  held: readonly Quantity[],
  hold: { isExpired: boolean } = { isExpired: false },
): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.stk_id))]
  const rows = await allRows(db)<{ id: number; stok_code: string; kullanilabilir_adet: number }>`
    select id, stok_code, kullanilabilir_adet from stok_all_list_view where id = any(${ids}::integer[]) order by id`
  for (const { id, stok_code, kullanilabilir_adet } of rows) {
    const refusal = whyNotOrderable({
      available: kullanilabilir_adet,
      existing: bottles(held, id),
      wanted: bottles(lines, id),
    })
    if (refusal)
      throw soldOut(
        hold.isExpired ? { ...refusal, ...ordersRefusals.hold_expired } : refusal,
        stok_code,
        lines.findLastIndex((line) => line.stk_id === id),
      )
  }
}

/** Names the wine and marks its last line, where the bottles run out. */
function soldOut(refusal: NonNullable<Refusal>, code: string, line: number): AppError {
  const count = Number(refusal.params?.count ?? 0)
  return new AppError(
    refusal,
    { ...refusal.params, code, ...(refusal.code === ordersRefusals.hold_expired.code ? { count } : {}) },
    {
      [`siparis_icerik.${line}.stk_adet`]: { code: 'too_large', params: { max: count } },
    },
  )
}
