import { Level } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say } from '#core/texts/texts.ts'
import { lockCustomer, setAppointment } from '#modules/customers/server/public.ts'
import { sendTask } from '#modules/tasks/server/public.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { createRequest, withdrawRequest } from '../domain/calls.ts'
import { callTexts } from '../texts.ts'
import { customerName } from '#modules/customers/domain/name.ts'

const refusals = defineRefusals({
  request_is_known: {
    tr: 'Müşterinin bu isteği zaten kayıtlı.',
    de: 'Dieser Wunsch des Kunden ist schon festgehalten.',
    en: 'This wish of the customer is already on record.',
  },
})

type Customer = Awaited<ReturnType<typeof lockCustomer>>

/** Only administrators may set the official status, so they get a task. */
async function askAdministrators(call: SignedInCall<unknown>, customer: Customer, wording: string) {
  const name = customerName(customer)
  const sender_msg = say(callTexts.no_calls_task, call.language, { id: customer.id, name, wording })
  const rows = await allRows(call.db)<{ id: number }>`
    select id from sys_users where user_level = ${Level.administrator} and sil = '0' and blocked = '0'
    order by id`
  for (const { id } of rows) await sendTask(call, { reciver_usr: id, sender_msg })
}

/**
 * Stores the do-not-call request as proof; the customer is no longer offered. An existing request stays as it is.
 */
export async function keepRequest(
  call: SignedInCall<unknown>,
  customer: Customer,
  { wording, call_id }: { wording: string; call_id: number | null },
): Promise<StoredRow<'call_requests'> | null> {
  const { db, actor, now } = call
  const rows = await allRows(db)`
    select from call_requests where cus_id = ${customer.id} and withdrawn_at is null`
  if (rows.length) return null
  const request = await insertRow(db, 'call_requests', {
    cus_id: customer.id,
    user_id: actor.id,
    call_id,
    requested_at: now.toString(),
    wording,
  })
  await setAppointment(db, actor, customer, null, now)
  await askAdministrators(call, customer, wording)
  return request
}

export const requestEndpoints = [
  serve(createRequest, async (call) => {
    const { cus_id, wording } = call.input
    const customer = await lockCustomer(call.db, call.actor, cus_id)
    const save_response = await keepRequest(call, customer, { wording, call_id: null })
    if (!save_response) throw new AppError(refusals.request_is_known)
    return { save_response }
  }),
  serve(withdrawRequest, async ({ db, actor, now, input: { id, version, reason } }) => {
    const request = await db
      .selectFrom('call_requests')
      .select('withdrawn_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!request || request.withdrawn_at) throw new AppError(recordsRefusals.record_not_found)
    const withdrawn = {
      withdrawn_at: now.toString(),
      withdrawn_by: actor.id,
      withdrawn_reason: reason,
    }
    return { save_response: await updateRow(db, 'call_requests', id, version, withdrawn) }
  }),
]
