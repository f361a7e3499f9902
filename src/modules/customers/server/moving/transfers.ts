import { sql } from 'kysely'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { listTransfers, undoTransfer, type TransferRow } from '#modules/customers/domain/calls/transfer.ts'
import { mayUndoTransfer, whyNotUndone, type TransferForm } from '#modules/customers/domain/distribution.ts'
import { lockTransfers } from './transfer-lock.ts'

const SHOWN = 50

type Moved = { id: number; cus_user: number; rand_user: number }
type Kept = { made_by: number; now: Temporal.Instant; form: TransferForm }

/** Stores which customers were moved, with their former owners. */
export async function keepTransfer(
  db: Database,
  moved: readonly Moved[],
  { made_by, now, form }: Kept,
): Promise<number> {
  const { id } = await db
    .insertInto('customer_transfers')
    .values({
      made_at: now.toString(),
      made_by,
      receiver_id: form.receiver_personel_id,
      appointments: form.appointments,
      count: moved.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into customer_transfer_rows (transfer_id, cus_id, from_user, from_rand_user)
    select ${id}, * from unnest(${moved.map((row) => row.id)}::integer[], ${moved.map((row) => row.cus_user)}::integer[],
      ${moved.map((row) => row.rand_user)}::integer[])`.execute(db)
  return id
}

type Stored = Omit<TransferRow, 'may_undo'>

const nameOf = (column: string) =>
  sql`(select ${personName} from sys_users u where u.id = ${sql.ref(`t.${column}`)})`

/** Former owners who have left get no customers back; the pool always does. */
const goesBack = sql`(r.from_user = ${UNASSIGNED_USER} or exists (
  select from sys_users o where o.id = r.from_user and o.user_level <> 0 and o.blocked = '0' and o.sil = '0'))`

export const transferHistoryEndpoints = [
  serve(listTransfers, async ({ db, now }) => {
    const rows = await allRows(db)<Stored>`
      select t.id, t.made_at, ${nameOf('made_by')} as made_name, ${nameOf('receiver_id')} as receiver_name, t.count,
        t.appointments, t.undone_at, ${nameOf('undone_by')} as undone_name, t.undone_count
      from customer_transfers t order by t.id desc limit ${SHOWN}`
    return { datalist: rows.map((row) => ({ ...row, may_undo: mayUndoTransfer(row, now) })) }
  }),
  serve(undoTransfer, async ({ db, actor, now, input: { id } }) => {
    await lockTransfers(db)
    const transfer = await db
      .selectFrom('customer_transfers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!transfer) throw new AppError(recordsRefusals.record_not_found)
    refuseIf(whyNotUndone(transfer, now))
    const rows = await allRows(db)`
      with back as (
        select c.id, r.from_user, r.from_rand_user from customer_transfer_rows r join customers c on c.id = r.cus_id
        where r.transfer_id = ${id} and c.cus_del = '0' and c.cus_user = ${transfer.receiver_id} and ${goesBack}
          and not has_open_order(c.id) order by c.id for update of c)
      update customers set cus_user = back.from_user,
        rand_user = case when ${transfer.appointments} = 'move' and customers.rand_user = ${transfer.receiver_id}
          and customers.rand_tar is not null and back.from_rand_user <> 0 then back.from_rand_user else customers.rand_user end
      from back where customers.id = back.id returning customers.id`
    await db
      .updateTable('customer_transfers')
      .set({ undone_at: now.toString(), undone_by: actor.id, undone_count: rows.length })
      .where('id', '=', id)
      .execute()
    return { save_response: { id, count: rows.length, stayed: transfer.count - rows.length } }
  }),
]
