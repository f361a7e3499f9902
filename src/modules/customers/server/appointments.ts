import { sql } from 'kysely'
import { UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import { BUSINESS_ZONE, businessDay, type IsoDate } from '#core/days/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { settingSql } from '#platform/server/company-settings.ts'
import { customerLabel } from '#platform/server/database/customer-name.ts'
import type { Database } from '#platform/server/database/database.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { updateRow } from '#platform/server/database/rows.ts'
import { appointmentUser, noAppointment, whyNotAppointment } from '../domain/appointment.ts'
import { MAY_BE_CALLED, type Ownership } from '../domain/visibility.ts'

/** The customer of an appointment. */
export type Holder = Ownership & { id: number }
type Appointment = {
  rand_tar: IsoDate
  rand_saat: string | null
  rand_note?: string | null
  /** The day by which the customer promised to pay, where that is what the appointment is about. */
  promised_day?: IsoDate | null
}

/** Sets an appointment under the rules of the appointment form, or removes it. */
export async function setAppointment(
  db: Database,
  actor: Actor,
  customer: Holder,
  appointment: Appointment | null,
  now: Temporal.Instant,
): Promise<void> {
  if (appointment) refuseIf(whyNotAppointment(actor, customer, appointment.rand_tar, businessDay(now)))
  const values = appointment
    ? {
        ...appointment,
        rand_user: appointmentUser(actor, customer),
        ...(appointment.promised_day && { promised_invoices: await openInvoicesOf(db, customer.id) }),
      }
    : { ...noAppointment }
  await updateRow(db, 'customers', customer.id, null, values)
}

/** The invoices that a promise to pay covers. */
async function openInvoicesOf(db: Database, cus_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('open_invoices')
    .select('sip_id')
    .where('cus_id', '=', cus_id)
    .orderBy('sip_id')
    .execute()
  return rows.map(({ sip_id }) => sip_id)
}

/** Takes over a colleague's call-back. */
export async function takeAppointment(db: Database, actor: Actor, cus_id: number): Promise<void> {
  await updateRow(db, 'customers', cus_id, null, { rand_user: actor.id })
}

type MissedCall = { user_id: number | null; note: string; now: Temporal.Instant }

/**
 * After a missed call of a customer the responsible user must call back. An existing appointment stays, and
 * customers who must not be called get none.
 */
export async function agreeMissedCall(db: Database, cus_id: number, { user_id, note, now }: MissedCall) {
  const local = now.toZonedDateTimeISO(BUSINESS_ZONE)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  await sql`update customers set rand_tar = ${local.toPlainDate().toString()}, rand_saat = ${time}, rand_note = ${note},
      rand_user = case when cus_user <> ${UNASSIGNED_USER} then cus_user else ${user_id}::integer end
    where id = ${cus_id} and cus_del = '0' and rand_tar is null and cus_dnd = ${MAY_BE_CALLED}
      and (cus_user <> ${UNASSIGNED_USER} or ${user_id}::integer is not null)
      and not exists (select from call_requests r where r.cus_id = customers.id and r.withdrawn_at is null)`.execute(
    db,
  )
}

export type MissedCallBack = { id: number; name: string; rand_user: number; rand_tar: IsoDate; bayi: number }

/** Limits the work per call, so that no user waits for a long backlog. */
const RETURNED_AT_ONCE = sql.lit(20)

/**
 * Removes call-backs that are overdue by the set number of days: the customer returns to the pool, or stays with
 * the owner if there is an open order.
 */
export async function returnMissedCallBacks(db: Database, now: Temporal.Instant): Promise<MissedCallBack[]> {
  const query = sql<MissedCallBack>`
    with missed as (
      select k.id, k.rand_user, k.rand_tar, ${customerLabel('k')} as name,
        u.bayi, has_open_order(k.id) as has_open_order
      from customers k join sys_users u on u.id = k.rand_user
      where k.rand_tar < ${businessDay(now)}::date - ${settingSql('callback_return_days')}::integer and k.rand_user <> 0 and k.cus_del = '0'
      order by k.rand_tar, k.id limit ${RETURNED_AT_ONCE} for update of k skip locked)
    update customers set rand_tar = null, rand_saat = null, rand_note = null, rand_user = 0,
      cus_user = case when missed.has_open_order then customers.cus_user else 1 end
    from missed where customers.id = missed.id
    returning missed.id, missed.name, missed.rand_user, missed.rand_tar::text, missed.bayi`
  return withKeptPlan(db, query.compile(db))
}
