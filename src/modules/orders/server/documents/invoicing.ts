import { sql } from 'kysely'
import { readCompany } from '#platform/server/company.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { updateRow } from '#platform/server/database/rows.ts'
import { businessDay } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { cents, euros } from '#core/money/money.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { whyCompanyIncomplete } from '#modules/orders/domain/documents/e-invoice/e-invoice-rules.ts'
import { whyUnprintable } from '#modules/orders/domain/documents/printable-rules.ts'
import { isCreditNote, isInvoiced, isOn, isPlainOrder } from '#modules/orders/domain/order/order-state.ts'
import { isDirectDebit } from '#modules/orders/domain/money/payment-mode.ts'
import { containedTax } from '#modules/orders/domain/order/totals.ts'
import { invoice, type Transition } from '#modules/orders/domain/order/transitions.ts'
import { issueDocument } from './document-source.ts'
import { planFromInvoice } from '../money/instalments.ts'
import { nextNumber } from '#platform/server/database/number-ranges.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { clockOf, linesOf, orderForUpdate, type LockedOrder } from '../order/orders.ts'

type Call = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>

/**
 * The tax rate is that of the delivery day, not of the order day. The total stays; the tax contained in it
 * changes. Credit notes keep the rate of their invoice.
 */
async function taxOfDelivery({ db, now }: Call, order: LockedOrder): Promise<Partial<LockedOrder>> {
  if (!isPlainOrder(order) || isOn(order.s_vergisiz)) return {}
  const day = order.s_gon_tar ?? businessDay(now)
  const row = await firstRow(db)<{ rate: number | null }>`
    select tax_rate_on(${order.cus_country_code}, ${day}) as rate`
  const kdv_oran = row?.rate ?? order.kdv_oran
  if (kdv_oran === order.kdv_oran) return {}
  const { s_vergisiz } = order
  return { kdv_oran, s_kdv: euros(containedTax(cents(order.s_g_toplam), { s_vergisiz, kdv_oran })) }
}

/** A debit is only drawn where the customer has signed for it. */
async function invoicedNow({ db, now }: Call, order: LockedOrder) {
  const rows = await allRows(db)`select from mandate_list where cus_id = ${order.cus_id} and state = 'active'`
  const { creditor_id } = await readCompany(db)
  return {
    from: businessDay(now),
    isDrawn: isDirectDebit(order) && creditor_id !== null && rows.length > 0,
  }
}

/** Numbers cannot be returned, so one is only taken after every check. */
export async function issue(
  call: Call,
  order: LockedOrder,
  step: Transition<{ f_no: string }>,
  version?: number | null,
) {
  if (!step.who(call.actor)) throw new AppError(accessRefusals.ERR_105)
  refuseIf(step.whyNot(order, { f_no: '' }))
  const isNumbered = order.f_no !== null
  if (!isNumbered) {
    refuseIf(whyCompanyIncomplete(await readCompany(call.db)))
    refuseIf(
      whyUnprintable(
        order,
        (await linesOf(call.db, order.id)).map(({ stk_adi }) => stk_adi),
      ),
    )
  }
  const f_no = order.f_no ?? (await nextNumber(call, isCreditNote(order) ? 'credit_note' : 'invoice'))
  const saved = await updateRow(call.db, 'siparisler', order.id, version, {
    ...step.effect(order, { f_no }, clockOf(call.now)),
    ...(isNumbered
      ? {}
      : {
          ...(await taxOfDelivery(call, order)),
          f_firma_bilgi: sql`(select to_jsonb(f) - 'version' from firma_bilgileri f where f.id = 1)`,
        }),
  })
  if (!isNumbered && isPlainOrder(order))
    await planFromInvoice(call.db, order, await invoicedNow(call, order))
  if (!isNumbered) await issueDocument(call, order.id, isCreditNote(order) ? 'gutschrift' : 'fatura')
  return saved
}

/** Turns an order into an invoice; an existing invoice stays unchanged. */
export async function issueInvoice(call: Call, id: number): Promise<void> {
  if (!invoice.who(call.actor)) throw new AppError(accessRefusals.ERR_105)
  const order = await orderForUpdate(call.db, call.actor, id)
  if (!isInvoiced(order)) await issue(call, order, invoice)
}
