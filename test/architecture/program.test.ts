import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, definedIn, inOrder, type ProgramFile } from '#platform/server/schema/program-order.ts'
import { readProgramFiles } from '#platform/server/schema/program.ts'
import { readMigrations } from '#platform/server/schema/tables.ts'
import { floors } from './import-rules.ts'

const files = await readProgramFiles()

const moduleOf = (path: string) => /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? 'platform'
const floorOf = (module: string) => floors.findIndex((modules) => modules.includes(module))

test('each file is named as the function or view in it, or holds the triggers of its module', () => {
  expect(files.length).toBeGreaterThan(150)
  const named = files.map(({ path, sql }) => ({ path, name: basename(path, '.sql'), has: definedIn(sql) }))
  expect(named.filter(({ name, has }) => (name === 'triggers' ? has.length : has.join() !== name))).toEqual(
    [],
  )
})

/** Functions and views of a higher floor that a file uses. */
function climbing(program: readonly ProgramFile[]): string[] {
  const homes = new Map(
    program.flatMap(({ path, sql }) => definedIn(sql).map((name) => [name, moduleOf(path)])),
  )
  return program.flatMap(({ path, sql }) =>
    [...new Set(codeOf(sql).match(/\w+/g))].flatMap((word) => {
      const home = homes.get(word)
      return home && floorOf(home) > floorOf(moduleOf(path)) ? [`${path} uses ${word} of ${home}`] : []
    }),
  )
}

test('functions and views are used from their own floor and those above', () => {
  expect(climbing(files)).toEqual([])
  const planted = {
    path: 'src/modules/users/db/early.sql',
    sql: 'CREATE VIEW early AS SELECT * FROM prim_listesi;',
  }
  expect(climbing([...files, planted])).toEqual([`${planted.path} uses prim_listesi of commissions`])
})

test('migrations change tables and rows only', async () => {
  const later = (await readMigrations()).slice(1)
  const found = later.filter(({ sql }) =>
    /\bpg_get_viewdef\b|\bCREATE\s+(OR\s+REPLACE\s+)?(VIEW|TRIGGER|PROCEDURE)\b/i.test(
      sql.replaceAll(/--.*$/gm, ''),
    ),
  )
  expect(found.map(({ name }) => name)).toEqual([])
})

test('a file comes after what it uses, triggers come last', () => {
  const view = {
    path: 'a.sql',
    sql: "CREATE VIEW a AS SELECT b(1) FROM c; -- not d\nCOMMENT ON COLUMN a.one IS 'neither d';",
  }
  const used = { path: 'b.sql', sql: 'CREATE OR REPLACE FUNCTION b(x integer) RETURNS integer RETURN x;' }
  const other = { path: 'c.sql', sql: 'CREATE VIEW c AS SELECT 1 AS one;' }
  const last = { path: 'd.sql', sql: 'CREATE VIEW d AS SELECT 1 AS one;' }
  const triggers = {
    path: 'aa.sql',
    sql: 'CREATE OR REPLACE TRIGGER t AFTER INSERT ON x EXECUTE FUNCTION b();',
  }
  expect(inOrder([triggers, last, view, other, used])).toEqual([other, used, view, last, triggers])
})

test('two that use each other both come', () => {
  const one = { path: 'one.sql', sql: 'CREATE OR REPLACE FUNCTION one() RETURNS void AS $$ two() $$;' }
  const two = { path: 'two.sql', sql: 'CREATE OR REPLACE FUNCTION two() RETURNS void AS $$ one() $$;' }
  expect(new Set(inOrder([one, two]))).toEqual(new Set([one, two]))
})
