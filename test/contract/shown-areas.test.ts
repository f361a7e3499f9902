import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { callsByPath, endpoints } from '#app/endpoints.ts'
import { shownByCalls } from '#app/shows.ts'
import { areas, type Shows } from '#core/areas.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { areasRead, gaps } from '#test/server/reads.ts'

let app: TestApp
let admin: Caller
let shown: Shows

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  shown = shownByCalls
})

/** Calls whose answers no write changes, that have notices of their own, or that nobody leaves open. */
const apart = new Set<string>(
  endpoints
    .map(({ path }) => path)
    .filter((path) =>
      /^\/(chat|push|openapi|error_log|sys_security_events|reference_versions|belge_isi|toplu_islem|together|list_settings)|\/(file|proof|codes|code_test|secret|check_secret_input|send|template|make)$/.test(
        path,
      ),
    ),
)

/** Fixed lists that only a migration changes. */
const fixed = ['/cus_dnd/list', '/sys_user_level/list']

test('of every call that reads it is recorded what it shows', () => {
  const silent = endpoints
    .filter(({ writes, who, path }) => !writes && who !== 'public' && !apart.has(path))
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .filter((path) => !shown[path as `/${string}`])
  expect(silent.toSorted()).toEqual(fixed)
})

test('nothing is recorded of calls that are gone', () => {
  const paths = new Set(callsByPath.keys())
  expect(Object.keys(shown).filter((path) => !paths.has(path))).toEqual([])
})

test('the areas are those that the tables announce', async () => {
  const { rows } = await sql<{ area: string }>`
    select distinct area from announced_tables()`.execute(app.db)
  const announced = rows.map(({ area }) => area)
  expect(announced.toSorted()).toEqual([...areas].toSorted())
})

test.each([
  ['a table of its own statement', '/customers/get', { id: 1 }, 'customers'],
  ['a table behind a view', '/customer_all_list/list', { limit: 5 }, 'users'],
  ['kept sums', '/stok_all_list_view/list', { limit: 5 }, 'stock'],
  ['a table that a function reads', '/number_range/list', {}, 'commissions'],
] as const)('a call that reads %s without saying so is noticed', async (_, path, body, area) => {
  // Whatever it answers: what counts is what it read.
  await admin.raw(path, body)
  const read = await areasRead(app.db)
  const silent = { ...shown, [path]: (shown[path] ?? []).filter((one) => one !== area) }
  expect(gaps(read, shown)).toEqual([])
  expect(gaps(read, silent)).toEqual([`${path} shows ${area}`])
})
