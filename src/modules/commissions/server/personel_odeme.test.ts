import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder, payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'

let app: TestApp
let admin: Caller
let staff: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

const per_id = people.personel.id
const form = { per_id, tarihi: '2026-03-05', tutar: 500 }
const CHECK = 'lutfen_girdiginiz_bigileri_kontrol_ediniz'

test('an advance is given by administrators only', async () => {
  for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
    expect((await (await app.as(person)).refused('/personel_odeme/create', form)).code).toBe('ERR_105')
})

test.each<[string, object, string]>([
  ['no amount', { tutar: null }, 'tutar'],
  ['zero', { tutar: 0 }, 'tutar'],
  ['three decimals', { tutar: 1.234 }, 'tutar'],
  ['a negative amount', { tutar: -5 }, 'tutar'],
  ['nobody', { per_id: null }, 'per_id'],
  ['another kind', { islem: 3 }, 'islem'],
  ['no day', { tarihi: '31.02.2026' }, 'tarihi'],
  ['somebody who does not exist', { per_id: 999_999 }, 'per_id'],
  ['the reserved user', { per_id: 1 }, 'per_id'],
])('%s is refused', async (_, change, field) => {
  const refusal = await admin.refused('/personel_odeme/create', { ...form, ...change })
  expect(refusal.code).toBe(CHECK)
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
})

test('a day to come is refused', async () => {
  const refusal = await admin.refused('/personel_odeme/create', { ...form, tarihi: '2099-01-01' })
  expect(refusal.code).toBe('payment_in_future')
})

test('its amounts are reckoned by the server, and the order behind it is the person’s own', async () => {
  const s_no = await buildClosedOrder(app)
  const forged = {
    komisyon_tutar: 9999,
    komisyon_brut: 9999,
    durum: 1,
    belge_no: 7,
    kalan: 1,
    f_no: 'X',
    cus_id: 1,
  }
  const { save_response } = await admin.call('/personel_odeme/create', { ...form, ...forged, s_no })
  expect(save_response).toMatchObject({
    tutar: 500,
    kalan: 500,
    durum: 0,
    belge_no: null,
    komisyon_tutar: 420.17,
    komisyon_brut: 500,
    s_no,
    f_no: expect.stringMatching(/^C/),
  })
  const foreign = await buildClosedOrder(app, { per_id: people.satis.id })
  expect((await admin.refused('/personel_odeme/create', { ...form, s_no: foreign })).fields).toHaveProperty(
    's_no',
  )
})

test('a repeated click gives one advance', async () => {
  const body = { ...form, per_id: people.satis.id, request_id: '6f2d0c1e-5c1b-4b62-9d5c-0a6b6f7d8e9f' }
  await Promise.all([1, 2, 3].map(() => admin.call('/personel_odeme/create', body)))
  const { count } = await admin.call('/personel_odeme/list', { per_id: people.satis.id, count: true })
  expect(count).toBe(1)
})

test('open advances are summed; everybody sees the own ones', async () => {
  const asked = { per_id: people.bayi.id, islem: 2, durum: 0, sum_field: 'tutar' }
  await admin.call('/personel_odeme/create', { ...form, per_id: people.bayi.id, tutar: 100 })
  await admin.call('/personel_odeme/create', { ...form, per_id: people.bayi.id, tutar: 19.5 })
  expect((await admin.call('/personel_odeme/list', asked)).sum).toBe(119.5)
  expect((await (await app.as('bayi')).call('/personel_odeme/list', asked)).sum).toBe(119.5)
  expect((await (await app.as('fremd')).call('/personel_odeme/list', asked)).sum).toBe(0)
})

test('the tax in advances is told per advance', async () => {
  const asked = { per_id: people.bayi.id, start_date: '2026-03-01', end_date: '2026-03-31' }
  const { datalist } = await admin.call('/personel_odeme/kdv_list', asked)
  expect(datalist).toEqual([
    expect.objectContaining({ tarihi: '2026-03-05', g_toplam: 100, kdv: 15.97, net_t: 84.03 }),
    expect.objectContaining({ g_toplam: 19.5, net_t: 16.39 }),
  ])
  expect((await admin.call('/personel_odeme/kdv_list', { ...asked, durum: 1 })).datalist).toEqual([])
  expect((await (await app.as('bayi')).refused('/personel_odeme/kdv_list', asked)).code).toBe('ERR_105')
})

describe('an advance that was wrong', () => {
  const give = async (tutar: number) =>
    (await admin.call('/personel_odeme/create', { per_id: people.fremd.id, tarihi: '2026-03-01', tutar }))
      .save_response as { id: number; version: number }
  const stored = async (id: number) => (await admin.call('/personel_odeme/list', { id })).datalist[0]

  test('is corrected or withdrawn by administrators, with a trace', async () => {
    const { id, version } = await give(100)
    for (const path of ['/personel_odeme/update', '/personel_odeme/delete'])
      expect((await staff.refused(path, { id, tutar: 1 })).code).toBe('ERR_105')
    const bad = await admin.refused('/personel_odeme/update', { id, tutar: 0, tarihi: 'x' })
    expect(bad.fields).toEqual({ tutar: 'requiredField', tarihi: 'not_date' })
    expect((await admin.refused('/personel_odeme/update', { id, tarihi: '2199-01-01' })).code).toBe(
      'payment_in_future',
    )
    await admin.call('/personel_odeme/update', { id, version, tutar: 119, per_id: people.personel.id })
    expect(await stored(id)).toMatchObject({
      per_id: people.fremd.id,
      tutar: 119,
      kalan: 119,
      komisyon_tutar: 100,
    })
    await admin.call('/personel_odeme/delete', { id })
    expect(await stored(id)).toBeUndefined()
    const trace = await app.db
      .selectFrom('sys_audit')
      .select(['action', 'user_id'])
      .where('table_name', '=', 'personel_odeme')
      .where('row_id', '=', id)
      .orderBy('id')
      .execute()
    expect(trace.map(({ action }) => action)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  })

  test('keeps what slips have settled of it', async () => {
    const { id } = await give(50)
    const order = await buildClosedOrder(app, { per_id: people.fremd.id })
    const payout = payoutForm([order], { user_id: people.fremd.id, avans_odemelerini_isle: '1' })
    const slip = (await admin.call('/prim_odeme_fis/odeme_yap', payout)).save_response
    expect(slip).toMatchObject({ avans: 11.9 })
    expect((await admin.refused('/personel_odeme/delete', { id })).code).toBe('advance_settled')
    expect((await admin.refused('/personel_odeme/update', { id, tutar: 11.89 })).code).toBe('advance_settled')
    await admin.call('/personel_odeme/update', { id, tutar: 11.9 })
    expect(await stored(id)).toMatchObject({ tutar: 11.9, kalan: 0, durum: 1 })
    await admin.call('/prim_odeme_fis/delete', { id: slip?.id })
    expect(await stored(id)).toMatchObject({ kalan: 11.9, durum: 0 })
  })
})
