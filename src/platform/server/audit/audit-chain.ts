import { setTimeout as delay } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { isHeadMissing } from './kept-heads.ts'
import { startRounds } from '../work/rounds.ts'
import { oneRow } from '../database/sql.ts'

/** Result of verifying the chain; `first_break` is the id of the first broken entry. */
export type AuditProof = { ok: boolean; rows: number; first_break: number | null }

const POLL_MS = 100
const MINUTE_MS = 60_000
/** A long import may write entries for minutes; the next round tries again. */
const SCHEDULE_WAIT_MS = 50_000
/** How many sets one statement verifies: some ten thousand entries. */
const SETS_AT_ONCE = 50

/**
 * Chains the entries that are final; returns how many.
 *
 * An entry takes its id before its transaction commits, so a smaller id may appear later. Every id up to the mark
 * belongs to a transaction below the horizon; once none of those is open, the entries up to the mark are final.
 */
export async function sealAudit(db: Database, waitMs: number): Promise<number> {
  const { mark } = await oneRow(db)<{ mark: number }>`select last_value as mark from sys_audit_id_seq`
  const { horizon } = await oneRow(db)<{ horizon: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as horizon`
  const readFinal = () => oneRow(db)<{ is_final: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${horizon}::xid8 as is_final`
  for (let waited = 0; !(await readFinal()).is_final; waited += POLL_MS) {
    if (waited >= waitMs) return 0
    await delay(POLL_MS)
  }
  return (await oneRow(db)<{ sealed: number }>`select seal_audit(${mark}) as sealed`).sealed
}

/** Seals once a minute; several nodes take turns by a lock of the database. */
export const startSealing = (db: Database, onError: (error: unknown) => void) =>
  startRounds('sealing_the_log', MINUTE_MS, () => sealAudit(db, SCHEDULE_WAIT_MS), onError)

const isBrokenEntry = sql`a.hash <> audit_hash(a.id, a.at, a.user_id, a.table_name, a.row_id, a.action, a.commitment)
  or case when a.salt is null then coalesce(a.before, a.after) is not null or a.note is not null
    else a.commitment <> audit_commitment(a.salt, a.before, a.after, a.note) end`

type Part = { sets: number; rows: number; first_break: number | null; last_id: number }

/** Verifies the next sets: each must follow its predecessor and contain the entries that were sealed. */
const verifySets = (db: Database, after: number) =>
  oneRow(db)<Part>`
      with linked as (
        select s.*, coalesce(p.last_id, 0) as after_id,
          s.hash = audit_set_hash(s.id, s.last_id, s.row_count, s.digest, s.previous)
            and s.previous = coalesce(p.hash, ''::bytea) and (p.id is not null or s.id = 1) as is_linked
        from audit_sets s left join audit_sets p on p.id = s.id - 1
        where s.id > ${after} order by s.id limit ${SETS_AT_ONCE}
      ), content as (
        select l.id, count(a.id) as row_count, sha256(coalesce(string_agg(a.hash, ''::bytea order by a.id), '')) as digest,
          min(a.id) filter (where ${isBrokenEntry}) as broken
        from linked l left join sys_audit a on a.id > l.after_id and a.id <= l.last_id group by l.id
      )
      select count(*) as sets, coalesce(sum(c.row_count), 0) as rows, coalesce(max(l.last_id), 0) as last_id,
        min(coalesce(c.broken, case when not l.is_linked or l.row_count <> c.row_count or l.digest <> c.digest
          then l.after_id + 1 end)) as first_break
      from linked l join content c on c.id = l.id`

/** Entries that are not in a set yet. */
const verifyRest = (db: Database, after: number) =>
  oneRow(db)<Pick<Part, 'rows' | 'first_break'>>`
      select count(*) as rows, min(a.id) filter (where ${isBrokenEntry}) as first_break
      from sys_audit a where a.id > ${after}`

/** Verifies the whole chain: every entry, every set, the entries in no set yet, and the heads that backups have kept. */
export async function verifyAudit(db: Database): Promise<AuditProof> {
  const breaks: number[] = []
  let rows = 0
  let sets = 0
  let last = 0
  for (;;) {
    const part = await verifySets(db, sets)
    if (!part.sets) break
    sets += part.sets
    rows += part.rows
    last = part.last_id
    if (part.first_break !== null) breaks.push(part.first_break)
  }
  const rest = await verifyRest(db, last)
  if (rest.first_break !== null) breaks.push(rest.first_break)
  if (await isHeadMissing(db, 'audit')) breaks.push(last + 1)
  const [first_break = null] = breaks.toSorted((a, b) => a - b)
  return { ok: first_break === null, rows: rows + rest.rows, first_break }
}

/** Empties the entries of a table that the condition `which` selects (alias a); the hashes of the chain stay. */
export async function emptyAuditEntries(
  db: Database,
  table: string,
  which: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update sys_audit a set salt = null, before = null, after = null, note = null
    where a.table_name = ${table} and a.salt is not null and (${which})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
