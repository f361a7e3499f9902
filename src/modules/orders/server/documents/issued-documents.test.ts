import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatDate } from '#core/days/dates.ts'
import type { DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice, placeOrder, opened } from '#test/server/factories.ts'
import { pdfAttachment, pdfText } from '#test/server/pdf-text.ts'
import { remind } from '#test/server/reminding.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

async function fileOf(path: string, body: Record<string, unknown>): Promise<Buffer> {
  const response = await app.post(path, { sesion_id: admin.sesion_id, ...body })
  if (response.headers.get('content-type')?.includes('json')) throw new Error(await response.text())
  return Buffer.from(await response.arrayBuffer())
}

const fetchDocument = (id: number, tur: DocumentKind, more = {}) =>
  fileOf('/siparisler/belge', { id, tur, ...more })
const xrechnung = (id: number, more = {}) => fileOf('/siparisler/e_fatura', { id, ...more })

const firm = (values = {}) =>
  buildCustomer(app.db, {
    cus_is_firm: '1',
    cus_firm: 'Weinstube Krone GmbH',
    cus_email: 'krone@example.com',
    ...values,
  })

const invoiceOf = async (cus_id: number) => placeInvoice(app.db, admin, 5, { cus_id })

const archived = (sip_id: number) =>
  app.db.selectFrom('belge_arsiv').selectAll().where('sip_id', '=', sip_id).orderBy('id').execute()

const ship = async (sip_id: number) =>
  app.db
    .updateTable('siparisler')
    .set({ s_gon_tar: '2031-07-13', sd_gonderi_status: '1' })
    .where('id', '=', sip_id)
    .execute()

async function pay(s_no: number) {
  const { item } = await admin.call('/siparisler/get', { id: s_no })
  const islem_zamani = item.f_tarih
  await admin.call('/cari_islem/odeme', { s_no, borc: item.kalan, islem_zamani: present(islem_zamani) })
  const { status } = await admin.call('/siparisler/fatura_siparis_kapat', { id: s_no, islem_zamani })
  expect(status.isContinue).toBe(true)
  return formatDate(islem_zamani)
}

describe('an issued invoice', () => {
  test('keeps its bytes through shipping, payment and changes of customer, note and company', async () => {
    const cus_id = await firm()
    const id = await invoiceOf(cus_id)
    const [before, data] = [await fetchDocument(id, 'fatura'), await xrechnung(id)]
    const company = await app.db.selectFrom('firma_bilgileri').selectAll().executeTakeFirstOrThrow()
    let paidOn = ''
    const changes: (() => Promise<unknown>)[] = [
      () => ship(id),
      async () => (paidOn = await pay(id)),
      () =>
        app.db
          .updateTable('customers')
          .set({ cus_firm: 'Andere AG', cus_email: 'neu@example.com', cus_leitweg: '991-1' })
          .where('id', '=', cus_id)
          .execute(),
      () => app.db.updateTable('stok').set({ stok_year: 1999 }).execute(),
      async () =>
        admin.call('/siparisler/update', {
          ...(await opened(app.db, 'siparisler', id)),
          s_note: 'nachgetragen',
        }),
      () =>
        app.db
          .updateTable('firma_bilgileri')
          .set({ legal_name: 'Weinkontor AG', street: 'Neue Straße 5', k2_1: 'Ruf an', iban: null })
          .execute(),
    ]
    try {
      for (const change of changes) {
        await change()
        expect(before.equals(await fetchDocument(id, 'fatura'))).toBe(true)
        expect(data.equals(await xrechnung(id))).toBe(true)
      }
    } finally {
      const { legal_name, street, k2_1, iban } = company
      await app.db.updateTable('firma_bilgileri').set({ legal_name, street, k2_1, iban }).execute()
    }
    expect(pdfText(await fetchDocument(id, 'fatura_odendi'))).toContain(`bezahlt (${paidOn})`)
  })

  test('of an earlier release knows its company from text blocks, and is made of them', async () => {
    const id = await invoiceOf(await firm())
    const frozen = {
      id: 1,
      steuer: '1/2',
      ustid: 'DE297786702',
      ust_bilgi: 'Weinhaus alt',
      k1_1: 'Weinhaus Alt GmbH\nGasse 3\n67146 Deidesheim',
      k2_1: 'Tel. 06326 123456\nalt@wein.example',
      k3_1: 'IBAN: AT61 1904 3002 3457 3201',
    }
    await app.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await db.deleteFrom('belge_arsiv').where('sip_id', '=', id).execute()
      const f_firma_bilgi = JSON.stringify(frozen)
      await db.updateTable('siparisler').set({ f_firma_bilgi }).where('id', '=', id).execute()
    })
    const bytes = await fetchDocument(id, 'fatura')
    for (const words of ['Weinhaus Alt GmbH', 'Tel. 06326 123456', 'AT61 1904 3002 3457 3201'])
      expect(pdfText(bytes)).toContain(words)
    const data = (await xrechnung(id)).toString()
    for (const words of ['Weinhaus Alt GmbH', 'Gasse 3', '67146', '06326 123456', 'AT611904300234573201'])
      expect(data).toContain(words)
    const { firma_bilgileri } = await admin.call('/siparisler/faturalandir_ve_rapor_data', {
      id,
      faturalandir: false,
    })
    expect(firma_bilgileri).toMatchObject({ k1_1: frozen.k1_1, street: 'Gasse 3' })
    expect((await fetchDocument(id, 'fatura')).equals(bytes)).toBe(true)
  })

  test('is refused while the company is incomplete, with the field to fill in', async () => {
    const wine = await app.db.selectFrom('stok').select('id').limit(1).executeTakeFirstOrThrow()
    const id = await placeOrder(app.db, admin, [{ stk_id: wine.id, stk_adet: 1 }])
    const { town } = await app.db.selectFrom('firma_bilgileri').select('town').executeTakeFirstOrThrow()
    await app.db.updateTable('firma_bilgileri').set({ town: null }).execute()
    try {
      const asked = { id, faturalandir: true }
      expect((await admin.refused('/siparisler/faturalandir_ve_rapor_data', asked)).code).toBe(
        'company_incomplete',
      )
      expect((await admin.call('/siparisler/e_fatura_kontrol', { id })).problems).toMatchObject([
        { code: 'company_incomplete', at: 'company', field: 'town' },
      ])
    } finally {
      await app.db.updateTable('firma_bilgileri').set({ town }).execute()
    }
  })

  test('is kept when it is issued, before anybody looks at it', async () => {
    const id = await invoiceOf(await firm())
    const [kept, ...more] = await archived(id)
    expect(more).toEqual([])
    expect(kept).toMatchObject({ tur: 'fatura', user_id: 2, file_id: null, verildi_at: null })
    await ship(id)
    expect(pdfText(await fetchDocument(id, 'fatura'))).not.toContain('13.07.2031')
  })

  test('has one file with its hash, mailed as it is, however many ask at once', async () => {
    const id = await invoiceOf(await firm())
    const asked = await Promise.all(Array.from({ length: 4 }, () => fetchDocument(id, 'fatura')))
    const [kept] = await archived(id)
    for (const bytes of asked) expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept?.sha256)
    await admin.call('/siparisler/belge_mail', { id, tur: 'fatura', to: 'krone@example.com' })
    const mailed = await app.db
      .selectFrom('mail_attachments')
      .select('file_id')
      .orderBy('mail_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(mailed.file_id).toBe(kept?.file_id)
  })

  test('cannot be rewritten or removed, not even in the database', async () => {
    const id = await invoiceOf(await firm())
    await fetchDocument(id, 'fatura')
    const [kept] = await archived(id)
    const fileId = kept?.file_id ?? 0
    await expect(app.db.deleteFrom('belge_arsiv').where('sip_id', '=', id).execute()).rejects.toThrow(
      'immutable',
    )
    await expect(
      app.db
        .updateTable('belge_arsiv')
        .set({ sha256: '0'.repeat(64) })
        .where('sip_id', '=', id)
        .execute(),
    ).rejects.toThrow('immutable')
    await expect(app.db.deleteFrom('sys_files').where('id', '=', fileId).execute()).rejects.toThrow()
    await expect(
      app.db
        .updateTable('sys_files')
        .set({ bytes: Buffer.from('%PDF-') })
        .where('id', '=', fileId)
        .execute(),
    ).rejects.toThrow('immutable')
  })

  test('of the time before the archive is kept when it is first asked for', async () => {
    const id = await invoiceOf(await firm())
    await app.db.transaction().execute(async (trx) => {
      await sql`alter table belge_arsiv disable trigger keep_issued_document`.execute(trx)
      await sql`delete from belge_arsiv where sip_id = ${id}`.execute(trx)
      await sql`alter table belge_arsiv enable trigger keep_issued_document`.execute(trx)
    })
    const first = await fetchDocument(id, 'fatura')
    await ship(id)
    expect(first.equals(await fetchDocument(id, 'fatura'))).toBe(true)
  })

  test('is refused to a company whose data make no e-invoice, and takes no number', async () => {
    const cus_id = await firm({ cus_atu_no: 'liegt vor' })
    const wine = await app.db.selectFrom('stok').select('id').limit(1).executeTakeFirstOrThrow()
    const id = await placeOrder(app.db, admin, [{ stk_id: wine.id, stk_adet: 1 }], {
      cus_id,
      cus_atu_no: 'liegt vor',
    })
    const refusal = await admin.refused('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    expect(refusal.code).toBe('customer_vat_id_invalid')
    expect((await admin.call('/siparisler/get', { id })).item.f_no).toBeNull()
    expect((await admin.call('/siparisler/e_fatura_kontrol', { id, language: 'tr' })).problems).toEqual([
      { code: 'customer_vat_id_invalid', message: expect.stringContaining('geçersiz'), at: 'customer' },
    ])
    const stranger = await app.as('bayi')
    expect((await stranger.refused('/siparisler/e_fatura_kontrol', { id })).code).toBe('record_not_found')
  })

  test('names the reference of a public buyer and the vintage of its wines', async () => {
    const cus_id = await firm()
    const { item } = await admin.call('/customers/get', { id: cus_id })
    const change = {
      id: cus_id,
      version: item.version,
      cus_leitweg: '04011000-12345-03',
      cus_atu_no: 'de 136 695 976',
    }
    await admin.call('/customers/update', { ...item, ...change })
    expect((await admin.call('/customers/get', { id: cus_id })).item).toMatchObject({
      cus_leitweg: '04011000-12345-03',
      cus_atu_no: 'DE136695976',
    })
    const id = await invoiceOf(cus_id)
    expect((await xrechnung(id)).toString()).toContain('<ram:BuyerReference>04011000-12345-03<')
  })
})

describe('a cancelled invoice', () => {
  test('is shown as a copy without data; the original stays in the archive', async () => {
    const id = await invoiceOf(await firm())
    const original = await fetchDocument(id, 'fatura')
    expect(pdfAttachment(original)).toContain('<ram:TypeCode>380<')
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 2 })
    expect(pdfAttachment(await fetchDocument(id, 'fatura'))).toBeNull()
    expect(original.equals(await fetchDocument(id, 'fatura', { asil: '1' }))).toBe(true)
    expect((await admin.refused('/siparisler/e_fatura', { id })).code).toBe('order_is_cancelled')
  })

  test('has a cancellation with data of its own', async () => {
    const id = await invoiceOf(await firm())
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 2 })
    const { item } = await admin.call('/siparisler/get', { id })
    const inside = pdfAttachment(await fetchDocument(id, 'iptal_faturasi'))
    const alone = (await xrechnung(id, { tur: 'iptal_faturasi' })).toString()
    for (const xml of [inside, alone]) {
      expect(xml).toContain('<ram:TypeCode>384<')
      expect(xml).toContain(`<ram:ID>${item.iptal_no}</ram:ID>`)
      expect(xml).toContain(`<ram:IssuerAssignedID>${item.f_no}</ram:IssuerAssignedID>`)
    }
  })

  test('comes back only while nobody has its cancellation', async () => {
    const id = await invoiceOf(await firm())
    const cancel = () => admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 2 })
    await cancel()
    await admin.call('/siparisler/iptal_fatura_geri_al', { id })
    await cancel()
    await fetchDocument(id, 'iptal_faturasi')
    expect((await admin.refused('/siparisler/iptal_fatura_geri_al', { id })).code).toBe(
      'cancellation_handed_out',
    )
    expect((await archived(id)).map(({ tur, geri_alindi_at }) => [tur, geri_alindi_at !== null])).toEqual([
      ['fatura', false],
      ['iptal_faturasi', true],
      ['iptal_faturasi', false],
    ])
  })
})

describe('a reminder', () => {
  test('keeps its bytes once printed; a preview is not kept, and a new one is a new letter', async () => {
    const cus_id = await firm()
    const id = await invoiceOf(cus_id)
    await fetchDocument(id, 'uyari_1')
    expect(await archived(id)).toHaveLength(1)
    await remind(app, admin, id, 1)
    const letter = await fetchDocument(id, 'uyari_1')
    await admin.call('/siparisler/update', { id, sd_uyari_1_is: '0' })
    await remind(app, admin, id, 1)
    await app.db.updateTable('firma_bilgileri').set({ phone: '+49 221 99' }).execute()
    const next = await fetchDocument(id, 'uyari_1')
    expect(letter.equals(next)).toBe(false)
    await pay(id)
    expect(next.equals(await fetchDocument(id, 'uyari_1'))).toBe(true)
  })
})
