import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { createWithdrawal, getWithdrawal } from '../domain/calls/withdrawal.ts'
import { isCreditNote, isInvoiced, isOn } from '../domain/order-state.ts'
import { withdraw } from '../domain/transitions.ts'
import { WITHDRAWAL_REASON } from '../domain/withdrawal.ts'
import { refuseFuture } from './booking-day.ts'
import { moneyBeside } from './ledger.ts'
import { cancelInvoiced, cancelUninvoiced } from './order-actions.ts'
import { openAmount, orderForUpdate, readOrder } from './orders.ts'
import { periodOf, recordWithdrawal } from './withdrawing.ts'

async function openWithdrawal(db: Database, sip_id: number): Promise<IsoDate | null> {
  const { rows } = await sql<{ declared_on: IsoDate }>`
    select declared_on from withdrawals where sip_id = ${sip_id} and undone_at is null`.execute(db)
  return rows[0]?.declared_on ?? null
}

export const withdrawalEndpoints = [
  serve(getWithdrawal, async ({ db, actor, input, now }) => {
    const order = await readOrder(db, actor, input.id)
    const period = await periodOf(db, order)
    const { brought, moved } = await moneyBeside(db, order.id, 0)
    return {
      item: {
        id: order.id,
        is_consumer: !isOn(order.cus_is_firm),
        ...period,
        is_over: period.until !== null && businessDay(now) > period.until,
        paid: isCreditNote(order) ? 0 : Math.max(0, Math.round((brought - moved) * 100) / 100),
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
    const form = {
      id: order.id,
      f_ip_neden_type: WITHDRAWAL_REASON,
      f_ip_neden: null,
      f_ip_aciklama: reason,
      iade_sekli: input.iade_sekli ?? null,
      tahsilat_onay: input.tahsilat_onay,
    }
    await (isInvoiced(order) ? cancelInvoiced : cancelUninvoiced)(call, order, form)
    const { id } = await recordWithdrawal(call, order.id, {
      declared_on,
      delivered_on,
      until,
      is_goodwill,
      reason,
    })
    return { save_response: { id, sip_id: order.id }, kalan: await openAmount(db, order.id) }
  }),
]
