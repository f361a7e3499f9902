import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { untilSomebodyWaits } from '#test/server/locks.ts'
import { pdfPages } from '#test/server/pdf-text.ts'
import { remind } from '#test/server/reminding.ts'
import { tidyAll } from '#test/server/tidying.ts'
import { present } from '#test/server/present.ts'
import type { DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'

let app: TestApp
let admin: Caller
/** Twenty invoices, and one order without an invoice. */
let invoices: number[]
let order: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  const stk_id = await buildWine(app.db, { stok_de_price: 10 }, 1000)
  order = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }])
  invoices = []
  for (let count = 0; count < 20; count += 1) {
    const id = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }])
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    invoices.push(id)
  }
})

const start = async (ids: number[], tur: DocumentKind = 'fatura') =>
  (await admin.call('/belge_isi/create', { tur, ids })).save_response.id
const job = async (id: number, caller = admin) => (await caller.call('/belge_isi/get', { id })).item
const ended = (id: number) => eventually(async () => (await job(id)).status).not.toBe('running')

async function fileOf(id: number) {
  const response = await app.post('/belge_isi/file', { sesion_id: admin.sesion_id, id })
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
}

describe('a batch', () => {
  test('prints in the given order; what fails is listed and the rest goes on', async () => {
    const ids = [...invoices.toReversed().slice(0, 10), order, 999_999, ...invoices.slice(0, 8)]
    const id = await start(ids)
    await ended(id)
    expect(await job(id)).toEqual({
      id,
      tur: 'fatura',
      status: 'done',
      toplam: 20,
      biten: 20,
      gonderilen: 0,
      hatalar: [
        { id: order, code: 'document_needs_invoice', message: expect.any(String) },
        { id: 999_999, code: 'record_not_found', message: expect.stringContaining('nicht mehr da') },
      ],
      file_name: `Belege-fatura-${id}.pdf`,
    })
    const { bytes, headers } = await fileOf(id)
    expect(headers.get('content-type')).toBe('application/pdf')
    const orders = pdfPages(bytes).map((page) => Number(/zu Ihrer Bestellung (\d+)/.exec(page)?.[1]))
    expect(orders).toEqual(ids.filter((one) => one !== order && one !== 999_999))
  })

  test('mails to those who have an address, once, and prints the rest', async () => {
    const cus_id = await buildCustomer(app.db, { cus_email: 'post@example.com' })
    const mailed = await placeInvoice(app.db, admin, 1, { cus_id })
    const printed = invoices[0] ?? 0
    const run = async () => {
      const { save_response } = await admin.call('/belge_isi/create', {
        tur: 'fatura',
        ids: [mailed, printed, order],
        gonder: '1',
      })
      await ended(save_response.id)
      return save_response.id
    }
    const id = await run()
    expect(await job(id)).toMatchObject({ status: 'done', biten: 3, gonderilen: 1, hatalar: [{ id: order }] })
    expect(pdfPages((await fileOf(id)).bytes)).toHaveLength(1)
    await run()
    const letters = await app.db
      .selectFrom('mail_outbox as m')
      .innerJoin('mail_attachments as a', 'a.mail_id', 'm.id')
      .innerJoin('belge_arsiv as b', 'b.file_id', 'a.file_id')
      .select(['m.recipient', 'b.sip_id'])
      .execute()
    expect(letters).toEqual([{ recipient: 'post@example.com', sip_id: mailed }])
  })

  test('a reminder of a disputed invoice is printed again, but leaves by no way until the dispute is lifted', async () => {
    const cus_id = await buildCustomer(app.db, { cus_email: 'streit@example.com' })
    const id = await placeInvoice(app.db, admin, 1, { cus_id })
    const letter = { id, tur: 'uyari_1' as const }
    const mailing = async (gonder: '0' | '1') => {
      const body = { tur: 'uyari_1' as const, ids: [id], gonder }
      const { save_response } = await admin.call('/belge_isi/create', body)
      await ended(save_response.id)
      return job(save_response.id)
    }
    const mails = async () =>
      (await admin.call('/mail_outbox/list', { filters: { recipient: 'streit@example.com' } })).datalist ?? []
    await remind(app, admin, id, 1)
    expect(await mailing('1')).toMatchObject({ status: 'done', gonderilen: 1 })
    const [waiting] = await mails()
    expect(waiting).toMatchObject({ status: 'waiting' })
    await admin.call('/invoice_dispute/set', { id, reason: 'Kork' })
    expect(await mails()).toMatchObject([{ id: waiting?.id, status: 'cancelled' }])
    const to = { recipient: 'anders@example.com', subject: 'x' }
    for (const [path, body] of [
      ['/siparisler/belge_mail', { ...letter, to: 'streit@example.com' }],
      ['/mail_outbox/resend', { id: waiting?.id }],
      ['/mail_outbox/correct', { id: waiting?.id, ...to }],
    ] as const)
      expect([path, (await admin.refused(path, body)).code]).toEqual([path, 'order_is_disputed'])
    expect(await mailing('1')).toMatchObject({
      status: 'failed',
      hatalar: [{ id, code: 'order_is_disputed' }],
    })
    expect((await app.post('/siparisler/belge', { ...letter, sesion_id: admin.sesion_id })).status).toBe(200)
    expect(await mailing('0')).toMatchObject({ status: 'done', gonderilen: 0 })
    // Other documents of the invoice are no reminders.
    await admin.call('/siparisler/belge_mail', { id, tur: 'fatura', to: 'streit@example.com' })
    await admin.call('/invoice_dispute/lift', { id, reason: 'Ersetzt' })
    await admin.call('/mail_outbox/resend', { id: present(waiting?.id) })
    expect((await mails()).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  })

  test('a reminder that is mailed while its invoice becomes disputed does not leave, nor again', async () => {
    const cus_id = await buildCustomer(app.db, { cus_email: 'eben@example.com' })
    const id = await placeInvoice(app.db, admin, 1, { cus_id })
    const letter = { id, tur: 'uyari_1' as const, to: 'eben@example.com' }
    const mails = async () =>
      (await admin.call('/mail_outbox/list', { filters: { recipient: letter.to } })).datalist ?? []
    await remind(app, admin, id, 1)
    await admin.call('/siparisler/belge_mail', letter)
    const [mail] = await mails()
    await admin.call('/mail_outbox/cancel', { id: present(mail?.id) })
    const { answers } = await app.db.transaction().execute(async (trx) => {
      await sql`update siparisler set disputed_on = current_date, dispute_reason = 'Kork' where id = ${id}`.execute(
        trx,
      )
      const asked = [
        admin.refused('/siparisler/belge_mail', letter),
        admin.refused('/mail_outbox/resend', { id: mail?.id }),
      ]
      await untilSomebodyWaits(trx, asked.length)
      return { answers: asked }
    })
    for (const answer of answers) expect((await answer).code).toBe('order_is_disputed')
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled'])
  })

  test('tells with a reason what its words need', async () => {
    const id = await start(invoices.slice(0, 1), 'uyari_2')
    await ended(id)
    expect((await job(id)).hatalar).toMatchObject([
      { code: 'previous_reminder_missing', params: { stage: 1 } },
    ])
  })

  test('of nothing but failures has failed, and has no file', async () => {
    const id = await start([order, 999_999])
    await ended(id)
    expect(await job(id)).toMatchObject({ status: 'failed', biten: 2, file_name: null })
    expect((await admin.refused('/belge_isi/file', { id })).code).toBe('document_job_not_done')
  })

  test('stops when it is cancelled', async () => {
    const id = await start(Array.from({ length: 1_000 }, (_, index) => invoices[index % 20] ?? 0))
    expect((await job(id)).status).toBe('running')
    expect((await admin.call('/belge_isi/cancel', { id })).save_response).toEqual({ id })
    expect((await job(id)).status).toBe('cancelled')
    const { biten } = await job(id)
    // The next job uses the same thread, so the cancelled one would have been processed before it ends.
    await ended(await start(invoices))
    expect(await job(id)).toMatchObject({ status: 'cancelled', file_name: null, biten })
    expect((await admin.refused('/belge_isi/file', { id })).code).toBe('document_job_not_done')
  })

  test('belongs to the one who started it, and to administrators', async () => {
    const id = await start(invoices.slice(0, 1))
    const other = await app.as('admin2')
    const staff = await app.as('personel')
    for (const path of ['/belge_isi/get', '/belge_isi/cancel', '/belge_isi/file']) {
      expect((await other.refused(path, { id })).code).toBe('record_not_found')
      expect((await staff.refused(path, { id })).code).toBe('ERR_105')
    }
    expect((await staff.refused('/belge_isi/create', { tur: 'fatura', ids: invoices })).code).toBe('ERR_105')
    await ended(id)
  })

  test.each([
    [{ tur: 'fatura', ids: [] }],
    [{ tur: 'x', ids: [1] }],
    [{ tur: 'fatura', ids: Array.from({ length: 1_001 }, () => 1) }],
  ])('bad input %#', async (body) => {
    expect((await admin.refused('/belge_isi/create', body)).code).toBe(
      'lutfen_girdiginiz_bigileri_kontrol_ediniz',
    )
  })
})

describe('several nodes', () => {
  test('any node tells how far a job is and hands out its file', async () => {
    const node = await startNode(app.databaseUrl)
    try {
      const there = await node.as('admin')
      const id = await start(invoices)
      await eventually(async () => (await job(id, there)).status).toBe('done')
      const response = await node.post('/belge_isi/file', { sesion_id: there.sesion_id, id })
      expect(pdfPages(new Uint8Array(await response.arrayBuffer()))).toHaveLength(20)
    } finally {
      await node.app.close()
    }
  })

  test('a job whose node closes or dies has failed', async () => {
    const node = await startNode(app.databaseUrl)
    const there = await node.as('admin')
    const ids = Array.from({ length: 1_000 }, (_, index) => invoices[index % 20] ?? 0)
    const { save_response } = await there.call('/belge_isi/create', { tur: 'fatura', ids })
    await node.app.close()
    expect(await job(save_response.id)).toMatchObject({ status: 'failed' })

    const silent = await app.db
      .insertInto('belge_isleri')
      .values({ user_id: 2, tur: 'fatura', toplam: 5, alive_at: '2026-01-01T00:00:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await job(silent.id)).toMatchObject({ status: 'failed' })
  })
})

test('files are kept for a day', async () => {
  const id = await start(invoices.slice(0, 1))
  await ended(id)
  const { file_id } = await app.db
    .selectFrom('belge_isleri')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tidyAll(app.db)
  expect((await job(id)).status).toBe('done')
  await app.db
    .updateTable('belge_isleri')
    .set({ created_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  await tidyAll(app.db)
  expect((await admin.refused('/belge_isi/get', { id })).code).toBe('record_not_found')
  expect(await app.db.selectFrom('sys_files').select('id').where('id', '=', file_id).execute()).toEqual([])
})
