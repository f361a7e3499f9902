import { sql } from 'kysely'
import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { flag } from '#core/fields.ts'
import type { OrderFacts } from '#modules/orders/domain/transitions.ts'
import type { Database } from '#platform/server/database.ts'
import { needsVersion } from '#platform/server/crud.ts'
import { endpoint, type SignedInCall } from '#platform/server/endpoint.ts'
import { insertRow, updateRow } from '#platform/server/rows.ts'
import type { AddressedOrder } from '../domain/address.ts'
import { ShipmentChanges, ShipmentForm, type ShipmentRow } from '../domain/kargo_cikti.ts'
import {
  deliveryFields,
  outflows,
  shippedFields,
  whyNotPackable,
  whyNotShippable,
  type ShippedLine,
  type WineOnHand,
} from '../domain/shipping.ts'
import { queueShipmentMail } from './shipment-mail.ts'

const NewShipment = ShipmentForm.safeExtend({
  cus_email_onay: flag.default('0').describe('the address is not the one on file, and that is meant'),
})

type NewShipment = z.output<typeof NewShipment>

type OrderToShip = OrderFacts & AddressedOrder & { id: number; cus_id: number }

/** Holds the order until the parcel is booked: of two who ship it, the second finds it sent. */
async function orderToShip(db: Database, id: number): Promise<OrderToShip> {
  const { rows } = await sql<OrderToShip>`select * from siparisler where id = ${id} for update`.execute(db)
  const [order] = rows
  if (!order) throw new AppError('record_not_found')
  return order
}

async function linesOf(db: Database, sip_id: number): Promise<ShippedLine[]> {
  return db
    .selectFrom('siparis_icerik')
    .select(['stk_id', 'stk_kodu', 'stk_adi', 'stk_adet'])
    .where('sip_id', '=', sip_id)
    .orderBy('id')
    .execute()
}

/** The wines of a parcel, held in the order of their ids as orders hold them, with what the ledger says of each. */
async function lockWines(db: Database, lines: readonly ShippedLine[]): Promise<WineOnHand[]> {
  const ids = [...new Set(lines.map((line) => line.stk_id))]
  await sql`select id from stok where id = any(${ids}::integer[]) order by id for update`.execute(db)
  const { rows } = await sql<WineOnHand>`
    select stok_id, giren, cikan from stock_levels where stok_id = any(${ids}::integer[])`.execute(db)
  return rows
}

async function carrierName(db: Database, id: number): Promise<string> {
  const carrier = await db
    .selectFrom('kargo_sirketi')
    .select('kisa_tanim')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!carrier) throw invalid({ kargo_firm: { code: 'not_allowed' } })
  return carrier.kisa_tanim
}

/** The parcel leaves: its row, the state of its order and the bottles out of the ledger, all or nothing. */
async function ship(call: SignedInCall<NewShipment>) {
  const { db, input, actor, now } = call
  const order = await orderToShip(db, input.sip_id)
  refuseIf(whyNotShippable(order))
  const lines = await linesOf(db, order.id)
  refuseIf(whyNotPackable(lines, await lockWines(db, lines)))
  const kisa_tanim = await carrierName(db, input.kargo_firm)
  const { cus_email_onay: _, ...form } = input
  const stamp = { islem_zaman: now.toString(), per_id: actor.id }
  const saved = await insertRow(db, 'kargo_cikti', {
    ...form,
    cus_email: form.send_mail === '1' ? form.cus_email : null,
    ...stamp,
  })
  await updateRow(db, 'siparisler', order.id, null, shippedFields(input.sip_gon_t))
  for (const row of outflows(order, lines, input.sip_gon_t))
    await insertRow(db, 'stok_islem', { ...row, ...stamp })
  if (input.send_mail === '1') await queueShipmentMail(call, order, lines, kisa_tanim)
  return { save_response: { ...saved, kisa_tanim } }
}

type Stored = Pick<ShipmentRow, 'sip_id' | 'gon_status' | 'teslim_tar' | 'teslim_alan'>

/** Orders are always locked before what hangs on them, so that no two transactions wait for each other. */
async function shipmentForUpdate(db: Database, id: number): Promise<Stored> {
  await sql`select id from siparisler where id = (select sip_id from kargo_cikti where id = ${id}) for update`.execute(
    db,
  )
  const { rows } = await sql<Stored>`
    select sip_id, gon_status, teslim_tar, teslim_alan from kargo_cikti where id = ${id} for update`.execute(
    db,
  )
  const [shipment] = rows
  if (!shipment) throw new AppError('record_not_found')
  return shipment
}

const blankToNull = (value: string | null | undefined) => (value === undefined ? undefined : value || null)

const correctedFields = new Set(['sip_gon_t', 'kargo_firm', 'kargo_takip', 'note'])

/** Corrections, and the day a parcel arrived. Its order shows the day it left, so that day changes in both. */
async function change({ db, input, now }: SignedInCall<ShipmentChanges>) {
  const { id, version, sip_gon_t, kargo_firm, kargo_takip } = input
  const before = await shipmentForUpdate(db, id)
  const changes = {
    sip_gon_t,
    kargo_firm,
    kargo_takip,
    note: blankToNull(input.note),
    ...deliveryFields(before, input, businessDay(now)),
  }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const corrected = Object.keys(given).filter((field) => correctedFields.has(field))
  if (needsVersion(corrected, version)) throw invalid({ version: { code: 'requiredField' } })
  const save_response = await updateRow(db, 'kargo_cikti', id, version, given)
  if (sip_gon_t) await updateRow(db, 'siparisler', before.sip_id, null, { s_gon_tar: sip_gon_t })
  return { save_response }
}

export const shipmentEndpoints = [
  endpoint({
    path: '/kargo_islem/gonderi_kaydet_ekle',
    who: admin,
    writes: true,
    input: NewShipment,
    run: ship,
  }),
  endpoint({
    path: '/kargo_islem/update',
    who: admin,
    writes: true,
    input: ShipmentChanges,
    run: change,
  }),
]
