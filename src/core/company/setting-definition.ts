import { z } from 'zod'
import type { FieldCode } from '../texts/field-texts.ts'
import { amount, wholeNumber, type Flag } from '../fields.ts'
import type { ReferenceName } from '../references.ts'

/**
 * What a company decides about its own business, once for all nodes. A setting is declared by the module that it is about
 * (`module.domain.ts`) and worded in `modules/settings/texts.ts`; screen, validation, history and documentation follow
 * from the two.
 */
export const settingGroups = [
  'reminders',
  'terms',
  'documents',
  'discounts',
  'shipping',
  'bank',
  'calls',
  'commissions',
  'mail',
  'access',
  'backup',
  'privacy',
] as const

export type SettingGroup = (typeof settingGroups)[number]

type Unit = 'weeks' | 'days' | 'minutes' | 'hours' | 'months' | 'years' | 'count'

type Common = {
  group: SettingGroup
  /** Every user's browser may read it; the others are for administrators only. */
  isOpen?: true
}

export type NumberSetting = Common & {
  kind: 'amount' | 'percent' | 'whole'
  default: number
  min: number
  max: number
  unit?: Unit
}
export type ReferenceSetting = Common & { kind: 'reference'; default: number; list: ReferenceName }
export type SwitchSetting = Common & { kind: 'switch'; default: Flag }
/** With `lines` it is a text of several lines. */
export type TextSetting = Common & { kind: 'text'; default: string; max: number; lines?: number }
/** A time of the day, 'HH:MM' on the business clock. */
export type TimeSetting = Common & { kind: 'time'; default: string }
export type ChoiceSetting = Common & { kind: 'choice'; default: string; options: readonly string[] }
export type ReminderTermsSetting = Common & { kind: 'reminder_terms'; default: readonly ReminderException[] }

export type Setting =
  | NumberSetting
  | ReferenceSetting
  | SwitchSetting
  | TextSetting
  | TimeSetting
  | ChoiceSetting
  | ReminderTermsSetting

/** Fee and days of one stage of reminders for some customers; an empty country or kind means any. */
export const ReminderException = z
  .object({
    country: z
      .preprocess(
        (value) => (value === '' || value === undefined ? null : value),
        z.string().max(2).nullable(),
      )
      .describe('country, by its code; empty: any'),
    customer: z.enum(['any', 'private', 'firm']).describe('kind of customer'),
    stage: wholeNumber(1, 3).describe('1 reminder, 2 first dunning, 3 last dunning'),
    fee: amount.describe('fee in euro'),
    days: wholeNumber(1, 90).describe('days to pay that the letter names'),
  })
  // The first letter only puts the customer in default; the law allows no fee for it.
  .refine(({ stage, fee }) => stage > 1 || fee === 0, {
    path: ['fee'],
    message: 'not_allowed' satisfies FieldCode,
  })

export type ReminderException = z.output<typeof ReminderException>

export const euros = (group: SettingGroup, standard: number, max: number) =>
  ({ group, kind: 'amount', default: standard, min: 0, max, isOpen: true }) as const
export const percent = (group: SettingGroup, standard: number) =>
  ({ group, kind: 'percent', default: standard, min: 0, max: 100, isOpen: true }) as const
export const whole = (
  group: SettingGroup,
  unit: Unit,
  standard: number,
  [min, max]: readonly [number, number],
) => ({ group, kind: 'whole', default: standard, min, max, unit, isOpen: true }) as const
