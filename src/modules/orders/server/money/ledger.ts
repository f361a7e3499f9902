import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow, insertRowSet, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import { fillParts, releasedBy, type FreeMoney, type Part } from '#modules/orders/domain/money/allocations.ts'
import { dueDate } from '#modules/orders/domain/money/due.ts'
import {
  EntryType,
  FEE_DIRECTION,
  feesOf,
  movedAmount,
  PAYMENT_DIRECTION,
  type LedgerEntry,
  type OtherMoney,
} from '#modules/orders/domain/money/payments.ts'
import type { LockedOrder } from '../order/orders.ts'

export type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** The ledgers of records, by their numbers. */
export async function ledgersOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, LedgerEntry[]>> {
  const rows = await allRows(db)<LedgerEntry & { s_no: number }>`
    select s_no, islem_type, in_out, alacak, borc, iptal_t from cari_islem
    where s_no = any(${orderIds}::integer[])`
  return Map.groupBy(rows, ({ s_no }) => s_no)
}

export const ledgerOf = async (db: Database, orderId: number): Promise<LedgerEntry[]> =>
  (await ledgersOf(db, [orderId])).get(orderId) ?? []

const idsOf = (orders: readonly LockedOrder[]) => orders.map(({ id }) => id)

/** An invoice without instalments has one part: the whole amount on its due day. */
const wholeOf = (order: LockedOrder, filled: number): Part => ({
  taksit_id: null,
  due: dueDate({
    orderDay: businessDay(Temporal.Instant.from(order.s_tar)),
    s_odeme_tarihi: order.s_odeme_tarihi,
    f_tarih: order.f_tarih,
    s_vade_gun: order.s_vade_gun,
  }),
  amount: order.s_g_toplam,
  filled,
})

/** The parts of invoices with their allocated amounts, by the ids of the invoices. */
async function partsOfAll(db: Database, orders: readonly LockedOrder[]): Promise<Map<number, Part[]>> {
  const rows = await allRows(db)<Part & { sip_id: number }>`
    select sip_id, id as taksit_id, tak_tar as due, tak_tutar as amount, odenen as filled
    from cus_taksitler where sip_id = any(${idsOf(orders)}::integer[])`
  const parts = new Map<number, Part[]>(Map.groupBy(rows, ({ sip_id }) => sip_id))
  const whole = orders.filter(({ id }) => !parts.has(id))
  if (!whole.length) return parts
  const sums = await allRows(db)<{ sip_id: number; filled: number }>`
    select sip_id, sum(tutar)::amount as filled from allocations
    where sip_id = any(${idsOf(whole)}::integer[]) group by sip_id`
  const filled = new Map(sums.map((sum) => [sum.sip_id, sum.filled]))
  for (const order of whole) parts.set(order.id, [wholeOf(order, filled.get(order.id) ?? 0)])
  return parts
}

/** The parts of an invoice with their allocated amounts. */
export const partsOf = async (db: Database, order: LockedOrder): Promise<Part[]> =>
  (await partsOfAll(db, [order])).get(order.id) ?? []

/** The unallocated money of each active booking, by the ids of the invoices. */
async function freeMoneyOf(db: Database, orders: readonly LockedOrder[]): Promise<Map<number, FreeMoney[]>> {
  const rows = await allRows(db)<FreeMoney & { s_no: number }>`
    select m.s_no, m.id as entry_id, m.taksit_id as named, (m.borc - coalesce(sum(a.tutar), 0))::amount as free
    from cari_islem m left join allocations a on a.entry_id = m.id
    where m.s_no = any(${idsOf(orders)}::integer[]) and m.iptal_t is null and m.borc > 0
    group by m.id order by m.id`
  return Map.groupBy(rows, ({ s_no }) => s_no)
}

/** Allocates free money to the open parts of invoices; the orders must be locked. */
export async function allocateAll(
  { db, now }: Pick<Acting, 'db' | 'now'>,
  orders: readonly LockedOrder[],
): Promise<void> {
  const ledgers = await ledgersOf(db, idsOf(orders))
  const parts = await partsOfAll(db, orders)
  const money = await freeMoneyOf(db, orders)
  const filled = orders.flatMap((order) => {
    const entries = ledgers.get(order.id) ?? []
    const allocations = fillParts({
      parts: parts.get(order.id) ?? [],
      money: money.get(order.id) ?? [],
      fee: feesOf(order, entries),
      left: movedAmount(entries),
      today: businessDay(now),
    })
    return allocations.map((one) => ({ ...one, sip_id: order.id }))
  })
  await insertRowSet(db, 'allocations', filled)
}

export const allocate = (call: Pick<Acting, 'db' | 'now'>, order: LockedOrder): Promise<void> =>
  allocateAll(call, [order])

export type Booking = {
  islem_type: EntryType
  amount: number
  islem_zamani: IsoDate
  descp: string
  taksit_id?: number | null | undefined
  kaynak_id?: number
  receipt_id?: number | null
}

const bringsMoney: ReadonlySet<number> = new Set([
  EntryType.payment,
  EntryType.setOff,
  EntryType.fromBalance,
  EntryType.writeOff,
])

const entryRow = (
  { actor }: Acting,
  order: LockedOrder,
  { amount, taksit_id, kaynak_id, receipt_id, ...rest }: Booking,
) => {
  const comesIn = bringsMoney.has(rest.islem_type)
  return {
    ...rest,
    taksit_id: taksit_id ?? null,
    kaynak_id: kaynak_id ?? null,
    receipt_id: receipt_id ?? null,
    cus_id: order.cus_id,
    s_no: order.id,
    in_out: comesIn ? PAYMENT_DIRECTION : FEE_DIRECTION,
    borc: comesIn ? amount : 0,
    alacak: comesIn ? 0 : amount,
    per_id: actor.id,
  }
}

/** Writes one booking of a record; the caller allocates money that comes in afterwards. */
export const book = (call: Acting, order: LockedOrder, booking: Booking): Promise<StoredRow<'cari_islem'>> =>
  insertRow(call.db, 'cari_islem', entryRow(call, order, booking))

/** Writes a booking of each of several records at once. */
export const bookAll = async (
  call: Acting,
  bookings: readonly { order: LockedOrder; booking: Booking }[],
): Promise<void> =>
  void (await insertRowSet(
    call.db,
    'cari_islem',
    bookings.map(({ order, booking }) => entryRow(call, order, booking)),
  ))

type PlacedRow = { id: number; entry_id: number; taksit_id: number | null; named: number | null }

async function allocationsOf(db: Database, orderId: number): Promise<PlacedRow[]> {
  return allRows(db)<PlacedRow>`
    select a.id, a.entry_id, a.taksit_id, m.taksit_id as named
    from allocations a join cari_islem m on m.id = a.entry_id where a.sip_id = ${orderId}`
}

/** Marks a booking as withdrawn and frees what it filled; the caller allocates the freed money again. */
export async function withdrawEntry(
  { db, now }: Pick<Acting, 'db' | 'now'>,
  order: LockedOrder,
  id: number,
): Promise<void> {
  const rows = await allRows(db)`update cari_islem set iptal_t = ${now.toString()}
    where id = ${id} and iptal_t is null returning id`
  if (!rows.length) throw new AppError(recordsRefusals.record_not_found)
  const freed = releasedBy(id, await partsOf(db, order), await allocationsOf(db, order.id))
  const ids = freed.map((row) => row.id)
  if (ids.length) await db.deleteFrom('allocations').where('id', 'in', ids).execute()
}

/** Fees that no longer fit the reminders are withdrawn; the next payment books the right one. */
export async function withdrawLateFees(
  db: Database,
  orderIds: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  await sql`update cari_islem set iptal_t = ${now.toString()}
    where s_no = any(${orderIds}::integer[]) and islem_type = ${EntryType.lateFee} and iptal_t is null`.execute(
    db,
  )
}

/** The money of a record apart from one of its bookings (0: all bookings). */
export async function moneyBeside(db: Database, orderId: number, entryId: number): Promise<OtherMoney> {
  const row = await oneRow(db)<OtherMoney>`
    select coalesce(sum(m.borc), 0)::amount as brought,
      coalesce(sum(m.alacak) filter (where m.islem_type in (${EntryType.toBalance}, ${EntryType.payOut})), 0)::amount as moved,
      (select coalesce(sum(a.tutar), 0) from allocations a where a.sip_id = ${orderId} and a.entry_id <> ${entryId})::amount as filled
    from cari_islem m where m.s_no = ${orderId} and m.iptal_t is null and m.id <> ${entryId}`
  return row
}
