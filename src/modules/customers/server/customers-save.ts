import type { z } from 'zod'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { invalid, refuseIf } from '#core/errors.ts'
import { isVatId, normaliseVatId } from '#core/money/vat-id.ts'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { refuseRetired } from '#platform/server/calls/retired-entries.ts'
import { insertRow, updateRow, type RowValues } from '#platform/server/database/rows.ts'
import {
  appointmentFields,
  appointmentUser,
  noAppointment,
  whyNotAppointment,
} from '../domain/appointment.ts'
import type { createCustomer, updateCustomer } from '../domain/calls.ts'
import {
  release,
  statusChange,
  whyMayNotChangeFields,
  whyMayNotCreate,
  whyNotConfirmed,
} from '../domain/changing.ts'
import { firmFlag, hasName, type CustomerFields } from '../domain/customer.ts'
import { phoneFields } from '../domain/phone.ts'
import { MAY_BE_CALLED, NO_USER, seesAllCustomers } from '../domain/visibility.ts'
import { hiddenPhones } from './call-facts.ts'
import { refuseUnlessReceiver } from './receivers.ts'
import { customerAnswer, lockCustomer } from './viewing.ts'
import { noteForLog } from '#platform/server/database/sql.ts'

type Stored = Awaited<ReturnType<typeof lockCustomer>>
type Changes = Partial<CustomerFields>

/** The pool may always be assigned. */
async function refuseUnlessAssignable(db: Database, userId: number): Promise<void> {
  if (userId !== UNASSIGNED_USER) await refuseUnlessReceiver(db, userId)
}

const chosenEntries = { cus_m_f: 'sys_unvan', cus_class: 'sys_class', call_time: 'sys_c_time' } as const

const markOf = ({ actor, now }: SignedInCall<unknown>) => ({ userId: actor.id, at: now.toString() })

/** Refuses texts that are shown instead of hidden numbers. */
function refuseMasked(form: Changes): void {
  const masked = phoneFields.filter((field) => isMasked(form[field]))
  if (masked.length)
    throw invalid(Object.fromEntries(masked.map((field) => [field, { code: 'number_is_hidden' }])))
}

/** Nobody is born in the future. */
function refuseUnborn({ cus_birtday }: Changes, now: Temporal.Instant): void {
  if (cus_birtday && cus_birtday > businessDay(now)) throw invalid({ cus_birtday: { code: 'in_future' } })
}

/** Refuses an invalid VAT id; a stored one does not block other changes. */
function refuseWrongVatId({ cus_atu_no }: Changes, before: string | null = null): void {
  const isStored = normaliseVatId(cus_atu_no) === normaliseVatId(before)
  if (cus_atu_no && !isStored && !isVatId(cus_atu_no)) throw invalid({ cus_atu_no: { code: 'not_vat_id' } })
}

export async function insertCustomer(call: SignedInCall<z.output<typeof createCustomer.input>>) {
  const { db, actor, input } = call
  const { process_detail, rand_user: named, cus_user: chosen, ...form } = input
  refuseIf(whyMayNotCreate(actor, form))
  refuseMasked(form)
  refuseUnborn(form, call.now)
  refuseWrongVatId(form)
  const cus_user = seesAllCustomers(actor) ? chosen : actor.id
  if (!cus_user) throw invalid({ cus_user: { code: 'requiredField' } })
  await refuseUnlessAssignable(db, cus_user)
  await refuseRetired(db, chosenEntries, form)
  await noteForLog(db, process_detail)
  const owner = { cus_user, rand_user: NO_USER }
  const appointment = form.rand_tar ? { rand_user: appointmentUser(actor, owner, named) } : noAppointment
  const { id } = await insertRow(db, 'customers', {
    ...form,
    cus_user,
    cus_is_firm: form.cus_is_firm ?? firmFlag(form.cus_firm),
    ...appointment,
    ...statusChange(MAY_BE_CALLED, form.cus_dnd, markOf(call)),
  })
  return { save_response: await customerAnswer(call, id) }
}

/** What a save really changes; a form may send everything back, also a number that was not shown. */
function changedFields(before: Stored, values: Changes): Changes {
  const stored: Readonly<Record<string, unknown>> = before
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== undefined && stored[field] !== value && !isMaskedPhone(field, value),
    ),
  )
}

const isMaskedPhone = (field: string, value: unknown) =>
  phoneFields.some((name) => name === field) && isMasked(value)

/** Hidden numbers must not be overwritten. */
async function refuseHidden(call: SignedInCall<unknown>, id: number, changes: Changes): Promise<void> {
  if (!phoneFields.some((field) => field in changes)) return
  const hidden = Object.keys(await hiddenPhones(call, id)).filter((field) => field in changes)
  if (hidden.length)
    throw invalid(Object.fromEntries(hidden.map((field) => [field, { code: 'number_is_hidden' }])))
}

/** An appointment has a user and is changed as a whole. */
function appointmentChange(
  call: SignedInCall<unknown>,
  before: Stored,
  changes: Changes,
  named: number | undefined,
): RowValues {
  const { actor, now } = call
  const mayName = seesAllCustomers(actor) && named !== undefined && named !== before.rand_user
  if (!mayName && !appointmentFields.some((field) => field in changes)) return {}
  const { rand_tar } = { ...before, ...changes }
  refuseIf(whyNotAppointment(actor, before, rand_tar, businessDay(now)))
  return rand_tar === null ? noAppointment : { rand_user: appointmentUser(actor, before, named) }
}

function consequences(call: SignedInCall<unknown>, before: Stored, changes: Changes): RowValues {
  const released = changes.cus_user === UNASSIGNED_USER ? release(markOf(call)) : {}
  const status = changes.cus_dnd ? statusChange(before.cus_dnd, changes.cus_dnd, markOf(call)) : {}
  const firm =
    changes.cus_firm !== undefined && changes.cus_is_firm === undefined
      ? { cus_is_firm: firmFlag(changes.cus_firm) }
      : {}
  return { ...firm, ...released, ...status }
}

export async function applyChanges(call: SignedInCall<z.output<typeof updateCustomer.input>>) {
  const { db, actor, input } = call
  const { process_detail, onay = '0', rand_user: named, ...values } = input.values
  const before = await lockCustomer(db, actor, input.id)
  const changes = changedFields(before, values)
  refuseIf(whyMayNotChangeFields(actor, before, changes))
  await refuseHidden(call, input.id, changes)
  refuseUnborn(changes, call.now)
  refuseWrongVatId(changes, before.cus_atu_no)
  if (!hasName({ ...before, ...changes })) throw invalid({ cus_name: { code: 'requiredField' } })
  refuseIf(whyNotConfirmed(before, changes, onay))
  if (changes.cus_user) await refuseUnlessAssignable(db, changes.cus_user)
  await refuseRetired(db, chosenEntries, changes)
  const row = {
    ...changes,
    ...appointmentChange(call, before, changes, named),
    ...consequences(call, before, changes),
  }
  await noteForLog(db, process_detail)
  if (Object.keys(row).length) await updateRow(db, 'customers', input.id, input.version, row)
  return { save_response: await customerAnswer(call, input.id) }
}
