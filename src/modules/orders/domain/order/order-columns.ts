import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { COMPUTED, defineList, type Column, type ListPayload } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import type { OrderState } from './order-state.ts'
import { operationLists, orderLists, type OperationList, type OrderListName } from './order-lists.ts'
import { siparis_all_view } from '../stored/siparis_all_view.ts'

/** An order as lists answer it. */
export const OrderRow = narrowed(siparis_all_view, { sip_id: rowId })

export type OrderRow = z.infer<typeof OrderRow>

type Field = keyof OrderRow

type ListName = OrderListName | 'reminders'

/** What some list shows; where people choose columns, they have this order. */
const shown = {
  id: { filter: 'startsWith', width: 90 },
  s_tar: { day: true, filter: 'equals', width: 130 },
  cus_id: { filter: 'equals', width: 90 },
  cus_firm: { filter: 'startsWith', width: 180 },
  cus_name: { filter: 'startsWith', width: 130 },
  cus_surname: { filter: 'startsWith', width: 140 },
  g_sehir: { width: 140 },
  g_ulke: { width: 110 },
  sise_adet: { width: 90 },
  s_g_toplam: { cents: true, filter: 'gte', sum: true, width: 120 },
  s_lastschrift: { filter: 'equals', width: 100 },
  s_gon_tar: { filter: 'equals', width: 126 },
  sd_onaylama_tar: { filter: 'equals', width: 126 },
  sd_iptal_tar: { filter: 'equals', width: 126 },
  sd_uyari_1_is_tar: { width: 126 },
  sd_uyari_2_is_tar: { width: 126 },
  sd_uyari_3_is_tar: { width: 126 },
  f_no: { filter: 'startsWith', width: 110 },
  f_tarih: { filter: 'equals', width: 126 },
  disputed_on: { width: 126 },
  dispute_reason: { width: 200 },
  f_odeme_tar: { filter: 'equals', width: 126 },
  gutschrift_f_no: { width: 110 },
  gutschrift_neden: { width: 160 },
  per_name: { filter: 'startsWith', width: 150 },
  odenen: { width: 110 },
  kalan: { filter: 'gte', width: 110 },
  vade_tar: { filter: 'equals', width: 126 },
  vadesi_gecen: { filter: 'gte', sum: true, width: 110 },
  vadesi_gelmeyen: { filter: 'gte', sum: true, width: 110 },
  tahsilat_gun: { width: 126 },
} as const satisfies Partial<Record<Field, Column>>

/** The fields that determine town and country of the parcel. */
const placeFields: readonly Field[] = [
  's_adres_f_g_on',
  'f_sehir',
  'f_ulke',
  'g_sehir',
  'g_ulke',
  'cus_country_code',
]

/** The fields that determine the state of an order. */
const stateFields = [
  's_is_teklif',
  'sd_kesin',
  'sd_onaylama',
  'sd_cancel_on',
  'sd_gonderi_status',
  'fd_fon',
  'f_close',
  'f_status',
  'f_ytakip',
  'sd_uyari_1_is',
  'sd_uyari_2_is',
  'sd_uyari_3_is',
  'disputed_on',
] as const satisfies readonly (keyof OrderState)[]

/** What single lists need besides: the place of a parcel, the amount to pay back, the amounts of a reminder. */
const neededBy: Partial<Record<ListName, readonly Field[]>> = {
  pendingShipment: placeFields,
  creditNotes: ['kalan'],
  reminders: [
    'odenen',
    'kalan',
    'vade_tar',
    'vadesi_gecen',
    'gecikme_farki',
    'return_charge',
    'tahsilat_gun',
    'cus_country_code',
    'cus_is_firm',
  ],
}

/** Town and country of a parcel need several fields, which only the list of parcels has. */
const choices = (Object.keys(shown) as (keyof typeof shown)[]).filter(
  (field) => field !== 'g_sehir' && field !== 'g_ulke',
)

/** Lists of open invoices add up what is owed, which is kept for each of them. */
const addUp: Partial<Record<ListName, readonly Field[]>> = { open: ['kalan'], reminders: ['kalan'] }

/** The visible columns in their order, then those of other lists, which can be chosen, then all other fields. */
function columnsOf(list: ListName): Partial<Record<Field, Column>> {
  const visible = visibleColumns[list]
  const needOf = (field: Field) => (neededBy[list]?.includes(field) ? { spare: false } : {})
  const sumOf = (field: Field) => (addUp[list]?.includes(field) ? { sum: true as const } : {})
  const never = fields.map((field): [Field, Column] => [field, { shown: 'never', ...needOf(field) }])
  const chosen = choices.map((field): [Field, Column] => [
    field,
    { ...shown[field], shown: 'choice', ...needOf(field) },
  ])
  const seen = visible.map((field): [Field, Column] => [
    field,
    { ...shown[field], ...needOf(field), ...sumOf(field) },
  ])
  const order = Object.fromEntries([...seen, ...chosen])
  return { ...order, ...Object.fromEntries([...never, ...chosen, ...seen]) }
}

const fields = Object.keys(OrderRow.shape) as Field[]

const person = ['cus_name', 'cus_surname'] as const
const numbers = ['id', 'cus_id'] as const
const invoice = ['f_no', 'f_tarih'] as const
const end = ['per_name', 'cus_firm', 's_lastschrift'] as const

/** Name, amount and the next date come first, so that a small screen shows them without scrolling. */
const visibleColumns: Record<ListName, readonly (keyof typeof shown)[]> = {
  new: [...person, 's_g_toplam', 's_tar', ...numbers, ...end],
  approval: [...person, 's_g_toplam', 'sd_onaylama_tar', ...numbers, 's_tar', ...end],
  open: [...person, 's_g_toplam', 'kalan', 'vade_tar', ...invoice, ...numbers, 's_tar', 's_gon_tar', ...end],
  closed: [...person, 's_g_toplam', 'f_odeme_tar', ...invoice, ...numbers, 's_tar', 's_gon_tar', ...end],
  cancelledInvoices: [
    ...person,
    's_g_toplam',
    'sd_iptal_tar',
    ...invoice,
    ...numbers,
    's_tar',
    's_gon_tar',
    ...end,
  ],
  cancelledOrders: [...person, 's_g_toplam', 'sd_iptal_tar', ...numbers, 's_tar', ...end],
  all: [...person, 's_g_toplam', ...invoice, ...numbers, 's_tar', 'sd_iptal_tar', 's_gon_tar', ...end],
  unconfirmed: [...person, 's_g_toplam', 'sd_onaylama_tar', ...numbers, 's_tar', ...end],
  paid: [...person, 's_g_toplam', 'f_odeme_tar', ...invoice, ...numbers, 's_tar', 'per_name', 'cus_firm'],
  pendingShipment: [
    ...person,
    'g_sehir',
    'g_ulke',
    'sise_adet',
    's_g_toplam',
    ...invoice,
    ...numbers,
    's_tar',
    'per_name',
    'cus_firm',
  ],
  creditNotes: [
    ...person,
    's_g_toplam',
    'kalan',
    ...invoice,
    'gutschrift_f_no',
    'gutschrift_neden',
    ...numbers,
    's_tar',
    'per_name',
    'cus_firm',
  ],
  reminders: [
    ...person,
    's_g_toplam',
    'kalan',
    'vadesi_gecen',
    'vade_tar',
    'odenen',
    ...invoice,
    ...numbers,
    'sd_uyari_1_is_tar',
    'sd_uyari_2_is_tar',
    'sd_uyari_3_is_tar',
    's_tar',
    ...end,
  ],
}

const listWith = (name: ListName, maxLimit?: number) =>
  defineList({
    path: '/siparisler/list',
    name,
    row: OrderRow,
    export: admin,
    defaultSort: ['id', 'DESC'],
    texts: orderTexts,
    columns: columnsOf(name),
    printed: {
      [COMPUTED]: { needs: stateFields, text: orderTexts.durum, list: 'sys_siparis_durum' },
      g_sehir: { needs: placeFields },
      g_ulke: { needs: placeFields },
    },
    ...(maxLimit ? { maxLimit } : {}),
  })

/** Every order list; the rows of each are chosen by the flags of orderLists, sent as filters. */
export const orderListDefinitions = Object.fromEntries(
  (Object.keys(orderLists) as OrderListName[]).map((name) => [name, listWith(name)]),
) as Record<OrderListName, ReturnType<typeof listWith>>

export const allOrders = orderListDefinitions.all

/** Reminder runs go through every open invoice at once, so this list alone may be read in one piece. */
export const reminderOrders = listWith('reminders', EXPORT_LIMIT)

/** The definition and the filters of a list of the operations page between two days. */
export function operationQuery(list: OperationList, from: string | null, to: string | null) {
  const { flags, date } = orderLists[list]
  const filters: NonNullable<ListPayload['filters']> = {
    ...flags,
    [date]: { value: [from, to], matchMode: 'between' },
  }
  return { list: orderListDefinitions[list], filters }
}

export const isOperationList = (name: string): name is OperationList =>
  operationLists.some((list) => list === name)
