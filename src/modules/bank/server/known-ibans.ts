import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { allRows } from '#platform/server/database/sql.ts'

/** Customers with an account that begins so: stored with the customer, or learned from payments. */
export async function customersWithIban(db: Database, beginning: string, limit: number): Promise<number[]> {
  const rows = await allRows(db)<{ cus_id: number }>`
    select cus_id from customer_ibans where iban collate "C" like ${`${beginning}%`}
    union select id from customers
    where cus_bank_iban is not null and compact_iban(cus_bank_iban) collate "C" like ${`${beginning}%`}
    limit ${limit}`
  return rows.map(({ cus_id }) => cus_id)
}

/** Learns the account of a customer from a confirmed payment; returns whether it was new. */
export async function teachIban(
  { db, actor }: Pick<SignedInCall<unknown>, 'db' | 'actor'>,
  iban: string | null,
  cus_id: number | null,
): Promise<boolean> {
  if (!iban || !cus_id) return false
  const rows = await allRows(db)`
    insert into customer_ibans (cus_id, iban, learned_by) values (${cus_id}, ${iban}, ${actor.id})
    on conflict do nothing returning id`
  return rows.length > 0
}

type Taught = { id: number; iban: string | null; cus_id: number | null }

/** Forgets what a payment had taught, unless another confirmed payment teaches the same. */
export async function forgetIban(db: Database, { id, iban, cus_id }: Taught): Promise<void> {
  await sql`delete from customer_ibans k where k.iban = ${iban} and k.cus_id = ${cus_id} and not exists (
    select from bank_entries e where e.id <> ${id} and e.iban = k.iban and e.cus_id = k.cus_id
      and e.state = 'booked' and e.decided_by is not null)`.execute(db)
}
