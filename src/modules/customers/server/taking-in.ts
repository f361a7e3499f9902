import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { insertRowSet } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'

type Values = Readonly<Record<string, string | number | null>>

/** Customers of another system, hundreds at once; answers their numbers in their order. */
export const takeInCustomers = (db: Database, customers: readonly Values[]): Promise<number[]> =>
  insertRowSet(db, 'customers', customers)

/** Stores their addresses; the first of each type is the default. */
export async function takeInAddresses(
  db: Database,
  addresses: readonly (Values & { cus_id: number; c_type: number })[],
): Promise<number[]> {
  const rows = await allRows(db)<{ cus_id: number; c_type: number }>`
    select cus_id, c_type from cus_adress where a_def = '1' and sil = '0'
      and cus_id = any(${addresses.map(({ cus_id }) => cus_id)}::integer[])`
  const taken = new Set(rows.map(({ cus_id, c_type }) => `${cus_id} ${c_type}`))
  const marked = addresses.map((address) => {
    const place = `${address.cus_id} ${address.c_type}`
    const a_def = taken.has(place) ? '0' : '1'
    taken.add(place)
    return { ...address, a_def }
  })
  return insertRowSet(db, 'cus_adress', marked)
}

/** Deletes imported customers and their addresses; refused if other records refer to one by now. */
export async function takeBackCustomers(
  db: Database,
  { customers, addresses }: { customers: readonly number[]; addresses: readonly number[] },
): Promise<void> {
  await sql`delete from cus_adress where id = any(${addresses}::integer[])
    or cus_id = any(${customers}::integer[])`.execute(db)
  await sql`delete from customers where id = any(${customers}::integer[])`.execute(db)
}

/** Customers with orders are active ones. */
export async function refreshActivities(db: Database, customers: readonly number[]): Promise<void> {
  await sql`select refresh_customer_activity(id) from unnest(${customers}::integer[]) id`.execute(db)
}
