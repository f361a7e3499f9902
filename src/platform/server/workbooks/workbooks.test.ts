import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { refusalOf } from '../database/database-errors.ts'
import type { Sheet, SheetColumn } from './sheet.ts'
import { startWorkbooks, type Workbooks } from './workbooks.ts'

let app: TestApp
let workbooks: Workbooks
const lost = startWorkbooks('postgres://nobody@127.0.0.1:9/nowhere')

beforeAll(async () => {
  app = await startTestApp()
  workbooks = startWorkbooks(app.databaseUrl)
})

afterAll(() => Promise.all([workbooks.close(), lost.close()]))

const column = (source: string, kind: SheetColumn['kind']) => ({ source, kind, header: source })

const sheet: Sheet = {
  name: 'probe',
  sumLabel: 'Summe',
  columns: [column('name', 'text'), column('price', 'money'), column('day', 'date'), column('at', 'moment')],
}

async function rowsOf(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes)
  return sheets[0]?.rows
}

test('a sign that XML does not know makes no sheet unreadable', async () => {
  const question = sql`select ${'Wein\ufffe\uffff\u0001gut'}::text as name, null as price, null as day, null as at`
  const rows = await rowsOf(await workbooks.make(sheet, question.compile(app.db)))
  expect(rows?.[1]?.[0]).toBe('Weingut')
})

test('each kind of value keeps its meaning on the way through the thread', async () => {
  const question = sql`select ${'=A1'}::text as name, 12.5::numeric as price, '2026-03-29'::date as day,
    '2026-03-29T01:30:00Z'::timestamptz as at union all select null, null, null, null`
  const bytes = await workbooks.make(sheet, question.compile(app.db))
  expect(await rowsOf(bytes)).toEqual([
    ['name', 'price', 'day', 'at'],
    ['=A1', 12.5, new Date('2026-03-29T00:00:00Z'), new Date('2026-03-29T03:30:00Z')],
    [null, null, null, null],
  ])
})

test('without rows there is a head', async () => {
  expect(await rowsOf(await workbooks.make(sheet, null))).toEqual([['name', 'price', 'day', 'at']])
})

test('a question that fails is refused with its reason, and the next one is answered', async () => {
  const failing = workbooks.make(sheet, sql`select 1 from no_such_table`.compile(app.db))
  await expect(failing).rejects.toMatchObject({ code: '42P01' })
  expect(await rowsOf(await workbooks.make(sheet, null))).toHaveLength(1)
})

test('a database that is away is said to be away', async () => {
  const error: unknown = await lost
    .make(sheet, sql`select 1`.compile(app.db))
    .catch((reason: unknown) => reason)
  expect(refusalOf(error)?.code).toBe('ERR_ESOCKET')
})
