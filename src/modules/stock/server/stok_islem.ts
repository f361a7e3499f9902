import { AppError, invalid } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { bookedQuantities, reasonFits, type BookingForm } from '../domain/booking.ts'
import { bookMovement } from '../domain/calls.ts'
import { movementList, reservationList } from '../domain/movements.ts'
import { reservationScope } from '../domain/scope.ts'
import { announceHolds, tellHolders } from './hold-notices.ts'

const refusals = defineRefusals({
  stock_not_enough: {
    tr: 'Depoda yalnızca {available} şişe var.',
    de: 'Im Lager {available|one=ist|other=sind} nur {available} {available|one=Flasche|other=Flaschen}.',
    en: 'Only {available} {available|one=bottle is|other=bottles are} in the warehouse.',
  },
})

/** Locks the wine until the end of the transaction, so that two bookings cannot both take the last bottle. */
async function lockedWine(db: Database, stok_id: number): Promise<{ id: number; stok_name: string }> {
  const wine = await db
    .selectFrom('stok')
    .select(['id', 'stok_name'])
    .where('id', '=', stok_id)
    .forUpdate()
    .executeTakeFirst()
  if (!wine) throw new AppError(recordsRefusals.record_not_found)
  return wine
}

/** On hand and free bottles of a wine that is locked. */
async function countBottles(db: Database, stok_id: number): Promise<{ on_hand: number; free: number }> {
  return db
    .selectFrom('bottle_counts')
    .select(['on_hand', 'free'])
    .where('stk_id', '=', stok_id)
    .$castTo<{ on_hand: number; free: number }>()
    .executeTakeFirstOrThrow()
}

/** Ends the newest holds for which bottles are missing, and notifies their holders. */
async function cutHolds(
  call: Pick<SignedInCall<unknown>, 'db' | 'services' | 'afterCommit'>,
  wine: { id: number; stok_name: string },
): Promise<void> {
  const rows = await allRows(call.db)<{ user_id: number; lost: number }>`
    select user_id, sum(lost)::integer as lost from cut_holds(${wine.id}) group by user_id`
  for (const { user_id, lost } of rows)
    tellHolders(call, [user_id], { kind: 'lost', wine: wine.stok_name, qty: lost })
}

/** The reason must be active and fit the direction: breakage adds no bottles, a purchase removes none. */
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
  serve(bookMovement, async (call) => {
    const { db, input, actor, now } = call
    await refuseReason(db, input)
    const wine = await lockedWine(db, input.stok_id)
    const { on_hand: available } = await countBottles(db, wine.id)
    const booked = bookedQuantities(input)
    if (booked.cikan > available) throw new AppError(refusals.stock_not_enough, { available })
    const { miktar: _, ...booking } = input
    const save_response = await insertRow(db, 'stok_islem', {
      ...booking,
      ...booked,
      islem_zaman: now.toString(),
      per_id: actor.id,
    })
    await cutHolds(call, wine)
    announceHolds(call, [wine.id])
    const { free } = await countBottles(db, wine.id)
    return { save_response: { ...save_response, kullanilabilir_adet: free } }
  }),
  listEndpoint(movementList, { from: 'stok_hareketleri' }),
  listEndpoint(reservationList, {
    from: 'stok_rezerve',
    scope: reservationScope,
  }),
]
