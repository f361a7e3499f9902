import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import type { Database } from '#platform/server/database.ts'
import type { DB } from '#platform/server/database-types.ts'
import { insertRows } from '#platform/server/rows.ts'

/** What other modules may ask of the customers. */
export { findCustomers } from './find-customers.ts'
export {
  agreeMissedCall,
  returnMissedCallBacks,
  setAppointment,
  takeAppointment,
  type MissedCallBack,
} from './appointments.ts'
export { keepConversation, loggedSince, logOrdered, outcomeFor } from './conversations.ts'
export { draw, isRested, mayBeDialled } from './drawing.ts'
export { countHeld, handOverCustomers } from './handing-over.ts'
export { holderOf, isFree, isNotLast, leaveCard, lockCard } from './locks.ts'
export { customerTables, joinCustomers, lockPair, type MergedCustomer } from './merging.ts'
export { hiddenPhones, phoneMask, type Asker } from './masking.ts'
export { byPhone } from './phone-sql.ts'
export { noteGone, noteHere, noteTalk } from './presence.ts'
export { customerAnswer, lockCustomer, refuseUnlessViewable } from './viewing.ts'
export { refreshActivities, takeBackCustomers, takeInAddresses, takeInCustomers } from './taking-in.ts'

/** Records whose data was erased are no customers any more. */
export async function closeErased(db: Database, ids: readonly number[], now: string): Promise<void> {
  await sql`update customers set cus_del = '1', erased_at = coalesce(erased_at, ${now})
    where id = any(${ids}::integer[])`.execute(db)
}

/** Adds to the balance of a customer. */
export async function addToBalance(db: Database, cus_id: number, amount: number): Promise<void> {
  await sql`update customers set balance = balance + ${amount} where id = ${cus_id}`.execute(db)
}

/** Takes from the balance of a customer; what was spent of it is not there any more. */
export async function takeFromBalance(db: Database, cus_id: number, amount: number): Promise<void> {
  const { rows } = await sql`update customers set balance = balance - ${amount}
    where id = ${cus_id} and balance >= ${amount} returning id`.execute(db)
  if (!rows.length) throw new AppError('balance_already_used')
}

/** A customer with orders is an active one. */
export async function refreshActivity(db: Database, cus_id: number): Promise<void> {
  await sql`select refresh_customer_activity(${cus_id})`.execute(db)
}

/** The first order of the customer is paid. */
export async function endFirstOrder(db: Database, cus_id: number): Promise<void> {
  await sql`update customers set cus_f_on = '0' where id = ${cus_id} and cus_f_on = '1'`.execute(db)
}

/** Whose customer it is, and whether the first order is still to be paid. */
export async function ownership(db: Database, cus_id: number): Promise<{ cus_user: number; cus_f_on: Flag }> {
  const { rows } = await sql<{ cus_user: number; cus_f_on: Flag }>`
    select cus_user, cus_f_on from customers where id = ${cus_id} for update`.execute(db)
  if (!rows[0]) throw new AppError('record_not_found')
  return rows[0]
}

/** The customer is as before a payment that was taken back. */
export async function restoreOwnership(
  db: Database,
  cus_id: number,
  before: { cus_user: number; cus_f_on: Flag },
): Promise<void> {
  await sql`update customers set cus_user = ${before.cus_user}, cus_f_on = ${before.cus_f_on}
    where id = ${cus_id} and (cus_user, cus_f_on) is distinct from (${before.cus_user}, ${before.cus_f_on}::text)`.execute(
    db,
  )
}

/** Gives the customer to a salesperson. */
export async function giveTo(db: Database, cus_id: number, cus_user: number): Promise<void> {
  await sql`update customers set cus_user = ${cus_user}
    where id = ${cus_id} and cus_user <> ${cus_user}`.execute(db)
}

export type NewCustomer = Insertable<DB['customers']>

/** Stores customers and answers their numbers in their order. */
export const insertCustomers = (db: Database, customers: readonly NewCustomer[]): Promise<number[]> =>
  insertRows(db, 'customers', customers)

export const insertAddresses = async (
  db: Database,
  addresses: readonly Insertable<DB['cus_adress']>[],
): Promise<void> => void (await insertRows(db, 'cus_adress', addresses))
