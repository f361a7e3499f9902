import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import {
  buildCustomer,
  buildWine,
  orderPayload,
  placeInvoice,
  placeOrder,
  shipmentPayload,
} from '#test/server/factories.ts'
import { pdfText } from '#test/server/pdf-text.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const dayBefore = (days: number) =>
  Temporal.PlainDate.from(businessDay(Temporal.Now.instant())).subtract({ days }).toString()

/** An invoice that was paid, sent and delivered the given number of days ago. */
async function delivered(days: number, values: Record<string, unknown> = {}): Promise<number> {
  const id = await placeInvoice(app.db, admin, 10, values)
  const pay = { s_no: id, sip_id: id, borc: 108.9, islem_zamani: dayBefore(0) }
  await admin.call('/cari_islem/odeme', pay)
  await admin.call('/kargo_islem/gonderi_kaydet_ekle', shipmentPayload(id))
  await sql`update kargo_cikti set sip_gon_t = ${dayBefore(days + 1)}, teslim_tar = ${dayBefore(days)}, gon_status = '1'
    where sip_id = ${id}`.execute(app.db)
  return id
}

const order = (id: number) =>
  app.db.selectFrom('siparisler').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const period = async (id: number) => (await admin.call('/withdrawal/get', { id })).item

describe('/withdrawal/create', () => {
  test('cancels the invoice, owes the money, and is undone with the cancellation', async () => {
    const id = await delivered(3)
    expect(await period(id)).toMatchObject({
      is_consumer: true,
      is_over: false,
      is_presumed: false,
      paid: 108.9,
    })
    expect((await admin.refused('/withdrawal/create', { id })).code).toBe('paid_money_needs_place')
    const done = await admin.call('/withdrawal/create', {
      id,
      iade_sekli: 'iade' as const,
      declared_on: dayBefore(1),
    })
    expect(done.kalan).toBe(-108.9)
    expect(await order(id)).toMatchObject({
      sd_cancel_on: '1',
      f_ip_neden_type: 1,
      iptal_no: expect.any(String),
    })
    expect((await period(id)).withdrawn_on).toBe(dayBefore(1))
    expect((await admin.refused('/withdrawal/create', { id, iade_sekli: 'iade' })).code).toBe(
      'order_is_cancelled',
    )
    await admin.call('/siparisler/iptal_fatura_geri_al', { id })
    expect(await order(id)).toMatchObject({ sd_cancel_on: '0' })
    expect((await period(id)).withdrawn_on).toBeNull()
    expect((await admin.call('/withdrawal/create', { id, iade_sekli: 'bakiye' })).kalan).toBe(0)
    const { rows } = await sql<{
      balance: number
    }>`select balance from customers where id = ${(await order(id)).cus_id}`.execute(app.db)
    expect(rows[0]?.balance).toBe(108.9)
    expect((await admin.refused('/siparisler/siparis_iptal_geri_al', { id })).code).toBe('order_is_invoiced')
  })

  test('money that was paid back cannot come back with an undo', async () => {
    const id = await delivered(3)
    await admin.call('/withdrawal/create', { id, iade_sekli: 'iade' })
    await admin.call('/cari_islem/iade', { s_no: id, islem_zamani: dayBefore(0) })
    expect((await admin.refused('/siparisler/iptal_fatura_geri_al', { id })).code).toBe('refund_already_paid')
    expect((await period(id)).withdrawn_on).toBe(dayBefore(0))
  })

  test('after the period it is refused with the day; goodwill needs a reason', async () => {
    const id = await delivered(30)
    const { until, is_over } = await period(id)
    expect(is_over).toBe(true)
    expect(await admin.refused('/withdrawal/create', { id, iade_sekli: 'iade' })).toMatchObject({
      code: 'withdrawal_period_over',
      params: { day: until },
    })
    const goodwill = { id, iade_sekli: 'iade' as const, is_goodwill: '1' as const }
    expect((await admin.refused('/withdrawal/create', goodwill)).code).toBe('withdrawal_needs_reason')
    await admin.call('/withdrawal/create', { ...goodwill, reason: 'Stammkunde' })
    expect(await order(id)).toMatchObject({ sd_cancel_on: '1', f_ip_aciklama: 'Stammkunde' })
  })

  test('on public holidays of the buyer the period goes on', async () => {
    const id = await delivered(3)
    await sql`update kargo_cikti set sip_gon_t = '2026-03-19', teslim_tar = '2026-03-20' where sip_id = ${id}`.execute(
      app.db,
    )
    // Good Friday is followed by a weekend and Easter Monday.
    expect(await period(id)).toMatchObject({ until: '2026-04-07' })
    const declare = (declared_on: string) => ({ id, iade_sekli: 'iade' as const, declared_on })
    expect((await admin.refused('/withdrawal/create', declare('2026-04-08'))).code).toBe(
      'withdrawal_period_over',
    )
    await admin.call('/withdrawal/create', declare('2026-04-07'))
  })

  test('a plain cancellation for the same reason keeps the period and is recorded as a withdrawal', async () => {
    const late = await delivered(30)
    const { until } = await period(late)
    const cancel = { id: late, f_ip_neden_type: 1, iade_sekli: 'iade' as const }
    for (const [path, more] of [
      ['/siparisler/fatura_iptali', {}],
      ['/siparisler/update', { sd_cancel_on: '1' }],
    ] as const)
      expect(await admin.refused(path, { ...cancel, ...more })).toMatchObject({
        code: 'withdrawal_period_over',
        params: { day: until },
      })
    expect((await order(late)).sd_cancel_on).toBe('0')
    await admin.call('/siparisler/fatura_iptali', { ...cancel, f_ip_neden_type: 2 })
    expect((await period(late)).withdrawn_on).toBeNull()
    const early = await delivered(3)
    await admin.call('/siparisler/fatura_iptali', { ...cancel, id: early })
    expect((await period(early)).withdrawn_on).toBe(dayBefore(0))
    const listed = await admin.call('/siparisler/list', { filters: { id: early } })
    expect(listed.datalist).toMatchObject([{ f_ip_neden_type: 1 }])
    await admin.call('/siparisler/iptal_fatura_geri_al', { id: early })
    expect((await period(early)).withdrawn_on).toBeNull()
  })

  test('a declaration before the end of the period counts, whenever it is recorded', async () => {
    const id = await delivered(30)
    await admin.call('/withdrawal/create', { id, iade_sekli: 'iade' as const, declared_on: dayBefore(20) })
    expect((await order(id)).sd_cancel_on).toBe('1')
  })

  test('an order that is no invoice yet is cancelled; a firm has no such right', async () => {
    const stk_id = await buildWine(app.db, {}, 20)
    const id = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }])
    expect(await period(id)).toMatchObject({ until: null, paid: 0 })
    await admin.call('/withdrawal/create', { id })
    expect((await order(id)).sd_cancel_on).toBe('1')
    await admin.call('/siparisler/siparis_iptal_geri_al', { id })
    expect((await period(id)).withdrawn_on).toBeNull()
    const firm = await buildCustomer(app.db, { cus_is_firm: '1', cus_firm: 'Gasthaus' })
    const theirs = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }], { cus_id: firm })
    expect((await admin.refused('/withdrawal/create', { id: theirs })).code).toBe('withdrawal_only_consumers')
  })

  describe('after a part was credited', () => {
    /** An invoice of ten bottles of which three were credited, the money paid out. */
    async function creditedInPart(values: Record<string, unknown> = {}) {
      const id = await delivered(3, values)
      const { stk_id } = (await lines(id))[0] ?? {}
      const siparis = { cus_id: (await order(id)).cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
      const payload = await orderPayload(app.db, [{ stk_id: stk_id ?? 0, stk_adet: 3 }], siparis)
      const note = (await admin.call('/siparisler/create_with_icerik', payload)).save_response.id
      await admin.call('/cari_islem/iade', { s_no: note, islem_zamani: dayBefore(0) })
      return { id, note, stk_id: stk_id ?? 0 }
    }
    const lines = async (sip_id: number) =>
      app.db
        .selectFrom('siparis_icerik')
        .select(['stk_id', 'stk_adet'])
        .where('sip_id', '=', sip_id)
        .execute()
    const onHand = async (wine: number) =>
      (await admin.call('/stok_all_list_view/list', { id: wine })).datalist[0]?.depo_m as number

    test('it credits the rest, books the bottles in, and owes only what is left', async () => {
      const { id, stk_id } = await creditedInPart()
      expect(await period(id)).toMatchObject({ credited: 30, paid: 78.9, is_sent: true, withdrawn_on: null })
      expect(await admin.refused('/withdrawal/create', { id })).toMatchObject({
        code: 'paid_money_needs_place',
        params: { amount: 78.9 },
      })
      const before = await onHand(stk_id)
      const done = await admin.call('/withdrawal/create', { id, iade_sekli: 'iade' as const, mal_geldi: '1' })
      expect(done.kalan).toBe(-78.9)
      const note = await order(present(done.save_response.gutschrift_id))
      expect(note).toMatchObject({
        gutschrift_sip_id: id,
        s_g_toplam: 78.9,
        s_kargo: 8.9,
        fd_fon: '1',
        sd_cancel_on: '0',
      })
      expect(note.f_no).toMatch(/^G/)
      expect(await lines(note.id)).toEqual([{ stk_id, stk_adet: 7 }])
      expect(await onHand(stk_id)).toBe(before + 7)
      expect(await order(id)).toMatchObject({ sd_cancel_on: '0' })
      expect((await period(id)).withdrawn_on).toBe(dayBefore(0))
      expect((await admin.refused('/withdrawal/create', { id, iade_sekli: 'iade' })).code).toBe(
        'already_withdrawn',
      )
      await admin.call('/cari_islem/iade', { s_no: note.id, islem_zamani: dayBefore(0) })
      expect(await order(note.id)).toMatchObject({ gutschrift_ok: '1' })
    })

    test.each(['/siparisler/fatura_iptali', '/siparisler/update'])(
      '%s with that reason names the act that credits the rest, and changes nothing',
      async (path) => {
        const { id } = await creditedInPart()
        const before = await order(id)
        const form = {
          id,
          f_ip_neden_type: 1,
          f_ip_aciklama: 'Widerruf am Telefon',
          iade_sekli: 'iade' as const,
        }
        const asked = path.endsWith('update') ? { ...form, sd_cancel_on: '1' } : form
        const refusal = await admin.refused(path, { ...asked, language: 'de' })
        expect(refusal).toMatchObject({
          code: 'withdrawal_credits_rest',
          message: expect.stringContaining('„Kunde widerruft“'),
        })
        expect(await order(id)).toEqual(before)
        expect((await period(id)).withdrawn_on).toBeNull()
        const other = { ...asked, f_ip_neden_type: 2 }
        expect((await admin.refused(path, other)).code).toBe('invoice_has_credit_notes')
      },
    )

    test('cancelling that credit note takes the withdrawal back', async () => {
      const { id } = await creditedInPart()
      const done = await admin.call('/withdrawal/create', { id, iade_sekli: 'iade' })
      const note = done.save_response.gutschrift_id
      await admin.call('/siparisler/fatura_iptali', { id: present(note), f_ip_neden_type: 2 })
      expect((await period(id)).withdrawn_on).toBeNull()
      expect((await admin.call('/withdrawal/create', { id, iade_sekli: 'bakiye' })).kalan).toBe(0)
      const { rows } = await sql<{ balance: number }>`
        select balance from customers where id = ${(await order(id)).cus_id}`.execute(app.db)
      expect(rows[0]?.balance).toBe(78.9)
    })

    test('what the invoice still owes is set off first', async () => {
      const id = await placeInvoice(app.db, admin)
      const { stk_id } = (await lines(id))[0] ?? {}
      const siparis = { cus_id: (await order(id)).cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
      const payload = await orderPayload(app.db, [{ stk_id: stk_id ?? 0, stk_adet: 3 }], siparis)
      const note = (await admin.call('/siparisler/create_with_icerik', payload)).save_response.id
      await admin.call('/cari_islem/mahsup', { s_no: id, kaynak_id: note, islem_zamani: dayBefore(0) })
      expect(await period(id)).toMatchObject({ credited: 30, paid: 0, is_sent: false })
      const done = await admin.call('/withdrawal/create', { id })
      expect(done.kalan).toBe(0)
      expect((await admin.call('/siparisler/get', { id })).item).toMatchObject({
        kalan: 0,
        sd_cancel_on: '0',
      })
    })
  })

  test('is for administrators; others see the period of their own orders only', async () => {
    const id = await delivered(3)
    expect((await (await app.as('personel')).refused('/withdrawal/create', { id })).code).toBe('ERR_105')
    expect((await (await app.as('fremd')).refused('/withdrawal/get', { id })).code).toBe('record_not_found')
    expect(
      (await admin.refused('/withdrawal/create', { id, declared_on: '2199-01-01' })).fields,
    ).toHaveProperty('declared_on')
    expect((await admin.refused('/withdrawal/create', { id: 'x' })).fields).toHaveProperty('id')
  })
})

test('consumers get notice and form with the confirmation; switched off they do not', async () => {
  const id = await placeOrder(app.db, admin, [{ stk_id: await buildWine(app.db, {}, 5), stk_adet: 1 }])
  const print = async () => {
    const answer = await app.post('/siparisler/belge', {
      sesion_id: admin.sesion_id,
      id,
      tur: 'siparis_onayi',
    })
    return pdfText(Buffer.from(await answer.arrayBuffer()))
  }
  expect(await print()).toMatch(/Widerrufsbelehrung[\s\S]*binnen 14 Tagen[\s\S]*Muster-Widerrufsformular/)
  const { item } = await admin.call('/settings/get', {})
  await admin.call('/settings/update', {
    withdrawal_notice_on: 'none',
    title_retention_on: 'both',
    version: item.version,
  })
  const changed = await print()
  expect(changed).not.toContain('Widerruf')
  expect(changed).toContain('unser Eigentum')
})
