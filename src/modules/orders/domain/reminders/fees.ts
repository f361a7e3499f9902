import type { IsoDate } from '#core/dates.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, type Cents } from '#core/money.ts'

/** Payment reminder, first dunning, last dunning. */
export const stages = [1, 2, 3] as const

export type Stage = (typeof stages)[number]

/** What a reminder of a stage adds to the invoice; a later one replaces the earlier, it does not add to it. */
export const stageFees: Readonly<Record<Stage, number>> = { 1: 0, 2: 10, 3: 30 }

export const DEADLINE_DAYS = 14

export type ReminderFlags = Record<'sd_uyari_1_is' | 'sd_uyari_2_is' | 'sd_uyari_3_is', Flag>

export const isStageSent = (order: ReminderFlags, stage: Stage) => order[`sd_uyari_${stage}_is`] === '1'

/** The highest stage that was sent, or none. */
export const highestStage = (order: ReminderFlags): Stage | null =>
  stages.toReversed().find((stage) => isStageSent(order, stage)) ?? null

/** The late fee an order owes by its reminders. */
export function reminderFee(order: ReminderFlags): number {
  const stage = highestStage(order)
  return stage ? stageFees[stage] : 0
}

export const totalWithFee = (s_g_toplam: number, stage: Stage) =>
  euros((cents(s_g_toplam) + cents(stageFees[stage])) as Cents)

/** What the letter asks for: the total with its fee, less what came in already. */
export const openInLetter = (s_g_toplam: number, paid: number, stage: Stage) =>
  euros((cents(totalWithFee(s_g_toplam, stage)) - cents(paid)) as Cents)

/** The last day to pay that a letter names. */
export const letterDeadline = (date: IsoDate): IsoDate =>
  Temporal.PlainDate.from(date).add({ days: DEADLINE_DAYS }).toString()
