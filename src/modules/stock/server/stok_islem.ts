import { sql } from 'kysely'
import { AppError, invalid } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { insertRow } from '#platform/server/rows.ts'
import { available, onHand, type StockFigures } from '../domain/availability.ts'
import { bookedQuantities, reasonFits, type BookingForm } from '../domain/booking.ts'
import { bookMovement } from '../domain/calls.ts'
import { movementList, reservationList } from '../domain/movements.ts'
import { reservationScope } from '../domain/scope.ts'

/** Holds the wine until the transaction ends, so that two bookings cannot both take the last bottle. */
export async function lockStockFigures(db: Database, stok_id: number): Promise<StockFigures> {
  const wine = await db
    .selectFrom('stok')
    .select('id')
    .where('id', '=', stok_id)
    .forUpdate()
    .executeTakeFirst()
  if (!wine) throw new AppError('record_not_found')
  const { rows } = await sql<StockFigures>`
    select coalesce(max(k.giren), 0) as giren, coalesce(max(k.cikan), 0) as cikan,
      (select coalesce(sum(stk_adet), 0) from reservations where stk_id = ${stok_id}) as reserved
    from stock_levels k where k.stok_id = ${stok_id}`.execute(db)
  return rows[0] ?? { giren: 0, cikan: 0, reserved: 0 }
}

/** A reason is on offer and fits the direction: breakage brings no bottles in, a purchase takes none out. */
async function refuseReason(db: Database, { islem_tip, in_out }: BookingForm): Promise<void> {
  const reason = await db
    .selectFrom('stok_hareket_tip')
    .select('direction')
    .where('tip', '=', in_out)
    .where('status', '=', '1')
    .executeTakeFirst()
  if (!reason || !reasonFits(islem_tip, reason.direction)) throw invalid({ in_out: { code: 'not_allowed' } })
}

export const stokIslemEndpoints = [
  serve(bookMovement, async ({ db, input, actor, now }) => {
    await refuseReason(db, input)
    const before = await lockStockFigures(db, input.stok_id)
    const booked = bookedQuantities(input)
    if (booked.cikan > onHand(before)) throw new AppError('stock_not_enough', { available: onHand(before) })
    const { miktar: _, ...booking } = input
    const save_response = await insertRow(db, 'stok_islem', {
      ...booking,
      ...booked,
      islem_zaman: now.toString(),
      per_id: actor.id,
    })
    const after = { ...before, giren: before.giren + booked.giren, cikan: before.cikan + booked.cikan }
    return { save_response: { ...save_response, kullanilabilir_adet: available(after) } }
  }),
  listEndpoint(movementList, { from: 'stok_hareketleri' }),
  listEndpoint(reservationList, {
    from: 'stok_rezerve',
    scope: reservationScope,
  }),
]
