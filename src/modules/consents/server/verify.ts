import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { isHeadMissing } from '#platform/server/audit/kept-heads.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { CHAIN_START } from '../domain/chain.ts'

/** Result of verifying the chain of consents; `first_break` is the number of the first entry that does not fit. */
export type ConsentProof = { ok: boolean; rows: number; first_break: number | null }

type Checked = { rows: number; broken: number | null; next: number }

const sha256 = (text: ReturnType<typeof sql>) => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/** The same rule as verifyChain(), without reading every entry into memory; kept heads tell whether the end is there. */
export async function verifyConsents(db: Database): Promise<ConsentProof> {
  const rows = await allRows(db)<Checked>`
    with linked as (select e.*, lag(id, 1, 0) over w as before_id, lag(hash, 1, ${CHAIN_START}) over w as before_hash
      from consent_entries e window w as (order by id))
    select count(*) as rows, coalesce(max(id), 0) + 1 as next, min(id) filter (where id <> before_id + 1
      or previous <> before_hash or hash <> ${sha256(sql`id || ' ' || previous || ' ' || commitment`)}
      or (payload is not null and commitment is distinct from ${sha256(sql`salt || payload`)})) as broken
    from linked`
  const [checked] = rows
  if (!checked) throw new Error('a statement of sums has one row')
  const first_break = checked.broken ?? ((await isHeadMissing(db, 'consents')) ? checked.next : null)
  return { ok: first_break === null, rows: checked.rows, first_break }
}
