import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, describe, test } from 'vitest'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { migrate, readSchema, type Schema } from '#platform/server/database/migrate.ts'
import { definedIn } from '#platform/server/schema/program-order.ts'
import { hashOf, readProgramFiles } from '#platform/server/schema/program.ts'
import { foundationOf, readMigrations, type Migration } from '#platform/server/schema/tables.ts'
import { cloneDatabase } from '#test/server/app.ts'
import { COMPANY_OF_BEFORE, makeCompanyOfBefore, makeSchemaOfBefore } from '#test/server/before-release.ts'
import { programOf, rowsOf, schemaOf } from '#test/server/catalogue.ts'
import { EMPTY } from '#test/server/global-setup.ts'

/** PostgreSQL's own template: a database without a table. */
const BLANK = 'template0'

async function withDatabase(
  template: string,
  work: (pool: Pool, url: string) => Promise<void>,
): Promise<void> {
  const { url, drop } = await cloneDatabase(template)
  const pool = createPool(url, 3)
  try {
    await work(pool, url)
  } finally {
    await pool.end()
    await drop()
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const schema = await readSchema()

/** A later version of the schema: files that differ, are added, or are gone (null), and further migrations. */
function later(files: Record<string, string | null>, migrations: Record<string, string> = {}): Schema {
  const kept = schema.program.files.filter(({ path }) => !(path in files))
  const planted = Object.entries(files).flatMap(([path, sql]) => (sql === null ? [] : [{ path, sql }]))
  const all = [...kept, ...planted]
  return {
    program: { number: schema.program.number + 1, hash: hashOf(all), files: all },
    migrations: [
      ...schema.migrations,
      ...Object.entries(migrations).map(([name, sql]): Migration => ({
        name,
        path: `db/migrations/${name}`,
        sql,
        checksum: name,
      })),
    ],
  }
}

const fileOf = (name: string) => {
  const file = schema.program.files.find(({ path }) => path.endsWith(`/${name}.sql`))
  if (!file) throw new Error(`there is no file ${name}`)
  return file
}

const changed = (name: string, change: (sql: string) => string) => ({
  [fileOf(name).path]: change(fileOf(name).sql),
})

const RENEWED = expect.stringMatching(/^functions, views and triggers \d+$/)

/** The steps that a database of the baseline has still to make. */
const sinceBaseline = schema.migrations.slice(1).map(({ name }) => name)

describe('the program of the database', () => {
  test('each function and view of the catalogue has exactly one file, and each file is in the catalogue', () =>
    withDatabase(EMPTY, async (pool) => {
      const { rows } = await pool.query<{ name: string }>(`
        SELECT proname AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
        UNION ALL SELECT viewname FROM pg_views WHERE schemaname = 'public'`)
      const made = schema.program.files.flatMap(({ sql }) => [
        ...sql.matchAll(/^CALL announce_records\('(\w+)'/gm),
      ])
      const files = [
        ...schema.program.files.flatMap(({ sql }) => definedIn(sql)),
        ...foundationOf(schema.migrations),
        ...made.map(([, table]) => `note_${table}`),
      ]
      expect(files.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    }))

  test('the tables bring only functions that they use themselves', () =>
    withDatabase(EMPTY, async (pool) => {
      const { rows } = await pool.query<{ name: string; body: string }>(`
        SELECT DISTINCT p.proname AS name, pg_get_functiondef(p.oid) AS body FROM pg_depend d JOIN pg_proc p ON p.oid = d.refobjid
        WHERE d.refclassid = 'pg_proc'::regclass AND p.pronamespace = 'public'::regnamespace
          AND (d.classid IN ('pg_attrdef'::regclass, 'pg_constraint'::regclass)
            OR d.classid = 'pg_class'::regclass AND d.objid IN (SELECT oid FROM pg_class WHERE relkind = 'i'))
          AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.objid = p.oid AND e.deptype = 'e')`)
      const bodies = new Map(
        schema.migrations.flatMap(({ sql }) =>
          sql.split(/^(?=CREATE )/m).flatMap((part) => definedIn(part).map((name) => [name, part] as const)),
        ),
      )
      const needed = new Set(rows.map(({ name }) => name))
      for (const name of needed)
        for (const other of bodies.keys())
          if (new RegExp(String.raw`\b${other}\(`).test(bodies.get(name) ?? '')) needed.add(other)
      expect([...needed].toSorted()).toEqual(foundationOf(schema.migrations).toSorted())
    }))

  test('is made once, and again only when a file has changed', () =>
    withDatabase(BLANK, async (pool) => {
      expect(await migrate(pool)).toEqual(['baseline.sql', ...sinceBaseline, RENEWED])
      expect(await migrate(pool)).toEqual([])
      const before = await schemaOf(pool)
      expect(await migrate(pool, later(changed('cari_islem_view', (sql) => `${sql}\n-- other\n`)))).toEqual([
        RENEWED,
      ])
      expect(await schemaOf(pool)).toEqual(before)
    }))

  test('what has no file any more is dropped, and what somebody added to it by hand as well', () =>
    withDatabase(EMPTY, async (pool) => {
      const before = await programOf(pool)
      await pool.query('CREATE VIEW stray AS SELECT 1 AS one')
      await pool.query(`CREATE FUNCTION stray() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`)
      await pool.query('CREATE TRIGGER stray AFTER INSERT ON stok FOR EACH ROW EXECUTE FUNCTION stray()')
      await pool.query('CREATE FUNCTION strayed(a integer) RETURNS integer LANGUAGE sql RETURN a')
      await migrate(pool, later({ 'src/platform/db/more.sql': 'CREATE VIEW more AS SELECT 1 AS one;' }))
      const { rows } = await pool.query(`SELECT to_regclass('more') IS NOT NULL AS is_there`)
      expect(rows).toEqual([{ is_there: true }])
      await migrate(pool, {
        ...later({}),
        program: { ...later({}).program, number: schema.program.number + 2 },
      })
      expect(await programOf(pool)).toEqual(before)
    }))

  test('a function may change its arguments, its answer and the views that use it', () =>
    withDatabase(EMPTY, async (pool) => {
      await migrate(
        pool,
        later({
          ...changed('net_of_order', (sql) =>
            sql.replace('net_of_order(gross', 'net_of_order(brutto').replaceAll('gross', 'brutto'),
          ),
          ...changed('days_to_birthday', (sql) => sql.replace('RETURNS integer', 'RETURNS bigint')),
        }),
      )
      const { rows } = await pool.query<{ signature: string; answer: string }>(`
        SELECT pg_get_function_arguments('net_of_order'::regproc) AS signature,
          pg_get_function_result('days_to_birthday'::regproc) AS answer`)
      expect(rows[0]?.signature).toContain('brutto')
      expect(rows[0]?.answer).toBe('bigint')
    }))

  test('a broken file stops the start by its name and line, and the former functions stay', () =>
    withDatabase(EMPTY, async (pool) => {
      const before = await programOf(pool)
      const broken = later(changed('cari_islem_view', (sql) => sql.replace('m.cus_id', 'm.cus_idd')))
      const place =
        fileOf('cari_islem_view')
          .sql.split('\n')
          .findIndex((line) => line.includes('m.cus_id')) + 1
      await expect(migrate(pool, broken)).rejects.toThrow(
        `${fileOf('cari_islem_view').path}:${place}: column m.cus_idd does not exist`,
      )
      expect(await programOf(pool)).toEqual(before)
      expect(await migrate(pool)).toEqual([])
    }))

  test('something of the company that uses a view is named instead of dropped', () =>
    withDatabase(EMPTY, async (pool) => {
      await pool.query('CREATE SCHEMA own')
      await pool.query('CREATE VIEW own.sums AS SELECT sum(kalan) FROM public.siparis_all_view')
      await expect(migrate(pool, later(changed('cari_islem_view', (sql) => `${sql}\n`)))).rejects.toThrow(
        'used by something else in the database: rule _RETURN on view own.sums. Drop it',
      )
      const { rows } = await pool.query('SELECT * FROM own.sums')
      expect(rows).toHaveLength(1)
    }))

  test('an older version refuses a database of a newer one and changes nothing', () =>
    withDatabase(EMPTY, async (pool) => {
      await migrate(pool, later({ 'src/platform/db/more.sql': 'CREATE VIEW more AS SELECT 1 AS one;' }))
      await expect(migrate(pool)).rejects.toThrow('newer version of Weinkontor: it knows functions and views')
      const { rows } = await pool.query('SELECT one FROM more')
      expect(rows).toEqual([{ one: 1 }])
    }))

  test('its number was raised with its latest change', async () => {
    const files = await readProgramFiles()
    expect(schema.program.hash).toBe(hashOf(files))
  })
})

describe('migrations', () => {
  test('may drop a column under a view, and use new functions in steps that come after', () =>
    withDatabase(EMPTY, async (pool) => {
      const version = later(
        {
          ...changed('cari_islem_view', (sql) =>
            sql.replace(/m\.descp, /, '').replace(/^COMMENT ON COLUMN cari_islem_view\.descp .*\n/m, ''),
          ),
          'src/platform/db/twice.sql':
            'CREATE OR REPLACE FUNCTION twice(a integer) RETURNS integer LANGUAGE sql IMMUTABLE RETURN a * 2;',
        },
        {
          '0001_no_description.sql': 'ALTER TABLE cari_islem DROP COLUMN descp;',
          '0002_wider.after.sql': `UPDATE number_ranges SET width = twice(width) WHERE kind = 'slip';`,
        },
      )
      expect(await migrate(pool, version)).toEqual([
        '0001_no_description.sql',
        '0002_wider.after.sql',
        RENEWED,
      ])
      const { rows } = await pool.query(`SELECT width FROM number_ranges WHERE kind = 'slip'`)
      expect(rows).toEqual([{ width: 10 }])
      expect(await migrate(pool, version)).toEqual([])
      await expect(migrate(pool)).rejects.toThrow('newer version')
    }))

  test('that fail leave nothing behind, and the next start runs them again', () =>
    withDatabase(EMPTY, async (pool) => {
      const before = await schemaOf(pool)
      const half = { '0001_half.sql': 'CREATE TABLE half (id integer);\nSELECT 1 / 0;' }
      await expect(migrate(pool, later({}, half))).rejects.toThrow(
        'db/migrations/0001_half.sql: division by zero',
      )
      expect(await schemaOf(pool)).toEqual(before)
      const whole = { '0001_half.sql': 'CREATE TABLE half (id integer);' }
      expect(await migrate(pool, later({}, whole))).toEqual(['0001_half.sql', RENEWED])
    }))

  test('that were changed after they had been applied stop the start', () =>
    withDatabase(EMPTY, async (pool) => {
      await pool.query(`UPDATE schema_migrations SET checksum = 'other'`)
      await expect(migrate(pool)).rejects.toThrow('baseline.sql was changed after it had been applied')
    }))

  test('of two nodes that start at the same moment one runs them', () =>
    withDatabase(BLANK, async (pool, url) => {
      const second = createPool(url, 1)
      const done = await Promise.all([migrate(pool), migrate(second)]).finally(() => second.end())
      expect(done.map((steps) => steps.length).toSorted()).toEqual([0, sinceBaseline.length + 2])
    }))

  test('killed in the middle are finished by the next start', () =>
    withDatabase(BLANK, async (pool, url) => {
      await withClient(url, makeSchemaOfBefore)
      const before = await programOf(pool)
      await withClient(url, async (blocker) => {
        await blocker.query('BEGIN')
        // Waits behind this after views and functions were taken away and half of the triggers were made.
        await blocker.query('LOCK TABLE sys_stok_sise IN ACCESS EXCLUSIVE MODE')
        const stopped = migrate(pool).catch((error: Error) => error.message)
        let pid: number | undefined
        while (pid === undefined) {
          const { rows } = await pool.query<{ pid: number }>(
            `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
          pid = rows[0]?.pid
          await delay(20)
        }
        await pool.query('SELECT pg_terminate_backend($1)', [pid])
        expect(await stopped).toMatch(/terminat/)
        await blocker.query('ROLLBACK')
      })
      expect(await programOf(pool)).toEqual(before)
      expect(await migrate(pool)).toEqual([...sinceBaseline, RENEWED])
      expect(await migrate(pool)).toEqual([])
    }))
})

describe('a company of before 1.0.0', () => {
  test('goes on: its schema equals a new one, its rows are those of before', () =>
    withDatabase(BLANK, async (pool, url) => {
      await withClient(url, makeCompanyOfBefore)
      const rows = await rowsOf(pool)
      expect(Object.values(rows).filter(Boolean).length).toBeGreaterThan(80)
      expect(await migrate(pool)).toEqual([...sinceBaseline, RENEWED])
      expect(await rowsOf(pool)).toEqual(rows)
      const mended = await schemaOf(pool)
      await withDatabase(EMPTY, async (fresh) => expect(mended).toEqual(await schemaOf(fresh)))
      expect((await pool.query('SELECT name FROM schema_migrations')).rows).toEqual(
        (await readMigrations()).map(({ name }) => ({ name })),
      )
    }))

  test('comes back from its backup', () =>
    withDatabase(BLANK, async (pool, url) => {
      const { rows } = await restoreBackup(url, COMPANY_OF_BEFORE, { replace: true })
      expect(rows).toBeGreaterThan(5_000)
      expect(await migrate(pool)).toEqual([])
      await withDatabase(EMPTY, async (fresh) => expect(await schemaOf(pool)).toEqual(await schemaOf(fresh)))
    }))

  test('of an earlier version is refused with what to do', () =>
    withDatabase(BLANK, async (pool, url) => {
      await withClient(url, (client) => makeSchemaOfBefore(client, 20))
      await expect(migrate(pool)).rejects.toThrow(
        'Start the last version before 1.0.0 on it once, then this one.',
      )
    }))
})
