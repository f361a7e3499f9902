import type { Actor } from '#core/actor.ts'
import { businessDay, businessTime } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { updateRow, updateRowSet } from '#platform/server/database/rows.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import type { Order, OrderLine, StoredOrder } from '#modules/orders/domain/calls/order.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { OrderChanges, Transition } from '#modules/orders/domain/order/transitions.ts'

/** A locked order, with the amount still owed. */
export type LockedOrder = Pick<Order, keyof StoredOrder | 'kalan' | 'tahsilat_gun'>

export type Internals = { search_text?: unknown; f_firma_bilgi?: unknown }

/** Removes columns that only the database or the printer needs. */
export function withoutInternals<Row extends Internals>(row: Row): Omit<Row, keyof Internals> {
  const { search_text: _search, f_firma_bilgi: _company, ...rest } = row
  return rest
}

/** Locks orders until the end of the transaction, by id; those outside the user's scope are not found. */
export async function lockOrders(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, LockedOrder>> {
  const rows = await allRows(db)<StoredOrder & Internals>`
    select * from siparisler where id = any(${ids}::integer[]) and ${scopeSql(orderScope(actor))}
    order by id for update`
  // Read after the lock, so that it holds until the transaction ends.
  const computed = await allRows(db)<Pick<LockedOrder, 'id' | 'kalan' | 'tahsilat_gun'>>`
    select id, kalan, tahsilat_gun from siparis_all_view where id = any(${ids}::integer[])`
  const open = new Map(computed.map((row) => [row.id, row]))
  const locked = new Map(
    rows.map((order) => [order.id, { ...order, kalan: 0, tahsilat_gun: null, ...open.get(order.id) }]),
  )
  if (ids.some((id) => !locked.has(id))) throw new AppError(recordsRefusals.record_not_found)
  return locked
}

/** Locks the order until the end of the transaction; one outside the user's scope is not found. */
export async function orderForUpdate(db: Database, actor: Actor, id: number): Promise<LockedOrder> {
  const order = (await lockOrders(db, actor, [id])).get(id)
  if (!order) throw new AppError(recordsRefusals.record_not_found)
  return order
}

/** The owed and the overdue amount, read after locking so that they stay valid in the transaction. */
export async function openAmounts(
  db: Database,
  id: number,
): Promise<{ kalan: number; vadesi_gecen: number }> {
  const row = await firstRow(db)<{ kalan: number; vadesi_gecen: number }>`
    select kalan, vadesi_gecen from siparis_all_view where id = ${id}`
  return row ?? { kalan: 0, vadesi_gecen: 0 }
}

/** Only the owed amount. */
export async function openAmount(db: Database, id: number): Promise<number> {
  const row = await firstRow(db)<{ kalan: number }>`select kalan from siparis_all_view where id = ${id}`
  return row?.kalan ?? 0
}

/** Several orders, locked in the order of their ids so that two calls never deadlock. */
export async function ordersForUpdate(db: Database, actor: Actor, ...ids: number[]): Promise<LockedOrder[]> {
  const locked = await lockOrders(db, actor, ids)
  return ids.flatMap((id) => locked.get(id) ?? [])
}

/** The order with what is computed of it: payments, remaining amount, due day. */
export async function readOrder(db: Database, actor: Actor, id: number): Promise<Order> {
  const order = await firstRow(db)<Order & Internals>`
    select * from siparis_all_view where id = ${id} and ${scopeSql(orderScope(actor))}`
  if (!order) throw new AppError(recordsRefusals.record_not_found)
  return withoutInternals(order)
}

export async function linesOf(db: Database, ...orderIds: number[]): Promise<OrderLine[]> {
  return allRows(db)<OrderLine>`
    select * from siparis_icerik_view where sip_id = any(${orderIds}) order by sip_id, id`
}

export const clockOf = (now: Temporal.Instant) => ({ today: businessDay(now), time: businessTime(now) })

type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** The changes of a step, or a refusal if its rule forbids it. */
function changesOf<Input>(
  { actor, now }: Acting,
  order: LockedOrder,
  step: Transition<Input>,
  input: Input,
): OrderChanges {
  if (!step.who(actor)) throw new AppError(accessRefusals.ERR_105)
  refuseIf(step.whyNot(order, input))
  return step.effect(order, input, clockOf(now))
}

/** Takes one step of an order's life cycle: checks its rule, then writes its changes. */
export async function takeStep<Input>(
  call: Acting,
  order: LockedOrder,
  step: Transition<Input>,
  input: Input,
  version?: number | null,
): Promise<StoredOrder> {
  const changes = changesOf(call, order, step, input)
  return withoutInternals(await updateRow(call.db, 'siparisler', order.id, version, changes))
}

/** The same step of several orders at once; it must change the same fields of each. */
export const takeSteps = <Input>(
  call: Acting,
  step: Transition<Input>,
  steps: readonly { order: LockedOrder; input: Input }[],
): Promise<void> =>
  updateRowSet(
    call.db,
    'siparisler',
    steps.map(({ order, input }) => ({ ...changesOf(call, order, step, input), id: order.id })),
  )
