import { sql } from 'kysely'
import { readCompany } from '#platform/server/company.ts'
import type { SignedInCall } from '#platform/server/endpoint.ts'
import { updateRow } from '#platform/server/rows.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { whyCompanyIncomplete } from '../domain/documents/e-invoice-rules.ts'
import { isCreditNote, isInvoiced } from '../domain/order-state.ts'
import { invoice, type Transition } from '../domain/transitions.ts'
import { issueDocument } from './belge-source.ts'
import { nextNumber } from '#platform/server/number-ranges.ts'
import { clockOf, orderForUpdate, type LockedOrder } from './orders.ts'

type Call = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/** The number is taken after every reason against the step was asked, since it cannot be given back. */
export async function issue(
  call: Call,
  order: LockedOrder,
  step: Transition<{ f_no: string }>,
  version?: number | null,
) {
  if (!step.who(call.actor)) throw new AppError('ERR_105')
  refuseIf(step.whyNot(order, { f_no: '' }))
  const isNumbered = order.f_no !== null
  if (!isNumbered) refuseIf(whyCompanyIncomplete(await readCompany(call.db)))
  const f_no = order.f_no ?? (await nextNumber(call, isCreditNote(order) ? 'credit_note' : 'invoice'))
  const saved = await updateRow(call.db, 'siparisler', order.id, version, {
    ...step.effect(order, { f_no }, clockOf(call.now)),
    ...(isNumbered
      ? {}
      : { f_firma_bilgi: sql`(select to_jsonb(f) - 'version' from firma_bilgileri f where f.id = 1)` }),
  })
  if (!isNumbered) await issueDocument(call, order.id, isCreditNote(order) ? 'gutschrift' : 'fatura')
  return saved
}

/** Turns an order into an invoice; one that is an invoice already stays the same, number and day included. */
export async function issueInvoice(call: Call, id: number): Promise<void> {
  if (!invoice.who(call.actor)) throw new AppError('ERR_105')
  const order = await orderForUpdate(call.db, call.actor, id)
  if (!isInvoiced(order)) await issue(call, order, invoice)
}
