import { admin, adminOrDealerAdmin, type Who } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { defineRefusals, type Reason, type Refusal } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { mailRefusals } from '#modules/mail/domain/refusals.ts'
import type { Stage } from '#core/reminder-stages.ts'
import {
  sentFields,
  whyNotRemindable,
  whyNotSendNow,
  whyNotWithdraw,
  withdrawnFields,
  type Sending,
} from '../reminders/reminders.ts'
import type { Order } from '../calls/order.ts'
import {
  Collection,
  isApproved,
  isCancelled,
  isClosed,
  isCreditNote,
  isDisputed,
  isInCollection,
  isInvoiced,
  isOn,
  isPlainOrder,
  isQuote,
  isSent,
  type OrderState,
} from './order-state.ts'
import { whyNotGivenBack, type CreditNoteOrigin, type GivenBack } from '../documents/credit-note.ts'
import { whyNotClosable } from '../money/payments.ts'
import { ordersRefusals } from '../refusals.ts'
import type { StatusDates } from './status-label.ts'
import { whyNotWithdrawn, WITHDRAWAL_REASON, type Withdrawing } from '../documents/withdrawal.ts'

const refusals = defineRefusals({
  commission_not_written_off: {
    tr: 'Bu siparişin primi silinmemiş.',
    de: 'Die Provision dieses Auftrags wurde nicht gelöscht.',
    en: 'The commission of this order was not deleted.',
  },
  order_already_approved: {
    tr: 'Sipariş zaten onaylanmış.',
    de: 'Der Auftrag ist bereits bestätigt.',
    en: 'The order is already approved.',
  },
  order_already_sent: {
    tr: 'Sipariş zaten gönderilmiş.',
    de: 'Der Auftrag ist bereits versandt.',
    en: 'The order has already been sent.',
  },
  order_not_seized: {
    tr: 'Bu fatura hacizde değil.',
    de: 'Zu dieser Rechnung läuft keine Pfändung.',
    en: 'This invoice is not seized.',
  },
  order_not_disputed: {
    tr: 'Bu faturaya itiraz yok.',
    de: 'Die Rechnung ist nicht strittig.',
    en: 'The invoice is not disputed.',
  },
  invoice_has_credit_notes: {
    tr: 'Bu faturaya ait iade faturaları var ({numbers}). Önce onları iptal edin.',
    de: 'Zu dieser Rechnung gibt es Gutschriften ({numbers}). Stornieren Sie zuerst diese.',
    en: 'This invoice has credit notes ({numbers}). Cancel them first.',
  },
  withdrawal_credits_rest: {
    tr: 'Bu faturanın bir kısmı iade edilmiş ({numbers}). Lütfen “Müşteri caydı” işlemini kullanın: geri kalanı iade faturasına yazar.',
    de: 'Ein Teil dieser Rechnung ist schon gutgeschrieben ({numbers}). Bitte „Kunde widerruft“ wählen: Das schreibt den Rest gut.',
    en: 'A part of this invoice was credited already ({numbers}). Please use “Customer withdraws”: it credits the rest.',
  },
  credit_note_already_used: {
    tr: 'Bu iade faturası mahsup edildi, aktarıldı veya ödendi. Önce o kayıtları geri alın.',
    de: 'Diese Gutschrift wurde verrechnet, gutgeschrieben oder ausgezahlt. Nehmen Sie zuerst diese Buchungen zurück.',
    en: 'This credit note was set off, moved to the balance or paid out. Withdraw those bookings first.',
  },
  paid_money_needs_place: {
    tr: 'Bu fatura için {amount:money} ödendi. Paranın bakiyeye mi aktarılacağını yoksa iade mi edileceğini seçin.',
    de: 'Auf diese Rechnung wurden {amount:money} gezahlt. Wählen Sie, ob das Geld ins Guthaben geht oder erstattet wird.',
    en: '{amount:money} was paid for this invoice. Choose whether the money goes to the balance or is refunded.',
  },
  refund_already_paid: {
    tr: 'Bu faturadan {amount:money} iade edildi. Önce iadeyi geri alın.',
    de: 'Von dieser Rechnung wurden {amount:money} erstattet. Nehmen Sie zuerst die Erstattung zurück.',
    en: '{amount:money} of this invoice was refunded. Withdraw the refund first.',
  },
  credit_note_already_sent: {
    tr: 'İade faturasının ödemesi zaten gönderilmiş.',
    de: 'Die Gutschrift ist bereits ausgezahlt.',
    en: 'The credit note has already been paid out.',
  },
})

/** The facts of an order for the rules of its life cycle. */
export type OrderFacts = OrderState &
  StatusDates &
  Pick<
    Order,
    | 'cus_is_firm'
    | 's_g_toplam'
    | 'kalan'
    | 'tahsilat_gun'
    | 'sd_onaylama_tar'
    | 'f_no'
    | 'gutschrift_ok'
    | 'per_odeme'
    | 'bayi_odeme'
  >

export type OrderChanges = Readonly<Record<string, string | number | null>>

/** Which slip paid each side of the commission; null where it was written off. */
type CommissionMarks = Pick<Order, 'per_odeme' | 'per_belge_no' | 'bayi_odeme' | 'bayi_belge_no'>

type Clock = { today: IsoDate; time: string }

/** A step of an order's life cycle: who may take it, the reason against it, and what it changes. */
export type Transition<Input> = {
  who: Who
  whyNot: (order: OrderFacts, input: Input) => Refusal
  effect: (order: OrderFacts, input: Input, clock: Clock) => OrderChanges
}

export type CancelReason = {
  f_ip_neden_type: number
  f_ip_neden: string | null
  f_ip_aciklama: string | null
  sd_iptal_tar: IsoDate | null
}

/** Where the money of a cancelled invoice goes: to the balance of the customer, or back to the customer. */
export const moneyDestinations = ['bakiye', 'iade'] as const
export type MoneyDestination = (typeof moneyDestinations)[number]

/** Further facts for a cancellation. */
export type Cancelling = CancelReason & {
  /** Active credit notes of the invoice: their numbers, or ids while they have none. */
  creditNotes: readonly string[]
  /** Money that would be left over: payments for an invoice, or what a credit note has already given. */
  money: number
  destination: MoneyDestination | null
  /** The number of the document that cancels an invoice. */
  iptal_no: string | null
}

/** Facts for undoing a cancellation: the limits that were checked on creation, and money that left meanwhile. */
export type UndoingCancel = {
  /** The corrected invoice and what all its credit notes would give back; null for everything but credit notes. */
  givingBack: { origin: CreditNoteOrigin; note: GivenBack } | null
  isCustomerGone: boolean
  /** Money of the invoice that was paid out after the cancellation. */
  paidOut: number
}

export type Seizure = { f_haciz_firma: string; f_haciz_aciklama: string; f_haciz_tarihi: IsoDate | null }
export type Bankruptcy = { f_iflas_aciklama: string; f_iflas_tarihi: IsoDate | null }

const unless = (holds: boolean, reason: Reason): Refusal => (holds ? null : reason)

const whyCancelled = (order: OrderFacts) => unless(!isCancelled(order), ordersRefusals.order_is_cancelled)
const whyNotCancelled = (order: OrderFacts) => unless(isCancelled(order), ordersRefusals.order_not_cancelled)
const whyNotInvoiced = (order: OrderFacts) => unless(isInvoiced(order), ordersRefusals.order_not_invoiced)
const whyInvoiced = (order: OrderFacts) => unless(!isInvoiced(order), ordersRefusals.order_is_invoiced)
const whyNotClosed = (order: OrderFacts) => unless(isClosed(order), ordersRefusals.order_not_closed)
const whyNotPlain = (order: OrderFacts) => unless(isPlainOrder(order), ordersRefusals.order_kind_wrong)
const whyCommissionPaid = (order: OrderFacts) =>
  unless(!isOn(order.per_odeme) && !isOn(order.bayi_odeme), ordersRefusals.commission_already_paid)

/** Approving confirms the order in the same step, so that it leaves the list of new ones. */
const approval = (today: IsoDate) => ({ sd_onaylama: '1', sd_onaylama_tar: today, sd_kesin: '1' })

const noCancel = {
  sd_cancel_on: '0',
  sd_iptal_tar: null,
  f_ip_neden_type: null,
  f_ip_neden: null,
  f_ip_aciklama: null,
}

const cancelled = (_: OrderFacts, reason: CancelReason, { today }: Clock) => ({
  f_ip_neden_type: reason.f_ip_neden_type,
  f_ip_neden: reason.f_ip_neden,
  f_ip_aciklama: reason.f_ip_aciklama,
  sd_cancel_on: '1',
  sd_iptal_tar: reason.sd_iptal_tar ?? today,
})

/** Credit notes stay in the way of a cancellation; a withdrawal does not need them gone, it credits the rest. */
const whyCredited = (isWithdrawal: boolean, numbers: string): Refusal => ({
  ...(isWithdrawal ? refusals.withdrawal_credits_rest : refusals.invoice_has_credit_notes),
  params: { numbers },
})

/** An invoice with credit notes cannot be cancelled, and its money must be assigned. */
function whyNotLetGo(order: OrderFacts, cancelling: Cancelling): Refusal {
  const { creditNotes, money, destination, f_ip_neden_type } = cancelling
  if (creditNotes.length) return whyCredited(f_ip_neden_type === WITHDRAWAL_REASON, creditNotes.join(', '))
  if (money <= 0) return null
  if (isCreditNote(order)) return refusals.credit_note_already_used
  return destination ? null : { ...refusals.paid_money_needs_place, params: { amount: money } }
}

/** An undone cancellation must meet every limit that creation checked. */
function whyNotComeBack({ givingBack, isCustomerGone, paidOut }: UndoingCancel): Refusal {
  if (isCustomerGone) return recordsRefusals.customer_cannot_found_maybe_deleted
  if (paidOut > 0) return { ...refusals.refund_already_paid, params: { amount: paidOut } }
  return givingBack ? whyNotGivenBack(givingBack.origin, givingBack.note) : null
}

type Nothing = undefined

export const approve: Transition<Nothing> = {
  who: admin,
  whyNot: (order) =>
    whyNotPlain(order) ??
    whyCancelled(order) ??
    whyInvoiced(order) ??
    unless(!isApproved(order), refusals.order_already_approved),
  effect: (_order, _input, { today }) => approval(today),
}

/** Credit notes get their number the same way, from a range of their own. */
export const invoice: Transition<{ f_no: string }> = {
  who: admin,
  whyNot: (order) =>
    isQuote(order) ? ordersRefusals.order_kind_wrong : (whyCancelled(order) ?? whyInvoiced(order)),
  effect: (order, { f_no }, { today, time }) => ({
    ...(isPlainOrder(order) && !isApproved(order) ? approval(today) : {}),
    fd_fon: '1',
    f_no,
    f_tarih: today,
    f_saat: time,
  }),
}

export const cancelOrder: Transition<CancelReason> = {
  who: admin,
  whyNot: (order) => whyCancelled(order) ?? whyInvoiced(order),
  effect: cancelled,
}

export const cancelInvoice: Transition<Cancelling> = {
  who: admin,
  whyNot: (order, input) => whyCancelled(order) ?? whyNotInvoiced(order) ?? whyNotLetGo(order, input),
  effect: (order, input, clock) => ({
    ...cancelled(order, input, clock),
    ...(input.iptal_no ? { iptal_no: input.iptal_no } : {}),
  }),
}

/** Records the withdrawal; the cancellation that follows has its own rule and undo. */
export const withdraw: Transition<Withdrawing> = {
  who: admin,
  whyNot: (order, input) => whyCancelled(order) ?? whyNotWithdrawn(order, input),
  effect: () => ({}),
}

export const undoCancelOrder: Transition<UndoingCancel> = {
  who: admin,
  whyNot: (order, input) => whyNotCancelled(order) ?? whyInvoiced(order) ?? whyNotComeBack(input),
  effect: () => noCancel,
}

export const undoCancelInvoice: Transition<UndoingCancel> = {
  who: admin,
  whyNot: (order, input) => whyNotCancelled(order) ?? whyNotInvoiced(order) ?? whyNotComeBack(input),
  effect: () => noCancel,
}

export const close: Transition<{ islem_zamani: IsoDate }> = {
  who: admin,
  whyNot: (order) => whyNotClosable(order, order.kalan),
  effect: (_, { islem_zamani }) => ({ f_close: '1', f_odeme_tar: islem_zamani }),
}

export const reopen: Transition<Nothing> = {
  who: admin,
  whyNot: (order) =>
    whyNotPlain(order) ?? whyCancelled(order) ?? whyNotClosed(order) ?? whyCommissionPaid(order),
  effect: () => ({ f_close: '0', f_odeme_tar: null }),
}

/** Reopens after a returned debit even if commission was paid, which then becomes a debt. */
export const reopenReturned: Transition<Nothing> = {
  ...reopen,
  whyNot: (order) => whyNotPlain(order) ?? whyCancelled(order) ?? whyNotClosed(order),
}

export const seize: Transition<Seizure> = {
  who: admin,
  whyNot: whyNotRemindable,
  effect: (_, seizure, { today }) => ({
    ...seizure,
    f_ytakip: Collection.seized,
    f_haciz_tarihi: seizure.f_haciz_tarihi ?? today,
  }),
}

/** The customer disputes the invoice: no debit and no reminder until it is lifted. */
export const dispute: Transition<{ reason: string }> = {
  who: admin,
  whyNot: (order) =>
    whyNotPlain(order) ??
    whyNotInvoiced(order) ??
    whyCancelled(order) ??
    unless(!isClosed(order), ordersRefusals.order_is_closed) ??
    unless(!isDisputed(order), mailRefusals.order_is_disputed),
  effect: (_, { reason }, { today }) => ({ disputed_on: today, dispute_reason: reason, dispute_end: null }),
}

/** Possible in every state of the invoice. */
export const liftDispute: Transition<{ reason: string }> = {
  who: admin,
  whyNot: (order) => unless(isDisputed(order), refusals.order_not_disputed),
  effect: (_, { reason }) => ({ disputed_on: null, dispute_reason: null, dispute_end: reason }),
}

export const declareBankrupt: Transition<Bankruptcy> = {
  who: admin,
  whyNot: (order) =>
    whyCancelled(order) ??
    unless(order.f_ytakip === Collection.seized, refusals.order_not_seized) ??
    unless(!isClosed(order), ordersRefusals.order_is_closed),
  effect: (_, bankruptcy, { today }) => ({
    ...bankruptcy,
    f_ytakip: Collection.bankrupt,
    f_iflas_tarihi: bankruptcy.f_iflas_tarihi ?? today,
  }),
}

/** Undoes a seizure or bankruptcy that was entered by mistake, with its notes. */
export const liftCollection: Transition<Nothing> = {
  who: admin,
  whyNot: (order) => unless(isInCollection(order), refusals.order_not_seized),
  effect: () => ({
    f_ytakip: Collection.none,
    f_haciz_tarihi: null,
    f_haciz_firma: null,
    f_haciz_aciklama: null,
    f_iflas_tarihi: null,
    f_iflas_aciklama: null,
  }),
}

export const sendReminder: Transition<Sending> = {
  who: admin,
  whyNot: whyNotSendNow,
  effect: (order, sending, { today }) => sentFields(order, sending, today),
}

export const withdrawReminder: Transition<Stage> = {
  who: admin,
  whyNot: whyNotWithdraw,
  effect: (_, stage) => withdrawnFields(stage),
}

/** The whole amount was used: the credit note is closed, and commissions count it from today. */
export const settleCreditNote: Transition<{ f_no: string }> = {
  who: admin,
  whyNot: (order) =>
    unless(isCreditNote(order), ordersRefusals.order_kind_wrong) ??
    whyCancelled(order) ??
    unless(!isOn(order.gutschrift_ok), refusals.credit_note_already_sent),
  effect: (order, { f_no }, clock) => ({
    ...(isInvoiced(order) ? {} : invoice.effect(order, { f_no }, clock)),
    gutschrift_ok: '1',
    f_close: '1',
    f_odeme_tar: clock.today,
  }),
}

/** Money of a credit note came back, so it is open again. */
export const unsettleCreditNote: Transition<Nothing> = {
  who: admin,
  whyNot: (order) =>
    unless(isCreditNote(order), ordersRefusals.order_kind_wrong) ??
    whyCancelled(order) ??
    whyNotClosed(order) ??
    whyCommissionPaid(order),
  effect: () => ({ gutschrift_ok: '0', f_close: '0', f_odeme_tar: null }),
}

/** Writes the commission off: both sides count as paid without a slip. */
export const writeOffCommission: Transition<Nothing> = {
  who: admin,
  whyNot: (order) =>
    whyCancelled(order) ??
    whyNotClosed(order) ??
    unless(!isOn(order.per_odeme) || !isOn(order.bayi_odeme), ordersRefusals.commission_already_paid),
  effect: (order, _, { today }) => ({
    ...(isOn(order.per_odeme) ? {} : { per_odeme: '1', per_odeme_tar: today }),
    ...(isOn(order.bayi_odeme) ? {} : { bayi_odeme: '1', bayi_odeme_tar: today }),
  }),
}

/** The sides whose commission was written off: they count as paid, and no slip paid them. */
export function writtenOffSides(order: CommissionMarks): ('per' | 'bayi')[] {
  const sides: ('per' | 'bayi')[] = []
  if (isOn(order.per_odeme) && order.per_belge_no === null) sides.push('per')
  if (isOn(order.bayi_odeme) && order.bayi_belge_no === null) sides.push('bayi')
  return sides
}

/** Undoing has the same conditions as the step itself; what a slip paid stays paid. */
export const restoreCommission: Transition<CommissionMarks> = {
  who: admin,
  whyNot: (order, marks) =>
    whyCancelled(order) ??
    whyNotClosed(order) ??
    unless(writtenOffSides(marks).length > 0, refusals.commission_not_written_off),
  effect: (_, marks) =>
    Object.assign(
      {},
      ...writtenOffSides(marks).map((side) => ({ [`${side}_odeme`]: '0', [`${side}_odeme_tar`]: null })),
    ) as OrderChanges,
}

/** A parcel is sent once, for an invoice that is not cancelled. */
export function whyNotShippable(order: OrderState): Refusal {
  if (!isInvoiced(order)) return ordersRefusals.order_not_invoiced
  if (isCancelled(order)) return ordersRefusals.order_is_cancelled
  return isSent(order) ? refusals.order_already_sent : null
}

/** Quotes and credit notes have no parcel at all. */
export const whyNoParcel = (order: OrderState): Refusal =>
  unless(isPlainOrder(order), ordersRefusals.order_kind_wrong) ?? whyNotShippable(order)

/** Marks the parcel as sent on a day. */
export const ship: Transition<{ day: IsoDate }> = {
  who: admin,
  whyNot: (order) => whyNoParcel(order),
  effect: (_, { day }) => ({ sd_gonderi_status: '1', sd_kago_cikis: '1', s_gon_tar: day }),
}

/** Corrects the day on which the parcel was sent. */
export const correctShippingDay: Transition<{ day: IsoDate }> = {
  who: admin,
  whyNot: () => null,
  effect: (_, { day }) => ({ s_gon_tar: day }),
}

export type Salesperson = { per_id: number; per_name: string; bayi_id: number }

export const changePersonnel: Transition<Salesperson> = {
  who: adminOrDealerAdmin,
  whyNot: whyInvoiced,
  effect: (_, person) => person,
}

/** A numbered record cannot be deleted, only cancelled. */
export function whyNotDeletable(order: OrderFacts): Refusal {
  if (isCreditNote(order) && isOn(order.gutschrift_ok)) return refusals.credit_note_already_sent
  return whyInvoiced(order) ?? unless(order.f_no === null, ordersRefusals.order_is_invoiced)
}

/** Lines, amounts and addresses change only before the invoice. */
export const whyNotEditable = (order: OrderFacts): Refusal => whyCancelled(order) ?? whyInvoiced(order)
