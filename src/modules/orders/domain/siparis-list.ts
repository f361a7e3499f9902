import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, rowId } from '#core/fields.ts'
import { EXPORT_LIMIT } from '#core/limits.ts'
import { COMPUTED, defineList, type Column, type ColumnKind, type ListPayload } from '#core/list.ts'
import { orderTexts } from '../texts.ts'
import type { OrderState } from './order-state.ts'
import { operationLists, orderLists, type OperationList, type OrderListName } from './order-lists.ts'

const words = z.string().nullable()
const day = z.string().nullable()

/** An order as lists answer it. */
export const OrderRow = z.object({
  id: rowId.describe('number of the order'),
  sip_id: rowId.describe('number of the order, as its children call it'),
  version: z.number().describe('state of the row, sent back with a save'),
  s_tar: z.string().describe('moment of the order'),
  s_is_teklif: z.number().describe('0 order, 1 quote, 2 credit note'),
  cus_id: z.number(),
  cus_code: words,
  cus_firm: words,
  cus_name: words,
  cus_surname: words,
  cus_country_code: words,
  cus_is_firm: flag.describe('the customer is a firm'),
  s_adres_f_g_on: flag.describe('the goods go to the invoice address'),
  f_sehir: words.describe('town of the invoice address'),
  f_ulke: words.describe('country of the invoice address'),
  g_sehir: words.describe('town of the delivery address'),
  g_ulke: words.describe('country of the delivery address'),
  sise_adet: z.number().nullable().describe('bottles of the order'),
  s_g_toplam: z.number().describe('total with shipping, tax contained'),
  s_kdv: z.number().describe('tax contained in the total'),
  kdv_oran: z.number().describe('tax rate of the order'),
  s_lastschrift: flag,
  s_vergisiz: flag,
  s_vadeli_odeme: flag,
  s_prasentrechnung: flag,
  s_odeme_tip: z.number(),
  s_odeme_tarihi: day,
  s_gon_tar: day.describe('day the parcel left'),
  s_note: words,
  sd_kesin: flag.describe('confirmed'),
  sd_onaylama: flag.describe('approved'),
  sd_onaylama_tar: day.describe('day of the approval'),
  sd_cancel_on: flag.describe('cancelled'),
  sd_iptal_tar: day.describe('day of the cancellation'),
  sd_gonderi_status: flag.describe('parcel has left'),
  sd_uyari_1_is: flag.describe('payment reminder sent'),
  sd_uyari_2_is: flag.describe('first dunning sent'),
  sd_uyari_3_is: flag.describe('last dunning sent'),
  sd_uyari_1_is_tar: day,
  sd_uyari_2_is_tar: day,
  sd_uyari_3_is_tar: day,
  fd_fon: flag.describe('invoice issued'),
  f_no: words.describe('number of the invoice or credit note'),
  f_tarih: day.describe('day of the invoice'),
  f_close: flag.describe('paid and closed'),
  f_status: flag.describe('written off in the old program'),
  f_ytakip: z.number().describe('0 none, 1 seized, 2 bankrupt'),
  disputed_on: day.describe('day since which the customer disputes the invoice'),
  dispute_reason: words.describe('what the customer says'),
  f_haciz_tarihi: day,
  f_iflas_tarihi: day,
  f_odeme_tar: day.describe('day the invoice was closed'),
  f_ip_neden_type: z.number().nullable().describe('reason of the cancellation, key of sys_fat_iptal'),
  f_ip_neden: words.describe('reason of the cancellation'),
  gutschrift_ok: flag.describe('credit note was paid out'),
  gutschrift_sip_id: z.number().nullable().describe('order of the invoice that a credit note corrects'),
  gutschrift_f_no: words.describe('number of that invoice'),
  gutschrift_neden: words.describe('why a credit note has no invoice'),
  per_id: z.number().describe('salesperson'),
  per_name: words,
  bayi_id: z.number().describe('dealer that earns on the order'),
  per_odeme: flag.describe('commission of the salesperson paid'),
  bayi_odeme: flag.describe('commission of the dealer paid'),
  odenen: z.number().describe('payments made'),
  kalan: z.number().describe('what is still owed; negative where the customer has money to get back'),
  vade_tar: z.string().describe('day by which to pay'),
  vadesi_gecen: z.number().describe('what is overdue today, late fee included'),
  vadesi_gelmeyen: z.number().describe('what is owed, but not due yet'),
  gecikme_farki: z.number().describe('late fee as booked, else that of the last reminder'),
  return_charge: z.number().describe('what the bank charged for returned debits'),
  tahsilat_gun: day.describe('day of the debit that is under way'),
})

export type OrderRow = z.infer<typeof OrderRow>

type Field = keyof OrderRow

type ListName = OrderListName | 'reminders'

const shown = {
  cus_name: { filter: 'startsWith', width: 130 },
  cus_surname: { filter: 'startsWith', width: 140 },
  cus_id: { kind: 'number', filter: 'equals', width: 90 },
  id: { kind: 'number', filter: 'startsWith', width: 90 },
  s_tar: { kind: 'moment', day: true, filter: 'equals', width: 130 },
  f_no: { filter: 'startsWith', width: 110 },
  f_tarih: { kind: 'date', filter: 'equals', width: 126 },
  sd_onaylama_tar: { kind: 'date', filter: 'equals', width: 126 },
  sd_iptal_tar: { kind: 'date', filter: 'equals', width: 126 },
  s_gon_tar: { kind: 'date', filter: 'equals', width: 126 },
  f_odeme_tar: { kind: 'date', filter: 'equals', width: 126 },
  vade_tar: { kind: 'date', filter: 'equals', width: 126 },
  s_g_toplam: { kind: 'money', cents: true, filter: 'gte', sum: true, width: 120 },
  odenen: { kind: 'money', width: 110 },
  kalan: { kind: 'money', filter: 'gte', width: 110 },
  vadesi_gecen: { kind: 'money', filter: 'gte', sum: true, width: 110 },
  vadesi_gelmeyen: { kind: 'money', filter: 'gte', sum: true, width: 110 },
  sd_uyari_1_is_tar: { kind: 'date', width: 126 },
  sd_uyari_2_is_tar: { kind: 'date', width: 126 },
  sd_uyari_3_is_tar: { kind: 'date', width: 126 },
  disputed_on: { kind: 'date', width: 126 },
  tahsilat_gun: { kind: 'date', width: 126 },
  dispute_reason: { width: 200 },
  gutschrift_f_no: { width: 110 },
  gutschrift_neden: { width: 160 },
  per_name: { filter: 'startsWith', width: 150 },
  cus_firm: { filter: 'startsWith', width: 180 },
  s_lastschrift: { kind: 'flag', filter: 'equals', width: 100 },
  g_sehir: { width: 140 },
  g_ulke: { width: 110 },
  sise_adet: { kind: 'number', width: 90 },
} as const satisfies Partial<Record<Field, Column>>

const kindOf = (field: Field): ColumnKind => {
  const schema: z.ZodType = OrderRow.shape[field]
  if (schema.safeParse('0').success && !schema.safeParse('x').success) return 'flag'
  if (schema.safeParse(0).success || field.endsWith('id') || field === 'version') return 'number'
  return /_tar$|_tarih/.test(field) ? 'date' : 'text'
}

const fields = Object.keys(OrderRow.shape) as Field[]

/** Fields that a list only answers if it needs them: sums of the ledger, data of other orders, and unused ones. */
const spareFields: ReadonlySet<Field> = new Set([
  'odenen',
  'kalan',
  'vade_tar',
  'vadesi_gecen',
  'vadesi_gelmeyen',
  'gecikme_farki',
  'return_charge',
  'tahsilat_gun',
  'gutschrift_f_no',
  'gutschrift_neden',
  'sip_id',
  'cus_code',
  'cus_country_code',
  'cus_is_firm',
  's_adres_f_g_on',
  'f_sehir',
  'f_ulke',
  'g_sehir',
  'g_ulke',
  'sise_adet',
  's_kdv',
  'kdv_oran',
  's_vergisiz',
  's_vadeli_odeme',
  's_prasentrechnung',
  's_odeme_tip',
  's_odeme_tarihi',
  's_gon_tar',
  's_note',
  's_tar',
  's_lastschrift',
  'per_name',
  'sd_onaylama_tar',
  'sd_iptal_tar',
  'f_odeme_tar',
  'f_ip_neden',
])

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
const isOptional = (field: Field): field is keyof typeof shown =>
  field in shown && field !== 'g_sehir' && field !== 'g_ulke'

/** A column that some other list shows can be chosen in every list. */
const unseenColumn = (field: Field): Column =>
  isOptional(field) ? { ...shown[field], optional: true } : { kind: kindOf(field) }

/** Lists of open invoices add up what is owed, which is kept for each of them. */
const addUp: Partial<Record<ListName, readonly Field[]>> = { open: ['kalan'], reminders: ['kalan'] }

/** The visible columns in their order; all other fields are hidden ones. */
function columnsOf(list: ListName): Partial<Record<Field, Column>> {
  const visible = visibleColumns[list]
  const spareOf = (field: Field) =>
    spareFields.has(field) && !neededBy[list]?.includes(field) ? { spare: true as const } : {}
  const sumOf = (field: Field) => (addUp[list]?.includes(field) ? { sum: true as const } : {})
  const seen = visible.map(
    (field) => [field, { ...shown[field], ...spareOf(field), ...sumOf(field) }] as const,
  )
  const unseen = fields
    .filter((field) => !visible.some((name) => name === field))
    .map((field) => [field, { ...unseenColumn(field), hidden: true, ...spareOf(field) }] as const)
  return Object.fromEntries([...seen, ...unseen])
}

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
