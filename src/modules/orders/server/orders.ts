import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, businessTime } from '#core/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import type { SignedInCall } from '#platform/server/endpoint.ts'
import { updateRow } from '#platform/server/rows.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import type { Order, OrderLine, StoredOrder } from '../domain/calls/order.ts'
import { orderScope } from '../domain/scope.ts'
import type { Transition } from '../domain/transitions.ts'

/** An order that is held for a change, with what is still owed. */
export type LockedOrder = Pick<Order, keyof StoredOrder | 'kalan'>

type Internals = { search_text?: unknown; f_firma_bilgi?: unknown }

/** Columns that serve the database or the printer, not the wire. */
export function withoutInternals<Row extends Internals>(row: Row): Omit<Row, keyof Internals> {
  const { search_text: _search, f_firma_bilgi: _company, ...rest } = row
  return rest
}

/** Holds the order until the transaction ends; somebody else's order is not there. */
export async function orderForUpdate(db: Database, actor: Actor, id: number): Promise<LockedOrder> {
  const { rows } = await sql<StoredOrder>`
    select * from siparisler where id = ${id} and ${scopeSql(orderScope(actor))} for update`.execute(db)
  const [order] = rows
  if (!order) throw new AppError('record_not_found')
  return { ...order, kalan: await openAmount(db, id) }
}

/** What is still owed and overdue, read after the lock so that it holds until the transaction ends. */
export async function openAmounts(
  db: Database,
  id: number,
): Promise<{ kalan: number; vadesi_gecen: number }> {
  const { rows } = await sql<{ kalan: number; vadesi_gecen: number }>`
    select kalan, vadesi_gecen from siparis_all_view where id = ${id}`.execute(db)
  return rows[0] ?? { kalan: 0, vadesi_gecen: 0 }
}

/** Only what is still owed, for those who need nothing else. */
export async function openAmount(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ kalan: number }>`select kalan from siparis_all_view where id = ${id}`.execute(
    db,
  )
  return rows[0]?.kalan ?? 0
}

/** Several orders, locked in the order of their ids so that two calls never wait for each other. */
export async function ordersForUpdate(db: Database, actor: Actor, ...ids: number[]): Promise<LockedOrder[]> {
  const locked = new Map<number, LockedOrder>()
  for (const id of ids.toSorted((a, b) => a - b)) locked.set(id, await orderForUpdate(db, actor, id))
  return ids.flatMap((id) => locked.get(id) ?? [])
}

/** The order with what is computed of it: payments, remaining amount, due day. */
export async function readOrder(db: Database, actor: Actor, id: number): Promise<Order> {
  const { rows } = await sql<Order & Internals>`
    select * from siparis_all_view where id = ${id} and ${scopeSql(orderScope(actor))}`.execute(db)
  const [order] = rows
  if (!order) throw new AppError('record_not_found')
  return withoutInternals(order)
}

export async function linesOf(db: Database, ...orderIds: number[]): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select * from siparis_icerik_view where sip_id = any(${orderIds}) order by sip_id, id`.execute(db)
  return rows
}

export const clockOf = (now: Temporal.Instant) => ({ today: businessDay(now), time: businessTime(now) })

type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** Takes one step of an order's life: asks the table for the reason against it, then writes what it changes. */
export async function takeStep<Input>(
  { db, actor, now }: Acting,
  order: LockedOrder,
  step: Transition<Input>,
  input: Input,
  version?: number | null,
): Promise<StoredOrder> {
  if (!step.who(actor)) throw new AppError('ERR_105')
  refuseIf(step.whyNot(order, input))
  return withoutInternals(
    await updateRow(db, 'siparisler', order.id, version, step.effect(order, input, clockOf(now))),
  )
}
