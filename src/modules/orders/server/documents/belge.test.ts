import { beforeAll, describe, expect, test } from 'vitest'
import { documentKinds, type DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { pdfAttachment, pdfText } from '#test/server/pdf-text.ts'
import { remind } from '#test/server/reminding.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let wine: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  wine = await buildWine(app.db, { stok_de_price: 10 }, 1000)
})

/** The file that a call answers, with its name. */
async function fileOf(path: string, caller: Caller, body: Record<string, unknown>) {
  const response = await app.post(path, { sesion_id: caller.sesion_id, ...body })
  if (response.headers.get('content-type')?.includes('json'))
    throw new Error(`${path} was refused: ${await response.text()}`)
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    name: decodeURIComponent(response.headers.get('content-disposition')?.split("''")[1] ?? ''),
    type: response.headers.get('content-type'),
    warning: response.headers.get('x-document-warning'),
  }
}

const fetchDocument = (id: number, tur: DocumentKind, caller = admin) =>
  fileOf('/siparisler/belge', caller, { id, tur })

const place = (values: Record<string, unknown> = {}) =>
  placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 3 }], values)

const numberOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item.f_no as string

async function firm() {
  return buildCustomer(app.db, {
    cus_is_firm: '1',
    cus_firm: 'Weinstube Krone GmbH',
    cus_email: 'krone@example.com',
  })
}

describe('one document', () => {
  test('addresses people by their title, unless it is marked as no form of address', async () => {
    const cus_id = await buildCustomer(app.db, { cus_name: 'Kim', cus_surname: 'Titelprobe', cus_m_f: 9 })
    const id = await place({ cus_id })
    const text = async () => pdfText((await fetchDocument(id, 'siparis_formu')).bytes)
    await app.db.updateTable('sys_unvan').set({ unvan: 'Mensch' }).where('un_type', '=', 9).execute()
    expect(await text()).not.toContain('Mensch Kim')
    await app.db.updateTable('sys_unvan').set({ silent: '0' }).where('un_type', '=', 9).execute()
    expect(await text()).toContain('Mensch Kim Titelprobe')
  })

  test('is for those who see the order', async () => {
    const id = await place()
    expect((await fetchDocument(id, 'siparis_onayi', staff)).name).toBe(`Auftragsbestaetigung-${id}.pdf`)
    for (const person of ['satis', 'bayiadmin', 'bayi', 'fremd'] as const) {
      const refusal = await (await app.as(person)).refused('/siparisler/belge', { id, tur: 'siparis_onayi' })
      expect(refusal.code).toBe('record_not_found')
    }
    expect((await app.refused('/siparisler/belge', { id, tur: 'siparis_onayi' })).code).toBe('ERR_108')
  })

  test.each([{ id: 'x', tur: 'fatura' }, { id: 1, tur: 'kitap' }, { id: 1 }])(
    'bad input %j',
    async (body) => {
      expect((await admin.refused('/siparisler/belge', body)).code).toBe(
        'lutfen_girdiginiz_bigileri_kontrol_ediniz',
      )
    },
  )

  test('of an order without invoice: confirmation, form and delivery note only', async () => {
    const id = await place()
    const refused = async (tur: DocumentKind) => (await admin.refused('/siparisler/belge', { id, tur })).code
    expect(pdfText((await fetchDocument(id, 'siparis_formu')).bytes)).toContain(`Bestellschein ${id}`)
    expect(pdfText((await fetchDocument(id, 'irsaliye')).bytes)).toContain(
      '3 Flaschen mit zusammen 2,25 Litern',
    )
    for (const tur of ['fatura', 'iptal_faturasi', 'banka', 'uyari_1'] as const)
      expect(await refused(tur)).toBe('document_needs_invoice')
    expect(await refused('gutschrift')).toBe('order_kind_wrong')
    expect(await refused('iade_formu')).toBe('nothing_was_sent')
  })

  test('of an order that was sent: a form for what comes back', async () => {
    const id = await place()
    await app.db.updateTable('siparisler').set({ sd_gonderi_status: '1' }).where('id', '=', id).execute()
    const { bytes, name } = await fetchDocument(id, 'iade_formu', staff)
    expect(name).toBe(`Ruecksendeschein-${id}.pdf`)
    expect(pdfText(bytes)).toContain(`Rücksendeschein ${id}`)
    const stranger = await app.as('fremd')
    expect((await stranger.refused('/siparisler/belge', { id, tur: 'iade_formu' })).code).toBe(
      'record_not_found',
    )
  })

  test('of an invoice', async () => {
    const id = await placeInvoice(app.db, admin)
    const number = await numberOf(id)
    const invoice = await fetchDocument(id, 'fatura')
    expect(invoice).toMatchObject({ name: `Rechnung-${number}.pdf`, type: 'application/pdf', warning: null })
    const text = pdfText(invoice.bytes)
    for (const part of [
      `Rechnung ${number}`,
      '108,90',
      'enthaltene USt. 19 %',
      'Weinstraße 1',
      '67146 Deidesheim',
    ])
      expect(text).toContain(part)
    expect(pdfAttachment(invoice.bytes)).toBeNull()
    expect(pdfText((await fetchDocument(id, 'banka')).bytes)).toContain('DE89 3704 0044 0532 0130 00')
    expect((await admin.refused('/siparisler/belge', { id, tur: 'iptal_faturasi' })).code).toBe(
      'order_not_cancelled',
    )
  })

  test('of a cancelled invoice: the original, marked, and the cancellation', async () => {
    const id = await placeInvoice(app.db, admin)
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    const cancellation = pdfText((await fetchDocument(id, 'iptal_faturasi')).bytes)
    expect(cancellation).toMatch(/Stornorechnung ST\d{6}/)
    expect(cancellation).toContain('−108,90')
    const copy = pdfText((await fetchDocument(id, 'fatura')).bytes)
    expect(copy).toContain('STORNIERT')
    expect(copy).not.toContain('überweisen')
    expect((await admin.refused('/siparisler/belge', { id, tur: 'banka' })).code).toBe('order_is_cancelled')
  })

  test('of a credit note: a draft until it is settled', async () => {
    const origin = await placeInvoice(app.db, admin)
    const { icerik, item } = await admin.call('/siparisler/get_siparis_with_icerik', { id: origin })
    const id = await placeOrder(app.db, admin, [{ stk_id: present(icerik[0]?.stk_id), stk_adet: 1 }], {
      cus_id: item.cus_id,
      s_is_teklif: 2,
      gutschrift_sip_id: origin,
    })
    expect(pdfText((await fetchDocument(id, 'gutschrift')).bytes)).toContain('ENTWURF')
    expect((await admin.refused('/siparisler/belge', { id, tur: 'fatura' })).code).toBe('order_kind_wrong')
    await admin.call('/siparisler/update', { id, gutschrift_ok: '1' })
    const text = pdfText((await fetchDocument(id, 'gutschrift')).bytes)
    expect(text).toContain(`Rechnungskorrektur ${await numberOf(id)}`)
    expect(text).toContain(`zur Rechnung ${item.f_no}`)
    expect(text).not.toContain('ENTWURF')
  })

  test('reminders: printed when sent, a preview for administrators before', async () => {
    const id = await placeInvoice(app.db, admin)
    expect(pdfText((await fetchDocument(id, 'uyari_1')).bytes)).toContain('VORSCHAU')
    expect((await admin.refused('/siparisler/belge', { id, tur: 'uyari_2' })).code).toBe(
      'previous_reminder_missing',
    )
    await remind(app, admin, id, 1)
    const first = pdfText((await fetchDocument(id, 'uyari_1')).bytes)
    expect(first).toContain('Zahlungserinnerung')
    expect(first).not.toContain('VORSCHAU')
    await remind(app, admin, id, 2)
    await remind(app, admin, id, 3)
    const last = pdfText((await fetchDocument(id, 'uyari_3')).bytes)
    for (const part of ['LETZTE MAHNUNG', 'Mahngebühr', '138,90', 'Inkasso']) expect(last).toContain(part)
  })

  test('a salesperson sees no preview', async () => {
    const id = await place()
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    expect((await staff.refused('/siparisler/belge', { id, tur: 'uyari_1' })).code).toBe('reminder_not_sent')
    expect((await fetchDocument(id, 'fatura', staff)).type).toBe('application/pdf')
  })
})

describe('the company on the document', () => {
  test('an invoice keeps the company of its day, byte for byte', async () => {
    const before = await app.db.selectFrom('firma_bilgileri').selectAll().executeTakeFirstOrThrow()
    const id = await placeInvoice(app.db, admin, 5, { cus_id: await firm() })
    const first = await fetchDocument(id, 'fatura')
    const moved = {
      legal_name: 'Weinkontor AG',
      street: 'Neue Straße 5',
      ust_bilgi: 'Weinkontor AG · Berlin',
      iban: null,
      steuer: '',
      ustid: '',
    }
    try {
      await app.db.updateTable('firma_bilgileri').set(moved).execute()
      const again = await fetchDocument(id, 'fatura')
      expect(Buffer.compare(first.bytes, again.bytes)).toBe(0)
      expect(pdfText((await fetchDocument(id, 'irsaliye')).bytes)).toContain('Neue Straße 5')
      expect((await admin.refused('/siparisler/belge', { id, tur: 'banka' })).code).toBe(
        'company_iban_invalid',
      )
      expect((await fetchDocument(id, 'irsaliye')).warning).toBe('company_tax_number_missing')
    } finally {
      const { legal_name, street, iban, ust_bilgi, steuer, ustid } = before
      const restored = { legal_name, street, iban, ust_bilgi, steuer, ustid }
      await app.db.updateTable('firma_bilgileri').set(restored).execute()
    }
  })
})

describe('the e-invoice', () => {
  test('travels inside the invoice of a company, and is a file of its own for administrators', async () => {
    const id = await placeInvoice(app.db, admin, 5, { cus_id: await firm() })
    const number = await numberOf(id)
    const inside = pdfAttachment((await fetchDocument(id, 'fatura')).bytes)
    expect(inside).toContain(`<ram:ID>${number}</ram:ID>`)
    const { bytes, name, type } = await fileOf('/siparisler/e_fatura', admin, { id })
    expect({ name, type }).toEqual({ name: `XRechnung-${number}.xml`, type: 'application/xml' })
    const xml = Buffer.from(bytes).toString()
    expect(xml).toContain('krone@example.com')
    expect(xml).toContain('Weinstube Krone GmbH')
  })

  test('names what it lacks', async () => {
    const id = await placeInvoice(app.db, admin)
    expect((await admin.refused('/siparisler/e_fatura', { id })).code).toBe('customer_email_missing')
  })

  test('is refused for others, and without an invoice', async () => {
    const id = await place()
    expect((await staff.refused('/siparisler/e_fatura', { id })).code).toBe('ERR_105')
    expect((await admin.refused('/siparisler/e_fatura', { id })).code).toBe('document_needs_invoice')
    expect((await admin.refused('/siparisler/e_fatura', { id: 999_999 })).code).toBe('record_not_found')
  })
})

describe('by mail', () => {
  test('the document lies in the outbox as a file, whoever wants no calls', async () => {
    const cus_id = await buildCustomer(app.db, { cus_dnd: 1, cus_email: 'ruhe@example.com' })
    const id = await placeInvoice(app.db, admin, 5, { cus_id })
    const number = await numberOf(id)
    const body = { id, tur: 'fatura' as const, to: 'ruhe@example.com', note: 'Danke für den Anruf!' }
    expect((await admin.call('/siparisler/belge_mail', body)).save_response).toEqual({ id })
    const mail = await app.db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      kind: 'document',
      recipient: 'ruhe@example.com',
      created_by: 2,
      status: 'waiting',
    })
    expect(mail.subject).toContain(`Rechnung ${number}`)
    expect(mail.body_text).toContain('Danke für den Anruf!')
    const file = await app.db
      .selectFrom('mail_attachments as a')
      .innerJoin('sys_files as f', 'f.id', 'a.file_id')
      .select(['f.file_name', 'f.bytes'])
      .where('a.mail_id', '=', mail.id)
      .executeTakeFirstOrThrow()
    expect(file.file_name).toBe(`Rechnung-${number}.pdf`)
    expect(pdfText(file.bytes)).toContain(`Rechnung ${number}`)
  })

  test('is refused for others, to no address, and for a document that does not exist', async () => {
    const id = await place()
    const body = { id, tur: 'siparis_onayi', to: 'a@example.com' }
    expect((await staff.refused('/siparisler/belge_mail', body)).code).toBe('ERR_105')
    expect((await admin.refused('/siparisler/belge_mail', { ...body, to: 'nirgends' })).fields).toEqual({
      to: 'not_email',
    })
    expect((await admin.refused('/siparisler/belge_mail', { ...body, tur: 'fatura' })).code).toBe(
      'document_needs_invoice',
    )
    const count = async () =>
      Number(
        (
          await app.db
            .selectFrom('mail_outbox')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    await admin.refused('/siparisler/belge_mail', { ...body, id: 999_999 })
    expect(await count()).toBe(before)
  })
})

test('every kind of document is known by name', () => {
  expect(documentKinds).toHaveLength(13)
})
