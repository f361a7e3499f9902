import { describe, expect, test } from 'vitest'
import { buildClosedOrder, payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { PAY, startPayouts } from '#test/server/payouts.ts'

const { app, admin, second, order, advance, advanceRow, pay, cancel } = await startPayouts()
const user_id = people.personel.id

test.each([
  PAY,
  '/prim_odeme_fis/list',
  '/prim_odeme_fis/delete',
  '/prim_odeme_fis/acik_kalemler',
  '/prim_odeme_fis_personel/list',
  '/prim_odeme_fis_bayi/list',
  '/prim_odeme_fis_personel/update',
  '/prim_odeme_fis_bayi/update',
])('%s is for administrators', async (path) => {
  const body = payoutForm([await buildClosedOrder(app)])
  for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
    expect((await (await app.as(person)).refused(path, body)).code).toBe('ERR_105')
})

describe('a payout', () => {
  test('pays one side of its orders and answers the slip', async () => {
    const ids = [await buildClosedOrder(app), await buildClosedOrder(app, { s_g_toplam: 238 })]
    const slip = await pay(ids, { start_date: '2026-03-01', end_date: '2026-03-31', aciklama: 'Danke' })
    expect(slip).toMatchObject({
      tip: 0,
      user_id,
      provizyon: 10,
      net_t: 300,
      prim_net: 30,
      kdv: 5.7,
      prim_brut: 35.7,
      odenecek: 35.7,
      vergisiz: '0',
    })
    expect(slip).not.toHaveProperty('firma_bilgi')
    for (const id of ids)
      expect(await order(id)).toMatchObject({
        per_odeme: '1',
        per_odeme_tar: '2026-04-01',
        per_belge_no: slip.id,
        bayi_odeme: '0',
        bayi_belge_no: null,
      })
    expect((await admin.call('/prim_odeme_fis/list', { id: slip.id })).datalist).toEqual([
      expect.objectContaining({ id: slip.id, user_id, tip: 0, provizyon: 10, islem_tar: '2026-04-01' }),
    ])
  })

  test('shows tax only to somebody whose address and tax number are known', async () => {
    const id = await buildClosedOrder(app)
    const person = (values: object) =>
      app.db.updateTable('sys_users').set(values).where('id', '=', user_id).execute()
    await person({ adres: null })
    try {
      expect((await admin.refused(PAY, payoutForm([id]))).code).toBe('payee_tax_data_missing')
      const slip = await pay([id], { vergisiz: '1' })
      const retax = { id: slip.id, vergisiz: '0' }
      expect((await admin.refused('/prim_odeme_fis_personel/update', retax)).code).toBe(
        'payee_tax_data_missing',
      )
    } finally {
      await person({ adres: 'Weg 1, 50667 Köln' })
    }
  })

  test('believes no amount that the browser sends', async () => {
    const id = await buildClosedOrder(app)
    const forged = { prim_net: 9999, odenecek: 9999, net_t: 9999, kdv: 0, avans: 0 }
    const { save_response } = await admin.call(PAY, payoutForm([{ id, prim_net: 9999, net_t: 9999 }], forged))
    expect(save_response).toMatchObject({ prim_net: 10, odenecek: 11.9, net_t: 100 })
  })

  test('counts credit notes against it', async () => {
    const ids = [
      await buildClosedOrder(app, { s_g_toplam: 238 }),
      await buildClosedOrder(app, { s_is_teklif: 2, gutschrift_ok: '1' }),
    ]
    expect(await pay(ids)).toMatchObject({ prim_net: 10, net_t: 100 })
    const note = await buildClosedOrder(app, { s_is_teklif: 2 })
    expect((await admin.refused(PAY, payoutForm([note]))).code).toBe('commission_below_zero')
    expect((await order(note)).per_odeme).toBe('0')
  })

  test('of a dealer leaves the salesperson’s side alone', async () => {
    const id = await buildClosedOrder(app, { bayi_id: 2 })
    const slip = await pay([id], { tip: 1, user_id: null, bayi_id: 2, provizyon: 12.5, vergisiz: '1' })
    expect(slip).toMatchObject({ tip: 1, bayi_id: 2, user_id: null, prim_net: 12.5, kdv: 0, odenecek: 12.5 })
    expect(await order(id)).toMatchObject({ bayi_odeme: '1', bayi_belge_no: slip.id, per_odeme: '0' })
    const own = await pay([id])
    expect(await order(id)).toMatchObject({ per_belge_no: own.id, bayi_belge_no: slip.id })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['an order of somebody else', { per_id: people.satis.id }, 'commission_one_person'],
    ['a written-off order', { per_odeme: '1' }, 'commission_already_paid'],
    ['an open invoice', { f_close: '0', f_odeme_tar: null }, 'commission_not_eligible'],
    ['a cancelled one', { sd_cancel_on: '1' }, 'commission_not_eligible'],
    ['one outside the period', { f_odeme_tar: '2026-05-01' }, 'commission_not_eligible'],
  ])('refuses %s and changes nothing', async (_, values, code) => {
    const [good, bad] = [await buildClosedOrder(app), await buildClosedOrder(app, values)]
    const range = { start_date: '2026-03-01', end_date: '2026-03-31' }
    expect((await admin.refused(PAY, payoutForm([good, bad], range))).code).toBe(code)
    expect((await order(good)).per_odeme).toBe('0')
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['nothing selected', { siparisler: [] }, 'commission_nothing_selected'],
    ['no rate', { provizyon: null }, 'commission_rate_empty'],
    ['an unknown order', { siparisler: [999_999] }, 'record_not_found'],
    ['a day to come', { islem_tar: '2099-01-01' }, 'payment_in_future'],
  ])('refuses %s', async (_, change, code) => {
    const id = await buildClosedOrder(app)
    expect((await admin.refused(PAY, { ...payoutForm([id]), ...change })).code).toBe(code)
  })

  test.each<[Record<string, unknown>, string]>([
    [{ prim_donemi: ' ' }, 'prim_donemi'],
    [{ provizyon: 101 }, 'provizyon'],
    [{ provizyon: -1 }, 'provizyon'],
    [{ provizyon: 1.234 }, 'provizyon'],
    [{ tip: 2 }, 'tip'],
    [{ user_id: null }, 'user_id'],
    [{ user_id: 1 }, 'user_id'],
    [{ tip: 1, bayi_id: null }, 'bayi_id'],
    [{ islem_tar: 'x' }, 'islem_tar'],
    [{ siparisler: ['x'] }, 'siparisler.0'],
  ])('refuses %j', async (change, field) => {
    const refusal = await admin.refused(PAY, { ...payoutForm([await buildClosedOrder(app)]), ...change })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  })

  test('a rate of zero is a rate', async () => {
    expect(await pay([await buildClosedOrder(app)], { provizyon: 0 })).toMatchObject({ odenecek: 0 })
  })
})

describe('at the same moment', () => {
  test('a double click and a second administrator pay once', async () => {
    const ids = [await buildClosedOrder(app), await buildClosedOrder(app)]
    const answers = await Promise.all([
      admin.raw(PAY, payoutForm(ids)),
      admin.raw(PAY, payoutForm(ids.toReversed())),
      second.raw(PAY, payoutForm(ids)),
      second.raw(PAY, payoutForm(ids.slice(0, 1))),
    ])
    const paid = answers.filter(({ status }) => status.isContinue)
    expect(paid).toHaveLength(1)
    expect(new Set(answers.filter((answer) => !paid.includes(answer)).map(({ err }) => err))).toEqual(
      new Set(['commission_already_paid']),
    )
  })

  test('a repeated request is answered, not paid again', async () => {
    const body = payoutForm([await buildClosedOrder(app)], {
      request_id: '0b6ad1f3-6b0d-4a0e-8a63-5bd0cf6a6f10',
    })
    const [one, two] = [await admin.call(PAY, body), await admin.call(PAY, body)]
    expect(two.save_response.id).toBe(one.save_response.id)
  })

  test('an advance is settled once by two slips', async () => {
    const per_id = people.satis.id
    const id = await advance(20, per_id)
    const orders = await Promise.all([1, 2].map(() => buildClosedOrder(app, { per_id })))
    const slips = await Promise.all(
      orders.map((one, index) =>
        pay([one], { user_id: per_id, avans_odemelerini_isle: '1' }, index ? second : admin),
      ),
    )
    expect(slips.map(({ avans }) => avans).toSorted()).toEqual([11.9, 8.1].toSorted())
    expect(await advanceRow(id)).toMatchObject({ kalan: 0, durum: 1 })
  })

  test('cancelled commission is taken back once by two slips', async () => {
    const per_id = people.fremd.id
    const gone = await buildClosedOrder(app, { per_id })
    await pay([gone], { user_id: per_id })
    await cancel(gone)
    const orders = await Promise.all([1, 2].map(() => buildClosedOrder(app, { per_id, s_g_toplam: 238 })))
    const slips = await Promise.all(
      orders.map((one, index) =>
        pay([one], { user_id: per_id, iptal_odemelerini_isle: '1' }, index ? second : admin),
      ),
    )
    expect(slips.map(({ iptal_toplam }) => iptal_toplam).toSorted()).toEqual([0, 10])
  })

  test('paying and cancelling leave either a slip or a refusal, never both', async () => {
    const per_id = people.admin2.id
    const id = await buildClosedOrder(app, { per_id })
    const [paid] = await Promise.all([
      second.raw(PAY, payoutForm([id], { user_id: per_id })),
      admin.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 }),
    ])
    expect((await order(id)).per_odeme).toBe(paid.status.isContinue ? '1' : '0')
  })

  test('a slip deleted twice is gone once', async () => {
    const { id } = await pay([await buildClosedOrder(app)])
    const answers = await Promise.all([admin, second].map((one) => one.raw('/prim_odeme_fis/delete', { id })))
    expect(answers.map(({ err }) => err ?? 'ok').toSorted()).toEqual(['ok', 'record_not_found'])
  })
})

test('the database itself refuses a second payment of the same order', async () => {
  const id = await buildClosedOrder(app)
  const slip = await pay([id])
  const other = await pay([await buildClosedOrder(app)])
  const line = { tip: 0, sip_id: id, g_toplam: 1, net_t: 1, provizyon: 1, prim_net: 1 }
  await expect(
    app.db
      .insertInto('prim_odeme_fis_siparis')
      .values({ ...line, fis_id: other.id })
      .execute(),
  ).rejects.toThrow('is paid or taken back twice')
  const odeme_id = await advance(10)
  await expect(
    app.db.insertInto('prim_odeme_fis_avans').values({ fis_id: slip.id, odeme_id, tutar: 10.01 }).execute(),
  ).rejects.toThrow('personel_odeme_check')
  await expect(
    app.db.updateTable('siparisler').set({ per_odeme: '0' }).where('id', '=', id).execute(),
  ).rejects.toThrow('siparisler_slip_is_paid')
  await expect(app.db.deleteFrom('prim_odeme_fis').where('id', '=', slip.id).execute()).rejects.toThrow(
    'siparisler_staff_slip',
  )
})

test('an amount that is no longer the one shown is refused with both figures', async () => {
  const closed = await buildClosedOrder(app, { per_id: people.fremd.id })
  const form = payoutForm([closed], { user_id: people.fremd.id })
  expect(await admin.refused(PAY, { ...form, beklenen: 0.01 })).toMatchObject({
    code: 'payout_changed',
    params: { shown: 0.01 },
  })
  const { params } = await admin.refused(PAY, { ...form, beklenen: 0.01 })
  expect((await admin.call(PAY, { ...form, beklenen: Number(params?.actual) })).status.isContinue).toBe(true)
})
