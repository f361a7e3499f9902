import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { asFlag, rowId } from '#core/fields.ts'
import { customerScope, seesAllCustomers } from '#modules/customers/domain/visibility.ts'
import { addToBalance, takeFromBalance } from '#modules/customers/server/public.ts'
import { actorOf, serve, type Endpoint, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import type { listPayload } from '#core/lists/list-call.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import type { StoredRow } from '#platform/server/database/rows.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import {
  bookToBalance,
  bookPayment,
  bookFromBalance,
  bookPayout,
  bookSetOff,
  withdrawBooking,
} from '#modules/orders/domain/calls.ts'
import { byDay, openOf } from '#modules/orders/domain/money/allocations.ts'
import { ledgerHistory, ledgerList } from '#modules/orders/domain/money/ledger-lists.ts'
import { isCancelled, isCreditNote } from '#modules/orders/domain/order/order-state.ts'
import {
  EntryType,
  expectedNext,
  offersClosing,
  remainingOf,
  whyNotPayable,
  whyNotWithdrawable,
} from '#modules/orders/domain/money/payments.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { PaymentForm } from '#modules/orders/domain/order/order-forms.ts'
import { bookingDay } from './booking-day.ts'
import { bookLateFee } from './late-fee.ts'
import { allocate, book, ledgerOf, moneyBeside, partsOf, withdrawEntry } from './ledger.ts'
import { moveToBalance, payFromBalance, payOut, reopenCreditNote, setOff } from './money-moves.ts'
import {
  openAmount,
  openAmounts,
  orderForUpdate,
  ordersForUpdate,
  type LockedOrder,
} from '../order/orders.ts'
import { viewableCustomer } from '../documents/parties.ts'
import { refuseUnseen } from './seen-money.ts'

const refusals = defineRefusals({
  booked_from_statement: {
    tr: 'Bu ödeme banka ekstresinden kaydedildi. Bankada, ekstre satırından geri alın.',
    de: 'Diese Zahlung stammt aus einem Kontoauszug. Nehmen Sie sie auf der Seite Bank zurück.',
    en: 'This payment comes from a bank statement. Take it back on the bank screen.',
  },
})

type Call = SignedInCall<PaymentForm>

/** Bookings are visible to those who may see the order or the customer. */
function history(actor: Actor): Predicate | null {
  if (seesAllCustomers(actor)) return null
  return sql`(${scopeSql(orderScope(actor))} or exists (
    select from customers c where c.id = cari_islem_view.cus_id and ${scopeSql(customerScope(actor), 'c')}))`
}

/** A payment may name the instalment it is for; it must be an open one of this invoice. */
async function refuseStrangeInstalment({ db, input }: Call, order: LockedOrder): Promise<void> {
  if (!input.taksit_id) return
  const part = await db
    .selectFrom('cus_taksitler')
    .select('odeme')
    .where('id', '=', input.taksit_id)
    .where('sip_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst()
  if (!part || part.odeme === '1') throw invalid({ taksit_id: { code: 'not_allowed' } })
}

async function pay(call: Call) {
  const { db, input, actor, now } = call
  const id = input.s_no ?? input.sip_id
  if (!id) throw invalid({ s_no: { code: 'requiredField' } })
  const order = await orderForUpdate(db, actor, id)
  refuseIf(whyNotPayable(order))
  await refuseUnseen(db, order, input, input.borc)
  if (input.cus_id && input.cus_id !== order.cus_id) throw invalid({ cus_id: { code: 'not_allowed' } })
  const islem_zamani = bookingDay({ named: input.islem_zamani, order, seen: input }, now)
  await refuseStrangeInstalment(call, order)
  await bookLateFee(call, order, { ...input, islem_zamani })
  const before = remainingOf(order, await ledgerOf(db, order.id))
  const booked = await book(call, order, {
    islem_type: EntryType.payment,
    amount: input.borc,
    islem_zamani,
    taksit_id: input.taksit_id,
    descp: `Zahlung Rechnung ${order.f_no}`,
  })
  await allocate(call, order)
  const { kalan, vadesi_gecen } = await openAmounts(db, order.id)
  const parts = (await partsOf(db, order)).toSorted(byDay).map((part) => ({ kalan: openOf(part) }))
  return {
    save_response: {
      ...booked,
      kalan,
      kapatilabilir: asFlag(offersClosing(input.borc, before)),
      sonraki_tutar: expectedNext({ kalan, vadesi_gecen }, parts),
    },
  }
}

type Entry = Pick<StoredRow<'cari_islem'>, 'id' | 's_no' | 'kaynak_id' | 'islem_type' | 'borc' | 'alacak'> & {
  is_of_statement: boolean
}

/** The booking stays in the ledger with the moment of its withdrawal; what it filled is open again. */
async function withdraw(call: SignedInCall<{ id: number }>) {
  const { db, actor, input } = call
  const entry = await firstRow(db)<Entry>`
    select id, s_no, kaynak_id, islem_type, borc, alacak,
      exists (select from receipts r where r.id = receipt_id and r.source = 'statement') as is_of_statement
    from cari_islem where id = ${input.id} and iptal_t is null`
  if (!entry) throw new AppError(recordsRefusals.record_not_found)
  if (entry.is_of_statement) throw new AppError(refusals.booked_from_statement)
  const [order, source] = await ordersForUpdate(
    db,
    actor,
    entry.s_no,
    ...(entry.kaynak_id ? [entry.kaynak_id] : []),
  )
  if (!order) throw new AppError(recordsRefusals.record_not_found)
  const creditNote = isCreditNote(order) ? order : source
  if (creditNote) await reopenCreditNote(call, creditNote)
  if (!isCreditNote(order))
    refuseIf(whyNotWithdrawable(order, entry, await moneyBeside(db, order.id, entry.id)))
  await withdrawEntry(call, order, entry.id)
  if (entry.islem_type === EntryType.toBalance) await takeFromBalance(db, order.cus_id, entry.alacak)
  if (entry.islem_type === EntryType.fromBalance) await addToBalance(db, order.cus_id, entry.borc)
  if (!isCreditNote(order) && !isCancelled(order)) await allocate(call, order)
  return { save_response: { id: entry.id, kalan: await openAmount(db, order.id) } }
}

/** Refuses a named customer that the user may not open, instead of answering an empty list. */
function ofViewableCustomer(list: Endpoint): Endpoint {
  return {
    ...list,
    run: async (call) => {
      const { cus_id, filters } = call.input as z.output<typeof listPayload>
      const given = cus_id ?? filters?.cus_id
      const value = typeof given === 'object' && given !== null && 'value' in given ? given.value : given
      const named = rowId.safeParse(value)
      if (named.success) await viewableCustomer(call.db, actorOf(call), named.data)
      return list.run(call)
    },
  }
}

export const ledgerEndpoints = [
  ofViewableCustomer(
    listEndpoint(ledgerList, {
      from: 'cari_islem_view',
      scope: orderScope,
      where: () => sql`iptal_t is null`,
    }),
  ),
  ofViewableCustomer(listEndpoint(ledgerHistory, { from: 'cari_islem_view', where: history })),
  serve(bookPayment, pay),
  serve(bookSetOff, setOff),
  serve(bookFromBalance, payFromBalance),
  serve(bookToBalance, moveToBalance),
  serve(bookPayout, payOut),
  serve(withdrawBooking, withdraw),
]
