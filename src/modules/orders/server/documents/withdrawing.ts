import { sql } from 'kysely'
import type { z } from 'zod'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { isCancelled, isPlainOrder } from '#modules/orders/domain/order/order-state.ts'
import type { CancelForm } from '#modules/orders/domain/order/order-forms.ts'
import {
  deliveryDay,
  whyNotWithdrawn,
  WITHDRAWAL_REASON,
  withdrawalEnd,
  type Delivery,
} from '#modules/orders/domain/documents/withdrawal.ts'
import type { LockedOrder } from '../order/orders.ts'

type Call = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** The last parcel counts: the period starts with it even if another one was confirmed before. */
async function deliveryOf(db: Database, sip_id: number): Promise<Delivery> {
  const row = await firstRow(db)<Delivery>`
    select sip_gon_t as sent_on, teslim_tar as delivered_on from kargo_cikti where sip_id = ${sip_id}
    order by teslim_tar desc nulls first, sip_gon_t desc, id desc limit 1`
  return row ?? { sent_on: null, delivered_on: null }
}

type Buyer = Pick<LockedOrder, 'id' | 'cus_country_code' | 'f_bolge' | 'f_pk'>

export async function periodOf(db: Database, { id, cus_country_code, f_bolge, f_pk }: Buyer) {
  const { withdrawal_days: days, withdrawal_transit_days: transit } = await readCompanySettings(db)
  const delivery = await deliveryOf(db, id)
  const terms = { days, transit }
  return {
    delivered_on: deliveryDay(delivery, terms),
    is_presumed: delivery.delivered_on === null && delivery.sent_on !== null,
    until: withdrawalEnd(delivery, terms, { country: cus_country_code, region: f_bolge, postcode: f_pk }),
  }
}

type Recorded = {
  declared_on: IsoDate
  delivered_on: IsoDate | null
  until: IsoDate | null
  is_goodwill: boolean
  reason: string | null
  /** The credit note of the rest, where the invoice had been credited in part. */
  gutschrift_id?: number | null
}

export const recordWithdrawal = ({ db, actor }: Call, sip_id: number, facts: Recorded) =>
  insertRow(db, 'withdrawals', { sip_id, ...facts, user_id: actor.id })

/** What undoes the cancellation, or cancels the credit note, undoes the withdrawal; its entry records who did it. */
export const undoWithdrawal = (
  { db, actor }: Call,
  field: 'sip_id' | 'gutschrift_id',
  id: number,
): Promise<unknown> =>
  db
    .updateTable('withdrawals')
    .set({ undone_at: sql`now()`, undone_by: actor.id })
    .where(field, '=', id)
    .where('undone_at', 'is', null)
    .execute()

/**
 * A cancellation whose reason is a withdrawal must be within the period and is recorded as a withdrawal. Goodwill
 * has a call of its own. Null for other reasons.
 */
export async function withdrawalIn(
  { db, now }: Call,
  order: LockedOrder,
  form: z.output<typeof CancelForm>,
): Promise<Recorded | null> {
  if (form.f_ip_neden_type !== WITHDRAWAL_REASON || !isPlainOrder(order) || isCancelled(order)) return null
  const { delivered_on, until } = await periodOf(db, order)
  const declared_on = form.sd_iptal_tar ?? businessDay(now)
  const declared = { until, declared_on, is_goodwill: false, reason: form.f_ip_aciklama }
  refuseIf(whyNotWithdrawn(order, declared))
  return { ...declared, delivered_on }
}
