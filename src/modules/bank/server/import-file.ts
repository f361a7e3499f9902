import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { insertRow, insertRows, updateRow } from '#platform/server/database/rows.ts'
import { firstRow, lockNamed, oneRow } from '#platform/server/database/sql.ts'
import type { Summary } from '../domain/calls.ts'
import type { NewMovement, Reading } from '../domain/reading.ts'
import { bankRefusals } from '../domain/refusals.ts'
import { impossibleDay, missingNumbers, type Statement } from '../domain/statement.ts'
import { ownAccount } from './accounts.ts'
import type { Acting } from './acting.ts'
import { decideEntries, type Decided } from './decide.ts'
import { readMovements } from './known-movements.ts'

/** One import at a time: two of the same file would book twice otherwise. */
const lockImports = (db: Database) => lockNamed(db, 'bank_imports')

/** The row of a statement; one that was read before keeps its row, so that its entries are known. */
async function statementRow(
  db: Database,
  import_id: number,
  account_id: number,
  one: Statement,
): Promise<number> {
  const row = await firstRow(db)<{ id: number }>`
    select id from bank_statements
    where account_id = ${account_id} and kind = ${one.kind} and name = ${one.statementId}`
  if (row) return row.id
  const found = await oneRow(db)<{ sequence: number | null }>`
    select max(sequence) as sequence from bank_statements
    where account_id = ${account_id} and kind = ${one.kind}
      and extract(year from day) = extract(year from ${one.day}::date)`
  const { id } = await insertRow(db, 'bank_statements', {
    import_id,
    account_id,
    kind: one.kind,
    name: one.statementId,
    sequence: one.sequence,
    day: one.day,
    opening: one.opening,
    closing: one.closing,
    total: one.total,
    missing: missingNumbers(found.sequence ?? null, one.sequence),
  })
  return id
}

const STATES = { book: 'booked', return: 'booked', ask: 'asks', ignore: 'ignored' } as const

const stateOf = ({ decision: { action } }: Pick<Decided, 'decision'>) => STATES[action]

function rowOf(import_id: number, { entry, ...place }: NewMovement, { decision }: Decided, now: string) {
  const state = stateOf({ decision })
  return {
    ...place,
    import_id,
    day: entry.day,
    amount: entry.amount,
    currency: entry.currency,
    name: entry.name,
    iban: entry.iban,
    purpose: entry.purpose,
    end_to_end_id: entry.endToEndId,
    mandate_ref: entry.mandateId,
    batch_id: entry.batchId,
    reference: entry.reference,
    entry_reference: entry.entryReference,
    batch_total: entry.batchTotal,
    return_code: entry.returnCode,
    charges: entry.charges,
    original_amount: entry.originalAmount,
    is_reversal: entry.isReversal,
    state,
    ...decisionColumns(decision),
    decided_at: state === 'asks' ? null : now,
  }
}

/** The columns of an entry that hold its decision. */
export const decisionColumns = ({ tier, evidence, parts, cus_id }: Decided['decision']) => ({
  tier,
  evidence: JSON.stringify(evidence),
  parts: JSON.stringify(parts),
  sip_id: parts.length === 1 ? (parts[0]?.sip_id ?? null) : null,
  cus_id,
})

const ROWS_AT_ONCE = 500

/** Writes the decided entries and what was booked for them; answers their numbers. */
async function store(
  call: Acting,
  import_id: number,
  fresh: readonly NewMovement[],
  decided: readonly Decided[],
): Promise<number[]> {
  const { db, now } = call
  const rows = fresh.flatMap((one, index) => {
    const decision = decided[index]
    return decision
      ? [{ row: rowOf(import_id, one, decision, now.toString()), receipts: decision.receipts }]
      : []
  })
  const stored: number[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE)
    const ids = await insertRows(
      db,
      'bank_entries',
      part.map(({ row }) => row),
    )
    await linkReceipts(
      db,
      part.flatMap(({ receipts }, index) =>
        receipts.map((receipt_id) => ({ entry_id: ids[index] ?? 0, receipt_id })),
      ),
    )
    stored.push(...ids)
  }
  return stored
}

/** Notes which movements the file repeats, and puts totals aside whose parts it has brought. */
async function storeRepeats(
  call: Acting,
  import_id: number,
  { fresh, repeats, replaced }: Reading,
  stored: readonly number[],
): Promise<void> {
  const { db, now } = call
  const ids = new Map([...fresh.keys()].map((movement, place) => [movement, stored[place]]))
  const rows = repeats.map(({ movement, statement_id, amount, as: told_as, told }) => ({
    import_id,
    statement_id,
    entry_id: movement.id ?? ids.get(movement),
    amount,
    told_as,
    told: JSON.stringify(told),
  }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await insertRows(db, 'bank_repeats', rows.slice(start, start + ROWS_AT_ONCE))
  for (const { id } of replaced)
    if (id) await updateRow(db, 'bank_entries', id, null, { ...toldInParts, decided_at: now.toString() })
}

const toldInParts = {
  state: 'ignored',
  evidence: JSON.stringify([{ code: 'told_in_parts' }]),
  parts: '[]',
  sip_id: null,
}

export async function linkReceipts(
  db: Database,
  links: readonly { entry_id: number; receipt_id: number }[],
): Promise<void> {
  if (!links.length) return
  await sql`insert into bank_entry_receipts (entry_id, receipt_id)
    select * from unnest(${links.map(({ entry_id }) => entry_id)}::integer[], ${links.map(({ receipt_id }) => receipt_id)}::integer[])`.execute(
    db,
  )
}

export function summaryOf(decided: readonly Pick<Decided, 'decision'>[], entries: number): Summary {
  const count = (state: string) => decided.filter((one) => stateOf(one) === state).length
  return {
    entries,
    booked: count('booked'),
    asks: count('asks'),
    ignored: count('ignored'),
    known: entries - decided.length,
  }
}

function refuseImpossibleDays(statements: readonly Statement[], today: IsoDate): void {
  for (const statement of statements) {
    const day = impossibleDay(statement, today)
    if (day) throw new AppError(bankRefusals.statement_day_impossible, { name: statement.statementId, day })
  }
}

/** Reads statements into the books: everything or, when one of them is refused, nothing. */
export async function importStatements(
  call: Acting,
  file: { file_name: string; bytes: Buffer },
  statements: readonly Statement[],
): Promise<{ id: number; summary: Summary }> {
  const { db, actor, now } = call
  refuseImpossibleDays(statements, businessDay(now))
  await lockImports(db)
  const accounts = new Map<string, number>()
  for (const iban of new Set(statements.map((one) => one.iban)))
    accounts.set(iban, await ownAccount(db, iban))
  const { id } = await insertRow(db, 'bank_imports', {
    file_name: file.file_name,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    created_by: actor.id,
    created_at: now.toString(),
  })
  const placed = []
  for (const statement of statements) {
    const account_id = accounts.get(statement.iban) ?? 0
    placed.push({ statement, account_id, statement_id: await statementRow(db, id, account_id, statement) })
  }
  const reading = await readMovements(db, placed)
  const fresh = [...reading.fresh.values()]
  const decided = await decideEntries(call, fresh)
  await storeRepeats(call, id, reading, await store(call, id, fresh, decided))
  const entries = statements.reduce((sum, one) => sum + one.entries.length, 0)
  const summary = summaryOf(decided, entries)
  await updateRow(db, 'bank_imports', id, null, summary)
  return { id, summary }
}
