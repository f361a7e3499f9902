import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/dates.ts'
import { AppError } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import type { SignedInCall } from '#platform/server/endpoint.ts'
import { insertRow, insertRows, type StoredRow } from '#platform/server/rows.ts'
import { fillParts, releasedBy, type FreeMoney, type Part } from '../domain/allocations.ts'
import { dueDate } from '../domain/due.ts'
import {
  bookedFee,
  EntryType,
  FEE_DIRECTION,
  lateFee,
  movedAmount,
  PAYMENT_DIRECTION,
  type LedgerEntry,
  type OtherMoney,
} from '../domain/payments.ts'
import type { LockedOrder } from './orders.ts'

export type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

export async function ledgerOf(db: Database, orderId: number): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select islem_type, in_out, alacak, borc, iptal_t from cari_islem where s_no = ${orderId}`.execute(db)
  return rows
}

/** The parts of an invoice with what fills them. */
export async function partsOf(db: Database, order: LockedOrder): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select id as taksit_id, tak_tar as due, tak_tutar as amount, odenen as filled
    from cus_taksitler where sip_id = ${order.id}`.execute(db)
  if (rows.length) return rows
  const { rows: whole } = await sql<{ filled: number }>`
    select coalesce(sum(tutar), 0)::amount as filled from allocations where sip_id = ${order.id}`.execute(db)
  const due = dueDate({
    orderDay: businessDay(Temporal.Instant.from(order.s_tar)),
    s_odeme_tarihi: order.s_odeme_tarihi,
    f_tarih: order.f_tarih,
    s_vade_gun: order.s_vade_gun,
  })
  return [{ taksit_id: null, due, amount: order.s_g_toplam, filled: whole[0]?.filled ?? 0 }]
}

/** What each active booking brought that fills no part yet. */
export async function freeMoneyOf(db: Database, orderId: number): Promise<FreeMoney[]> {
  const { rows } = await sql<FreeMoney>`
    select m.id as entry_id, m.taksit_id as named, (m.borc - coalesce(sum(a.tutar), 0))::amount as free
    from cari_islem m left join allocations a on a.entry_id = m.id
    where m.s_no = ${orderId} and m.iptal_t is null and m.borc > 0
    group by m.id order by m.id`.execute(db)
  return rows
}

/** Allocates free money to the open parts of the invoice; the order must be locked. */
export async function allocate({ db, now }: Pick<Acting, 'db' | 'now'>, order: LockedOrder): Promise<void> {
  const entries = await ledgerOf(db, order.id)
  const filled = fillParts({
    parts: await partsOf(db, order),
    money: await freeMoneyOf(db, order.id),
    fee: lateFee(order, bookedFee(entries)),
    left: movedAmount(entries),
    today: businessDay(now),
  })
  await insertRows(
    db,
    'allocations',
    filled.map((one) => ({ ...one, sip_id: order.id })),
  )
}

type Booking = {
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

/** Writes one booking of a record; whoever books money that comes in allocates it afterwards. */
export function book(
  { db, actor }: Acting,
  order: LockedOrder,
  booking: Booking,
): Promise<StoredRow<'cari_islem'>> {
  const { amount, ...rest } = booking
  const comesIn = bringsMoney.has(booking.islem_type)
  return insertRow(db, 'cari_islem', {
    ...rest,
    cus_id: order.cus_id,
    s_no: order.id,
    in_out: comesIn ? PAYMENT_DIRECTION : FEE_DIRECTION,
    ...(comesIn ? { borc: amount } : { alacak: amount }),
    per_id: actor.id,
  })
}

type PlacedRow = { id: number; entry_id: number; taksit_id: number | null; named: number | null }

async function allocationsOf(db: Database, orderId: number): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select a.id, a.entry_id, a.taksit_id, m.taksit_id as named
    from allocations a join cari_islem m on m.id = a.entry_id where a.sip_id = ${orderId}`.execute(db)
  return rows
}

/** Marks a booking as withdrawn and frees what it filled; the caller allocates the freed money again. */
export async function withdrawEntry(
  { db, now }: Pick<Acting, 'db' | 'now'>,
  order: LockedOrder,
  id: number,
): Promise<void> {
  const { rows } = await sql`update cari_islem set iptal_t = ${now.toString()}
    where id = ${id} and iptal_t is null returning id`.execute(db)
  if (!rows.length) throw new AppError('record_not_found')
  const freed = releasedBy(id, await partsOf(db, order), await allocationsOf(db, order.id))
  const ids = freed.map((row) => row.id)
  if (ids.length) await db.deleteFrom('allocations').where('id', 'in', ids).execute()
}

/** A fee that no longer fits the reminders is withdrawn; the next payment books the right one. */
export async function withdrawLateFee(db: Database, orderId: number, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('cari_islem')
    .set({ iptal_t: now.toString() })
    .where('s_no', '=', orderId)
    .where('islem_type', '=', EntryType.lateFee)
    .where('iptal_t', 'is', null)
    .execute()
}

/** The money of a record without one of its bookings (0: with all of them). */
export async function moneyBeside(db: Database, orderId: number, entryId: number): Promise<OtherMoney> {
  const { rows } = await sql<OtherMoney>`
    select coalesce(sum(m.borc), 0)::amount as brought,
      coalesce(sum(m.alacak) filter (where m.islem_type in (${EntryType.toBalance}, ${EntryType.payOut})), 0)::amount as moved,
      (select coalesce(sum(a.tutar), 0) from allocations a where a.sip_id = ${orderId} and a.entry_id <> ${entryId})::amount as filled
    from cari_islem m where m.s_no = ${orderId} and m.iptal_t is null and m.id <> ${entryId}`.execute(db)
  return rows[0] ?? { brought: 0, filled: 0, moved: 0 }
}
