import type pg from 'pg'
import { schemaDump } from '../../scripts/generate/schema-dump.ts'
import type { Pool } from '#platform/server/database/database.ts'

const FUNCTIONS = `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') ORDER BY p.oid::regprocedure::text`
const VIEWS = `SELECT viewname || E'\\n' || definition AS line FROM pg_views WHERE schemaname = 'public' ORDER BY viewname`
const TRIGGERS = `SELECT pg_get_triggerdef(oid) || tgenabled::text AS line FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY tgrelid::regclass::text, tgname`

const MEANINGS = `SELECT attrelid::regclass::text || '.' || attname || ' ' || col_description(attrelid, attnum) AS line
  FROM pg_attribute WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    AND col_description(attrelid, attnum) IS NOT NULL ORDER BY attrelid::regclass::text, attname`

const linesOf = async (pool: Pool | pg.Client, query: string): Promise<string[]> =>
  (await pool.query<{ line: string }>(query)).rows.map(({ line }) => line)

/** Functions, views and triggers as the catalogue has them. */
export const programOf = async (pool: Pool | pg.Client): Promise<string[]> => [
  ...(await linesOf(pool, FUNCTIONS)),
  ...(await linesOf(pool, VIEWS)),
  ...(await linesOf(pool, TRIGGERS)),
  ...(await linesOf(pool, MEANINGS)),
]

/** The whole schema as the catalogue has it. */
export const schemaOf = async (pool: Pool): Promise<string[]> => [
  await schemaDump(pool),
  ...(await programOf(pool)),
]

/** A hash of the rows of every table but those that say how the schema came to be. */
export async function rowsOf(pool: Pool): Promise<Record<string, string>> {
  const tables = await linesOf(
    pool,
    `SELECT relname AS line FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname NOT IN ('schema_migrations', 'schema_program') ORDER BY 1`,
  )
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const [hash] = await linesOf(
      pool,
      `SELECT coalesce(md5(string_agg(row, '|' ORDER BY row)), '') AS line FROM (SELECT t::text AS row FROM "${table}" t) rows`,
    )
    hashes[table] = hash ?? ''
  }
  return hashes
}
