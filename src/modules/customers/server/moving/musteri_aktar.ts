import { sql } from 'kysely'
import type { z } from 'zod'
import { listPayload } from '#core/lists/list-call.ts'
import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { readListQuery } from '#platform/server/lists/list-payload.ts'
import { matching, ordering, type Predicate } from '#platform/server/lists/list-query.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import {
  previewTransfer,
  transferCustomers,
  type TransferPreview,
} from '#modules/customers/domain/calls/transfer.ts'
import { customerBaseList } from '#modules/customers/domain/customer-lists.ts'
import { whyNotAsSeen, type TransferForm } from '#modules/customers/domain/distribution.ts'
import { listedCustomers, MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import { byPhone } from '../phones/phone-sql.ts'
import { refuseUnlessReceiver } from '../receivers.ts'
import { lockTransfers } from './transfer-lock.ts'
import { keepTransfer, transferHistoryEndpoints } from './transfers.ts'

type Moved = { id: number; cus_user: number; rand_user: number }
type Asked = { form: TransferForm; seen: string | null | undefined; matched: Predicate; order: Predicate }

/** Customers with an open order stay with their owner. */
const movable = sql`not has_open_order(id)`

/** What a transfer asks for: the rows of table and filter block that the person may see, in the order of the table. */
async function readTransfer(call: SignedInCall<z.output<typeof transferCustomers.input>>): Promise<Asked> {
  const { db, actor, input } = call
  const { inner_filter, filters, globalFilter, orderByField, orderBy, sorts, preview_version, ...form } =
    input
  await refuseUnlessReceiver(db, form.receiver_personel_id)
  const asked = listPayload.parse({ filters, globalFilter, orderByField, orderBy, sorts })
  const query = readListQuery(customerBaseList, asked, actor)
  const inner = readListQuery(customerBaseList, listPayload.parse({ filters: inner_filter }), actor)
  const scope = sql`${scopeSql(listedCustomers(actor))} and ${matching(inner, null)}`
  return {
    form,
    seen: preview_version,
    matched: matching(query, scope, { alsoFinds: byPhone }),
    order: ordering(query),
  }
}

/** Who the customers are, whose they are and when they are called on, in short. */
const versionOfAll = sql`md5(coalesce(string_agg(concat_ws(' ', id, cus_user, rand_user, rand_tar), ',' order by id), ''))`

/** The rows are locked and checked again, so that a customer reassigned meanwhile is not moved a second time. */
async function moveCustomers(db: Database, { form, seen, matched, order }: Asked): Promise<Moved[]> {
  await lockTransfers(db)
  const rows = await allRows(db)<{ id: number }>`
    select id from customer_all_list where ${matched} and ${movable} ${order}
    limit ${form.selectedDatatableItemCount}`
  const ids = rows.map((row) => row.id)
  await sql`select from customers where id = any(${ids}) order by id for update`.execute(db)
  const moved = await sql<Moved>`
    select id, cus_user, rand_user from customer_all_list
    where id = any(${ids}) and ${matched} and ${movable} order by id`.execute(db)
  const found = await firstRow(db)<{ count: number; preview_version: string }>`
    select count(*) as count, ${versionOfAll} as preview_version from customer_all_list
    where id = any(${moved.rows.map(({ id }) => id)}::integer[])`
  if (found) refuseIf(whyNotAsSeen(seen, found))
  await sql`update customers set cus_user = ${form.receiver_personel_id},
      rand_user = case when ${form.appointments === 'move'} and rand_tar is not null
        then ${form.receiver_personel_id} else rand_user end
    where id = any(${moved.rows.map(({ id }) => id)}::integer[])`.execute(db)
  return moved.rows
}

/** The same rows that a transfer would take, counted. */
async function preview(db: Database, { form, matched, order }: Asked): Promise<TransferPreview> {
  const row = await firstRow(db)<
    Omit<TransferPreview, 'owners'> & { owners: TransferPreview['owners'] | null }
  >`
    with taken as (
      select id, cus_user, rand_user, name, rand_tar, cus_dnd from customer_all_list where ${matched} and ${movable} ${order}
      limit ${form.selectedDatatableItemCount})
    select count(*) as count, ${versionOfAll} as preview_version,
      count(*) filter (where cus_user <> ${UNASSIGNED_USER}) as owned,
      count(rand_tar) as appointments,
      count(*) filter (where cus_dnd <> ${MAY_BE_CALLED} or exists (
        select from call_requests r where r.cus_id = taken.id and r.withdrawn_at is null)) as do_not_call,
      (select count(*) from customer_all_list where ${matched} and not (${movable})) as open_orders,
      (select json_agg(o) from (select coalesce(name, '') as name, count(*) as count from taken
        where cus_user <> ${UNASSIGNED_USER} group by 1 order by 2 desc, 1 limit 10) o) as owners
    from taken`
  if (!row) throw new Error('a statement of counts has one row')
  return { ...row, owners: row.owners ?? [] }
}

export const transferEndpoints = [
  serve(transferCustomers, async (call) => {
    const asked = await readTransfer(call)
    const moved = await moveCustomers(call.db, asked)
    const kept = { made_by: call.actor.id, now: call.now, form: asked.form }
    const transfer_id = await keepTransfer(call.db, moved, kept)
    const count = moved.length
    return { save_response: { id: asked.form.receiver_personel_id, count, transfer_id }, count }
  }),
  serve(previewTransfer, async (call) => ({ item: await preview(call.db, await readTransfer(call)) })),
  ...transferHistoryEndpoints,
]
