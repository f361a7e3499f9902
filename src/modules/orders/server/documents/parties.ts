import type { Actor } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { whyMayNotView } from '#modules/customers/domain/visibility.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { OrderCustomer } from '#modules/orders/domain/calls/order.ts'
import { discountLimitOf } from '#modules/orders/domain/order/totals.ts'
import type { Salesperson } from '#modules/orders/domain/order/transitions.ts'

const customerOf = (db: Database, id: number) =>
  db
    .selectFrom('customers')
    .select(OrderCustomer.keyof().options)
    .select(['cus_user', 'rand_user'])
    .where('id', '=', id)

/** The customer of an order, with the users who own it. */
export async function readCustomer(db: Database, id: number) {
  const customer = await customerOf(db, id).executeTakeFirst()
  if (!customer) throw new AppError(recordsRefusals.customer_cannot_found_maybe_deleted)
  return customer
}

type OwnedCustomer = Awaited<ReturnType<typeof readCustomer>>

/** Whether the customer of an order is gone; who is there stays until the transaction ends. */
export async function isCustomerGone(db: Database, id: number): Promise<boolean> {
  const customer = await customerOf(db, id).forNoKeyUpdate().executeTakeFirst()
  return customer?.cus_del !== '0'
}

/** The customer, for those who may open it. */
export async function viewableCustomer(db: Database, actor: Actor, id: number): Promise<OwnedCustomer> {
  const customer = await readCustomer(db, id)
  if (customer.cus_del === '1') throw new AppError(recordsRefusals.customer_cannot_found_maybe_deleted)
  refuseIf(whyMayNotView(actor, customer))
  return customer
}

/** The user's discount limit, in percent of the goods. */
export async function discountLimit(db: Database, actor: Actor): Promise<number> {
  return discountLimitOf(await readCompanySettings(db), actor)
}

/** The company's own VAT id, whose prefix is its country. */
export async function sellerVatId(db: Database): Promise<string | null> {
  return (await readCompany(db)).ustid
}

/** The person who earns commission on an order, with the dealer. */
export async function salesperson(db: Database, id: number): Promise<Salesperson> {
  const person = await firstRow(db)<Salesperson>`
    select u.id as per_id, u.bayi as bayi_id, ${personName} as per_name
    from sys_users u where u.id = ${id} and u.sil = '0' and u.user_level <> 0`
  if (!person) throw invalid({ per_id: { code: 'not_allowed' } })
  return person
}

/** The dealer that the form names, else the usual one. */
export async function namedDealer(db: Database, wished: number | null, actor: Actor): Promise<number> {
  if (wished) return wished
  const usual = await db
    .selectFrom('bayi_cari')
    .select('id')
    .where('id', '=', (await readCompanySettings(db)).usual_dealer)
    .executeTakeFirst()
  return usual?.id ?? actor.bayi
}
