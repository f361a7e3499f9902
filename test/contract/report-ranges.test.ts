import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { startTestApp, type Caller } from '#test/server/app.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { formFields } from './hostile.ts'

/** Every call with a range of two days; new ones are found automatically. */
const reports = endpoints
  .filter((endpoint) => !endpoint.writes)
  .filter((endpoint) => ['start_date', 'end_date'].every((day) => formFields(endpoint).includes(day)))
  .map(({ path }) => path)

/** Advances may be asked for from a day on or up to one. */
const takesOneDay = (path: string) => path.startsWith('/personel_odeme/')

/** Calls that answer a file, which has pages even without data. */
const isFile = (path: string) => /\/(?:file|statement|extract)$/.test(path)

const days = (start_date: unknown, end_date: unknown) => ({ start_date, end_date })

let admin: Caller

beforeAll(async () => {
  const app = await startTestApp()
  admin = await app.as('admin')
  const stk_id = await buildWine(app.db, {}, 10)
  const invoice = { fd_fon: '1' as const, f_no: 'R1', f_tarih: '2026-03-02', s_tar: '2026-03-01T10:00:00Z' }
  await buildOrder(
    app.db,
    { stk_id, stk_adet: 1 },
    { ...invoice, s_toplam: 20, s_ara_toplam: 20, s_kargo: 0, s_g_toplam: 20 },
  )
})

test('the reports are found', () => {
  expect(reports).toEqual(
    expect.arrayContaining([
      '/siparisler/durum_report',
      '/siparisler/personel_satis_report',
      '/siparisler/personel_ciro_report',
      '/siparisler/ciro_mutabakat_report',
      '/siparis_icerik/stok_satis_report',
      '/musteri_gorusme_view/gorusme_detalari_report',
      '/analysis/report',
      '/gosterge/report',
      '/call/effort',
    ]),
  )
})

describe.each(reports)('%s', (path) => {
  test.each([
    ['an end before its start', days('2026-03-31', '2026-03-01'), { end_date: 'range_turned' }] as const,
    ['a day that does not exist', days('2026-02-30', '2026-03-01'), { start_date: 'not_date' }] as const,
    ...(takesOneDay(path)
      ? []
      : [['no end', { start_date: '2026-03-01' }, { end_date: 'requiredField' }] as const]),
  ])('refuses %s at its field', async (_name, input, fields) => {
    expect((await admin.refused(path, input)).fields).toEqual(fields)
  })

  test('refuses centuries', async () => {
    const { fields } = await admin.refused(path, days('1950-01-01', '2150-01-01'))
    expect(['range_far', 'range_too_long']).toContain(fields?.end_date)
  })
})

describe.each(reports.filter((path) => !isFile(path)))('%s', (path) => {
  test.each([
    ['far ahead', days('2199-01-01', '2199-12-31')],
    ['long ago', days('1901-01-01', '1901-01-01')],
  ])('answers days %s with nothing', async (_name, input) => {
    const { status: _status, ...answer } = await admin.untyped(path, input)
    const told = 'datalist' in answer ? (answer.datalist as unknown[]) : []
    expect(told).toEqual([])
    const item = ('item' in answer ? answer.item : {}) as Record<string, number>
    expect(Object.values(item).filter((value) => value !== 0)).toEqual([])
  })
})
