import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { inOrder, type ProgramFile } from './program-order.ts'
import { runFile, SchemaError } from './statements.ts'

const root = join(import.meta.dirname, '../../../..')

/** Everything the database does by itself, with a number that grows with each change and never shrinks. */
export type Program = { number: number; hash: string; files: readonly ProgramFile[] }

const Numbered = z.object({ number: z.int().positive(), hash: z.string() })
export type Numbered = z.infer<typeof Numbered>

export const NUMBER_FILE = 'db/program.json'

export const hashOf = (files: readonly ProgramFile[]): string => {
  const hash = createHash('sha256')
  for (const { path, sql } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(`${path}\0${sql}\0`)
  return hash.digest('hex')
}

export async function readProgramFiles(folder = root): Promise<ProgramFile[]> {
  const files: ProgramFile[] = []
  for await (const path of glob(['src/platform/db/*.sql', 'src/modules/*/db/*.sql'], { cwd: folder }))
    files.push({ path: path.replaceAll('\\', '/'), sql: await readFile(join(folder, path), 'utf8') })
  return files
}

export async function readNumber(folder = root): Promise<Numbered> {
  return Numbered.parse(JSON.parse(await readFile(join(folder, NUMBER_FILE), 'utf8')))
}

export async function readProgram(folder = root): Promise<Program> {
  const files = await readProgramFiles(folder)
  return { number: (await readNumber(folder)).number, hash: hashOf(files), files }
}

/** Functions that belong to an extension are not the program's. */
const IS_OF_EXTENSION = `EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')`

const VIEWS = `SELECT o.oid, o.oid::regclass::text AS name FROM pg_class o
  WHERE o.relkind = 'v' AND o.relnamespace = 'public'::regnamespace AND NOT ${IS_OF_EXTENSION}`

/** Functions that are dropped and made anew; those of triggers are replaced in place, those of tables stay. */
const ROUTINES = `SELECT o.oid, o.oid::regprocedure::text AS name FROM pg_proc o
  WHERE o.pronamespace = 'public'::regnamespace AND o.prorettype <> 'trigger'::regtype
    AND o.proname <> ALL ($1::text[]) AND NOT ${IS_OF_EXTENSION}`

/** What uses views and functions of the program and belongs to nobody who would make it anew. */
const STRANGERS = `WITH views AS (${VIEWS}), routines AS (${ROUTINES}), program (class, id) AS (
    SELECT 'pg_class'::regclass::oid, oid FROM views UNION ALL SELECT 'pg_proc'::regclass::oid, oid FROM routines
    UNION ALL SELECT 'pg_type'::regclass::oid, t.oid FROM pg_type t JOIN views v ON v.oid = t.typrelid)
  SELECT DISTINCT pg_describe_object(d.classid, d.objid, 0) AS name
  FROM pg_depend d JOIN program p ON (p.class, p.id) = (d.refclassid, d.refobjid)
  WHERE d.deptype IN ('n', 'a') AND d.classid <> 'pg_trigger'::regclass
    AND (d.classid, d.objid) NOT IN (SELECT class, id FROM program)
    AND NOT EXISTS (SELECT FROM pg_rewrite r JOIN views v ON v.oid = r.ev_class
      WHERE d.classid = 'pg_rewrite'::regclass AND r.oid = d.objid)`

const names = async (client: pg.Client, query: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ name: string }>(query, values)).rows.map(({ name }) => name)

async function refuseStrangers(client: pg.Client, foundation: readonly string[]): Promise<void> {
  const strangers = await names(client, STRANGERS, [foundation])
  if (strangers.length)
    throw new SchemaError(
      `This version changes views or functions that are used by something else in the database: ${strangers.join(', ')}. ` +
        'Drop it, start again, and create it anew afterwards.',
    )
}

/**
 * Takes views and functions away, so that tables can be changed under them and every signature may differ when they
 * come back. What the tables themselves use stays.
 */
export async function dropProgram(client: pg.Client, foundation: readonly string[]): Promise<void> {
  await refuseStrangers(client, foundation)
  // Some functions use views and the other way round, and some triggers ask a function whether they run.
  const views = await names(client, VIEWS)
  if (views.length) await client.query(`DROP VIEW ${views.join(', ')} CASCADE`)
  const routines = await names(client, ROUTINES, [foundation])
  if (routines.length) await client.query(`DROP ROUTINE ${routines.join(', ')} CASCADE`)
}

/** What this transaction has neither created nor replaced has no file any more. */
const LEFT_TRIGGERS = `SELECT format('%I ON %s', t.tgname, t.tgrelid::regclass) AS name FROM pg_trigger t
  WHERE NOT t.tgisinternal AND t.xmin <> pg_current_xact_id()::xid
    AND t.tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`
const LEFT_FUNCTIONS = `SELECT o.oid::regprocedure::text AS name FROM pg_proc o
  WHERE o.pronamespace = 'public'::regnamespace AND o.prorettype = 'trigger'::regtype
    AND o.xmin <> pg_current_xact_id()::xid AND o.proname <> ALL ($1::text[]) AND NOT ${IS_OF_EXTENSION}`

/** Creates the whole program, after `dropProgram` in the same transaction. */
export async function createProgram(
  client: pg.Client,
  { files }: Program,
  foundation: readonly string[],
): Promise<void> {
  for (const { path, sql } of inOrder(files)) await runFile(client, path, sql)
  for (const trigger of await names(client, LEFT_TRIGGERS)) await client.query(`DROP TRIGGER ${trigger}`)
  const left = await names(client, LEFT_FUNCTIONS, [foundation])
  if (left.length) await client.query(`DROP FUNCTION ${left.join(', ')}`)
}
