import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Customers whose account begins so: those that told it, and those that have paid from it. */
export async function customersWithIban(db: Database, beginning: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ cus_id: number }>`
    select cus_id from customer_ibans where iban collate "C" like ${`${beginning}%`}
    union select id from customers
    where cus_bank_iban is not null and compact_iban(cus_bank_iban) collate "C" like ${`${beginning}%`}
    limit ${limit}`.execute(db)
  return rows.map(({ cus_id }) => cus_id)
}
