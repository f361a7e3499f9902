import { sql } from 'kysely'
import type { ListDefinition } from '#core/list.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listPayload } from '#core/list-call.ts'
import { readListQuery } from '#platform/server/list-payload.ts'
import { matching, ordering, type Predicate } from '#platform/server/list-query.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { transferCustomers } from '../domain/calls.ts'
import { customerBaseList } from '../domain/customer-lists.ts'
import type { TransferForm } from '../domain/distribution.ts'
import { listedCustomers } from '../domain/visibility.ts'
import { byPhone } from './phone-sql.ts'
import { refuseUnlessReceiver } from './receivers.ts'

/** One transfer at a time. */
export async function lockTransfers(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('weinkontor.musteri_aktar'))`.execute(db)
}

/**
 * The rows are locked and then looked at again, so that a customer who changed hands meanwhile is not moved a second
 * time.
 */
async function moveCustomers(
  db: Database,
  condition: Predicate,
  order: Predicate,
  { selectedDatatableItemCount, receiver_personel_id }: TransferForm,
): Promise<number> {
  await lockTransfers(db)
  const { rows } = await sql<{ id: number }>`
    select id from customer_all_list where ${condition} ${order} limit ${selectedDatatableItemCount}`.execute(
    db,
  )
  const ids = rows.map((row) => row.id)
  await sql`select from customers where id = any(${ids}) order by id for update`.execute(db)
  const { numAffectedRows } = await sql`
    update customers set cus_user = ${receiver_personel_id}
    where id in (select id from customer_all_list where id = any(${ids}) and ${condition})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const transferEndpoint = serve(transferCustomers, async ({ db, input, actor }) => {
  const { inner_filter, filters, globalFilter, orderByField, orderBy, sorts, ...transfer } = input
  await refuseUnlessReceiver(db, transfer.receiver_personel_id)
  const list = customerBaseList as unknown as ListDefinition
  const asked = listPayload.parse({ filters, globalFilter, orderByField, orderBy, sorts })
  const query = readListQuery(list, asked, actor)
  const inner = readListQuery(list, listPayload.parse({ filters: inner_filter }), actor)
  const scope = sql`${scopeSql(listedCustomers(actor))} and not has_open_order(id) and ${matching(inner, null)}`
  const count = await moveCustomers(db, matching(query, scope, byPhone), ordering(query), transfer)
  return { save_response: { id: transfer.receiver_personel_id, count }, count }
})
