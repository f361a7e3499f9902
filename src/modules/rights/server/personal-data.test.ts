import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { otherColumns, personalTables } from '../domain/personal-data.ts'

let app: TestApp
let columns: { table: string; column: string; type: string }[]

beforeAll(async () => {
  app = await startTestApp()
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t
      on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(app.db)
  columns = rows
})

/** Types of columns that can hold personal data: text, dates, bytes; not keys, amounts and versions. */
const SAYING = /^(text|character varying|json|jsonb|bytea|date|timestamp|uuid)/
const PERSONAL =
  /name|email|recipient|^tel|gsm|fax|phone|iban|bic$|adres|address|street|postcode|town|birt|holder|wording|payload|^message$|^before$|^after$|^answer$|_msg$|register_number|bilgi$/

const classified = (table: string, column: string) => {
  const { erased = {}, files = [], harmless = [] } = personalTables[table] ?? {}
  return Object.hasOwn(erased, column) || files.includes(column) || harmless.includes(column)
}

test('every column of a table about customers is classified', () => {
  const missing = columns
    .filter(
      ({ table, column, type }) =>
        Object.hasOwn(personalTables, table) && SAYING.test(type) && column !== 'search_text',
    )
    .filter(({ table, column }) => !classified(table, column))
    .map(({ table, column }) => `${table}.${column}`)
  expect(missing).toEqual([])
})

test('every table that names a customer or an order is in the list', () => {
  const naming = new Set(
    columns.filter(({ column }) => column === 'cus_id' || column === 'sip_id').map(({ table }) => table),
  )
  expect([...naming].filter((table) => !Object.hasOwn(personalTables, table))).toEqual([])
})

test('a column with a personal name anywhere says what it holds', () => {
  const missing = columns
    .filter(
      ({ table, column, type }) =>
        !Object.hasOwn(personalTables, table) && SAYING.test(type) && PERSONAL.test(column),
    )
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !Object.hasOwn(otherColumns, name))
  expect(missing).toEqual([])
})

test('the list names nothing that the database does not have', () => {
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const listed = Object.entries(personalTables).flatMap(
    ([table, { erased = {}, files = [], harmless = [] }]) =>
      [...Object.keys(erased), ...files, ...harmless].map((column) => `${table}.${column}`),
  )
  expect([...listed, ...Object.keys(otherColumns)].filter((name) => !known.has(name))).toEqual([])
})
