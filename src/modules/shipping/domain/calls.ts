import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, saved, type TypesOf } from '#core/calls.ts'
import { flag } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { storedRows } from '#core/stored-rows.ts'
import { ShipmentChanges, ShipmentForm, shipmentList } from './shipments.ts'
import { kargo_cikti_view } from './stored/kargo_cikti_view.ts'

const NewShipment = ShipmentForm.safeExtend({
  cus_email_onay: flag.default('0').describe('the address is not the one on file, and that is meant'),
})

export type NewShipment = z.output<typeof NewShipment>

export const createShipment = defineCall({
  path: '/kargo_islem/gonderi_kaydet_ekle',
  actsOn: 'siparisler',
  actsBy: 'sip_id',
  who: admin,
  writes: true,
  input: NewShipment,
  answer: saved(storedRows.kargo_cikti.extend(kargo_cikti_view.pick({ kisa_tanim: true }).shape)),
})

/** Corrections, and the day a parcel arrived. */
export const changeShipment = defineCall({
  path: '/kargo_islem/update',
  actsOn: 'kargo_cikti',
  who: admin,
  writes: true,
  forRowsOf: [shipmentList.path],
  input: ShipmentChanges,
  answer: saved(storedRows.kargo_cikti),
})

export const shippingCalls = [listCall(shipmentList), createShipment, changeShipment] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof shippingCalls> {}
}
