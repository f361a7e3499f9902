import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildWine, placeOrder } from '#test/server/factories.ts'
import { untilSomebodyWaits } from '#test/server/locks.ts'

/** Sums that triggers of the database maintain for every writer. */
let app: TestApp
let staff: Caller

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.as('personel')
})

const bottles = (wine: number) =>
  app.db
    .selectFrom('bottle_counts')
    .select(['on_hand', 'reserved', 'free'])
    .where('stk_id', '=', wine)
    .executeTakeFirstOrThrow()

const reserved = async (wine: number) => (await bottles(wine)).reserved

const change = (id: number, field: string, value: number | string) =>
  sql`update siparisler set ${sql.ref(field)} = ${value} where id = ${id}`.execute(app.db)

test.each([
  ['an offer', 's_is_teklif', 1, 0],
  ['a cancelled order', 'sd_cancel_on', '1', '0'],
  ['a sent order', 'sd_gonderi_status', '1', '0'],
])('%s holds no bottles, and holds them again when that is taken back', async (_name, field, off, on) => {
  const wine = await buildWine(app.db, {}, 20)
  const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 6 }])
  expect(await reserved(wine)).toBe(6)
  await change(id, field, off)
  expect(await reserved(wine)).toBe(0)
  await change(id, field, on)
  expect(await reserved(wine)).toBe(6)
})

test('an order that is cancelled and sent holds bottles only when both are taken back', async () => {
  const wine = await buildWine(app.db, {}, 20)
  const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 6 }])
  await change(id, 'sd_cancel_on', '1')
  await change(id, 'sd_gonderi_status', '1')
  await change(id, 'sd_cancel_on', '0')
  expect(await reserved(wine)).toBe(0)
  await change(id, 'sd_gonderi_status', '0')
  expect(await reserved(wine)).toBe(6)
})

test('a line that changes its wine, its number or goes away takes its bottles along', async () => {
  const [first, second] = [await buildWine(app.db, {}, 20), await buildWine(app.db, {}, 20)]
  const id = await placeOrder(app.db, staff, [{ stk_id: first, stk_adet: 6 }])
  await sql`update siparis_icerik set stk_adet = 7 where sip_id = ${id}`.execute(app.db)
  expect(await reserved(first)).toBe(7)
  await sql`update siparis_icerik set stk_id = ${second} where sip_id = ${id}`.execute(app.db)
  expect([await reserved(first), await reserved(second)]).toEqual([0, 7])
  await sql`delete from siparis_icerik where sip_id = ${id}`.execute(app.db)
  expect(await reserved(second)).toBe(0)
})

test('a line that is added while its order is being cancelled waits, and then holds nothing', async () => {
  const wine = await buildWine(app.db, {}, 20)
  const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 6 }])
  let adding: Promise<unknown> = Promise.resolve()
  await app.db.transaction().execute(async (trx) => {
    await sql`update siparisler set sd_cancel_on = '1' where id = ${id}`.execute(trx)
    adding = sql`
      insert into siparis_icerik (sip_id, cus_id, per_id, stk_id, stk_kodu, stk_adi, stk_adet, stk_birim, stk_birim_ini, stk_toplam)
      select sip_id, cus_id, per_id, stk_id, stk_kodu, stk_adi, 3, stk_birim, stk_birim_ini, stk_toplam
      from siparis_icerik where sip_id = ${id}`.execute(app.db)
    await untilSomebodyWaits(trx)
  })
  await adding
  expect(await reserved(wine)).toBe(0)
})

test('on hand is the sum of the ledger, also for a wine that never had a bottle', async () => {
  const wine = await buildWine(app.db, {}, 0)
  expect(await bottles(wine)).toEqual({ on_hand: 0, reserved: 0, free: 0 })
  const book = (giren: number, cikan: number) =>
    sql`insert into stok_islem (stok_id, islem_tip, in_out, giren, cikan)
      values (${wine}, ${giren ? 2 : 3}, 2, ${giren}, ${cikan})`.execute(app.db)
  await book(12, 0)
  await book(0, 5)
  expect(await bottles(wine)).toEqual({ on_hand: 7, reserved: 0, free: 7 })
})
