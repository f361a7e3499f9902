import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import type { Caller } from '#test/server/app.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { startPayouts } from '#test/server/payouts.ts'
import { pdfText } from '#test/server/pdf-text.ts'

const { app, admin, pay } = await startPayouts()
const personel = await app.as('personel')
const satis = await app.as('satis')
const { id: user_id } = people.personel

await app.db.updateTable('prim_oranlari').set({ yuzde: 10 }).where('user_id', '=', user_id).execute()
const wine = await buildWine(app.db)
const total = { s_toplam: 119, s_ara_toplam: 119, s_kargo: 0, s_g_toplam: 119, kdv_oran: 19, per_id: user_id }
const open = await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, total)
const earned = await buildClosedOrder(app, { s_g_toplam: 238 })
const paid = await buildClosedOrder(app, { s_g_toplam: 357 })
const cancelled = await buildClosedOrder(app, { s_g_toplam: 476, sd_gonderi_status: '1' })
const slip = await pay([paid, cancelled], {})
await admin.call('/siparisler/fatura_iptali', { id: cancelled, f_ip_neden_type: 1 })
await admin.call('/personel_odeme/create', { per_id: user_id, tarihi: '2026-03-01', tutar: 5 })

const linesOf = async (input: Record<string, unknown> = {}) => {
  const { datalist } = await personel.call('/commission_account/list', input)
  return datalist
}

describe('/commission_account/list', () => {
  test('has a line with base, rate, amount and reason for each order, slip, debt and advance', async () => {
    const lines = (await linesOf({ orderByField: 'id' })).map(({ kind, why, sip_id, base, rate, amount }) => [
      kind,
      why,
      sip_id,
      base,
      rate,
      amount,
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        ['expected', 'not_invoiced', open, 100, 10, 10],
        ['earned', 'customer_paid', earned, 200, 10, 20],
        ['paid', 'slip', paid, 300, 10, 30],
        ['paid', 'slip', cancelled, 400, 10, 40],
        ['debt', 'cancelled', cancelled, null, 10, -40],
        ['advance', 'advance', null, null, null, -5],
      ]),
    )
    expect(lines).toHaveLength(6)
  })

  test('is filtered, and opens the slip of a line', async () => {
    const [line] = await linesOf({ filters: { kind: 'paid', sip_id: paid } })
    expect(line).toMatchObject({ fis_id: slip.id, fis_no: slip.fis_no })
  })

  test('is the own one; administrators name anybody', async () => {
    expect((await satis.call('/commission_account/list', {})).datalist).toEqual([])
    expect((await satis.refused('/commission_account/list', { user_id })).code).toBe('ERR_105')
    expect((await admin.call('/commission_account/list', { user_id })).datalist).toHaveLength(6)
    const widened = await satis.call('/commission_account/list', { filters: { per_id: user_id } })
    expect(widened.datalist).toEqual([])
  })
})

describe('/commission_account/summary', () => {
  test('says what is expected, earned, advanced, owed and paid', async () => {
    const summary = { user_id, rate: 10, expected: 10, earned: 20, advanced: 5, debt: 40, paid_out: 70 }
    expect(await personel.call('/commission_account/summary', {})).toMatchObject(summary)
    expect(await admin.call('/commission_account/summary', { user_id })).toMatchObject(summary)
  })

  test('says until when the oldest part of what is earned must be settled', async () => {
    const settleBy = async (caller: Caller) =>
      (await caller.call('/commission_account/summary', {})).settle_by
    await sql`update siparisler set f_odeme_tar = '2026-01-20' where id = ${earned}`.execute(app.db)
    expect(await settleBy(personel)).toBe('2026-02-28')
    expect(await settleBy(satis)).toBeNull()
  })

  test('refuses the account of somebody else and of nobody', async () => {
    expect((await satis.refused('/commission_account/summary', { user_id })).code).toBe('ERR_105')
    const { fields } = await admin.refused('/commission_account/summary', { user_id: 99_999 })
    expect(fields).toHaveProperty('user_id')
  })
})

const span = { start_date: '2020-01-01', end_date: '2029-01-01' }
const fileOf = async (path: string, caller: { sesion_id: string | null }, input: Record<string, unknown>) =>
  app.post(path, { sesion_id: caller.sesion_id, ...span, ...input })

describe.each(['/commission_account/statement', '/commission_account/extract'] as const)('%s', (path) => {
  test('prints the own account, for administrators that of anybody, for their dealer that of its people', async () => {
    const dealerAdmin = await app.as('bayiadmin')
    for (const [caller, input] of [
      [personel, {}],
      [admin, { user_id }],
      [dealerAdmin, { user_id: people.bayi.id }],
    ] as const)
      expect((await fileOf(path, caller, input)).headers.get('content-type')).toContain('application/pdf')
    for (const caller of [satis, dealerAdmin])
      expect((await caller.refused(path, { ...span, user_id })).code).toBe('ERR_105')
  })

  test.each([
    [{ start_date: '2026-05-01', end_date: '2026-04-01' }, 'end_date', 'range_turned'],
    [{ start_date: '1990-01-01', end_date: '2026-04-01' }, 'end_date', 'range_far'],
    [{ start_date: '2026-02-30', end_date: '2026-04-01' }, 'start_date', 'not_date'],
    [{ start_date: '2026-02-03' }, 'end_date', 'requiredField'],
  ])('refuses %o by its name', async (range, field, code) => {
    const { fields } = await personel.refused(path, range)
    expect(fields?.[field]).toBe(code)
  })
})

test('the statement names order, base, rate, amount and claw-back; the extract every deal', async () => {
  const printed = async (path: string) =>
    pdfText(new Uint8Array(await (await fileOf(path, personel, {})).arrayBuffer()))
  const statement = await printed('/commission_account/statement')
  for (const part of [
    `Auftrag ${earned}`,
    '200,00',
    '10,00',
    '20,00',
    'Noch zurückzunehmen',
    '−40,00',
    slip.fis_no,
  ])
    expect(statement).toContain(part)
  const extract = await printed('/commission_account/extract')
  for (const id of [open, earned, paid, cancelled]) expect(extract).toContain(`Auftrag ${id}`)
  const workbook = await fileOf('/commission_account/extract', personel, { format: 'xlsx' })
  expect(workbook.headers.get('content-type')).toContain('spreadsheetml')
})

describe('the statement of a closed month', () => {
  const month = { start_date: '2026-01-01', end_date: '2026-01-31' }
  const bytesOf = async (input: Record<string, unknown>) =>
    Buffer.from(
      await (
        await app.post('/commission_account/statement', { sesion_id: admin.sesion_id, ...input })
      ).arrayBuffer(),
    )
  const january = () => bytesOf({ user_id, ...month })
  const february = () => bytesOf({ user_id, start_date: '2026-02-01', end_date: '2026-02-28' })
  const stored = () =>
    app.db
      .selectFrom('commission_statements')
      .selectAll()
      .where('user_id', '=', user_id)
      .orderBy('month')
      .execute()

  test('is issued once with number, bytes and hash, and shows by what it was paid since', async () => {
    await sql`update siparisler set f_odeme_tar = '2026-01-20' where id = any(${[earned, paid]})`.execute(
      app.db,
    )
    const first = await january()
    expect(pdfText(first)).toContain(`PA202601-${user_id}`)
    expect(pdfText(first)).toContain(`bezahlt mit ${slip.fis_no}`)
    expect(await january()).toEqual(first)
    const [row] = await stored()
    expect(row).toMatchObject({ number: `PA202601-${user_id}`, month: '2026-01-01' })
    expect(row?.sha256).toBe(createHash('sha256').update(first).digest('hex'))
    await expect(sql`update commission_statements set total = 0`.execute(app.db)).rejects.toThrow()
  })

  test('stays as it is; what changed later is a line of the next month', async () => {
    const first = await january()
    await admin.call('/siparisler/fatura_iptali', { id: earned, f_ip_neden_type: 2 })
    expect(await january()).toEqual(first)
    expect(pdfText(await february())).toContain('Nachtrag zu 01/2026')
  })

  test('is issued once by two at the same moment; a running month is not issued', async () => {
    const march = { user_id, start_date: '2026-03-01', end_date: '2026-03-31' }
    const [one, other] = await Promise.all([bytesOf(march), bytesOf(march)])
    expect(one).toEqual(other)
    const count = (await stored()).length
    const today = businessDay()
    await bytesOf({ user_id, start_date: `${today.slice(0, 7)}-01`, end_date: today })
    expect(await stored()).toHaveLength(count)
  })
})

describe('/prim_odeme_fis/belge', () => {
  test('is printed for the one it pays and for administrators, for nobody else', async () => {
    const print = (sesion_id: string | null) => app.post('/prim_odeme_fis/belge', { sesion_id, id: slip.id })
    for (const { sesion_id } of [personel, admin])
      expect((await print(sesion_id)).headers.get('content-type')).toContain('application/pdf')
    expect((await satis.refused('/prim_odeme_fis/belge', { id: slip.id })).code).toBe('record_not_found')
  })
})
