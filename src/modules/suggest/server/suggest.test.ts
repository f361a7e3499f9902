import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, placeOrder } from '#test/server/factories.ts'

let app: TestApp
let staff: Caller
let cus_id: number
let red: number
let sister: number
let white: number
let first: number

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.as('personel')
  const build = (stok_name: string, values: object) => buildWine(app.db, { stok_name, ...values }, 60)
  red = await build('Primitivo', { stok_color: 1, stok_mensey: 1 })
  sister = await build('Negroamaro', { stok_color: 1, stok_mensey: 1 })
  white = await build('Veltliner', { stok_color: 2, stok_mensey: 2, stok_de_price: 30 })
  cus_id = await buildCustomer(app.db, { cus_user: people.personel.id })
  first = await placeOrder(app.db, staff, [{ stk_id: red, stk_adet: 12 }], { cus_id })
  const peer = await buildCustomer(app.db, { cus_user: people.personel.id })
  await placeOrder(
    app.db,
    staff,
    [
      { stk_id: red, stk_adet: 1 },
      { stk_id: white, stk_adet: 1 },
    ],
    { cus_id: peer },
  )
})

const asked = async (language = 'de') =>
  (await staff.call('/suggest/list', { cus_id, language })).datalist as Record<string, unknown>[]

describe('/suggest/list', () => {
  test('again, sibling and new, each naming an order of the customer', async () => {
    const bottles = await asked()
    expect(bottles).toMatchObject([
      { kind: 'again', stk_id: red, qty: 12 },
      { kind: 'sibling', stk_id: sister, qty: 12 },
      { kind: 'new', stk_id: white },
    ])
    for (const { reason } of bottles) expect(reason).toContain(`Auftrag ${first}`)
    expect((await asked('en'))[1]?.reason).toMatch(/^like Primitivo of /)
    expect((await asked('tr'))[1]?.reason).toContain('sipariş')
  })

  test('what somebody holds or has sold out is not offered, nor a colour that is refused', async () => {
    const colleague = await app.as('satis')
    const draft_id = randomUUID()
    await colleague.call('/hold/put', { draft_id, lines: [{ stk_id: sister, qty: 40 }] })
    await sql`insert into stok_islem (stok_id, islem_tip, in_out, cikan) values (${sister}, 3, 9, 20)`.execute(
      app.db,
    )
    expect((await asked()).map(({ stk_id }) => stk_id)).toEqual([red, white])
    await colleague.call('/hold/drop', { draft_id })
    expect((await asked()).map(({ stk_id }) => stk_id)).toEqual([red, sister, white])
    await sql`update customers set s_k = '1' where id = ${cus_id}`.execute(app.db)
    expect((await asked()).map(({ stk_id }) => stk_id)).toEqual([red, sister])
    await sql`update customers set s_k = '0' where id = ${cus_id}`.execute(app.db)
  })

  test('a cancelled order is no reason', async () => {
    const fresh = await buildCustomer(app.db, { cus_user: people.personel.id })
    const id = await placeOrder(app.db, staff, [{ stk_id: red, stk_adet: 1 }], { cus_id: fresh })
    const admin = await app.as('admin')
    await admin.call('/siparisler/siparis_iptali', { id, f_ip_neden_type: 1 })
    const { datalist } = await staff.call('/suggest/list', { cus_id: fresh })
    expect(datalist.map(({ kind }) => kind)).toEqual(['new'])
  })

  test('refuses a foreign customer and bad input', async () => {
    const stranger = await app.as('fremd')
    expect((await stranger.refused('/suggest/list', { cus_id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    expect((await staff.refused('/suggest/list', { cus_id: 'x' })).code).toBe(
      'lutfen_girdiginiz_bigileri_kontrol_ediniz',
    )
    expect((await staff.refused('/suggest/list', { cus_id: 999_999 })).code).toBe(
      'customer_cannot_found_maybe_deleted',
    )
  })
})
