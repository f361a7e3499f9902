import { describe, expect, test } from 'vitest'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { startPayouts } from '#test/server/payouts.ts'
import { pdfText } from '#test/server/pdf-text.ts'
import { asFlag } from '#core/fields.ts'

const { app, admin, second, order, advance, advanceRow, pay, cancel } = await startPayouts()
const user_id = people.personel.id

describe('advances and claw-backs', () => {
  const per_id = people.bayi.id
  const build = (values: Record<string, unknown> = {}) => buildClosedOrder(app, { per_id, ...values })
  const payTo = (ids: readonly number[], more: Record<string, unknown> = {}) =>
    pay(ids, { user_id: per_id, ...more })

  test('advances wait until they are asked for, and carry over', async () => {
    const id = await advance(30, per_id)
    expect(await payTo([await build()])).toMatchObject({ avans: 0, odenecek: 11.9 })
    const first = await payTo([await build()], { avans_odemelerini_isle: '1' })
    expect(first).toMatchObject({ prim_brut: 11.9, avans: 11.9, avans_kdv: 1.9, odenecek: 0 })
    expect(await advanceRow(id)).toMatchObject({ kalan: 18.1, durum: 0, belge_no: null })
    const last = await payTo([await build({ s_g_toplam: 238 })], { avans_odemelerini_isle: '1' })
    expect(last).toMatchObject({ avans: 18.1, odenecek: 5.7 })
    expect(await advanceRow(id)).toMatchObject({ kalan: 0, durum: 1, belge_no: last.id })
    await admin.call('/prim_odeme_fis/delete', { id: first.id })
    expect(await advanceRow(id)).toMatchObject({ kalan: 11.9, durum: 0, belge_no: null })
  })

  test('what was paid and cancelled since is offered and taken back, as it was paid', async () => {
    const gone = await build({ s_g_toplam: 238 })
    const paid = await payTo([gone], { provizyon: 20 })
    await cancel(gone)
    const open = await admin.call('/prim_odeme_fis/acik_kalemler', { tip: 0, user_id: per_id })
    expect(open.iptaller).toEqual([expect.objectContaining({ sip_id: gone, prim_net: 40 })])
    expect(open.borc).toBe(40)
    const small = await payTo([await build()], { iptal_odemelerini_isle: '1' })
    expect(small).toMatchObject({ prim_toplam: 10, iptal_toplam: 10, prim_net: 0, odenecek: 0, borc: 30 })
    expect(await order(gone)).toMatchObject({ usr_c_belge: small.id, per_belge_no: paid.id })
    const slip = await payTo([await build({ s_g_toplam: 1190 })], { iptal_odemelerini_isle: '1' })
    expect(slip).toMatchObject({ prim_toplam: 100, iptal_toplam: 30, prim_net: 70, kdv: 13.3, borc: 0 })
    expect(await order(gone)).toMatchObject({ usr_c_belge: slip.id, per_belge_no: paid.id, by_c_belge: null })
    expect((await admin.refused('/prim_odeme_fis/delete', { id: paid.id })).params).toEqual({ slip: slip.id })
    await admin.call('/prim_odeme_fis/delete', { id: slip.id })
    await admin.call('/prim_odeme_fis/delete', { id: small.id })
    expect(await order(gone)).toMatchObject({ usr_c_belge: null, per_belge_no: paid.id })
    await admin.call('/prim_odeme_fis/delete', { id: paid.id })
    expect(await order(gone)).toMatchObject({ per_odeme: '0', per_belge_no: null, sd_cancel_on: '1' })
  })

  test('what was written off is not taken back', async () => {
    const id = await build()
    await admin.call('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' })
    await cancel(id)
    const open = await admin.call('/prim_odeme_fis/acik_kalemler', { tip: 0, user_id: per_id })
    expect(open.iptaller.map(({ sip_id }: { sip_id: number }) => sip_id)).not.toContain(id)
  })
})

describe('a slip', () => {
  test('is deleted with everything it did, and the invoice can be opened again', async () => {
    const id = await buildClosedOrder(app)
    const slip = await pay([id])
    expect((await admin.refused('/siparisler/fatura_acik_yap', { id })).code).toBe('commission_already_paid')
    expect((await admin.refused('/prim_odeme_fis/delete', { id: 999_999 })).code).toBe('record_not_found')
    await admin.call('/prim_odeme_fis/delete', { id: slip.id })
    expect(await order(id)).toMatchObject({ per_odeme: '0', per_odeme_tar: null, per_belge_no: null })
    expect((await admin.call('/siparisler/fatura_acik_yap', { id })).status.isContinue).toBe(true)
    const written = await app.db
      .selectFrom('sys_audit')
      .select('user_id')
      .where('table_name', '=', 'prim_odeme_fis')
      .where('row_id', '=', slip.id)
      .execute()
    expect(written).toEqual([{ user_id: people.admin.id }, { user_id: people.admin.id }])
  })

  test('changes only its tax', async () => {
    await advance(11, people.admin2.id)
    const id = await buildClosedOrder(app, { per_id: people.admin2.id })
    const slip = await pay([id], { user_id: people.admin2.id, avans_odemelerini_isle: '1' })
    expect(slip).toMatchObject({ avans: 11, avans_kdv: 1.76, odenecek: 0.9 })
    const path = '/prim_odeme_fis_personel/update'
    expect((await admin.refused(path, { id: slip.id, vergisiz: '1' })).code).toBe('slip_advances_exceed')
    const other = await pay([await buildClosedOrder(app)])
    const changed = await admin.untyped(path, {
      id: other.id,
      vergisiz: '1',
      prim_net: 9999,
      version: other.version,
    })
    expect(changed.save_response).toMatchObject({ prim_net: 10, kdv: 0, prim_brut: 10, odenecek: 10 })
    const stale = await second.refused(path, { id: other.id, vergisiz: '0', version: other.version })
    expect(stale.code).toBe('record_changed')
    const back = await admin.call(path, { id: other.id, vergisiz: '0' })
    expect(back.save_response).toMatchObject({ kdv: 1.9, odenecek: 11.9, vergisiz: '0' })
    const asDealer = { id: other.id, vergisiz: '1' }
    expect((await admin.refused('/prim_odeme_fis_bayi/update', asDealer)).code).toBe('record_not_found')
    expect((await admin.refused(path, { id: other.id, vergisiz: 'x' })).fields).toHaveProperty('vergisiz')
  })

  test.each(['0', '1'] as const)(
    'is given back with its tax as it was paid out (tax-free: %s)',
    async (vergisiz) => {
      await advance(5, people.satis.id)
      const form = { user_id: people.satis.id, vergisiz, avans_odemelerini_isle: '1' }
      const slip = await pay([await buildClosedOrder(app, { per_id: people.satis.id })], form)
      expect(slip.avans).toBe(5)
      const path = '/prim_odeme_fis_personel/update'
      const change = { id: slip.id, version: slip.version, vergisiz: asFlag(vergisiz === '0') }
      const changed = (await admin.call(path, change)).save_response
      expect(changed.odenecek).not.toBe(slip.odenecek)
      const giveBack = { id: slip.id, version: changed.version, vergisiz }
      const back = (await admin.call(path, giveBack)).save_response
      expect(back).toEqual({ ...slip, version: back.version })
      await second.call(path, { ...change, version: back.version })
      expect((await admin.refused(path, giveBack)).code).toBe('record_changed')
    },
  )

  test('is listed on its side, by day', async () => {
    const islem_tar = '2026-04-17'
    const slip = await pay([await buildClosedOrder(app)], { islem_tar })
    const onDay = { filters: { islem_tar: { value: [islem_tar, islem_tar], matchMode: 'between' as const } } }
    const { datalist } = await admin.call('/prim_odeme_fis_personel/list', { tip: 0, ...onDay })
    expect(datalist).toEqual([expect.objectContaining({ id: slip.id, name: 'personel', surname: 'Test' })])
    expect((await admin.call('/prim_odeme_fis_bayi/list', onDay)).datalist).toEqual([])
  })

  test('prints as a credit note under tax law, and the same again after everybody moved', async () => {
    await app.db
      .updateTable('firma_bilgileri')
      .set({ legal_name: 'Weinkontor GmbH', ustid: 'DE795468943' })
      .execute()
    const id = await buildClosedOrder(app, { cus_firm: 'Gasthof Adler' })
    await advance(5)
    const slip = await pay([id], { avans_odemelerini_isle: '1', aciklama: 'Vielen Dank' })
    const print = async () => {
      const response = await app.post('/prim_odeme_fis/belge', { sesion_id: admin.sesion_id, id: slip.id })
      expect(response.headers.get('content-type')).toBe('application/pdf')
      return new Uint8Array(await response.arrayBuffer())
    }
    const before = await print()
    const words = pdfText(before)
    for (const word of [
      'Gutschrift P',
      'Provisionsabrechnung 03/2026',
      'personel Test',
      'Gasthof Adler',
      '§ 14',
      'Vielen Dank',
    ])
      expect(words).toContain(word)
    await app.db.updateTable('sys_users').set({ surname: 'Neu' }).where('id', '=', user_id).execute()
    await app.db.updateTable('firma_bilgileri').set({ legal_name: 'Anders GmbH' }).execute()
    expect(Buffer.from(await print()).equals(Buffer.from(before))).toBe(true)
    expect((await admin.refused('/prim_odeme_fis/belge', { id: 999_999 })).code).toBe('record_not_found')
  })
})
