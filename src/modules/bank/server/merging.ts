import { sql } from 'kysely'
import { followCustomer, type Merge, type RowCounts } from '#platform/server/database/customer-rows.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'

/** What belongs to a customer among the tables of this module. */
export const customerTables = [
  'bank_entries',
  'customer_ibans',
  'debit_items',
  'mandates',
  'transfer_items',
] as const

/** Debits that the bank has not answered, and transfers that wait for their release. */
export async function countMoneyUnderWay(db: Database, { from, to }: Merge): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`select
    (select count(*) from debit_items where cus_id in (${from}, ${to}) and state = 'in_flight')
    + (select count(*) from transfer_items i join transfer_runs r on r.id = i.run_id
      where i.cus_id in (${from}, ${to}) and r.state = 'made') as count`
  return row.count
}

export async function hasTwoMandates(db: Database, { from, to }: Merge): Promise<boolean> {
  const rows = await allRows(db)`select from mandates where cus_id in (${from}, ${to}) and state = 'active'`
  return rows.length > 1
}

/** An account that both records have paid from is kept once. */
export async function followIntoBank(db: Database, merge: Merge): Promise<RowCounts> {
  await sql`delete from customer_ibans a where a.cus_id = ${merge.from}
    and exists (select from customer_ibans b where b.cus_id = ${merge.to} and b.iban = a.iban)`.execute(db)
  return followCustomer(db, customerTables, merge)
}
