import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, invalid } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { Database } from '#platform/server/database/database.ts'
import { fixedSql } from '#platform/server/database/fixed-sql.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { setAppointment, type Holder } from './appointments.ts'

const refusals = defineRefusals({
  nothing_owed_to_promise: {
    tr: 'Müşterinin açık faturası yok; ödeme sözü ancak borç varken kaydedilir.',
    de: 'Der Kunde hat keine offene Rechnung; eine Zahlung sagt nur zu, wer etwas schuldet.',
    en: 'The customer has no open invoice; only who owes something promises to pay.',
  },
})

/** The customer has an invoice that is not paid. */
export const owesMoney = fixedSql(
  sql<boolean>`((select true from open_invoices i where i.cus_id = customers.id limit 1) is true)`,
)

/** Whether one of the invoices that the customer promised to pay is still open; later invoices do not count. */
export const owesPromised = fixedSql(
  sql<boolean>`((select true from open_invoices i
    where i.cus_id = customers.id and i.sip_id = any(customers.promised_invoices) limit 1) is true)`,
)

type Promised = { cus_id: number; promised_day?: IsoDate | null | undefined }

/** Checks that a promise to pay has a debt and a day that is not in the past. */
export async function promisedDay(
  db: Database,
  { cus_id, promised_day }: Promised,
  now: Temporal.Instant,
): Promise<IsoDate> {
  const row = await firstRow(db)<{ owes: boolean }>`
    select ${owesMoney} as owes from customers where id = ${cus_id}`
  if (!row?.owes) throw new AppError(refusals.nothing_owed_to_promise)
  if (!promised_day) throw invalid({ promised_day: { code: 'requiredField' } })
  if (promised_day < businessDay(now)) throw invalid({ promised_day: { code: 'in_past' } })
  return promised_day
}

/** Sets a call-back on the promised day, which is only made if the money has not arrived. */
export const agreePromise = (
  db: Database,
  actor: Actor,
  customer: Holder,
  promised_day: IsoDate,
  now: Temporal.Instant,
): Promise<void> => {
  const appointment = { rand_tar: promised_day, rand_saat: null, rand_note: null, promised_day }
  return setAppointment(db, actor, customer, appointment, now)
}

/** Withdraws a promise; the call-back of that day stays as an ordinary one. */
export async function takeBackPromise(db: Database, { cus_id, promised_day }: Promised): Promise<void> {
  if (!promised_day) return
  await db
    .updateTable('customers')
    .set({ promised_day: null, promised_invoices: [] })
    .where('id', '=', cus_id)
    .where('promised_day', '=', promised_day)
    .execute()
}
