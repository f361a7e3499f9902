import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import type { StoredOrder } from '#modules/orders/domain/calls/order.ts'
import { correctShippingDay, ship, whyNoParcel } from '#modules/orders/domain/order/transitions.ts'
import { orderForUpdate, takeStep } from '#modules/orders/server/public.ts'
import { bookMovements, levelsOf, lockWines } from '#modules/stock/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { needsVersion } from '#core/record-calls.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow, updateRow } from '#platform/server/database/rows.ts'
import { firstRow, lockNamed } from '#platform/server/database/sql.ts'
import { changeShipment, createShipment, type NewShipment } from '../domain/calls.ts'
import type { ShipmentChanges, ShipmentRow } from '../domain/shipments.ts'
import {
  deliveryFields,
  lacksNumber,
  outflows,
  whyNotDeliveredOn,
  whyNotPackable,
  whyNotShippedOn,
  type Delivery,
  type ShippedLine,
} from '../domain/shipping.ts'
import { queueShipmentMail } from './shipment-mail.ts'

const refusals = defineRefusals({
  tracking_number_taken: {
    tr: 'Bu takip numarası başka bir müşterinin {id} numaralı siparişinde kullanılıyor.',
    de: 'Diese Sendungsnummer gehört schon zum Auftrag {id} eines anderen Kunden.',
    en: 'This tracking number belongs to order {id} of another customer.',
  },
})

const orderDay = ({ s_tar }: Pick<StoredOrder, 's_tar'>) => businessDay(Temporal.Instant.from(s_tar))

async function linesOf(db: Database, sip_id: number): Promise<ShippedLine[]> {
  return db
    .selectFrom('siparis_icerik')
    .select(['stk_id', 'stk_kodu', 'stk_adi', 'stk_adet'])
    .where('sip_id', '=', sip_id)
    .orderBy('id')
    .execute()
}

type Label = { cus_id: number; kargo_firm: number; kargo_takip: string }

/** Refuses a tracking number that a parcel of another customer already has. */
async function refuseIfTaken(db: Database, { cus_id, kargo_firm, kargo_takip }: Label): Promise<void> {
  if (!kargo_takip) return
  await lockNamed(db, kargo_takip)
  const row = await firstRow(db)<{ id: number }>`
    select k.sip_id as id from kargo_cikti k join siparisler o on o.id = k.sip_id
    where k.kargo_takip = ${kargo_takip} and k.kargo_firm = ${kargo_firm} and o.cus_id <> ${cus_id}
    order by k.id desc limit 1`
  if (row) throw new AppError(refusals.tracking_number_taken, { id: row.id })
}

type Carrier = { kisa_tanim: string; takip_yok: Flag; tracking_url: string | null; status: Flag }

/** The carrier of a parcel whose label is in order; one that was retired stays with the parcels that it has. */
async function carrierOf(db: Database, label: Label, before: number | null = null): Promise<Carrier> {
  const carrier = await firstRow(db)<Carrier>`
    select kisa_tanim, takip_yok, tracking_url, status from kargo_sirketi where id = ${label.kargo_firm}`
  if (!carrier || (carrier.status === '0' && label.kargo_firm !== before))
    throw invalid({ kargo_firm: { code: 'not_allowed' } })
  if (lacksNumber(carrier, label.kargo_takip)) throw invalid({ kargo_takip: { code: 'requiredField' } })
  await refuseIfTaken(db, label)
  return carrier
}

/** The parcel leaves: its row, the state of its order and the bottles out of the ledger, all or nothing. */
async function sendParcel(call: SignedInCall<NewShipment>) {
  const { db, input, actor, now } = call
  // Locked until the parcel is booked, so that a concurrent shipment finds the order sent.
  const order = await orderForUpdate(db, actor, input.sip_id)
  refuseIf(whyNoParcel(order))
  refuseIf(whyNotShippedOn(input.sip_gon_t, orderDay(order), businessDay(now)))
  const lines = await linesOf(db, order.id)
  const wines = await lockWines(db, lines)
  const onHand = await levelsOf(
    db,
    wines.map(({ id }) => id),
  )
  refuseIf(whyNotPackable(lines, onHand))
  const carrier = await carrierOf(db, { ...input, cus_id: order.cus_id })
  const { cus_email_onay: _, ...form } = input
  const stamp = { islem_zaman: now.toString(), per_id: actor.id }
  const saved = await insertRow(db, 'kargo_cikti', {
    ...form,
    cus_email: form.send_mail === '1' ? form.cus_email : null,
    ...stamp,
  })
  await takeStep(call, order, ship, { day: input.sip_gon_t })
  const bottles = outflows(order, lines, input.sip_gon_t)
  await bookMovements(
    db,
    bottles.map((row) => ({ ...row, ...stamp })),
  )
  if (input.send_mail === '1') await queueShipmentMail(call, order, lines, carrier)
  return { save_response: { ...saved, kisa_tanim: carrier.kisa_tanim } }
}

type Stored = Pick<
  ShipmentRow,
  'sip_id' | 'sip_gon_t' | 'kargo_firm' | 'kargo_takip' | 'gon_status' | 'teslim_tar' | 'teslim_alan'
> &
  Pick<StoredOrder, 'cus_id' | 's_tar'>

/** Always locks the order before its shipment, to avoid deadlocks. */
async function shipmentForUpdate(db: Database, id: number): Promise<Stored> {
  await sql`select id from siparisler where id = (select sip_id from kargo_cikti where id = ${id}) for update`.execute(
    db,
  )
  const shipment = await firstRow(db)<Stored>`
    select k.sip_id, k.sip_gon_t, k.kargo_firm, k.kargo_takip, k.gon_status, k.teslim_tar, k.teslim_alan,
      o.cus_id, o.s_tar
    from kargo_cikti k join siparisler o on o.id = k.sip_id where k.id = ${id} for update of k`
  if (!shipment) throw new AppError(recordsRefusals.record_not_found)
  return shipment
}

const blankToNull = (value: string | null | undefined) => (value === undefined ? undefined : value || null)

const correctedFields = new Set(['sip_gon_t', 'kargo_firm', 'kargo_takip', 'note'])

/** Checks only the days and the label that a correction changes. */
async function refuseBadCorrection(call: SignedInCall<ShipmentChanges>, before: Stored, after: Delivery) {
  const { db, input, now } = call
  const today = businessDay(now)
  const sip_gon_t = input.sip_gon_t ?? before.sip_gon_t
  if (sip_gon_t !== before.sip_gon_t) refuseIf(whyNotShippedOn(sip_gon_t, orderDay(before), today))
  const isDayNew = after.teslim_tar !== before.teslim_tar || sip_gon_t !== before.sip_gon_t
  if (after.teslim_tar && isDayNew) refuseIf(whyNotDeliveredOn(after.teslim_tar, sip_gon_t, today))
  const label = {
    cus_id: before.cus_id,
    kargo_firm: input.kargo_firm ?? before.kargo_firm,
    kargo_takip: input.kargo_takip ?? before.kargo_takip,
  }
  const isLabelNew = label.kargo_firm !== before.kargo_firm || label.kargo_takip !== before.kargo_takip
  if (isLabelNew) await carrierOf(db, label, before.kargo_firm)
}

/** Corrections, and the day a parcel arrived. Its order shows the day it left, so that day changes in both. */
async function change(call: SignedInCall<ShipmentChanges>) {
  const { db, input, actor, now } = call
  const { id, version, sip_gon_t, kargo_firm, kargo_takip } = input
  const before = await shipmentForUpdate(db, id)
  const delivery = deliveryFields(before, input, businessDay(now))
  await refuseBadCorrection(call, before, delivery)
  const changes = {
    sip_gon_t,
    kargo_firm,
    kargo_takip,
    note: blankToNull(input.note),
    ...delivery,
  }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const corrected = Object.keys(given).filter((field) => correctedFields.has(field))
  if (needsVersion(corrected, version)) throw invalid({ version: { code: 'requiredField' } })
  const save_response = await updateRow(db, 'kargo_cikti', id, version, given)
  if (sip_gon_t) {
    const order = await orderForUpdate(db, actor, before.sip_id)
    await takeStep(call, order, correctShippingDay, { day: sip_gon_t })
  }
  return { save_response }
}

export const shipmentEndpoints = [serve(createShipment, sendParcel), serve(changeShipment, change)]
