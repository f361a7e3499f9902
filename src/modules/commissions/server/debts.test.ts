import { beforeAll, describe, expect, test } from 'vitest'
import { buildClosedOrder, payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { PAY, startPayouts } from '#test/server/payouts.ts'
import { pdfText } from '#test/server/pdf-text.ts'

const { app, admin, order, pay, cancel } = await startPayouts()

/** All amounts of one person. */
function earner(per_id: number) {
  const takeBack = { user_id: per_id, iptal_odemelerini_isle: '1' }
  return {
    build: (s_g_toplam = 119) => buildClosedOrder(app, { per_id, s_g_toplam, sd_gonderi_status: '1' }),
    pay: (ids: readonly number[], more: object = {}) => pay(ids, { ...takeBack, ...more }),
    owed: async () => (await admin.call('/prim_odeme_fis/acik_kalemler', { tip: 0, user_id: per_id })).borc,
    open: async () => (await admin.call('/prim_listesi/list', { tip: 0, per_id })).datalist ?? [],
    inList: async () =>
      (await admin.call('/prim_listesi/acik_odemeleri_ozet', { tip: 0 })).datalist.find(
        ({ id }) => id === per_id,
      ),
  }
}

async function printed(id: number): Promise<Uint8Array> {
  const response = await app.post('/prim_odeme_fis/belge', { sesion_id: admin.sesion_id, id })
  return new Uint8Array(await response.arrayBuffer())
}

async function undo(id: number): Promise<void> {
  const { status } = await admin.call('/siparisler/iptal_fatura_geri_al', { id })
  expect(status).toMatchObject({ isContinue: true })
}

describe('a debt', () => {
  const { build, pay: payTo, owed, inList } = earner(people.satis.id)

  test('is taken back in part, shown in list, panel and slip, and nobody is paid while he owes', async () => {
    const gone = await build(523.36)
    await payTo([gone])
    await cancel(gone)
    expect(await owed()).toBe(43.98)
    expect(await inList()).toMatchObject({ total: 0, borc: 43.98 })
    const left = await build(210.75)
    const refused = await admin.refused(PAY, payoutForm([left], { user_id: people.satis.id }))
    expect(refused.code).toBe('commission_debt_first')
    const slip = await payTo([left])
    expect(slip).toMatchObject({ prim_toplam: 17.71, iptal_toplam: 17.71, odenecek: 0, borc: 26.27 })
    expect(await owed()).toBe(26.27)
    expect(await inList()).toMatchObject({ borc: 26.27 })
    const document = pdfText(await printed(slip.id))
    expect(document).toContain('(Teilbetrag)')
    expect(document).toContain('26,27')
    await admin.call('/prim_odeme_fis/delete', { id: slip.id })
    expect(await owed()).toBe(43.98)
  })
})

describe('a credit note after its commission was paid', () => {
  const { build, pay: payTo, owed, inList } = earner(people.personel.id)
  const creditNote = (s_g_toplam: number) =>
    buildClosedOrder(app, { per_id: people.personel.id, s_g_toplam, s_is_teklif: 2 })

  beforeAll(() =>
    app.db
      .updateTable('prim_oranlari')
      .set({ yuzde: 10 })
      .where('user_id', '=', people.personel.id)
      .execute(),
  )

  test('is owed: a slip without it is refused, and takes it along where debts are deducted', async () => {
    await payTo([await build()])
    const note = await creditNote(59.5)
    expect(await owed()).toBe(5)
    expect(await inList()).toMatchObject({ borc: 5 })
    const next = await build(238)
    const refused = await admin.refused(PAY, payoutForm([next], { user_id: people.personel.id }))
    expect(refused.code).toBe('commission_debt_first')
    const slip = await payTo([next])
    expect(slip).toMatchObject({ prim_toplam: 15, borc: 0, odenecek: 17.85 })
    expect(await order(note)).toMatchObject({ per_odeme: '1', per_belge_no: slip.id })
    expect(await owed()).toBe(0)
  })

  test('that outweighs what was earned pays nothing', async () => {
    await creditNote(1190)
    const next = await build()
    const takeBack = { user_id: people.personel.id, iptal_odemelerini_isle: '1' }
    expect((await admin.refused(PAY, payoutForm([next], takeBack))).code).toBe('commission_below_zero')
  })
})

describe('a cancellation that is undone after its commission was taken back', () => {
  const { build, pay: payTo, owed, open } = earner(people.fremd.id)

  test('opens the commission again; both slips stay as they are', async () => {
    const id = await build()
    const paid = await payTo([id])
    await cancel(id)
    const later = await build(238)
    const back = await payTo([later])
    expect(back).toMatchObject({ prim_toplam: 20, iptal_toplam: 10, prim_net: 10 })
    await undo(id)
    expect(await order(id)).toMatchObject({ per_odeme: '0', per_belge_no: null, usr_c_belge: null })
    expect(await open()).toEqual([expect.objectContaining({ id, prim_net: 10, yuzde: 10, yeniden: '1' })])
    for (const slip of [paid, back]) {
      const { datalist } = await admin.call('/prim_odeme_fis/list', { id: slip.id })
      expect(datalist[0]).toMatchObject({ version: slip.version, odenecek: slip.odenecek })
    }
    const again = await payTo([id], { provizyon: 99 })
    expect(again).toMatchObject({ prim_net: 10, odenecek: 11.9 })
    expect(await order(id)).toMatchObject({ per_odeme: '1', per_belge_no: again.id })
    expect((await admin.refused('/prim_odeme_fis/delete', { id: back.id })).params).toEqual({
      slip: again.id,
    })
    await cancel(id)
    expect(await owed()).toBe(10)
    await undo(id)
    expect(await owed()).toBe(0)
    expect(await order(id)).toMatchObject({ per_odeme: '1', per_belge_no: again.id })
  })

  test('opens only what was taken back so far', async () => {
    const id = await build(1190)
    await payTo([id])
    await cancel(id)
    await payTo([await build()])
    expect(await owed()).toBe(90)
    await undo(id)
    expect(await owed()).toBe(0)
    expect(await open()).toEqual([expect.objectContaining({ id, prim_net: 10, yeniden: '1' })])
    await cancel(id)
    expect(await owed()).toBe(90)
  })
})
