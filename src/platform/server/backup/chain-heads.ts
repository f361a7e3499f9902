import type pg from 'pg'
import type { Heads } from './container.ts'

const CHAINS = [
  ['audit', 'audit_sets', `encode(hash, 'hex')`],
  ['consents', 'consent_entries', 'hash'],
] as const

async function headOf(client: pg.ClientBase, table: string, hash: string): Promise<string | null> {
  const { rows: known } = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  )
  // A backup may be taken of an older schema.
  if (!known[0]?.exists) return null
  const { rows } = await client.query<{ head: string }>(
    `SELECT id || ' ' || ${hash} AS head FROM "${table}" ORDER BY id DESC LIMIT 1`,
  )
  return rows[0]?.head ?? null
}

/** The newest link of each chain, as its number and hash; it fixes everything before it. */
export async function readHeads(client: pg.ClientBase): Promise<Heads> {
  const heads: Heads = { audit: null, consents: null }
  for (const [name, table, hash] of CHAINS) heads[name] = await headOf(client, table, hash)
  return heads
}

const UNKNOWN_COLUMN = '42703'

/** Keeps the heads with the backup; an older schema has no place for them, its file has them all the same. */
export async function keepHeads(
  client: Pick<pg.ClientBase, 'query'>,
  id: number,
  { audit, consents }: Heads,
): Promise<void> {
  await client
    .query('UPDATE backups SET audit_head = $2, consent_head = $3 WHERE id = $1', [id, audit, consents])
    .catch((error: { code?: string }) => {
      if (error.code !== UNKNOWN_COLUMN) throw error
    })
}

/** The heads as a log or the console shows them. */
export const toldHeads = ({ audit, consents }: Heads) =>
  `change log ${audit ?? 'empty'}, consents ${consents ?? 'empty'}`
