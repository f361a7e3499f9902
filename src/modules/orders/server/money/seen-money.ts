import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import {
  whyNotAsSeen,
  whyNotWithDebit,
  type DebitInFlight,
  type SeenMoney,
} from '#modules/orders/domain/money/seen-money.ts'
import { orderForUpdate, type LockedOrder } from '../order/orders.ts'
import type { Acting } from './ledger.ts'

async function lastPerson(db: Database, sip_id: number): Promise<string> {
  const row = await firstRow(db)<{ user_name: string | null }>`
    select u.user_name from cari_islem c left join sys_users u on u.id = c.per_id
    where c.s_no = ${sip_id} order by c.id desc limit 1`
  return row?.user_name ?? '–'
}

async function debitInFlight(db: Database, sip_id: number): Promise<DebitInFlight | undefined> {
  const row = await firstRow(db)<DebitInFlight>`
    select i.run_id as run, r.day, i.amount from debit_items i join debit_runs r on r.id = i.run_id
    where i.sip_id = ${sip_id} and i.state = 'in_flight' order by r.day, i.id limit 1`
  return row
}

/** Asks before an invoice is cancelled or paid while the bank may bring its money as well. */
export async function refuseUnknownDebit(
  db: Database,
  order: Pick<LockedOrder, 'id' | 'f_no'>,
  seen: Pick<SeenMoney, 'tahsilat_onay'>,
): Promise<void> {
  if (seen.tahsilat_onay !== '1') refuseIf(whyNotWithDebit(order, await debitInFlight(db, order.id), seen))
}

/** The one guard of money that a person books on an invoice: it is as it was shown, and no debit is under way unnoticed. */
export async function refuseUnseen(
  db: Database,
  order: LockedOrder,
  seen: SeenMoney,
  amount: number,
): Promise<void> {
  if (whyNotAsSeen(order, seen, amount, ''))
    refuseIf(whyNotAsSeen(order, seen, amount, await lastPerson(db, order.id)))
  await refuseUnknownDebit(db, order, seen)
}

/** The same for an invoice that another module books on, which is locked from here on. */
export async function holdAsSeen(
  { db, actor }: Pick<Acting, 'db' | 'actor'>,
  { sip_id, amount, ...seen }: SeenMoney & { sip_id: number; amount: number },
): Promise<void> {
  await refuseUnseen(db, await orderForUpdate(db, actor, sip_id), seen, amount)
}
