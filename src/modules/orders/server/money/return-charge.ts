import { businessDay, type IsoDate } from '#core/days/dates.ts'
import type { Database } from '#platform/server/database/database.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { isCancelled, isClosed } from '#modules/orders/domain/order/order-state.ts'
import { EntryType } from '#modules/orders/domain/money/payments.ts'
import { withdrawDocument, withdrawDocuments } from '../documents/issued-documents.ts'
import { allocate, book, withdrawEntry, type Acting } from './ledger.ts'
import { bookMove } from './money-moves.ts'
import { orderForUpdate } from '../order/orders.ts'

type Charge = { sip_id: number; amount: number; day: IsoDate; code: string }

/**
 * Books the bank charge for a returned debit on the invoice. Answers the booking, or null if there is nothing to
 * owe. An earlier letter about a return is withdrawn.
 */
export async function chargeReturn(
  call: Acting,
  { sip_id, amount, day, code }: Charge,
): Promise<number | null> {
  await withdrawDocument(call.db, sip_id, 'iade_mektubu')
  const order = await orderForUpdate(call.db, call.actor, sip_id)
  if (amount <= 0 || isCancelled(order) || isClosed(order)) return null
  // Statements may have a later date; such charges are booked today.
  const today = businessDay(call.now)
  const { id } = await book(call, order, {
    islem_type: EntryType.returnCharge,
    amount,
    islem_zamani: day < today ? day : today,
    descp: `Bankgebühr Rücklastschrift ${code}`.trim(),
  })
  return id
}

/** Undoes a return: withdraws charge and letter; on a closed invoice the amount goes to the balance. */
export async function withdrawCharge(call: Acting, sip_id: number, entryId: number | null): Promise<void> {
  const { db, actor, now } = call
  await withdrawDocument(db, sip_id, 'iade_mektubu')
  const charge = await firstRow(db)<{ alacak: number }>`
    select alacak from cari_islem where id = ${entryId} and iptal_t is null`
  if (!entryId || !charge) return
  const order = await orderForUpdate(db, actor, sip_id)
  await withdrawEntry(call, order, entryId)
  if (isCancelled(order)) return
  if (isClosed(order))
    await bookMove(call, order, {
      islem_type: EntryType.toBalance,
      tutar: charge.alacak,
      islem_zamani: businessDay(now),
    })
  else await allocate(call, order)
}

/** Withdraws the letters about a return, as a second debit was announced or called off. */
export const withdrawReturnLetters = (db: Database, invoices: readonly number[]): Promise<void> =>
  withdrawDocuments(db, invoices, 'iade_mektubu')
