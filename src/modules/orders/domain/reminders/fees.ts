import type { CompanySettings } from '#core/company/company-settings.ts'
import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { stages, type Stage } from '#core/reminder-stages.ts'

export type ReminderSettings = Pick<
  CompanySettings,
  'reminder_fee_2' | 'reminder_fee_3' | 'reminder_days' | 'reminder_exceptions'
>

/** The properties of a customer that fees and deadlines depend on. */
export type Debtor = { cus_country_code: string | null; cus_is_firm: Flag }

/** The fee that a reminder of a stage adds to the invoice, and its deadline in days. */
export type StageTerms = { fee: number; days: number }

type Exception = CompanySettings['reminder_exceptions'][number]

const narrowness = ({ country, customer }: Exception) => (country ? 2 : 0) + (customer === 'any' ? 0 : 1)

/** The terms of a stage for a customer: the narrowest exception that fits, else what is usual. */
export function stageTerms(settings: ReminderSettings, debtor: Debtor, stage: Stage): StageTerms {
  const kind = debtor.cus_is_firm === '1' ? 'firm' : 'private'
  const [exception] = settings.reminder_exceptions
    .filter((row) => row.stage === stage)
    .filter(({ country }) => country === null || country === debtor.cus_country_code)
    .filter(({ customer }) => customer === 'any' || customer === kind)
    .toSorted((a, b) => narrowness(b) - narrowness(a))
  if (exception) return { fee: exception.fee, days: exception.days }
  // No fee is allowed for the first letter, as only it puts the customer in default.
  const fee = stage === 1 ? 0 : settings[`reminder_fee_${stage}`]
  return { fee, days: settings.reminder_days }
}

/** What is open of an invoice, with the fees in it. */
export type OpenWithFees = { kalan: number; gecikme_farki: number; return_charge: number }

/** A fee never exceeds what is open of the invoice itself, so a rest that is only a bank charge has none. */
export function proportionateFee(fee: number, open: OpenWithFees): number {
  const own = cents(open.kalan) - cents(open.gecikme_farki) - cents(open.return_charge)
  return euros(Math.max(0, Math.min(cents(fee), own)) as Cents)
}

export type ReminderFlags = Record<'sd_uyari_1_is' | 'sd_uyari_2_is' | 'sd_uyari_3_is', Flag>

/** The flags with the fees of the sent letters; a later fee replaces the earlier one. */
export type SentReminders = ReminderFlags & Record<'sd_uyari_2_fark' | 'sd_uyari_3_fark', number | null>

export const isStageSent = (order: ReminderFlags, stage: Stage) => order[`sd_uyari_${stage}_is`] === '1'

/** The highest stage that was sent, or none. */
export const highestStage = (order: ReminderFlags): Stage | null =>
  stages.toReversed().find((stage) => isStageSent(order, stage)) ?? null

/** The fee that a letter was sent with. */
export const sentFee = (order: SentReminders, stage: Stage): number =>
  stage === 1 ? 0 : (order[`sd_uyari_${stage}_fark`] ?? 0)

/** The late fee an order owes by its reminders. */
export function reminderFee(order: SentReminders): number {
  const stage = highestStage(order)
  return stage ? sentFee(order, stage) : 0
}

export const totalWithFee = (s_g_toplam: number, fee: number) =>
  euros((cents(s_g_toplam) + cents(fee)) as Cents)

/** What the letter asks for: the total with its fee, less what came in already. */
export const openInLetter = (s_g_toplam: number, paid: number, fee: number) =>
  euros((cents(totalWithFee(s_g_toplam, fee)) - cents(paid)) as Cents)

/** The last day to pay that a letter names. */
export const letterDeadline = (date: IsoDate, days: number): IsoDate =>
  Temporal.PlainDate.from(date).add({ days }).toString()
