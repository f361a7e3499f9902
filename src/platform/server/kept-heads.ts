import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

const chains = {
  audit: { head: sql.ref('audit_head'), table: sql.table('audit_sets'), hash: sql`encode(l.hash, 'hex')` },
  consents: { head: sql.ref('consent_head'), table: sql.table('consent_entries'), hash: sql`l.hash` },
} satisfies Record<
  string,
  { head: RawBuilder<unknown>; table: RawBuilder<unknown>; hash: RawBuilder<unknown> }
>

/** Whether a link that a backup has kept as the newest of its time is no longer there, or is another one. */
export async function isHeadMissing(db: Database, chain: keyof typeof chains): Promise<boolean> {
  const { head, table, hash } = chains[chain]
  const { rows } = await sql<{ is_missing: boolean }>`
    select exists (select from backups b where ${head} is not null and not exists (
      select from ${table} l where l.id = split_part(${head}, ' ', 1)::integer
        and ${hash} = split_part(${head}, ' ', 2))) as is_missing`.execute(db)
  return rows[0]?.is_missing ?? false
}
