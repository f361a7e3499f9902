import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { isIsoDate } from '#core/days/dates.ts'
import { emailAddress, flag, isoDate, optionalText, rowId, rowVersion } from '#core/fields.ts'
import { COMPUTED, defineList, type Column } from '#core/lists/list.ts'
import { parcelTexts, shippingTexts } from '../texts.ts'
import { parcelWords } from './shipment-cells.ts'
import { kargo_cikti_view } from './stored/kargo_cikti_view.ts'

/** Enough for the parcels of a whole day on one page. */
const SHIPPING_PAGE_SIZE = 100

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const trackingNumber = z.preprocess((value) => value ?? '', z.string().trim().max(50))

const shipmentFields = z.object({
  sip_id: rowId.describe('order that leaves'),
  sip_gon_t: isoDate.describe('day the parcel leaves'),
  kargo_firm: rowId.describe('carrier, key of kargo_sirketi'),
  kargo_takip: trackingNumber.describe('tracking number; empty where the carrier gives none'),
  note: optionalText(500).describe('remark about the shipment'),
  send_mail: flag.default('0').describe('tell the customer by mail'),
  cus_email: z
    .preprocess(emptyToNull, emailAddress(100).nullable())
    .default(null)
    .describe('address of that mail'),
})

/** A shipment as it is made. What the mail says is read from the order, never taken from the form. */
export const ShipmentForm = shipmentFields.refine(
  (form) => form.send_mail === '0' || form.cus_email !== null,
  { message: 'requiredField', path: ['cus_email'] },
)

export type ShipmentForm = z.infer<typeof ShipmentForm>

const text = (max: number) => z.string().trim().max(max).nullish()

/** What may change afterwards; a field that is not sent stays as it is. */
export const ShipmentChanges = z.object({
  id: rowId.describe('number of the shipment'),
  version: rowVersion.nullish(),
  sip_gon_t: isoDate.optional(),
  kargo_firm: rowId.optional(),
  kargo_takip: z.string().trim().max(50).optional(),
  note: text(500),
  gon_status: flag.optional().describe('0 shipped, 1 delivered'),
  teslim_alan: text(100).describe('who took the parcel'),
  teslim_tar: z
    .string()
    .refine((day) => day === '' || isIsoDate(day), { message: 'not_date' })
    .nullish()
    .describe('day of delivery; today when it is left empty'),
})

export type ShipmentChanges = z.infer<typeof ShipmentChanges>

/** What the form of a correction shows. */
export const ShipmentCorrection = ShipmentChanges.omit({ id: true, version: true }).required({
  kargo_takip: true,
  kargo_firm: true,
  sip_gon_t: true,
  gon_status: true,
})

/** What is noted when a parcel has arrived. */
export const DeliveryForm = ShipmentChanges.pick({ teslim_alan: true, teslim_tar: true })

/** The fields that all parcels of one pickup share. */
export const SharedShipment = shipmentFields.pick({ sip_gon_t: true, kargo_firm: true, send_mail: true })

export type SharedShipment = z.infer<typeof SharedShipment>

export type ShipmentRow = z.infer<typeof kargo_cikti_view>

type Columns = Partial<Record<keyof ShipmentRow, Column>>

const parcel: Columns = {
  sip_id: { filter: 'startsWith', width: 92 },
  f_no: { filter: 'startsWith', width: 105 },
  cus_name: { filter: 'startsWith', width: 115 },
  cus_surname: { filter: 'startsWith', width: 130 },
  cus_firm: { filter: 'startsWith', width: 150 },
  sehir: { filter: 'startsWith', width: 125 },
  kisa_tanim: { filter: 'equals', options: { list: 'kargo_sirketi', by: 'label' }, width: 95 },
  kargo_takip: { filter: 'contains', whole: true, width: 230 },
  sip_gon_t: { filter: 'equals', width: 120 },
}

const delivery: Columns = {
  teslim_tar: { filter: 'equals', width: 125 },
  teslim_alan: { filter: 'contains', width: 130 },
}

const unseen = [
  'id',
  'kargo_firm',
  'note',
  'gon_status',
  'send_mail',
  'cus_email',
  'islem_zaman',
  'version',
  'cus_id',
  'per_name',
  's_g_toplam',
  'sd_cancel_on',
] as const

/** Columns that only filter. */
const never = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, { ...column, shown: 'never' }]))

const listOf = (columns: Columns) =>
  defineList({
    path: '/kargo_cikti/list',
    row: kargo_cikti_view,
    see: admin,
    export: admin,
    pageSize: SHIPPING_PAGE_SIZE,
    defaultSort: ['id', 'DESC'],
    texts: shippingTexts,
    columns,
    unseen,
    printed: {
      [COMPUTED]: { needs: ['gon_status', 'sd_cancel_on'], text: parcelTexts.state, values: parcelWords },
    },
  })

/** Every parcel; the tabs choose theirs by gon_status. */
export const shipmentList = listOf({ ...parcel, ...delivery })

/** Delivered parcels: who took them and when, instead of the town. */
export const deliveredList = listOf({ ...parcel, sehir: { shown: 'never' }, ...delivery })

/** Parcels on their way: nobody has taken them yet. */
export const shippedList = listOf({ ...parcel, ...never(delivery) })
