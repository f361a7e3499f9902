import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { shownByModules } from '#app/shows.ts'
import { areas, isArea, resourceOf } from '#core/areas.ts'
import { references } from '#core/references.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

/** Calls whose answers no write changes, or that have notices of their own. */
const apart = (path: string) =>
  /^\/(chat|push|login|logout|token|reset|openapi|error_log|sys_security_events|reference_versions|belge_isi|mail_test|product|toplu_islem|together)/.test(
    path,
  )

const shown = new Map<string, Set<string>>()
for (const [resource, named] of (await shownByModules()).flatMap((part) => Object.entries(part)))
  shown.set(resource, new Set([...(shown.get(resource) ?? []), ...named]))

test('every call that reads says which areas it shows', () => {
  const silent = endpoints
    .filter(({ writes, who, path }) => !writes && who !== 'public' && !apart(path))
    .map(({ path }) => resourceOf(path))
    .filter((resource) => !shown.has(resource) && !(resource.slice(1) in references))
  expect([...new Set(silent)]).toEqual([])
})

test('the areas are those that the tables announce', async () => {
  const { rows } = await sql<{ area: string }>`
    select distinct area from announced_tables()`.execute(app.db)
  const announced = rows.map(({ area }) => area)
  expect(announced.toSorted()).toEqual([...areas].toSorted())
})

test('a list shows the areas of the tables that its view reads', async () => {
  const { rows } = await sql<{ name: string; area: string }>`
    with recursive reads (view, relation) as (
      select oid, oid from pg_class where relkind = 'v'
      union
      select r.view, d.refobjid from reads r
      join pg_rewrite w on w.ev_class = r.relation
      join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass
        and d.refclassid = 'pg_class'::regclass)
    select distinct v.relname as name, t.area
    from reads join pg_class v on v.oid = reads.view
    join announced_tables() t on t.relation = reads.relation`.execute(app.db)
  const missing = rows
    .filter(({ name, area }) => shown.has(`/${name}`) && isArea(area) && !shown.get(`/${name}`)?.has(area))
    .map(({ name, area }) => `/${name} shows ${area}`)
  expect(missing).toEqual([])
  expect(rows.filter(({ name }) => shown.has(`/${name}`)).length).toBeGreaterThan(15)
})
