import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { moveClocks, resetClocks } from '#test/server/clock.ts'
import {
  buildCustomer,
  buildOrder,
  buildWine,
  overdueInvoice,
  placeInvoice,
  placeOrder,
} from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const staff = await app.as('personel')

const ranges = async () => (await admin.call('/number_range/list')).datalist ?? []
type RangeKind = Awaited<ReturnType<typeof ranges>>[number]['kind']
const rangeOf = async (kind: RangeKind) => {
  const found = (await ranges()).find((range) => range.kind === kind)
  if (!found) throw new Error(`no range ${kind}`)
  return found
}
const change = async (kind: RangeKind, wished: object) =>
  admin.call('/number_range/update', { ...(await rangeOf(kind)), ...wished })
const refused = async (kind: RangeKind, wished: object) =>
  admin.refused('/number_range/update', { ...(await rangeOf(kind)), ...wished })
const numberOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item.f_no
const year = Temporal.Now.plainDateISO('Europe/Berlin').year

const onClock = (day: string) => moveClocks(app, `${day}T10:00:00Z`)
const onRightClock = () => resetClocks(app)

test('are listed with the number that comes next, for administrators', async () => {
  expect((await ranges()).map(({ kind }) => kind)).toEqual([
    'invoice',
    'credit_note',
    'cancellation',
    'customer',
    'slip',
  ])
  expect(await rangeOf('cancellation')).toMatchObject({ prefix: 'ST', width: 6, preview: 'ST000001' })
  expect((await staff.refused('/number_range/list')).code).toBe('ERR_105')
  expect((await staff.refused('/number_range/update', { ...(await rangeOf('invoice')) })).code).toBe(
    'ERR_105',
  )
})

describe('invoices', () => {
  test('are numbered by the new range from the next one on, without a gap', async () => {
    const before = await rangeOf('invoice')
    expect(await numberOf(await placeInvoice(app.db, admin))).toBe(String(before.next))
    const { save_response } = await change('invoice', { prefix: 'RE-{YYYY}-', width: 5, next: 200_000 })
    expect(save_response.preview).toBe(`RE-${year}-200000`)
    const numbers = [await placeInvoice(app.db, admin), await placeInvoice(app.db, admin)]
    expect(await Promise.all(numbers.map(numberOf))).toEqual([`RE-${year}-200000`, `RE-${year}-200001`])
  })

  test.each([
    ['going down', { next: 5 }, { next: 'too_small' }],
    ['the prefix of credit notes', { prefix: 'G' }, { prefix: 'exists_already' }],
    ['strange letters', { prefix: 'Ä ' }, { prefix: 'not_allowed' }],
    ['a year that is missing', { prefix: 'RE', yearly: '1' }, { prefix: 'year_missing' }],
    ['eleven digits', { width: 11 }, { width: 'too_large' }],
  ])('refuse %s, and nothing changes', async (_, wished, fields) => {
    const before = await rangeOf('invoice')
    expect((await refused('invoice', wished)).fields).toEqual(fields)
    expect(await rangeOf('invoice')).toEqual(before)
  })

  test('never come twice: a prefix with higher numbers in use starts above them', async () => {
    const { next } = await rangeOf('invoice')
    const wine = await buildWine(app.db, {}, 10)
    await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, overdueInvoice('Alt', `ALT${next + 500}`))
    const { fields, field_params } = await refused('invoice', { prefix: 'ALT', next: next + 1 })
    expect([fields, field_params]).toEqual([{ next: 'too_small' }, { next: { min: next + 501 } }])
  })

  test('start again with the year where that is wanted', async () => {
    await change('invoice', { prefix: 'J{YY}-', width: 4, yearly: '1' })
    await onClock(`${year + 1}-01-02`)
    const short = String(year + 1).slice(-2)
    expect(await rangeOf('invoice')).toMatchObject({ next: 1, preview: `J${short}-0001` })
    const first = await placeInvoice(app.db, admin)
    const second = await placeInvoice(app.db, admin)
    expect([await numberOf(first), await numberOf(second)]).toEqual([`J${short}-0001`, `J${short}-0002`])
    await onRightClock()
    for (const { id, version, day_ahead } of await ranges())
      if (day_ahead) await admin.call('/number_range/clock_is_right', { id, version, day_ahead })
  })

  test('two changes at a time: the later one is told', async () => {
    const seen = await rangeOf('invoice')
    await change('invoice', { prefix: 'K{YY}-', next: seen.next + 10_000 })
    const late = await admin.refused('/number_range/update', { ...seen, next: seen.next + 20_000 })
    expect(late.code).toBe('record_changed')
  })
})

test('a cancellation has a number of its own, and keeps it when it is taken back and done again', async () => {
  const id = await placeInvoice(app.db, admin)
  const cancel = () => admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
  const numberNow = async () => (await admin.call('/siparisler/get', { id })).item.iptal_no
  await cancel()
  const first = await numberNow()
  expect(first).toMatch(/^ST\d{6}$/)
  await admin.call('/siparisler/iptal_fatura_geri_al', { id })
  await cancel()
  expect(await numberNow()).toBe(first)
})

test('customers get a code by their range, unless they bring one', async () => {
  const codeOf = async (id: number) =>
    (await app.db.selectFrom('customers').select('cus_code').where('id', '=', id).executeTakeFirst())
      ?.cus_code
  const usual = await buildCustomer(app.db)
  expect(await codeOf(usual)).toBe(String(usual))
  const { next } = await rangeOf('customer')
  await change('customer', { prefix: 'K', width: 7, next: next + 1_000 })
  const id = await buildCustomer(app.db)
  expect([id, await codeOf(id)]).toEqual([next + 1_000, `K${String(next + 1_000).padStart(7, '0')}`])
  expect(await codeOf(await buildCustomer(app.db, { cus_code: 'EIGEN' }))).toBe('EIGEN')
})

test('a range that moves while customers are added never goes back', async () => {
  const range = await rangeOf('customer')
  // It is too late for this number when customers were faster.
  const moving = admin.raw('/number_range/update', { ...range, next: range.next + 1 })
  const added = await Promise.all(Array.from({ length: 20 }, () => buildCustomer(app.db)))
  await moving
  const after = await buildCustomer(app.db)
  expect(new Set([...added, after]).size).toBe(21)
  expect(after).toBeGreaterThan(Math.max(...added))
})

test.each(['customer', 'slip'] as const)(
  '%s: a moved range says so, goes on from there and not back',
  async (kind) => {
    const seen = await rangeOf(kind)
    const { save_response } = await change(kind, { next: seen.next + 50 })
    expect(save_response.next).toBe(seen.next + 50)
    expect(await rangeOf(kind)).toMatchObject({ next: seen.next + 50 })
    expect(await refused(kind, { prefix: 'NEU', next: seen.next + 49 })).toMatchObject({
      fields: { next: 'too_small' },
      field_params: { next: { min: seen.next + 50 } },
    })
    const late = await admin.refused('/number_range/update', { ...seen, next: seen.next + 60 })
    expect(late.code).toBe('record_changed')
  },
)

describe('a clock that jumps', () => {
  afterEach(onRightClock)

  const today = () => Temporal.Now.plainDateISO('Europe/Berlin')
  const issue = (id: number) =>
    admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
  const ordered = async () => {
    const stk_id = await buildWine(app.db, { stok_de_price: 10 }, 1)
    return placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }])
  }
  const trustClock = async (kind: string) => {
    const { id, version, day_ahead } = (await ranges()).find((range) => range.kind === kind) ?? {}
    return admin.call('/number_range/clock_is_right', {
      id: present(id),
      version: present(version),
      day_ahead: present(day_ahead),
    })
  }

  test('is refused on its way back until an administrator has looked at it', async () => {
    const id = await ordered()
    await onClock(today().add({ days: 5 }).toString())
    await placeInvoice(app.db, admin)
    await onRightClock()
    const { next, preview } = await rangeOf('invoice')
    expect(
      await admin.refused('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true }),
    ).toMatchObject({
      code: 'clock_went_back',
    })
    const seen = await rangeOf('invoice')
    expect([seen.next, seen.day_ahead]).toEqual([next, today().add({ days: 5 }).toString()])
    const other = { id: seen.id, version: seen.version, day_ahead: today().toString() }
    expect((await admin.refused('/number_range/clock_is_right', other)).code).toBe('record_changed')
    expect((await staff.refused('/number_range/clock_is_right', other)).code).toBe('ERR_105')
    await trustClock('invoice')
    expect(await rangeOf('invoice')).toMatchObject({ day_ahead: null, version: seen.version + 1 })
    await issue(id)
    expect(await numberOf(id)).toBe(preview)
  })

  test('is refused where the database shows another day, also for cancellations', async () => {
    const [id, invoiced] = [await ordered(), await placeInvoice(app.db, admin)]
    app.setNow(`${today().add({ days: 3 }).toString()}T10:00:00Z`)
    const refusals = await Promise.all([
      admin.refused('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true }),
      admin.refused('/siparisler/fatura_iptali', { id: invoiced, f_ip_neden_type: 1 }),
    ])
    expect(refusals.map(({ code }) => code)).toEqual(['clocks_differ', 'clocks_differ'])
  })

  test('after weeks without a document numbers go on by themselves', async () => {
    await placeInvoice(app.db, admin)
    await onClock(today().add({ days: 40 }).toString())
    const { preview } = await rangeOf('invoice')
    expect(await numberOf(await placeInvoice(app.db, admin))).toBe(preview)
    await onRightClock()
    await trustClock('invoice')
  })

  test('a cancellation has a number of the year on its document', async () => {
    await change('cancellation', { prefix: 'S{YYYY}-', yearly: '1' })
    const before = await rangeOf('cancellation')
    const id = await placeInvoice(app.db, admin)
    await admin.call('/siparisler/fatura_iptali', {
      id,
      f_ip_neden_type: 1,
      sd_iptal_tar: `${year - 1}-12-30`,
    })
    expect((await admin.call('/siparisler/get', { id })).item.iptal_no).toBe(`S${year - 1}-000001`)
    expect(await rangeOf('cancellation')).toMatchObject({ next: before.next })
  })

  test('a year begins above the numbers that were brought along for it', async () => {
    await change('invoice', { prefix: 'M{YY}-', width: 1, yearly: '1' })
    const wine = await buildWine(app.db, {}, 10)
    const short = String(year + 2).slice(-2)
    await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, overdueInvoice('Alt', `M${short}-7`))
    await onClock(`${year + 2}-01-04`)
    expect(await rangeOf('invoice')).toMatchObject({ next: 8, preview: `M${short}-8` })
  })

  test('whatever it does: no gap, no number twice, and the year of the number is that of its document', async () => {
    let round = 0
    const days = fc.array(fc.integer({ min: -500, max: 800 }), { minLength: 3, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(days, async (jumps) => {
        await onRightClock()
        round += 1
        await change('invoice', { prefix: `P${round}-{YYYY}-`, width: 1, yearly: '1' })
        const { next } = await rangeOf('invoice')
        for (const jump of [0, ...jumps]) {
          const day = today().add({ days: jump }).toString()
          await onClock(day)
          const { preview, day_ahead } = await rangeOf('invoice')
          if (day_ahead) await trustClock('invoice')
          const id = await placeInvoice(app.db, admin, 1)
          expect([day, await numberOf(id)]).toEqual([day, preview])
        }
        const { rows } = await sql<{ f_no: string; year: string }>`
          select f_no, extract(year from f_tarih)::text as year from siparisler
          where starts_with(f_no, ${`P${round}-`})`.execute(app.db)
        expect(rows).toHaveLength(jumps.length + 1)
        const byYear = Map.groupBy(rows, (row) => row.year)
        for (const [of, issued] of byYear) {
          const first = of === String(year) ? next : 1
          const numbers = issued.map(({ f_no }) => f_no).toSorted(byNumber)
          expect(numbers).toEqual(issued.map((_, at) => `P${round}-${of}-${first + at}`))
        }
      }),
      { numRuns: 12 },
    )
  })
})

const byNumber = (a: string, b: string) => Number(a.split('-')[2]) - Number(b.split('-')[2])
