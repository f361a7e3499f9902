import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { toldBy, type KnownMovement, type Told } from '../domain/movements.ts'
import {
  daysAround,
  emptyReading,
  readStatement,
  type PlacedStatement,
  type Reading,
} from '../domain/reading.ts'
import type { BankEntry, Statement, StatementKind } from '../domain/statement.ts'

/** What is about persons is compared by its digest, because repeats are stored beside what may be erased. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

type StoredMovement = {
  id: number
  kind: StatementKind
  is_undecided: boolean
  repeats: Told[]
} & Pick<BankEntry, 'day' | 'amount' | 'currency' | 'name' | 'iban' | 'purpose' | 'reference'> & {
    end_to_end_id: string | null
    batch_id: string | null
    entry_reference: string | null
    batch_total: number | null
  }

const knownOf = (row: StoredMovement): KnownMovement => ({
  id: row.id,
  isUndecided: row.is_undecided,
  tellings: [
    toldBy(
      {
        ...row,
        endToEndId: row.end_to_end_id,
        batchId: row.batch_id,
        entryReference: row.entry_reference,
        batchTotal: row.batch_total,
      },
      row.kind === 'csv',
      digest,
    ),
    ...row.repeats,
  ],
})

/** The stored movements of an account around the days of these statements. */
async function readKnown(
  db: Database,
  account_id: number,
  statements: readonly Statement[],
): Promise<KnownMovement[]> {
  const { from, to } = daysAround(statements)
  const rows = await allRows(db)<StoredMovement>`
    select e.id, s.kind, e.day, e.amount, e.currency, e.name, e.iban, e.purpose, e.reference, e.end_to_end_id, e.batch_id,
      e.entry_reference, e.batch_total, e.state <> 'booked' and e.decided_by is null as is_undecided,
      coalesce((select jsonb_agg(r.told order by r.id) from bank_repeats r
        where r.entry_id = e.id and r.told_as = 'same'), '[]') as repeats
    from bank_entries e join bank_statements s on s.id = e.statement_id
    where e.account_id = ${account_id} and e.day between ${from} and ${to} order by e.id`
  return rows.map(knownOf)
}

/** Sorts what the statements of a file tell into new movements and known ones. */
export async function readMovements(db: Database, placed: readonly PlacedStatement[]): Promise<Reading> {
  const reading = emptyReading()
  for (const [account_id, own] of Map.groupBy(placed, (one) => one.account_id)) {
    const statements = own.map(({ statement }) => statement)
    const known = new Set(await readKnown(db, account_id, statements))
    for (const one of own) readStatement(reading, known, one, digest)
  }
  return reading
}
