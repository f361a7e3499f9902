import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { buildCustomer, buildOrder, buildWine, overdueInvoice, placeInvoice } from '#test/server/factories.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const staff = await app.as('personel')

const ranges = async () => (await admin.call('/number_range/list')).datalist ?? []
const rangeOf = async (kind: string) => {
  const found = (await ranges()).find((range) => range.kind === kind)
  if (!found) throw new Error(`no range ${kind}`)
  return found as {
    kind: string
    prefix: string
    width: number
    next: number
    yearly: string
    version: number
  }
}
const change = async (kind: string, wished: object) =>
  admin.call('/number_range/update', { ...(await rangeOf(kind)), ...wished })
const refused = async (kind: string, wished: object) =>
  admin.refused('/number_range/update', { ...(await rangeOf(kind)), ...wished })
const numberOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item.f_no
const year = Temporal.Now.plainDateISO('Europe/Berlin').year

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
    app.setNow(`${year + 1}-01-02T10:00:00Z`)
    const short = String(year + 1).slice(-2)
    expect(await rangeOf('invoice')).toMatchObject({ next: 1, preview: `J${short}-0001` })
    const first = await placeInvoice(app.db, admin)
    const second = await placeInvoice(app.db, admin)
    expect([await numberOf(first), await numberOf(second)]).toEqual([`J${short}-0001`, `J${short}-0002`])
    app.setNow(null)
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
  await admin.call('/siparisler/fatura_iptali_geri_al', { id })
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
  const { next } = await rangeOf('customer')
  const moving = change('customer', { next: next + 1 })
  const added = await Promise.all(Array.from({ length: 20 }, () => buildCustomer(app.db)))
  await moving
  const after = await buildCustomer(app.db)
  expect(new Set([...added, after]).size).toBe(21)
  expect(after).toBeGreaterThan(Math.max(...added))
})

test.each(['customer', 'slip'])(
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
