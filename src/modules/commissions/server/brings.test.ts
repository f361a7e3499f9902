import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { euros, cents, sumCents } from '#core/money/money.ts'
import { earningOf } from '#modules/orders/domain/money/earning.ts'
import { orderTotals } from '#modules/orders/domain/order/totals.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, orderPayload, placeOrder } from '#test/server/factories.ts'
import { startPayouts } from '#test/server/payouts.ts'

/** The order form's forecast, the account's expectation and earnings, and the slip must all have one amount. */
const { app, admin, order, pay } = await startPayouts()
const seller = await app.as('personel')
const wine = await buildWine(app.db, { stok_de_price: 9.99, stok_at_price: 11.37 }, 1000)
const USUAL = 7
await app.db
  .updateTable('prim_oranlari')
  .set({ yuzde: USUAL })
  .where('user_id', '=', people.personel.id)
  .execute()

type Line = { stk_id: number; stk_adet: number; stk_birim_ini: number }
const basket: Line[] = [{ stk_id: wine, stk_adet: 7, stk_birim_ini: 9.99 }]
const gift: Line = { stk_id: wine, stk_adet: 1, stk_birim_ini: 0 }

/** The foot of the form, from what is typed and what the form knows of customer and company. */
async function foot(
  lines: readonly Line[],
  typed: Record<string, unknown>,
  terms: { kdv_oran: number; s_kargo: number },
) {
  const { rate } = await seller.call('/commission_account/rate', {})
  const values = {
    s_lastschrift: '0',
    s_vergisiz: '0',
    s_gut_shift: '0',
    s_man_y: 0,
    s_ikt_m: 0,
    ...typed,
  } as const
  const { s_g_toplam } = orderTotals({ ...values, ...terms, s_last_y: 0, lines })
  return earningOf(
    { s_g_toplam, kdv_oran: terms.kdv_oran, s_vergisiz: values.s_vergisiz, s_is_teklif: 0 },
    rate ?? 0,
  )
}

const account = async (kind: string, sip_id: number) => {
  const { datalist } = await seller.call('/commission_account/list', { filters: { kind, sip_id } })
  return datalist.map(({ amount }) => amount)
}

const invoice = (id: number) =>
  admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })

/** As the bank does it. */
const settle = (id: number) =>
  app.db
    .updateTable('siparisler')
    .set({ f_close: '1', f_odeme_tar: businessDay() })
    .where('id', '=', id)
    .execute()

async function paidBy(ids: readonly number[]) {
  const slip = await pay(ids, { provizyon: USUAL })
  const lines = await app.db
    .selectFrom('prim_odeme_fis_siparis')
    .select('prim_net')
    .where('fis_id', '=', slip.id)
    .execute()
  return euros(sumCents(lines.map(({ prim_net }) => cents(prim_net))))
}

const german = { kdv_oran: 19, s_kargo: 8.9 }

test.each([
  ['a percent discount', basket, { s_man_y: 3 }, german],
  ['a fixed discount', basket, { s_ikt_m: 4.56 }, german],
  ['both with a gift', [...basket, gift], { s_man_y: 3, s_ikt_m: 4.56 }, german],
  [
    'a customer of another tax country',
    basket,
    { f_ulke: 'Österreich', country: 'AT' },
    { kdv_oran: 20, s_kargo: 12.5 },
  ],
] as const)(
  '%s: form, account and slip say the same',
  async (_name, lines, { country, ...typed }: Record<string, unknown>, terms) => {
    const cus_id = await buildCustomer(app.db, country ? { cus_country_code: String(country) } : {})
    const promised = await foot(lines, typed, terms)
    const id = await placeOrder(app.db, seller, lines, { cus_id, ...typed })
    expect(promised).toBeGreaterThan(0)
    expect(await account('expected', id)).toEqual([promised])
    await invoice(id)
    await settle(id)
    expect(await account('earned', id)).toEqual([promised])
    expect(await paidBy([id])).toBe(promised)
    expect(await account('paid', id)).toEqual([promised])
  },
)

test('an order that loses a line brings what the form says then, by the rate of its own day', async () => {
  const lines = [...basket, { stk_id: wine, stk_adet: 3, stk_birim_ini: 8.43 }]
  const id = await placeOrder(app.db, seller, lines)
  await admin.call('/sys_users/update', { id: people.personel.id, yuzde: 20 })
  await sql`update prim_oranlari set gecerli_tar = gecerli_tar + 1
    where user_id = ${people.personel.id} and yuzde = 20`.execute(app.db)
  const day = businessDay()
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  expect(await seller.call('/commission_account/rate', { day })).toMatchObject({ rate: USUAL })
  expect(await seller.call('/commission_account/rate', { day: next })).toMatchObject({ rate: 20 })
  const promised = await foot(basket, {}, german)
  await seller.call('/siparisler/update_with_icerik', await orderPayload(app.db, basket, { id }))
  expect(await account('expected', id)).toEqual([promised])
  await invoice(id)
  await settle(id)
  expect(await account('earned', id)).toEqual([promised])
  expect(await paidBy([id])).toBe(promised)
  await app.db
    .deleteFrom('prim_oranlari')
    .where('user_id', '=', people.personel.id)
    .where('yuzde', '=', 20)
    .execute()
})

test('a credit note for a part takes back its part at the rate of the order', async () => {
  const cus_id = await buildCustomer(app.db)
  const promised = await foot(basket, {}, german)
  const id = await placeOrder(app.db, seller, basket, { cus_id })
  await invoice(id)
  await settle(id)
  const back = { cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
  const note = await placeOrder(app.db, admin, [{ ...basket[0], stk_id: wine, stk_adet: 2 }], back)
  await admin.call('/siparisler/update', { id: note, gutschrift_ok: '1' })
  const { s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif } = await order(note)
  const taken = earningOf({ s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif }, USUAL)
  expect(taken).toBe(-1.18)
  expect([await account('earned', id), await account('earned', note)]).toEqual([[promised], [taken]])
  expect(await paidBy([id, note])).toBe(euros(sumCents([cents(promised), cents(taken)])))
})

test('nobody asks for the rate of somebody else', async () => {
  const asked = { user_id: people.satis.id }
  expect((await seller.refused('/commission_account/rate', asked)).code).toBe('ERR_105')
  expect(await admin.call('/commission_account/rate', asked)).toHaveProperty('rate')
})

test.each([
  ['winter', '2026-01-15', '2026-01-14T22:59:59Z', '2026-01-14T23:00:00Z'],
  ['summer', '2026-07-15', '2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z'],
])(
  'a rate begins at midnight on the clock of the company in %s',
  async (_season, gecerli_tar, before, from) => {
    const user_id = people.satis.id
    await app.db.deleteFrom('prim_oranlari').where('user_id', '=', user_id).execute()
    for (const [day, yuzde] of [
      ['1900-01-01', 5],
      [gecerli_tar, 9],
    ] as const)
      await app.db.insertInto('prim_oranlari').values({ user_id, gecerli_tar: day, yuzde }).execute()
    for (const [s_tar, yuzde] of [
      [before, 5],
      [from, 9],
    ] as const) {
      const closed = await buildClosedOrder(app, { per_id: user_id, s_tar })
      const open = await buildClosedOrder(app, { per_id: user_id, s_tar, f_close: '0', f_odeme_tar: null })
      const { datalist } = await admin.call('/commission_account/list', { user_id, orderByField: 'sip_id' })
      const rates = datalist.filter(({ sip_id }) => sip_id === closed || sip_id === open)
      expect(rates?.map(({ kind, rate }) => [kind, rate]).toSorted()).toEqual([
        ['earned', yuzde],
        ['expected', yuzde],
      ])
    }
  },
)
