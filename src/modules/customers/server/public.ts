import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { DB } from '#platform/server/database/database-types.ts'
import { insertRows } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'

const refusals = defineRefusals({
  balance_already_used: {
    tr: 'Bu tutar müşterinin bakiyesinde artık yok; önce bakiyeyi düzeltin.',
    de: 'Der Betrag steht nicht mehr im Guthaben des Kunden; berichtigen Sie zuerst das Guthaben.',
    en: 'The amount is no longer in the balance of the customer; correct the balance first.',
  },
})

/** The public functions of the customers module. */
export { decide, hiddenPhones, maskFor, readFacts, type CallFacts } from './call-facts.ts'
export { findCustomers } from './phones/find-customers.ts'
export {
  agreeMissedCall,
  returnMissedCallBacks,
  setAppointment,
  takeAppointment,
  type MissedCallBack,
} from './appointments.ts'
export { keepConversation, loggedSince, logOrdered, outcomeFor } from './conversations.ts'
export { draw, isRested, mayBeDialled } from './moving/drawing.ts'
export { countHeld, handOverCustomers } from './moving/handing-over.ts'
export { holdCard, holderOf, isFree, isNotLast, leaveCard, lockCard, lockCards } from './locks.ts'
export { customerTables, joinCustomers, lockPair, type MergedCustomer } from './merging.ts'
export { phoneMasks, type Asker } from './phones/masking.ts'
export { byPhone } from './phones/phone-sql.ts'
export { addPhone } from './phones/phones.ts'
export { owesPromised } from './promises.ts'
export { noteGone, noteHere, noteTalk } from './presence.ts'
export { customerWithFacts, lockCustomer, refuseUnlessViewable } from './viewing.ts'
export { refreshActivities, takeBackCustomers, takeInAddresses, takeInCustomers } from './taking-in.ts'

/** Closes records whose data was erased. */
export async function closeErased(db: Database, ids: readonly number[], now: string): Promise<void> {
  await sql`update customers set cus_del = '1', erased_at = coalesce(erased_at, ${now})
    where id = any(${ids}::integer[])`.execute(db)
}

/** Adds to the balances of customers, each of whom is named once. */
export async function addToBalances(
  db: Database,
  added: readonly { cus_id: number; amount: number }[],
): Promise<void> {
  await sql`update customers set balance = balance + added.amount
    from unnest(${added.map(({ cus_id }) => cus_id)}::integer[], ${added.map(({ amount }) => amount)}::numeric[]) added (cus_id, amount)
    where id = added.cus_id`.execute(db)
}

/** Adds to the balance of a customer. */
export const addToBalance = (db: Database, cus_id: number, amount: number): Promise<void> =>
  addToBalances(db, [{ cus_id, amount }])

/** Deducts from the balance of a customer; refused if it is not enough. */
export async function takeFromBalance(db: Database, cus_id: number, amount: number): Promise<void> {
  const rows = await allRows(db)`update customers set balance = balance - ${amount}
    where id = ${cus_id} and balance >= ${amount} returning id`
  if (!rows.length) throw new AppError(refusals.balance_already_used)
}

/** A customer with orders is an active one. */
export async function refreshActivity(db: Database, cus_id: number): Promise<void> {
  await sql`select refresh_customer_activity(${cus_id})`.execute(db)
}

/** Marks that the first orders of these customers are paid. */
export async function endFirstOrders(db: Database, ids: readonly number[]): Promise<void> {
  await sql`update customers set cus_f_on = '0' where id = any(${ids}::integer[]) and cus_f_on = '1'`.execute(
    db,
  )
}

type Ownership = { cus_user: number; cus_f_on: Flag }

/** Owners of customers, and whether their first order is still unpaid; locked in the order of their ids. */
export async function ownerships(db: Database, ids: readonly number[]): Promise<Map<number, Ownership>> {
  const rows = await allRows(db)<Ownership & { id: number }>`
    select id, cus_user, cus_f_on from customers where id = any(${ids}::integer[]) order by id for update`
  const found = new Map(rows.map(({ id, ...ownership }) => [id, ownership]))
  if (ids.some((id) => !found.has(id))) throw new AppError(recordsRefusals.record_not_found)
  return found
}

/** Restores the customer's state from before an undone payment. */
export async function restoreOwnership(db: Database, cus_id: number, before: Ownership): Promise<void> {
  await sql`update customers set cus_user = ${before.cus_user}, cus_f_on = ${before.cus_f_on}
    where id = ${cus_id} and (cus_user, cus_f_on) is distinct from (${before.cus_user}, ${before.cus_f_on}::text)`.execute(
    db,
  )
}

/** Gives customers, each of whom is named once, to salespeople. */
export async function giveAllTo(
  db: Database,
  given: readonly { cus_id: number; cus_user: number }[],
): Promise<void> {
  await sql`update customers set cus_user = given.cus_user
    from unnest(${given.map(({ cus_id }) => cus_id)}::integer[], ${given.map(({ cus_user }) => cus_user)}::integer[]) given (cus_id, cus_user)
    where id = given.cus_id and customers.cus_user <> given.cus_user`.execute(db)
}

export type NewCustomer = Insertable<DB['customers']>

/** Stores customers and answers their numbers in their order. */
export const insertCustomers = (db: Database, customers: readonly NewCustomer[]): Promise<number[]> =>
  insertRows(db, 'customers', customers)

export const insertAddresses = async (
  db: Database,
  addresses: readonly Insertable<DB['cus_adress']>[],
): Promise<void> => void (await insertRows(db, 'cus_adress', addresses))
