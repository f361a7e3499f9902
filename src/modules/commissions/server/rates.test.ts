import { expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { startPayouts } from '#test/server/payouts.ts'
import { present } from '#test/server/present.ts'

const { app, admin, pay } = await startPayouts()

const before = '2026-03-01T09:00:00Z'
const changedOn = businessDay()

const rateOf = async (tip: 0 | 1, id: number) => {
  const { datalist } = await admin.call('/prim_listesi/list', { tip, siparisler: [id] })
  const { yuzde, prim_net } = present(datalist[0])
  return { yuzde, prim_net }
}

const history = async (owner: 'user_id' | 'bayi_id', id: number) => {
  const rows = await app.db
    .selectFrom('prim_oranlari')
    .select(['gecerli_tar', 'yuzde'])
    .where(owner, '=', id)
    .orderBy('gecerli_tar')
    .execute()
  return rows.map(({ gecerli_tar, yuzde }) => [gecerli_tar, yuzde])
}

test('an order earns by the rate of its day, for people and dealers, on the list and on the slip', async () => {
  const per_id = people.personel.id
  await app.db.updateTable('prim_oranlari').set({ yuzde: 8 }).where('user_id', '=', per_id).execute()
  await app.db.updateTable('prim_oranlari').set({ yuzde: 3 }).where('bayi_id', '=', 1).execute()
  const old = await buildClosedOrder(app, { s_tar: before })
  await admin.call('/sys_users/update', { id: per_id, yuzde: 50 })
  await admin.call('/sys_users/update', { id: per_id, yuzde: 20 })
  await admin.call('/bayi_cari/update', { id: 1, yuzde: 30 })
  const recent = await buildClosedOrder(app)
  expect(await history('user_id', per_id)).toEqual([
    ['1900-01-01', 8],
    [changedOn, 20],
  ])
  expect(await history('bayi_id', 1)).toEqual([
    ['1900-01-01', 3],
    [changedOn, 30],
  ])
  expect(await rateOf(0, old)).toEqual({ yuzde: 8, prim_net: 8 })
  expect(await rateOf(0, recent)).toEqual({ yuzde: 20, prim_net: 20 })
  expect(await rateOf(1, old)).toEqual({ yuzde: 3, prim_net: 3 })
  expect(await rateOf(1, recent)).toEqual({ yuzde: 30, prim_net: 30 })
  const usual = await pay([old, recent], { provizyon: 20 })
  expect(usual).toMatchObject({ prim_toplam: 28, provizyon: 20 })
  await admin.call('/prim_odeme_fis/delete', { id: usual.id })
  expect(await pay([old, recent], { provizyon: 10 })).toMatchObject({ prim_toplam: 20 })
})

test('a credit note takes back at the rate of its order', async () => {
  const per_id = people.satis.id
  await app.db.updateTable('prim_oranlari').set({ yuzde: 8 }).where('user_id', '=', per_id).execute()
  const origin = await buildClosedOrder(app, { per_id, s_tar: before })
  await admin.call('/sys_users/update', { id: per_id, yuzde: 20 })
  const note = await buildClosedOrder(app, { per_id, s_is_teklif: 2, gutschrift_sip_id: origin })
  expect(await rateOf(0, note)).toEqual({ yuzde: 8, prim_net: -8 })
})

test('a new dealer earns by its first rate from the beginning, and leaves with it', async () => {
  const { save_response } = await admin.call('/bayi_cari/create', { firma: 'West', yuzde: 9 })
  const { id } = save_response as { id: number }
  expect(await history('bayi_id', id)).toEqual([['1900-01-01', 9]])
  await admin.call('/bayi_cari/delete', { id })
  expect(await history('bayi_id', id)).toEqual([])
})
