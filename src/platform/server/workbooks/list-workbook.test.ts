import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone, isAdmin, Level, type Actor } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { listPayload } from '#core/lists/list-call.ts'
import { defineList } from '#core/lists/list.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { readListQuery } from '../lists/list-payload.ts'

let app: TestApp
let admin: Caller
let cus_id: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  const stk_id = await buildWine(app.db, { stok_code: '+49 30 1', stok_color: 1, stok_user_on: '0' })
  cus_id = await buildCustomer(app.db)
  const order = { cus_id, s_tar: '2026-06-30T22:30:00Z', s_lastschrift: '1' as const }
  await buildOrder(app.db, { stk_id, stk_adet: 1 }, { ...order, s_g_toplam: 0.1, cus_surname: 'Berg' })
  await buildOrder(app.db, { stk_id, stk_adet: 1 }, { ...order, s_g_toplam: 1_234.2, s_lastschrift: '0' })
})

async function workbook(path: string, body: object) {
  const response = await app.post(path, { sesion_id: admin.sesion_id, format: 'xlsx', ...body })
  const name = response.headers.get('content-disposition')?.split("''")[1] ?? ''
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true })
  const [sheet] = sheets
  if (!sheet) throw new Error('a workbook without a sheet')
  return {
    sheet,
    name: decodeURIComponent(name),
    formatAt: (key: string) => sheet.cells?.get(key)?.style?.numFmt,
  }
}

const wines = (body: object) =>
  workbook('/stok_urun_listesi_view/list', { filters: { stok_code: '+49 30 1' }, ...body })

const orders = (body: object = {}) =>
  workbook('/siparisler/list', {
    cus_id,
    columns: ['s_g_toplam', 'cus_surname', 's_tar', 's_lastschrift'],
    orderByField: 'id',
    language: 'de',
    ...body,
  })

describe('the columns', () => {
  test.each([
    ['de', ['Farbe', 'Artikelcode', 'Im Verkauf'], ['Rot', '+49 30 1', 'Nein']],
    ['tr', ['Renk', 'Stok kodu', 'Satışta'], ['Kırmızı', '+49 30 1', 'Hayır']],
    ['en', ['Colour', 'Code', 'On sale'], ['Red', '+49 30 1', 'No']],
  ])('are those of the screen in its order, with the words of %s', async (language, head, row) => {
    const { sheet } = await wines({ language, columns: ['color', 'stok_code', 'stok_user_on'] })
    expect(sheet.rows).toEqual([head, row])
  })

  test('that nobody names are those that the list shows by itself', async () => {
    const { sheet } = await wines({ language: 'de' })
    expect(sheet.rows[0]).toHaveLength(7)
    expect(sheet.rows[0]?.slice(0, 3)).toEqual(['Nr.', 'Artikelcode', 'Bezeichnung'])
  })

  test('that are named twice are shown once', async () => {
    const { sheet } = await wines({ columns: ['stok_code', 'id', 'stok_code'] })
    expect(sheet.rows[1]).toEqual(['+49 30 1', expect.any(Number)])
  })

  test.each([
    ['unknown', ['stok_code', 'password'], { password: 'unknown_field' }],
    ['inherited', ['constructor'], { constructor: 'unknown_field' }],
    ['none', [], { columns: expect.any(String) }],
    ['no list', 'stok_code', { columns: expect.any(String) }],
  ])('are refused by their names: %s', async (_case, columns, fields) => {
    const status = await admin.refused('/stok_urun_listesi_view/list', { format: 'xlsx', columns })
    expect(status.fields).toEqual(fields)
  })

  test('that a person may not see are refused', () => {
    const list = defineList({
      path: '/secrets/list',
      row: z.object({ id: z.number(), iban: z.string() }),
      export: everyone,
      defaultSort: ['id', 'DESC'],
      texts: {},
      columns: { id: { kind: 'number' }, iban: { who: isAdmin } },
    })
    const ask = (user_level: Level, columns?: string[]) =>
      readListQuery(list, listPayload.parse({ format: 'xlsx', columns }), { user_level } as Actor).exported
    expect(ask(Level.administrator)).toEqual(['id', 'iban'])
    expect(ask(Level.staff)).toEqual(['id'])
    expect(() => ask(Level.staff, ['id', 'iban'])).toThrow(
      expect.objectContaining({ fields: { iban: { code: 'unknown_field' } } }),
    )
  })
})

describe('the sheet', () => {
  test('holds numbers, days and words as such, and the sums below', async () => {
    const { sheet, formatAt } = await orders()
    const day = new Date('2026-07-01T00:00:00Z')
    expect(sheet.rows).toEqual([
      ['Gesamtbetrag', 'Nachname', 'Auftragsdatum', 'Lastschrift'],
      [0.1, 'Berg', day, 'Ja'],
      [1_234.2, 'Muster', day, 'Nein'],
      [1_234.3, null, null, null],
    ])
    expect(sheet.cells?.get('3,0')?.formula).toBe('SUBTOTAL(109,A2:A3)')
    expect(['1,0', '1,1', '1,2', '3,0'].map(formatAt)).toEqual(['#,##0.00', '@', 'dd.mm.yyyy', '#,##0.00'])
  })

  test('names the sums where there is room for it', async () => {
    const { sheet } = await orders({ columns: ['cus_surname', 's_g_toplam'], language: 'tr' })
    expect(sheet.rows.at(-1)).toEqual(['Toplam', 1_234.3])
  })

  test('keeps its head in sight, and filters all rows but the sums', async () => {
    const { sheet } = await orders()
    expect(sheet.freezePane).toMatchObject({ rows: 1 })
    expect(sheet.autoFilter?.range).toBe('A1:D3')
  })

  test('without rows is a head without sums', async () => {
    const { sheet } = await orders({ filters: { cus_surname: 'Nobody' } })
    expect(sheet.rows).toHaveLength(1)
    expect(sheet.autoFilter?.range).toBe('A1:D1')
  })

  test('holds percentages as such', async () => {
    const { sheet, formatAt } = await workbook('/sys_country_code/list', {
      filters: { country_code: 'DE' },
      columns: ['tax_rate'],
    })
    expect([sheet.rows[1], formatAt('1,0')]).toEqual([[0.19], '0.00%'])
  })

  test('is named as the screen and the day', async () => {
    const day = businessDay()
    const { sheet, name } = await orders({ title: 'Aufträge: offen/neu' })
    expect([sheet.name, name]).toEqual(['Aufträge offen-neu', `Aufträge offen-neu ${day}.xlsx`])
    expect((await orders()).name).toBe(`siparisler ${day}.xlsx`)
    const { fields } = await admin.refused('/siparisler/list', { format: 'xlsx', title: 'x'.repeat(201) })
    expect(fields).toHaveProperty('title')
  })
})
