import { holdOf, releaseHold, type TakenHold } from '#modules/holds/server/public.ts'
import { announceHolds } from '#modules/stock/server/public.ts'
import { logOrdered, refreshActivity } from '#modules/customers/server/public.ts'
import { termsOf } from '#modules/definitions/server/public.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { isAdmin } from '#core/actor.ts'
import { BUSINESS_ZONE, businessDay, businessTime } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { say } from '#core/texts/texts.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { refuseRetired } from '#platform/server/calls/retired-entries.ts'
import { insertRow, touchRow, updateRow, type RowValues } from '#platform/server/database/rows.ts'
import type { StoredOrder } from '#modules/orders/domain/calls/order.ts'
import { whyNotEditable } from '#modules/orders/domain/order/transitions.ts'
import { whyNotGivenBack, whyNotWithoutInvoice } from '#modules/orders/domain/documents/credit-note.ts'
import type { OrderLineRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { OrderKind, reservesStock } from '#modules/orders/domain/order/order-state.ts'
import { mayEditOrder, mayMoveOrderDay } from '#modules/orders/domain/scope.ts'
import { directDebitPercent } from '#modules/orders/domain/money/payment-mode.ts'
import {
  keptTexts,
  type ChangedOrder,
  type NewOrder,
  type OrderForm,
} from '#modules/orders/domain/order/order-forms.ts'
import { whyNotSubmittable } from '#modules/orders/domain/order/submit.ts'
import {
  orderTotals,
  whyNotAsShown,
  whyNotDiscount,
  whyNotTotals,
  type OrderTotals,
} from '#modules/orders/domain/order/totals.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { givenBack, originOf } from '../documents/credit-notes.ts'
import { storeInstalments } from '../money/instalments.ts'
import { priceLines, storeLines, type PricedLine } from './order-lines.ts'
import { linesOf, orderForUpdate, withoutInternals } from './orders.ts'
import {
  discountLimit,
  sellerVatId,
  namedDealer,
  readCustomer,
  salesperson,
  viewableCustomer,
} from '../documents/parties.ts'
import { refuseIfSoldOut } from './stock.ts'

type NewOrderInput = z.output<typeof NewOrder>
type ChangedOrderInput = z.output<typeof ChangedOrder>
type Call = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now' | 'language' | 'services' | 'afterCommit'>

/** What an order keeps from its first day: customer, rate and shipping of the country, its kind. */
type Fixed = {
  cus_id: number
  cus_class: number | null
  cus_country_code: string | null
  cus_is_firm: Flag
  s_is_teklif: number
  gutschrift_sip_id: number | null
  kdv_oran: number
  s_kargo: number
  /** The percentage for direct debit. */
  s_last_y: number
  s_tar: string
}

/** Earlier names and addresses, which the form may replace. */
type Snapshot = RowValues

type Texts = Record<(typeof keptTexts)[number], string | null>

/** The texts of the order: as typed, else as they were; a shared address is in both places. */
function textsOf(form: OrderForm, before: Snapshot): Texts {
  const texts = Object.fromEntries(
    keptTexts.map((field) => [field, form[field] === undefined ? (before[field] ?? null) : form[field]]),
  ) as Texts
  if (form.s_adres_f_g_on === '0') return texts
  const { f_adres, f_pk, f_sehir, f_bolge, f_ulke } = texts
  return { ...texts, g_adres: f_adres, g_pk: f_pk, g_sehir: f_sehir, g_bolge: f_bolge, g_ulke: f_ulke }
}

/** All fields of the order row that the form contains or the server computes. */
function headOf(form: OrderForm, fixed: Fixed, texts: Texts, totals: OrderTotals) {
  const isCreditNote = fixed.s_is_teklif === OrderKind.creditNote
  const orderDay = businessDay(Temporal.Instant.from(fixed.s_tar))
  return {
    ...texts,
    ...totals,
    s_adres_f_g_on: form.s_adres_f_g_on,
    s_prasentrechnung: form.s_prasentrechnung,
    vergisiz_neden: form.s_vergisiz === '1' ? (form.vergisiz_neden ?? null) : null,
    s_odeme_tip: form.s_odeme_tip,
    s_odeme_tarihi: isCreditNote ? null : (form.s_odeme_tarihi ?? orderDay),
    s_vadeli_odeme: isCreditNote ? '0' : form.s_vadeli_odeme,
    s_taksit_sayisi: isCreditNote || form.s_vadeli_odeme === '0' ? 0 : form.s_taksit_sayisi,
    gutschrift_s: isCreditNote ? totals.s_g_toplam : 0,
    gutschrift_neden: isCreditNote && !fixed.gutschrift_sip_id ? (form.gutschrift_neden ?? null) : null,
    s_tar: fixed.s_tar,
    kdv_oran: fixed.kdv_oran,
  }
}

/** What the order has already: its stored lines, and the bottles that its draft holds. */
type Own = { existing: readonly OrderLineRow[]; hold: TakenHold }

type Prepared = { head: ReturnType<typeof headOf>; totals: OrderTotals; lines: PricedLine[] }

/** Checks the form in the order of the screen, locks and prices its wines, and computes every amount. */
async function prepare(
  call: Call,
  { siparis: form, siparis_icerik, beklenen, draft_id }: NewOrderInput,
  fixed: Fixed,
  before: Snapshot,
  { existing, hold }: Own,
): Promise<Prepared> {
  const { db, actor } = call
  const texts = textsOf(form, before)
  const orderDay = businessDay(Temporal.Instant.from(fixed.s_tar))
  const submission = {
    ...texts,
    cus_country_code: fixed.cus_country_code,
    cus_is_firm: fixed.cus_is_firm,
    sellerVatId: await sellerVatId(db),
    s_adres_f_g_on: form.s_adres_f_g_on,
    s_vergisiz: form.s_vergisiz,
    vergisiz_neden: form.vergisiz_neden ?? null,
    s_odeme_tarihi: form.s_odeme_tarihi ?? null,
    orderDay,
    lines: siparis_icerik.length,
  }
  refuseIf(
    whyNotSubmittable(submission, isAdmin(actor)) ??
      whyNotWithoutInvoice({ ...fixed, gutschrift_neden: form.gutschrift_neden ?? null }),
  )
  await refuseRetired(db, { s_odeme_tip: 'odeme_tipleri' }, form, before)
  const { cus_class } = fixed
  const lines = await priceLines(db, siparis_icerik, { actor, cus_class, existing, held: hold.lines })
  const totals = orderTotals({ ...form, ...fixed, lines })
  refuseIf(
    whyNotTotals(totals, isAdmin(actor)) ??
      (fixed.s_is_teklif === OrderKind.creditNote
        ? null
        : whyNotDiscount(totals, await discountLimit(db, actor))) ??
      whyNotAsShown(beklenen, { ...totals, kdv_oran: fixed.kdv_oran }),
  )
  const waits = { s_is_teklif: fixed.s_is_teklif, sd_cancel_on: '0', sd_gonderi_status: '0' } as const
  await releaseHold(db, draft_id)
  if (reservesStock(waits)) await refuseIfSoldOut(db, lines, existing, hold)
  announceHolds(
    call,
    [...lines, ...existing, ...hold.lines].map(({ stk_id }) => stk_id),
  )
  return { head: headOf(form, fixed, texts, totals), totals, lines }
}

export async function saveNewOrder(call: Call, input: NewOrderInput): Promise<StoredOrder> {
  const { db, actor, now } = call
  const form = input.siparis
  const isCreditNote = form.s_is_teklif === OrderKind.creditNote
  if (isCreditNote && !isAdmin(actor)) throw new AppError(accessRefusals.ERR_105)
  const customer = await viewableCustomer(db, actor, form.cus_id)
  const origin = isCreditNote && form.gutschrift_sip_id ? await originOf(db, form.gutschrift_sip_id) : null
  const hold = await holdOf(db, actor, input.draft_id, customer.id)
  const { s_vade_gun, ...terms } = { ...(await termsOf(db, customer.cus_country_code)), ...hold.terms }
  const fixed: Fixed = {
    ...terms,
    cus_id: customer.id,
    cus_class: customer.cus_class,
    cus_country_code: origin?.cus_country_code ?? customer.cus_country_code,
    cus_is_firm: customer.cus_is_firm,
    s_is_teklif: form.s_is_teklif,
    gutschrift_sip_id: origin?.id ?? null,
    kdv_oran: origin?.kdv_oran ?? terms.kdv_oran,
    s_kargo: isCreditNote ? (form.s_kargo ?? terms.s_kargo) : terms.s_kargo,
    s_last_y: directDebitPercent(origin, terms.s_last_y),
    s_tar: now.toString(),
  }
  const before = origin ? { ...origin, s_note: null, fat_note: null } : customer
  const { head, totals, lines } = await prepare(call, input, fixed, before, { existing: [], hold })
  if (origin)
    refuseIf(
      whyNotGivenBack(
        origin,
        await givenBack(db, origin, { id: null, cus_id: customer.id, ...totals, lines }),
      ),
    )
  const person = origin
    ? { per_id: origin.per_id, per_name: origin.per_name, bayi_id: origin.bayi_id }
    : await salesperson(db, actor.id)
  const { cus_code, cus_is_firm, cus_m_f } = customer
  const saved = await insertRow(db, 'siparisler', {
    ...head,
    ...person,
    cus_code,
    cus_is_firm,
    cus_m_f,
    cus_id: customer.id,
    s_vade_gun,
    cus_country_code: fixed.cus_country_code,
    s_is_teklif: fixed.s_is_teklif,
    gutschrift_sip_id: fixed.gutschrift_sip_id,
    s_saat: businessTime(now),
    s_bayi_id: await namedDealer(db, form.s_bayi_id, actor),
  })
  const stored = { ...fixed, id: saved.id, per_id: person.per_id, s_vergisiz: form.s_vergisiz }
  await storeLines(db, stored, lines, [])
  await storeInstalments(db, stored, input, saved)
  await refreshActivity(db, customer.id)
  if (input.log_ordered === '1' && form.s_is_teklif === OrderKind.order)
    await logOrdered(call, customer.id, say(orderTexts.logged, call.language, { id: saved.id }))
  return withoutInternals(saved)
}

/** The new order day at midnight in Berlin, or the stored timestamp if the day is unchanged. */
const movedTo = (day: string | undefined, s_tar: string) =>
  !day || day === businessDay(Temporal.Instant.from(s_tar))
    ? s_tar
    : Temporal.PlainDate.from(day).toZonedDateTime(BUSINESS_ZONE).toInstant().toString()

export async function saveChangedOrder(call: Call, input: ChangedOrderInput): Promise<StoredOrder> {
  const { db, actor } = call
  const form = input.siparis
  const order = await orderForUpdate(db, actor, form.id)
  // A stale form is refused before any other check.
  if (form.version !== order.version) await updateRow(db, 'siparisler', form.id, form.version, {})
  if (!mayEditOrder(actor, order)) throw new AppError(accessRefusals.ERR_105)
  refuseIf(whyNotEditable(order))
  const customer = await readCustomer(db, order.cus_id)
  const existing = await linesOf(db, order.id)
  const isCreditNote = order.s_is_teklif === OrderKind.creditNote
  const fixed: Fixed = {
    cus_id: order.cus_id,
    cus_class: customer.cus_class,
    cus_country_code: order.cus_country_code ?? customer.cus_country_code,
    cus_is_firm: customer.cus_is_firm,
    s_is_teklif: order.s_is_teklif,
    gutschrift_sip_id: order.gutschrift_sip_id,
    kdv_oran: order.kdv_oran,
    s_kargo: isCreditNote ? (form.s_kargo ?? order.s_kargo) : order.s_kargo,
    s_last_y: directDebitPercent(order, (await termsOf(db, order.cus_country_code)).s_last_y),
    s_tar: mayMoveOrderDay(actor, order) ? movedTo(form.s_tar, order.s_tar) : order.s_tar,
  }
  const origin = order.gutschrift_sip_id ? await originOf(db, order.gutschrift_sip_id) : null
  const hold = await holdOf(db, actor, input.draft_id, order.cus_id)
  const { head, totals, lines } = await prepare(call, input, fixed, order, { existing, hold })
  if (origin) refuseIf(whyNotGivenBack(origin, await givenBack(db, origin, { ...order, ...totals, lines })))
  // The timestamp read is less precise than the stored one, so it is only written if the order day changes.
  const { s_tar, ...rest } = head
  const saved = await updateRow(db, 'siparisler', order.id, null, s_tar === order.s_tar ? rest : head)
  const isHeadChanged = saved.version !== order.version
  const stored = { ...fixed, id: order.id, per_id: order.per_id, s_vergisiz: form.s_vergisiz }
  await storeLines(db, stored, lines, existing)
  await storeInstalments(db, stored, input, saved, order)
  const arePartsChanged =
    Boolean(input.taksitler?.length) || !isDeepStrictEqual(await linesOf(db, order.id), existing)
  return withoutInternals(
    !isHeadChanged && arePartsChanged ? await touchRow(db, 'siparisler', order.id) : saved,
  )
}
