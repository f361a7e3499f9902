import { sql, type Insertable } from 'kysely'
import type { z } from 'zod'
import type { App } from '#app/create-app.ts'
import { businessDay } from '#core/days/dates.ts'
import { addEntries } from '#modules/consents/server/public.ts'
import type {
  ChangedOrder,
  NewOrder,
  OrderForm,
  OrderLineForm,
} from '#modules/orders/domain/order/order-forms.ts'
import type { DB } from '#platform/server/database/database-types.ts'
import type { Caller } from './app.ts'
import { serialNumbers } from './serial.ts'

type Db = App['services']['db']

/** Fields of a row that differ from those a factory fills in. */
export type Values<Table extends keyof DB> = Partial<Insertable<DB[Table]>>

const nextNumber = serialNumbers()

/** A wine on sale; `bottles` come in by an opening booking. */
export async function buildWine(db: Db, values: Values<'stok'> = {}, bottles = 0): Promise<number> {
  const serial = nextNumber()
  const { id } = await db
    .insertInto('stok')
    .values({
      stok_code: `T-${serial}`,
      stok_name: `Testwein ${serial}`,
      stok_color: 1,
      stok_mensey: 1,
      stok_tipi: 1,
      stok_cl: 1,
      stok_limit: 6,
      stok_user_on: '1',
      stok_de_price: 9.9,
      stok_at_price: 10.9,
      stok_ch_price: 12.9,
      stok_web_price: 5.5,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (bottles)
    await db
      .insertInto('stok_islem')
      .values({ stok_id: id, islem_tip: 2, in_out: 2, giren: bottles })
      .execute()
  return id
}

export async function buildCustomer(db: Db, values: Values<'customers'> = {}): Promise<number> {
  const serial = nextNumber()
  const { id } = await db
    .insertInto('customers')
    .values({
      cus_name: 'Erika',
      cus_surname: `Muster ${serial}`,
      cus_country_code: 'DE',
      cus_private: '05941 80801',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An order with one line that reserves bottles, straight in the tables. */
export async function buildOrder(
  db: Db,
  line: { stk_id: number; stk_adet: number },
  values: Values<'siparisler'> = {},
): Promise<number> {
  const cus_id = values.cus_id ?? (await buildCustomer(db))
  return db.transaction().execute(async (trx) => {
    // Complete invoices can only be inserted with auditing off, as for seeding.
    await sql`select set_config('weinkontor.audit', 'off', true)`.execute(trx)
    const { id } = await trx
      .insertInto('siparisler')
      .values({ cus_id, per_id: 3, bayi_id: 1, cus_name: 'Erika', cus_surname: 'Muster', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('siparis_icerik')
      .values({
        sip_id: id,
        cus_id,
        per_id: 3,
        stk_kodu: 'T',
        stk_adi: 'Testwein',
        stk_birim: 1,
        stk_birim_ini: 1,
        stk_toplam: 1,
        ...line,
      })
      .execute()
    return id
  })
}

/** Id and version of a record, as in a form that is opened now. */
export async function opened(
  db: Db,
  table:
    | 'siparisler'
    | 'customers'
    | 'sys_users'
    | 'cus_files'
    | 'konusma_metin'
    | 'cus_adress'
    | 'musteri_gorusme'
    | 'stok',
  id: number,
): Promise<{ id: number; version: number }> {
  const row = await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return { id, version: row?.version ?? 1 }
}

type Line = Partial<z.input<typeof OrderLineForm>> & { stk_id: number; stk_adet: number }
export type OrderFields = Partial<z.input<typeof OrderForm>>

/** What the order form sends for lines of a wine built here. */
export async function orderPayload(
  db: Db,
  lines: readonly Line[],
  values: OrderFields & { id: number },
): Promise<z.input<typeof ChangedOrder>>
export async function orderPayload(
  db: Db,
  lines: readonly Line[],
  values?: OrderFields,
): Promise<z.input<typeof NewOrder>>
export async function orderPayload(
  db: Db,
  lines: readonly Line[],
  values: OrderFields & { id?: number } = {},
): Promise<object> {
  const wines = await db.selectFrom('stok').select(['id', 'stok_code']).execute()
  const codes = new Map(wines.map((wine) => [wine.id, wine.stok_code]))
  const address = { f_adres: 'Weinstraße 1', f_pk: '67146', f_sehir: 'Deidesheim', f_ulke: 'Deutschland' }
  const record = values.id ? await opened(db, 'siparisler', values.id) : {}
  const cus_id = values.cus_id ?? (await buildCustomer(db))
  return {
    siparis: { s_is_teklif: 0, ...address, ...record, ...values, cus_id },
    siparis_icerik: lines.map((line) => ({ ...line, stk_kodu: codes.get(line.stk_id) ?? 'unknown' })),
  }
}

/** An order placed through the API; fails with the refusal. */
export async function placeOrder(
  db: Db,
  caller: Pick<Caller, 'call'>,
  lines: readonly Line[],
  values: OrderFields = {},
): Promise<number> {
  const payload = await orderPayload(db, lines, values)
  return (await caller.call('/siparisler/create_with_icerik', payload)).save_response.id
}

/** An invoice of one wine at 10 € a bottle, issued through the API by an administrator. */
export async function placeInvoice(
  db: Db,
  admin: Pick<Caller, 'call'>,
  stk_adet = 10,
  values: OrderFields = {},
): Promise<number> {
  const stk_id = await buildWine(db, { stok_de_price: 10 }, stk_adet + 10)
  const id = await placeOrder(db, admin, [{ stk_id, stk_adet }], values)
  await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
  return id
}

/** The fields of an invoice of 100 € that has long been due, for inserting it directly. */
export const overdueInvoice = (cus_surname: string, f_no: string) => ({
  cus_surname,
  s_tar: '2026-01-02T10:00:00Z',
  s_odeme_tarihi: '2026-01-02',
  s_toplam: 100,
  s_ara_toplam: 100,
  s_kargo: 0,
  s_g_toplam: 100,
  sd_kesin: '1' as const,
  sd_onaylama: '1' as const,
  sd_onaylama_tar: '2026-01-02',
  fd_fon: '1' as const,
  f_no,
  f_tarih: '2026-01-03',
})

/** Lets a person draw customers from the pool. */
export async function letDraw(db: Db, id: number): Promise<void> {
  await db.updateTable('sys_users').set({ random_customer_access: '1' }).where('id', '=', id).execute()
}

/** What the form of a shipment sends. */
export const shipmentPayload = (sip_id: number, more: object = {}) => ({
  sip_id,
  sip_gon_t: businessDay(),
  kargo_firm: 1,
  kargo_takip: String(340_434_161_094_000_000n + BigInt(sip_id)).padStart(20, '0'),
  ...more,
})

/** An address of a customer; the default of its type unless told otherwise. */
export async function buildAddress(
  db: Db,
  cus_id: number,
  values: Values<'cus_adress'> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('cus_adress')
    .values({
      cus_id,
      adres: 'Weinstraße 1',
      pk: '54290',
      sehir: 'Trier',
      ulke: 'DE',
      c_type: 4,
      a_def: '1',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A conversation of user 3 that ended with "not reached". */
export async function buildConversation(
  db: Db,
  cus_id: number,
  values: Values<'musteri_gorusme'> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('musteri_gorusme')
    .values({ cus_id, per_id: 3, sts: 4, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The smallest valid file of each type, in base64. */
export const smallFiles = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  pdf: Buffer.from('%PDF-1.4\n%%EOF').toString('base64'),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('WordDocument', 'utf16le'),
  ]).toString('base64'),
  docx: Buffer.from('PK\u0003\u0004 [Content_Types].xml word/document.xml', 'latin1').toString('base64'),
  xls: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]).toString(
    'base64',
  ),
  zip: Buffer.from('PK\u0003\u0004 readme.txt', 'latin1').toString('base64'),
  pptx: Buffer.from('PK\u0003\u0004 [Content_Types].xml ppt/presentation.xml', 'latin1').toString('base64'),
  odt: Buffer.from('PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.text', 'latin1').toString(
    'base64',
  ),
  ods: Buffer.from(
    'PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    'latin1',
  ).toString('base64'),
} as const

/** A consent to be called, given on paper. */
export const grantCalls = (db: Db, cus_id: number, value: string) =>
  addEntries(db, [
    {
      kind: 'granted',
      cus_id,
      channel: 'phone',
      value,
      purpose: 'Weinangebote',
      wording: 'Fassung 3',
      given_at: '2026-11-02',
      how: 'Papier',
      received_by: null,
      recorded_at: '2026-11-02T12:00:00Z',
      recorded_by: null,
      user_id: null,
    },
  ])
