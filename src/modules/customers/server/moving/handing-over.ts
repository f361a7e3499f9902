import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import { passedOn, type Takers } from '#modules/customers/domain/handing-over.ts'
import { lockTransfers } from './transfer-lock.ts'

const heldBy = (userId: number) => sql`cus_del = '0' and (cus_user = ${userId} or rand_user = ${userId})`

export async function countHeld(
  db: Database,
  userId: number,
): Promise<{ customers: number; appointments: number }> {
  const row = await oneRow(db)<{ customers: number; appointments: number }>`
    select count(*) filter (where cus_user = ${userId}) as customers,
      count(*) filter (where rand_user = ${userId}) as appointments
    from customers where ${heldBy(userId)}`
  return row
}

/** Gives away all customers and appointments of a person; answers how many, and the new owner of each. */
export async function handOverCustomers(db: Database, from: number, takers: Takers) {
  await lockTransfers(db)
  await sql`select from customers where ${heldBy(from)} order by id for update`.execute(db)
  const rows = await allRows(db)<Parameters<typeof passedOn>[0][number]>`
    select id, cus_user, rand_user, has_open_order(id) as has_open_order
    from customers where ${heldBy(from)} order by id`
  const passed = passedOn(rows, from, takers)
  await sql`update customers c set cus_user = p.cus_user, rand_user = p.rand_user
    from unnest(${passed.map(({ id }) => id)}::integer[], ${passed.map(({ cus_user }) => cus_user)}::integer[],
      ${passed.map(({ rand_user }) => rand_user)}::integer[]) p (id, cus_user, rand_user)
    where c.id = p.id`.execute(db)
  const owned = new Set(rows.filter(({ cus_user }) => cus_user === from).map(({ id }) => id))
  return {
    moved: {
      customers: owned.size,
      appointments: rows.filter(({ rand_user }) => rand_user === from).length,
    },
    owners: new Map(passed.filter(({ id }) => owned.has(id)).map(({ id, cus_user }) => [id, cus_user])),
  }
}
