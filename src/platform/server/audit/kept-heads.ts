import { sql, type RawBuilder } from 'kysely'
import type { Heads } from '../backup/container.ts'
import type { Database } from '../database/database.ts'
import { allRows, firstRow } from '../database/sql.ts'

type ChainName = keyof Heads

const chainNames = ['audit', 'consents'] as const satisfies readonly ChainName[]

type Chain = { kept: RawBuilder<unknown>; table: RawBuilder<unknown>; hash: RawBuilder<unknown> }

const chains: Record<ChainName, Chain> = {
  audit: { kept: sql.ref('audit_head'), table: sql.table('audit_sets'), hash: sql`encode(l.hash, 'hex')` },
  consents: { kept: sql.ref('consent_head'), table: sql.table('consent_entries'), hash: sql`l.hash` },
}

/** Whether the chain has the link that a head names by number and hash. */
const hasLink = ({ table, hash }: Chain, head: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ${table} l where l.id = split_part(${head}, ' ', 1)::bigint and ${hash} = split_part(${head}, ' ', 2))`

/** Whether a link that was kept as the newest of its time is no longer there, or is another one. */
export async function isHeadMissing(db: Database, name: ChainName): Promise<boolean> {
  const chain = chains[name]
  const row = await firstRow(db)<{ is_missing: boolean }>`
    select exists (select from (
        select ${chain.kept} as head from backups union all select head from kept_heads where chain = ${name}) k
      where k.head is not null and not ${hasLink(chain, sql.ref('k.head'))}) as is_missing`
  return row?.is_missing ?? false
}

async function newestOf(db: Database, { table, hash }: Chain): Promise<string | null> {
  const row = await firstRow(db)<{ head: string }>`
    select l.id || ' ' || ${hash} as head from ${table} l order by l.id desc limit 1`
  return row?.head ?? null
}

/** Number and hash of the newest link of each chain; null where it has none yet. */
export const newestHeads = async (db: Database): Promise<Heads> => ({
  audit: await newestOf(db, chains.audit),
  consents: await newestOf(db, chains.consents),
})

/** Keeps the heads of a day; false if they are kept already. */
export async function keepHeadsOfDay(db: Database, day: string, heads: Heads): Promise<boolean> {
  const values = chainNames.flatMap((chain) => (heads[chain] ? [{ chain, day, head: heads[chain] }] : []))
  if (!values.length) return false
  const kept = await db
    .insertInto('kept_heads')
    .values(values)
    .onConflict((conflict) => conflict.columns(['chain', 'day']).doNothing())
    .returning('id')
    .execute()
  return kept.length > 0
}

export async function hasHeadsOfDay(db: Database, day: string): Promise<boolean> {
  const kept = await db
    .selectFrom('kept_heads')
    .select('id')
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst()
  return kept !== undefined
}

/** Which of these heads neither chain has. */
export async function missingHeads(db: Database, heads: readonly string[]): Promise<string[]> {
  const found = sql.join(
    chainNames.map((name) => hasLink(chains[name], sql.ref('h.head'))),
    sql` or `,
  )
  const rows = await allRows(db)<{ head: string }>`
    select h.head from unnest(${heads}::text[]) with ordinality h (head, place) where not (${found}) order by h.place`
  return rows.map(({ head }) => head)
}
