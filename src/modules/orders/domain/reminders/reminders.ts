import type { IsoDate } from '#core/dates.ts'
import { cents, euros, type Cents } from '#core/money.ts'
import { defineRefusals, type Reason, type Refusal } from '#core/refusal.ts'
import { mailRefusals } from '#modules/mail/domain/refusals.ts'
import { isOpenInvoice } from '../order-lists.ts'
import {
  isCancelled,
  isClosed,
  isDisputed,
  isInvoiced,
  isInCollection,
  type OrderState,
} from '../order-state.ts'
import { ordersRefusals } from '../refusals.ts'
import {
  isStageSent,
  letterDeadline,
  stageTerms,
  stages,
  totalWithFee,
  type Debtor,
  type ReminderFlags,
  type ReminderSettings,
  type Stage,
} from './fees.ts'

const refusals = defineRefusals({
  order_in_collection: {
    tr: 'Bu fatura hacizde veya iflas aşamasında.',
    de: 'Zu dieser Rechnung läuft eine Pfändung oder ein Insolvenzverfahren.',
    en: 'This invoice is seized or in bankruptcy.',
  },
  not_overdue: {
    tr: 'Bu fatura henüz gecikmiş değil.',
    de: 'Diese Rechnung ist noch nicht überfällig.',
    en: 'This invoice is not overdue yet.',
  },
  all_reminders_sent: {
    tr: 'Üç uyarının hepsi gönderildi.',
    de: 'Alle drei Mahnstufen sind verschickt.',
    en: 'All three reminders were sent.',
  },
  previous_reminder_missing: {
    tr: 'Önce {stage}. uyarı gönderilmelidir.',
    de: 'Zuerst muss die Mahnstufe {stage} verschickt sein.',
    en: 'The {stage|1=first|2=second|other=third} reminder has to be sent first.',
  },
  later_reminder_sent: {
    tr: 'Önce {stage}. uyarıyı silin.',
    de: 'Löschen Sie zuerst die Mahnstufe {stage}.',
    en: 'Delete the {stage|1=first|2=second|other=third} reminder first.',
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

type Owing = OrderState & { kalan: number }

function whyNotOpen(order: OrderState): Refusal {
  if (!isInvoiced(order)) return ordersRefusals.order_not_invoiced
  if (isCancelled(order)) return ordersRefusals.order_is_cancelled
  if (isClosed(order)) return ordersRefusals.order_is_closed
  if (isInCollection(order)) return refusals.order_in_collection
  return isOpenInvoice(order) ? null : ordersRefusals.order_not_invoiced
}

const whyDisputed = (order: OrderState): Refusal =>
  isDisputed(order) ? mailRefusals.order_is_disputed : null

/** Reminders go out for open, undisputed invoices that still owe something; the first reason that forbids one. */
export function whyNotRemindable(order: Owing): Refusal {
  return whyNotOpen(order) ?? whyDisputed(order) ?? (order.kalan > 0 ? null : ordersRefusals.nothing_open)
}

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

/** The input for sending a stage; the server sets its day, fee and total. */
export const sendingInput = (stage: Stage) => ({ [`sd_uyari_${stage}_is`]: '1' })

/** The input for withdrawing a stage. */
export const withdrawalInput = (stage: Stage) => ({
  [`sd_uyari_${stage}_is`]: '0',
  [`sd_uyari_${stage}_is_tar`]: null,
})

const feeFields = (stage: Stage, fee: number | null, total: number | null): ReminderFields =>
  stage === 1 ? {} : { [`sd_uyari_${stage}_fark`]: fee, [`fark_${stage}_toplam`]: total }

/** A stage with the fee that it is sent with. */
export type Sending = { stage: Stage; fee: number }

/** Sending sets the flag, keeps a day that is set, and writes fee and total of the stage. */
export function sentFields(order: Reminded, { stage, fee }: Sending, today: IsoDate): ReminderFields {
  return {
    ...sendingInput(stage),
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
  if (!isOverdue(order.vade_tar, order.kalan, today)) return refusals.not_overdue
  const stage = nextStage(order)
  if (!stage) return refusals.all_reminders_sent
  const { fee } = stageTerms(settings, order, stage)
  return {
    stage,
    fee,
    amount: amountWithFee(order, fee),
    waitsUntil: runningDeadline(order, stage, today, settings),
  }
}
