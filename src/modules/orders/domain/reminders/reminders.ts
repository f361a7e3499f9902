import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { defineRefusals, type Reason, type Refusal } from '#core/refusal.ts'
import { mailRefusals } from '#modules/mail/domain/refusals.ts'
import { isOpenInvoice } from '../order/order-lists.ts'
import {
  isCancelled,
  isClosed,
  isDisputed,
  isInvoiced,
  isInCollection,
  type OrderState,
} from '../order/order-state.ts'
import { ordersRefusals } from '../refusals.ts'
import {
  isStageSent,
  letterDeadline,
  proportionateFee,
  stageTerms,
  totalWithFee,
  type Debtor,
  type ReminderFlags,
  type ReminderSettings,
} from './fees.ts'
import { stages, type Stage } from '#core/reminder-stages.ts'
import { namedStage } from '#core/reminder-stages.ts'

const refusals = defineRefusals({
  order_in_collection: {
    tr: 'Bu fatura hacizde veya iflas aşamasında.',
    de: 'Zu dieser Rechnung läuft eine Pfändung oder ein Insolvenzverfahren.',
    en: 'This invoice is seized or in bankruptcy.',
  },
  not_overdue: {
    tr: 'Bu faturanın vadesi {day:date}; daha gecikmiş değil. Yine de uyarmak için nedenini yazın.',
    de: 'Diese Rechnung ist erst am {day:date} fällig und noch nicht überfällig. Vorher wird nur mit einer Begründung gemahnt.',
    en: 'This invoice is due on {day:date} and not overdue yet. To remind before, give a reason.',
  },
  reminder_waits: {
    tr: 'Önceki uyarının süresi {day:date} tarihine kadar. Daha önce uyarmak için nedenini yazın.',
    de: 'Die Frist der vorigen Mahnstufe läuft noch bis {day:date}. Vorher wird nur mit einer Begründung gemahnt.',
    en: 'The deadline of the previous reminder runs until {day:date}. To remind before, give a reason.',
  },
  debit_not_answered: {
    tr: 'Bu fatura {day:date} tarihli otomatik tahsilatta. Tahsilat geri dönerse uyarılabilir.',
    de: 'Für diese Rechnung ist eine Lastschrift zum {day:date} unterwegs. Gemahnt wird erst, wenn sie zurückkommt.',
    en: 'A debit of {day:date} is under way for this invoice. It can be reminded if the debit comes back.',
  },
  reminder_amount_changed: {
    tr: 'Ekranda {shown:money} açık görünüyordu, şimdi {actual:money} açık. Lütfen kontrol edip yeniden deneyin.',
    de: 'Angezeigt waren {shown:money} als offen, jetzt sind es {actual:money}. Bitte prüfen und noch einmal versuchen.',
    en: '{shown:money} was shown as open, now it is {actual:money}. Please check and try again.',
  },
  all_reminders_sent: {
    tr: 'Üç uyarının hepsi gönderildi.',
    de: 'Alle drei Mahnstufen sind verschickt.',
    en: 'All three reminders were sent.',
  },
  previous_reminder_missing: {
    tr: `Önce gönderilmesi gereken: ${namedStage('tr')}.`,
    de: `Zuerst muss die ${namedStage('de')} verschickt sein.`,
    en: `To be sent first: ${namedStage('en')}.`,
  },
  later_reminder_sent: {
    tr: `Önce silinmesi gereken: ${namedStage('tr')}.`,
    de: `Löschen Sie zuerst die ${namedStage('de')}.`,
    en: `To be deleted first: ${namedStage('en')}.`,
  },
})

const before = (stage: Stage) => stages.filter((earlier) => earlier < stage)
const after = (stage: Stage) => stages.filter((later) => later > stage)

/** A stage follows the ones before it. */
export const hasValidStages = (order: ReminderFlags) =>
  stages.every((stage) => !isStageSent(order, stage) || before(stage).every((n) => isStageSent(order, n)))

/** The stage that can be sent next; none when all were, or when the flags make no sense. */
export function nextStage(order: ReminderFlags): Stage | null {
  if (!hasValidStages(order)) return null
  return stages.find((stage) => !isStageSent(order, stage)) ?? null
}

/** With the day of a debit that is under way. */
type Owing = OrderState & { kalan: number; tahsilat_gun: IsoDate | null }

function whyNotOpen(order: OrderState): Refusal {
  if (!isInvoiced(order)) return ordersRefusals.order_not_invoiced
  if (isCancelled(order)) return ordersRefusals.order_is_cancelled
  if (isClosed(order)) return ordersRefusals.order_is_closed
  if (isInCollection(order)) return refusals.order_in_collection
  return isOpenInvoice(order) ? null : ordersRefusals.order_not_invoiced
}

const whyDisputed = (order: OrderState): Refusal =>
  isDisputed(order) ? mailRefusals.order_is_disputed : null

const whyInFlight = ({ tahsilat_gun }: Owing): Refusal =>
  tahsilat_gun ? { ...refusals.debit_not_answered, params: { day: tahsilat_gun } } : null

/**
 * Reminders go out for open, undisputed invoices that still owe something and for which no debit is under way; the
 * first reason that forbids one.
 */
export function whyNotRemindable(order: Owing): Refusal {
  return (
    whyNotOpen(order) ??
    whyDisputed(order) ??
    (order.kalan > 0 ? null : ordersRefusals.nothing_open) ??
    whyInFlight(order)
  )
}

/** What was shown when somebody decided to remind is still what is open. */
export const whyNotShown = (shown: number, actual: number): Refusal =>
  cents(shown) === cents(actual) ? null : { ...refusals.reminder_amount_changed, params: { shown, actual } }

/** A stage needs the ones before it; one that was sent may be printed again. */
export function whyNotSend(order: Owing, stage: Stage): Refusal {
  const refusal = isStageSent(order, stage)
    ? (whyNotOpen(order) ?? whyDisputed(order))
    : whyNotRemindable(order)
  if (refusal) return refusal
  const missing = before(stage).find((earlier) => !isStageSent(order, earlier))
  return missing ? { ...refusals.previous_reminder_missing, params: { stage: missing } } : null
}

/** Only the latest reminder of an open invoice can be withdrawn; those of a closed one explain its fee. */
export function whyNotWithdraw(order: OrderState, stage: Stage): Refusal {
  const refusal = whyNotOpen(order)
  if (refusal) return refusal
  if (!isStageSent(order, stage)) return { ...ordersRefusals.reminder_not_sent, params: { stage } }
  const later = after(stage).find((next) => isStageSent(order, next))
  return later ? { ...refusals.later_reminder_sent, params: { stage: later } } : null
}

export type ReminderFields = Partial<Record<ReminderFieldName, string | number | null>>

type ReminderFieldName =
  | `sd_uyari_${Stage}_is`
  | `sd_uyari_${Stage}_is_tar`
  | `sd_uyari_${2 | 3}_fark`
  | `fark_${2 | 3}_toplam`
  | 'sd_uyari_neden'

type ReminderDays = Record<`sd_uyari_${Stage}_is_tar`, IsoDate | null>

type Reminded = OrderState & { s_g_toplam: number } & Partial<ReminderDays>

/** The deadline of the previous stage while it runs; null when there is none or it has passed. */
export function runningDeadline(
  order: ReminderDays & Debtor,
  stage: Stage,
  today: IsoDate,
  settings: ReminderSettings,
): IsoDate | null {
  const previous = before(stage).at(-1)
  const sent = previous ? order[`sd_uyari_${previous}_is_tar`] : null
  if (!previous || !sent) return null
  const deadline = letterDeadline(sent, stageTerms(settings, order, previous).days)
  return deadline >= today ? deadline : null
}

type Due = Debtor & ReminderDays & { vade_tar: IsoDate; kalan: number }

/** Why a stage comes too early: nothing is in default yet, or the stage before still waits. A reason overrides it. */
export function whyEarly(
  order: Due,
  stage: Stage,
  today: IsoDate,
  settings: ReminderSettings,
): Reason | null {
  if (!isOverdue(order.vade_tar, order.kalan, today))
    return { ...refusals.not_overdue, params: { day: order.vade_tar } }
  const deadline = runningDeadline(order, stage, today, settings)
  return deadline ? { ...refusals.reminder_waits, params: { day: deadline } } : null
}

/** The fields that send a stage; the server sets its day, fee and total. */
const sendingFields = (stage: Stage) => ({ [`sd_uyari_${stage}_is`]: '1' })

/** The input for sending a stage: why it is sent early, and what was shown as open of each invoice. */
export const sendingInput = (stage: Stage, shown: readonly Shown[], reason: string | null) => ({
  ...sendingFields(stage),
  gosterilen_kalan: Object.fromEntries(shown.map(({ id, kalan }) => [id, kalan])),
  ...(reason ? { sd_uyari_neden: reason } : {}),
})

type Shown = { id: number; kalan: number }

/** The input for withdrawing a stage. */
export const withdrawalInput = (stage: Stage) => ({
  [`sd_uyari_${stage}_is`]: '0',
  [`sd_uyari_${stage}_is_tar`]: null,
})

const feeFields = (stage: Stage, fee: number | null, total: number | null): ReminderFields =>
  stage === 1 ? {} : { [`sd_uyari_${stage}_fark`]: fee, [`fark_${stage}_toplam`]: total }

/** A stage with the fee that it is sent with; `early` says why it is too early, `reason` why it is sent all the same. */
export type Sending = { stage: Stage; fee: number; early: Reason | null; reason: string | null }

/** A stage that comes early needs a reason; one that was sent may be printed again. */
export const whyNotSendNow = (order: Owing, { stage, early, reason }: Sending): Refusal =>
  whyNotSend(order, stage) ?? (isStageSent(order, stage) || reason ? null : early)

/** Sending sets the flag, keeps a day that is set, and writes fee and total of the stage. */
export function sentFields(
  order: Reminded,
  { stage, fee, early, reason }: Sending,
  today: IsoDate,
): ReminderFields {
  return {
    ...sendingFields(stage),
    ...(early && !isStageSent(order, stage) ? { sd_uyari_neden: reason } : {}),
    [`sd_uyari_${stage}_is_tar`]: order[`sd_uyari_${stage}_is_tar`] ?? today,
    ...feeFields(stage, fee, totalWithFee(order.s_g_toplam, fee)),
  }
}

export function withdrawnFields(stage: Stage): ReminderFields {
  return { ...withdrawalInput(stage), ...feeFields(stage, null, null) }
}

/** Past its day and not paid: the day itself still counts as in time. */
export const isOverdue = (due: IsoDate, remaining: number, today: IsoDate) => remaining > 0 && due < today

/** The sub-filters of the overdue view in which an invoice with these flags is listed. */
export function overdueFilters(order: ReminderFlags): OverdueFilter[] {
  if (!hasValidStages(order)) return []
  const next = nextStage(order)
  return next ? ['all', filterOfStage[next]] : ['all']
}

export type OverdueFilter = 'all' | 'first' | 'second' | 'third'

const filterOfStage = { 1: 'first', 2: 'second', 3: 'third' } as const

/** The facts of an invoice for the proposal of a bulk run. */
export type ProposalFacts = Owing &
  Debtor &
  ReminderDays & {
    s_g_toplam: number
    /** The day of the oldest open part, what is overdue now, and the late fee in it. */
    vade_tar: IsoDate
    vadesi_gecen: number
    gecikme_farki: number
    return_charge: number
    /** The allocated amount of the invoice. */
    filled: number
  }

export type Proposal = {
  stage: Stage
  fee: number
  /** The amount that the letter of this stage asks for. */
  amount: number
  /** The stage before still waits until this day. */
  waitsUntil: IsoDate | null
}

/** The overdue amount with the next stage's fee in place of the current one; unallocated money covers it first. */
function amountWithFee(order: ProposalFacts, nextFee: number): number {
  const fee = cents(order.gecikme_farki)
  const free = cents(order.s_g_toplam) - cents(order.filled) + fee - cents(order.kalan)
  const overdueParts = cents(order.vadesi_gecen) - Math.max(0, fee - free)
  return euros((overdueParts + Math.max(0, cents(nextFee) - free)) as Cents)
}

/** The stage an invoice is due for, or the reason why it gets no letter. */
export function proposeReminder(
  order: ProposalFacts,
  today: IsoDate,
  settings: ReminderSettings,
): Proposal | Reason {
  const refusal = whyNotRemindable(order)
  if (refusal) return refusal
  if (!isOverdue(order.vade_tar, order.kalan, today))
    return { ...refusals.not_overdue, params: { day: order.vade_tar } }
  const stage = nextStage(order)
  if (!stage) return refusals.all_reminders_sent
  const fee = proportionateFee(stageTerms(settings, order, stage).fee, order)
  return {
    stage,
    fee,
    amount: amountWithFee(order, fee),
    waitsUntil: runningDeadline(order, stage, today, settings),
  }
}
