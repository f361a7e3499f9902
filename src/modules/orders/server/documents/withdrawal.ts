import type { z } from 'zod'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { announceHolds, bookMovements, lockWines } from '#modules/stock/server/public.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { createWithdrawal, getWithdrawal } from '#modules/orders/domain/calls/withdrawal.ts'
import { isCreditNote, isInvoiced, isOn, isSent } from '#modules/orders/domain/order/order-state.ts'
import { remainingLines } from '#modules/orders/domain/documents/rest-credit-note.ts'
import { cancelInvoice, withdraw } from '#modules/orders/domain/order/transitions.ts'
import { whyNotTwice, WITHDRAWAL_REASON } from '#modules/orders/domain/documents/withdrawal.ts'
import { refuseFuture } from '../money/booking-day.ts'
import { moneyBeside } from '../money/ledger.ts'
import { cancelInvoiced, cancelUninvoiced } from '../order/order-actions.ts'
import { linesOf, openAmount, orderForUpdate, readOrder, type LockedOrder } from '../order/orders.ts'
import { creditedBefore, creditRest, restFacts } from './rest-credit-note.ts'
import { refuseUnknownDebit } from '../money/seen-money.ts'
import { periodOf, recordWithdrawal } from './withdrawing.ts'

async function openWithdrawal(db: Database, sip_id: number): Promise<IsoDate | null> {
  const row = await firstRow(db)<{ declared_on: IsoDate }>`
    select declared_on from withdrawals where sip_id = ${sip_id} and undone_at is null`
  return row?.declared_on ?? null
}

async function paidFor(db: Database, order: Order): Promise<number> {
  if (isCreditNote(order)) return 0
  const { brought, moved } = await moneyBeside(db, order.id, 0)
  return euros(Math.max(0, cents(brought) - cents(moved)) as Cents)
}

type Call = SignedInCall<z.output<typeof createWithdrawal.input>>

/** Cancels what was ordered; what is left of an invoice with credit notes is credited instead. Answers that credit note. */
async function letGo(call: Call, order: LockedOrder, reason: string | null): Promise<number | null> {
  const { db, input } = call
  const { before, money } = await restFacts(db, order)
  const destination = input.iade_sekli ?? null
  const form = {
    f_ip_neden_type: WITHDRAWAL_REASON,
    f_ip_neden: null,
    f_ip_aciklama: reason,
    sd_iptal_tar: null,
  }
  if (isInvoiced(order) && before.notes.length) {
    await refuseUnknownDebit(db, order, input)
    refuseIf(cancelInvoice.whyNot(order, { ...form, creditNotes: [], money, destination, iptal_no: null }))
    return creditRest(call, order, destination)
  }
  const asked = { ...form, id: order.id, iade_sekli: destination, tahsilat_onay: input.tahsilat_onay }
  await (isInvoiced(order) ? cancelInvoiced : cancelUninvoiced)(call, order, {
    ...asked,
    sd_iptal_tar: undefined,
  })
  return null
}

/** The key of returns in the list of reasons of stock movements, and that of inflows. */
const RETURN = { islem_tip: 2, in_out: 3 } as const

/** The bottles of a customer who withdrew are back in the warehouse. */
async function bookReturned(
  call: Call,
  { id, f_no }: LockedOrder,
  bottles: readonly { stk_id: number; stk_kodu: string; stk_adet: number }[],
): Promise<void> {
  const { db, actor, now } = call
  await lockWines(db, bottles)
  const stamp = { ...RETURN, islem_zaman: now.toString(), per_id: actor.id, sip_id: id, f_no }
  await bookMovements(
    db,
    bottles.map(({ stk_id, stk_adet }) => ({ ...stamp, stok_id: stk_id, giren: stk_adet })),
  )
  announceHolds(
    call,
    bottles.map(({ stk_id }) => stk_id),
  )
}

export const withdrawalEndpoints = [
  serve(getWithdrawal, async ({ db, actor, input, now }) => {
    const order = await readOrder(db, actor, input.id)
    const period = await periodOf(db, order)
    const { before, money } = await restFacts(db, order)
    const credited = euros(sumCents(before.notes.map(({ s_g_toplam }) => cents(s_g_toplam))))
    return {
      item: {
        id: order.id,
        is_consumer: !isOn(order.cus_is_firm),
        ...period,
        is_over: period.until !== null && businessDay(now) > period.until,
        paid: credited > 0 ? money : await paidFor(db, order),
        credited,
        is_sent: isSent(order),
        withdrawn_on: await openWithdrawal(db, order.id),
      },
    }
  }),
  serve(createWithdrawal, async (call) => {
    const { db, actor, input, now } = call
    refuseFuture('declared_on', input.declared_on, now)
    const order = await orderForUpdate(db, actor, input.id)
    const { delivered_on, until } = await periodOf(db, order)
    const declared_on = input.declared_on ?? businessDay(now)
    const reason = input.reason ?? null
    const is_goodwill = isOn(input.is_goodwill)
    if (!withdraw.who(actor)) throw new AppError(accessRefusals.ERR_105)
    refuseIf(withdraw.whyNot(order, { until, declared_on, is_goodwill, reason }))
    refuseIf(whyNotTwice(await openWithdrawal(db, order.id)))
    const bottles = remainingLines(await linesOf(db, order.id), (await creditedBefore(db, order.id)).lines)
    const gutschrift_id = await letGo(call, order, reason)
    if (isOn(input.mal_geldi) && isSent(order)) await bookReturned(call, order, bottles)
    const facts = { declared_on, delivered_on, until, is_goodwill, reason, gutschrift_id }
    const { id } = await recordWithdrawal(call, order.id, facts)
    const kalan = await openAmount(db, gutschrift_id ?? order.id)
    return { save_response: { id, sip_id: order.id, gutschrift_id }, kalan }
  }),
]
