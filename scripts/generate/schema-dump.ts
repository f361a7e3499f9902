import type { Pool } from '#platform/server/database/database.ts'

/** The tables as PostgreSQL prints them, in a stable order, so that a review shows what a migration changed. */
const parts: readonly { title: string; sql: string }[] = [
  {
    title: 'Domains',
    sql: `SELECT format('CREATE DOMAIN %s AS %s%s;', t.typname, format_type(t.typbasetype, t.typtypmod),
        coalesce(' ' || (SELECT string_agg(pg_get_constraintdef(c.oid), ' ') FROM pg_constraint c WHERE c.contypid = t.oid), '')) AS line
      FROM pg_type t WHERE t.typtype = 'd' AND t.typnamespace = 'public'::regnamespace ORDER BY t.typname`,
  },
  {
    title: 'Tables',
    sql: `SELECT format(E'CREATE TABLE %s (\\n%s\\n);', c.relname, string_agg(format('  %s %s%s%s', a.attname,
        format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
        CASE WHEN a.attgenerated = 's' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
          WHEN a.attidentity <> '' THEN ' GENERATED AS IDENTITY'
          WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END), E',\\n' ORDER BY a.attnum)) AS line
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY c.relname`,
  },
  {
    title: 'Constraints',
    sql: `SELECT format('ALTER TABLE %s ADD CONSTRAINT %s %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype <> 'n'
      ORDER BY conrelid::regclass::text, conname`,
  },
  {
    title: 'Indexes',
    sql: `SELECT indexdef || ';' AS line FROM pg_indexes WHERE schemaname = 'public'
      AND indexname NOT IN (SELECT conname FROM pg_constraint) ORDER BY indexname`,
  },
]

export async function schemaDump(pool: Pool): Promise<string> {
  const sections = ['-- Generated from the baseline and the migrations by "npm run generate". Do not edit.']
  for (const { title, sql } of parts) {
    const { rows } = await pool.query<{ line: string }>(sql)
    sections.push(`-- ${title}`, ...rows.map((row) => row.line.trimEnd()))
  }
  return `${sections.join('\n\n')}\n`
}
