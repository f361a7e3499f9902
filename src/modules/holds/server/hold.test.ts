import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer, buildWine, orderPayload, placeOrder } from '#test/server/factories.ts'
import { openFreshWindow } from '#test/server/window.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let staff: Caller
let colleague: Caller
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  ;[staff, colleague, admin] = await Promise.all([app.as('personel'), app.as('satis'), app.as('admin')])
})

beforeEach(async () => {
  await sql`delete from hold_drafts`.execute(app.db)
})

const put = (
  caller: Caller,
  draft_id: string,
  lines: readonly [stk_id: number, qty: number][],
  cus_id?: number,
) => caller.call('/hold/put', { draft_id, cus_id, lines: lines.map(([stk_id, qty]) => ({ stk_id, qty })) })

const endHolds = () => sql`update hold_drafts set until = now() - interval '1 second'`.execute(app.db)

const freeOf = async (stk_id: number) => {
  const { datalist } = await staff.call('/stok_search_dialialog_view/list', { id: stk_id })
  return datalist[0]?.kullanilabilir_adet as number
}

const take = async (caller: Caller, stk_id: number, stk_adet: number, more: Record<string, unknown> = {}) =>
  caller.call('/siparisler/create_with_icerik', {
    ...(await orderPayload(app.db, [{ stk_id, stk_adet }])),
    ...more,
  })
const notTaken = async (
  caller: Caller,
  stk_id: number,
  stk_adet: number,
  more: Record<string, unknown> = {},
) =>
  caller.refused('/siparisler/create_with_icerik', {
    ...(await orderPayload(app.db, [{ stk_id, stk_adet }])),
    ...more,
  })

const correct = (stok_id: number, miktar: number) =>
  admin.call('/stok_islem/create', { stok_id, islem_tip: 3, in_out: 9, miktar })

describe('/hold/put', () => {
  test('holds what is free, and says so to everybody who asks for the wine', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft = randomUUID()
    const first = await put(staff, draft, [[wine, 4]])
    expect(first.lines).toMatchObject([{ stk_id: wine, held: 4, available: 6 }])
    expect(Date.parse(present(first.lines[0]?.until))).toBeGreaterThan(Date.now() + 7 * 60_000)
    expect(await freeOf(wine)).toBe(2)
    const second = await put(colleague, randomUUID(), [[wine, 5]])
    expect(second.lines).toMatchObject([{ held: 2, available: 2 }])
    // The own bottles count for the draft that holds them.
    expect((await put(staff, draft, [[wine, 3]])).lines).toMatchObject([{ held: 3, available: 4 }])
    expect(await freeOf(wine)).toBe(1)
  })

  test('sets the whole draft: what is not named any more is free again', async () => {
    const [red, white] = [await buildWine(app.db, {}, 6), await buildWine(app.db, {}, 6)]
    const draft = randomUUID()
    await put(staff, draft, [
      [red, 6],
      [white, 2],
    ])
    await put(staff, draft, [[white, 3]])
    expect([await freeOf(red), await freeOf(white)]).toEqual([6, 3])
    expect((await put(staff, draft, [])).lines).toEqual([])
    expect(await freeOf(white)).toBe(6)
  })

  test('two hundred at once on six bottles get exactly six', async () => {
    const wine = await buildWine(app.db, {}, 6)
    await admin.call('/settings/update', { hold_drafts: 20, version: await settingsVersion() })
    const names = ['personel', 'satis', 'bayiadmin', 'bayi', 'fremd', 'admin', 'admin2'] as const
    const callers = await Promise.all(names.map((name) => app.as(name)))
    /** A server without a free connection answers server_busy, and the browser retries. */
    const ask = async (caller: Caller, draft_id: string): Promise<AnyAnswer> => {
      const answer = await caller.raw('/hold/put', { draft_id, lines: [{ stk_id: wine, qty: 1 }] })
      const isBusy = 'code' in answer.status && answer.status.code === 'server_busy'
      return isBusy ? ask(caller, draft_id) : answer
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => ask(callers[n % callers.length] ?? staff, randomUUID())),
    )
    await admin.call('/settings/update', { hold_drafts: 3, version: await settingsVersion() })
    const held = answers.flatMap(({ lines = [] }) => lines as { held: number }[])
    expect(held.reduce((sum, line) => sum + line.held, 0)).toBe(6)
    expect(answers.filter(({ status }) => status.isContinue)).toHaveLength(6)
    const refusals = answers.flatMap(({ status }) => ('code' in status ? status.code : []))
    expect(new Set(refusals)).toEqual(new Set(['stokda_kalmadi']))
    expect(await freeOf(wine)).toBe(0)
  })

  test('ends with its time, decided by the question itself', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft = randomUUID()
    await put(staff, draft, [[wine, 6]])
    expect(
      (await colleague.refused('/hold/put', { draft_id: randomUUID(), lines: [{ stk_id: wine, qty: 1 }] }))
        .code,
    ).toBe('stokda_kalmadi')
    await endHolds()
    expect(await freeOf(wine)).toBe(6)
    expect((await put(colleague, randomUUID(), [[wine, 4]])).lines).toMatchObject([{ held: 4 }])
    // Another put of the expired draft gets what is left.
    expect((await put(staff, draft, [[wine, 6]])).lines).toMatchObject([{ held: 2, available: 2 }])
  })

  test('refuses by name, and what was held stays', async () => {
    const wine = await buildWine(app.db, {}, 100)
    const retired = await buildWine(app.db, { stok_user_on: '0' }, 10)
    const [draft, foreign] = [randomUUID(), randomUUID()]
    await put(staff, draft, [[wine, 5]])
    await put(colleague, foreign, [[wine, 1]])
    const refused = async (body: Record<string, unknown>) => (await staff.refused('/hold/put', body)).code
    for (const qty of [0, -1, 1e9, 1.5, 'x'])
      expect(await refused({ draft_id: draft, lines: [{ stk_id: wine, qty }] })).toBe(
        'lutfen_girdiginiz_bigileri_kontrol_ediniz',
      )
    const one = [{ stk_id: wine, qty: 1 }]
    expect(await refused({ draft_id: 'mine', lines: one })).toBe('lutfen_girdiginiz_bigileri_kontrol_ediniz')
    expect(await refused({ draft_id: draft, lines: [{ stk_id: wine, qty: 41 }] })).toBe('hold_too_many')
    expect(await refused({ draft_id: draft, lines: [{ stk_id: retired, qty: 1 }] })).toBe('stok_bulunamadi')
    expect(await refused({ draft_id: draft, lines: [{ stk_id: 999_999, qty: 1 }] })).toBe('stok_bulunamadi')
    expect(await refused({ draft_id: foreign, lines: one })).toBe('hold_not_yours')
    const strangers = await buildCustomer(app.db, { cus_user: people.fremd.id })
    expect(await refused({ draft_id: draft, cus_id: strangers, lines: one })).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    await put(staff, randomUUID(), [[wine, 1]])
    await put(staff, randomUUID(), [[wine, 1]])
    expect(await refused({ draft_id: randomUUID(), lines: one })).toBe('hold_too_many_drafts')
    expect(await freeOf(wine)).toBe(100 - 5 - 1 - 2)
  })
})

const settingsVersion = async () => (await admin.call('/settings/get')).item.version

describe('saving an order', () => {
  test('takes over its own bottles at the price and terms that were named', async () => {
    const wine = await buildWine(app.db, { stok_de_price: 10 }, 6)
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id })
    const draft_id = randomUUID()
    await put(staff, draft_id, [[wine, 6]], cus_id)
    await sql`update stok set stok_de_price = 12 where id = ${wine}`.execute(app.db)
    await sql`update sys_country_code set cargo_price = cargo_price + 1 where country_code = 'DE'`.execute(
      app.db,
    )
    const before = await sql<{ cargo_price: number }>`
      select cargo_price from sys_country_code where country_code = 'DE'`.execute(app.db)
    expect(await notTaken(colleague, wine, 1)).toMatchObject({ code: 'stokda_kalmadi' })
    const body = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 6 }], { cus_id })
    const { save_response: order } = await staff.call('/siparisler/create_with_icerik', { ...body, draft_id })
    expect(order).toMatchObject({ s_toplam: 60, s_kargo: (before.rows[0]?.cargo_price ?? 0) - 1 })
    const { datalist } = await admin.call('/hold/list')
    expect(datalist).toEqual([])
    expect(await freeOf(wine)).toBe(0)
    await sql`update sys_country_code set cargo_price = cargo_price - 1 where country_code = 'DE'`.execute(
      app.db,
    )
  })

  test('counts the reservation of the order that is edited, and its hold beside it', async () => {
    const wine = await buildWine(app.db, {}, 10)
    const cus_id = await buildCustomer(app.db)
    const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 4 }], { cus_id })
    const draft_id = randomUUID()
    await put(staff, draft_id, [[wine, 4]], cus_id)
    expect(await freeOf(wine)).toBe(2)
    const change = async (stk_adet: number, more: object) =>
      staff.call('/siparisler/update_with_icerik', {
        ...(await orderPayload(app.db, [{ stk_id: wine, stk_adet }], { id, cus_id })),
        ...more,
      })
    const notChanged = async (stk_adet: number, more: object) =>
      staff.refused('/siparisler/update_with_icerik', {
        ...(await orderPayload(app.db, [{ stk_id: wine, stk_adet }], { id, cus_id })),
        ...more,
      })
    expect(await notChanged(8, {})).toMatchObject({ code: 'can_be_ordered', params: { count: 6 } })
    expect((await change(8, { draft_id })).status.isContinue).toBe(true)
    expect(await freeOf(wine)).toBe(2)
  })

  test('an expired hold competes like everybody; when the bottles are gone the refusal says why', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft_id = randomUUID()
    await put(staff, draft_id, [[wine, 6]])
    await endHolds()
    expect((await take(colleague, wine, 5)).status.isContinue).toBe(true)
    expect(await notTaken(staff, wine, 6, { draft_id })).toMatchObject({
      code: 'hold_expired',
      params: { count: 1 },
    })
    expect((await take(staff, wine, 1, { draft_id })).status.isContinue).toBe(true)
  })

  test('a foreign draft is refused and keeps its bottles', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft_id = randomUUID()
    await put(colleague, draft_id, [[wine, 6]])
    expect(await notTaken(staff, wine, 6, { draft_id })).toMatchObject({ code: 'hold_not_yours' })
    expect(await freeOf(wine)).toBe(0)
  })

  test('a refused order keeps its hold; a wine retired meanwhile can still be ordered from it', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft_id = randomUUID()
    await put(staff, draft_id, [[wine, 6]])
    await sql`update stok set stok_user_on = '0' where id = ${wine}`.execute(app.db)
    expect(await notTaken(staff, wine, 7, { draft_id })).toMatchObject({ code: 'can_be_ordered' })
    expect((await admin.untyped('/hold/list')).lines).toMatchObject([{ stk_id: wine, held: 6 }])
    expect(await notTaken(colleague, wine, 1)).toMatchObject({ code: 'stok_bulunamadi' })
    expect((await take(staff, wine, 6, { draft_id })).status.isContinue).toBe(true)
  })

  test('bottles that a cancelled order wants back may be held by now', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 6 }])
    await admin.call('/siparisler/siparis_iptali', { id, f_ip_neden_type: 1 })
    await put(colleague, randomUUID(), [[wine, 1]])
    expect((await admin.refused('/siparisler/siparis_iptal_geri_al', { id })).code).toBe('can_be_ordered')
    await endHolds()
    expect((await admin.call('/siparisler/siparis_iptal_geri_al', { id })).status.isContinue).toBe(true)
  })
})

describe('a correction of stock', () => {
  test('counts more than the youngest holds, and tells their holders', async () => {
    const wine = await buildWine(app.db, { stok_name: 'Falscher Bestand' }, 10)
    await put(staff, randomUUID(), [[wine, 4]])
    const younger = randomUUID()
    await put(colleague, younger, [[wine, 6]])
    const window = await openFreshWindow(app, { sesion_id: colleague.sesion_id })
    const older = await openFreshWindow(app, { sesion_id: staff.sesion_id })
    expect((await correct(wine, 3)).save_response.kullanilabilir_adet).toBe(0)
    await eventually(() => window.heard('hold_notice')).toEqual([
      { kind: 'lost', wine: 'Falscher Bestand', qty: 3 },
    ])
    await eventually(() => window.heard('holds')).toEqual([{ wines: [wine] }])
    expect(older.heard('hold_notice')).toEqual([])
    const { lines } = await admin.untyped('/hold/list', { stk_id: wine })
    expect(lines.map(({ held }: { held: number }) => held).toSorted()).toEqual([3, 4])
    await correct(wine, 5)
    const { datalist } = await admin.call('/hold/list', { stk_id: wine })
    expect(datalist).toMatchObject([{ held: 2, holder: 'personel Test' }])
  })
})

describe('/hold/drop', () => {
  test('ends the own draft at once; a second time changes nothing', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft_id = randomUUID()
    await put(staff, draft_id, [[wine, 6]])
    const window = await openFreshWindow(app, { sesion_id: colleague.sesion_id })
    await staff.call('/hold/drop', { draft_id })
    expect(await freeOf(wine)).toBe(6)
    await eventually(() => window.heard('holds')).toEqual([{ wines: [wine] }])
    expect((await staff.call('/hold/drop', { draft_id })).lines).toEqual([])
  })

  test('is for the holder and for administrators, who are heard of', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const draft_id = randomUUID()
    await put(staff, draft_id, [[wine, 6]])
    expect((await colleague.refused('/hold/drop', { draft_id })).code).toBe('hold_not_yours')
    const window = await openFreshWindow(app, { sesion_id: staff.sesion_id })
    await admin.call('/hold/drop', { draft_id })
    expect(await freeOf(wine)).toBe(6)
    await eventually(() => window.heard('hold_notice')).toEqual([
      { kind: 'released', draft_id, from: 'admin Test' },
    ])
  })
})

describe('/hold/release', () => {
  test('frees single wines of a draft, one or many, under the same guard; the holder is told', async () => {
    const wines = [
      await buildWine(app.db, {}, 6),
      await buildWine(app.db, {}, 6),
      await buildWine(app.db, {}, 6),
    ]
    const [first = 0, second = 0, third = 0] = wines
    const draft_id = randomUUID()
    await put(staff, draft_id, [
      [first, 1],
      [second, 2],
      [third, 3],
    ])
    const idOf = async (stk_id: number) => (await admin.call('/hold/list', { stk_id })).datalist[0]?.id ?? 0
    const ids = [await idOf(first), await idOf(second), await idOf(third)]
    expect((await colleague.refused('/hold/release', { id: ids[0] })).code).toBe('ERR_105')
    const bulk = { islem: '/hold/release', alanlar: {}, ids: ids.slice(0, 2) }
    expect((await colleague.refused('/toplu_islem/yap', bulk)).code).toBe('ERR_105')
    expect(await freeOf(first)).toBe(5)
    const window = await openFreshWindow(app, { sesion_id: staff.sesion_id })
    expect(await admin.call('/toplu_islem/yap', bulk)).toMatchObject({ yapilan: bulk.ids })
    expect([await freeOf(first), await freeOf(second), await freeOf(third)]).toEqual([6, 6, 3])
    await eventually(() => window.heard('hold_notice')).toEqual([
      { kind: 'released', draft_id, from: 'admin Test' },
      { kind: 'released', draft_id, from: 'admin Test' },
    ])
    expect((await admin.refused('/hold/release', { id: ids[0] })).code).toBe('record_not_found')
    await admin.call('/hold/release', { id: present(ids[2]) })
    expect(await freeOf(third)).toBe(6)
    await put(staff, draft_id, [[third, 1]])
    const last = await idOf(third)
    await endHolds()
    expect((await admin.refused('/hold/release', { id: last })).code).toBe('record_not_found')
  })
})

describe('/hold/list and /hold/wave', () => {
  test('colleagues see who and until when, administrators also for whom', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const cus_id = await buildCustomer(app.db, { cus_surname: 'Geheim' })
    await put(staff, randomUUID(), [[wine, 2]], cus_id)
    const seen = (await colleague.call('/hold/list', { stk_id: wine })).datalist[0]
    expect(seen).toMatchObject({ held: 2, available: 4, holder: 'personel Test' })
    expect(JSON.stringify(seen)).not.toContain('Geheim')
    expect((await admin.call('/hold/list', { stk_id: wine })).datalist).toMatchObject([{ cus_id }])
    await endHolds()
    expect((await admin.call('/hold/list', { stk_id: wine })).datalist).toEqual([])
  })

  test('a wave reaches those who hold the wine, and nobody else', async () => {
    const wine = await buildWine(app.db, { stok_name: 'Begehrt' }, 6)
    await put(staff, randomUUID(), [[wine, 6]])
    const [holder, other] = [
      await openFreshWindow(app, { sesion_id: staff.sesion_id }),
      await openFreshWindow(app, { sesion_id: admin.sesion_id }),
    ]
    await colleague.call('/hold/wave', { stk_id: wine, qty: 12 })
    await eventually(() => holder.heard('hold_notice')).toEqual([
      { kind: 'wave', wine: 'Begehrt', qty: 12, from: 'satis Test' },
    ])
    expect(other.heard('hold_notice')).toEqual([])
    expect((await staff.refused('/hold/wave', { stk_id: wine, qty: 1 })).code).toBe('hold_nobody')
  })
})
