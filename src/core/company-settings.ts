import { z } from 'zod'
import { closingWords, retentionOfTitle, withdrawalForm, withdrawalNotice } from './document-texts.ts'
import type { FieldCode } from './field-texts.ts'
import { amount, flag, rowId, wholeNumber, type Flag } from './fields.ts'
import type { ReferenceName } from './references.ts'

/**
 * What a company decides about its own business, once for all nodes. A setting is declared here and worded in
 * `modules/settings/texts.ts`; screen, validation, history and documentation follow from the two.
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

/** The company has one row of settings. */
export const SETTINGS_ID = 1

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
export type ReminderTermsSetting = Common & { kind: 'reminder_terms'; default: ReminderException[] }

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
      .describe('country, key of sys_country_code; empty: any'),
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

const euros = (group: SettingGroup, standard: number, max: number) =>
  ({ group, kind: 'amount', default: standard, min: 0, max, isOpen: true }) as const
const percent = (group: SettingGroup, standard: number) =>
  ({ group, kind: 'percent', default: standard, min: 0, max: 100, isOpen: true }) as const
const whole = (group: SettingGroup, unit: Unit, standard: number, [min, max]: readonly [number, number]) =>
  ({ group, kind: 'whole', default: standard, min, max, unit, isOpen: true }) as const

/** A country follows the company's rule unless it has one of its own. */
const ofCountry = {
  group: 'calls',
  kind: 'choice',
  default: 'general',
  options: ['general', 'off', 'warn', 'enforce'],
  isOpen: true,
} as const

/** Documents that carry a text. */
const onDocuments = (standard: 'none' | 'confirmation') =>
  ({
    group: 'documents',
    kind: 'choice',
    default: standard,
    options: ['none', 'confirmation', 'invoice', 'both'],
  }) as const
const paragraphs = (standard: string, lines: number) =>
  ({ group: 'documents', kind: 'text', default: standard, max: 6_000, lines }) as const

export const settings = {
  reminder_fee_2: euros('reminders', 10, 100),
  reminder_fee_3: euros('reminders', 30, 100),
  reminder_days: whole('reminders', 'days', 14, [1, 90]),
  reminder_exceptions: { group: 'reminders', kind: 'reminder_terms', default: [], isOpen: true },
  payment_term_days: whole('terms', 'days', 14, [1, 120]),
  direct_debit_percent: percent('terms', 3),
  usual_payment_type: { group: 'terms', kind: 'reference', default: 1, list: 'odeme_tipleri', isOpen: true },
  usual_dealer: { group: 'terms', kind: 'reference', default: 4, list: 'bayi_cari', isOpen: true },
  withdrawal_days: whole('documents', 'days', 14, [14, 365]),
  withdrawal_transit_days: whole('documents', 'days', 7, [0, 60]),
  withdrawal_notice_on: onDocuments('confirmation'),
  withdrawal_notice: paragraphs(withdrawalNotice, 12),
  withdrawal_form: paragraphs(withdrawalForm, 8),
  title_retention_on: onDocuments('none'),
  title_retention: paragraphs(retentionOfTitle, 2),
  closing_words_on: onDocuments('confirmation'),
  closing_words: paragraphs(closingWords, 2),
  default_tax_rate: percent('terms', 19),
  hold_minutes: whole('terms', 'minutes', 8, [1, 60]),
  hold_bottles: whole('terms', 'count', 40, [1, 1_000]),
  hold_drafts: whole('terms', 'count', 3, [1, 20]),
  discount_limit_administrator: percent('discounts', 100),
  discount_limit_staff: percent('discounts', 30),
  discount_limit_dealer_administrator: percent('discounts', 30),
  discount_limit_dealer: percent('discounts', 30),
  shipping_price: euros('shipping', 8.9, 1_000),
  usual_carrier: { group: 'shipping', kind: 'reference', default: 1, list: 'kargo_sirketi', isOpen: true },
  write_off_limit: euros('bank', 0.05, 5),
  debit_lead_days: whole('bank', 'days', 2, [1, 14]),
  debit_safe_weeks: whole('bank', 'weeks', 8, [1, 60]),
  debit_draws_charge: { group: 'bank', kind: 'switch', default: '0', isOpen: true },
  draw_minutes: whole('calls', 'minutes', 10, [1, 240]),
  draw_contact_days: whole('calls', 'days', 1, [0, 365]),
  draw_order_days: whole('calls', 'days', 14, [0, 365]),
  calling_from: whole('calls', 'hours', 8, [0, 23]),
  calling_to: whole('calls', 'hours', 20, [1, 24]),
  calling_strictness: {
    group: 'calls',
    kind: 'choice',
    default: 'warn',
    options: ['off', 'warn', 'enforce'],
    isOpen: true,
  },
  calling_strictness_de: ofCountry,
  calling_strictness_at: ofCountry,
  calling_strictness_ch: ofCountry,
  mailing_strictness: {
    group: 'calls',
    kind: 'choice',
    default: 'warn',
    options: ['off', 'warn', 'enforce'],
  },
  consent_keep_years: whole('calls', 'count', 5, [5, 30]),
  callback_share_minutes: whole('calls', 'minutes', 30, [0, 1_440]),
  callback_return_days: whole('calls', 'days', 14, [1, 365]),
  callback_retry_minutes: whole('calls', 'minutes', 60, [5, 1_440]),
  reorder_pause_days: whole('calls', 'days', 7, [0, 365]),
  queue_weight_overdue: whole('calls', 'count', 120, [0, 1_000]),
  queue_weight_callback: whole('calls', 'count', 100, [0, 1_000]),
  queue_weight_promise: whole('calls', 'count', 90, [0, 1_000]),
  queue_weight_shared: whole('calls', 'count', 80, [0, 1_000]),
  queue_weight_reorder: whole('calls', 'count', 60, [0, 1_000]),
  queue_weight_birthday: whole('calls', 'count', 50, [0, 1_000]),
  queue_weight_own: whole('calls', 'count', 10, [0, 1_000]),
  commission_vat: percent('commissions', 19),
  commission_when: {
    group: 'commissions',
    kind: 'choice',
    default: 'paid',
    options: ['paid', 'safe'],
    isOpen: true,
  },
  bounce_address: { group: 'mail', kind: 'text', default: '', max: 150 },
  mails_per_minute: whole('mail', 'count', 10, [1, 1_000]),
  mails_per_hour: whole('mail', 'count', 100, [1, 10_000]),
  session_idle_minutes: whole('access', 'minutes', 60, [5, 720]),
  session_hours: whole('access', 'hours', 12, [1, 24]),
  remember_days: whole('access', 'days', 30, [1, 90]),
  backup_time: { group: 'backup', kind: 'time', default: '02:30', isOpen: true },
  backup_keep: whole('backup', 'count', 14, [1, 365]),
  mail_heads: { group: 'backup', kind: 'switch', default: '1' },
  retention_invoice_years: whole('privacy', 'years', 8, [6, 30]),
  retention_ledger_years: whole('privacy', 'years', 10, [6, 30]),
  retention_letter_years: whole('privacy', 'years', 6, [1, 30]),
  retention_caller_days: whole('privacy', 'days', 90, [1, 365]),
  access_note: { group: 'privacy', kind: 'text', default: '', max: 4_000, lines: 4 },
  retention_mandate_months: whole('privacy', 'months', 14, [14, 120]),
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof settings

export const settingKeys = Object.keys(settings) as SettingKey[]

type ValueOf<Declared extends Setting> = Declared extends { kind: 'switch' }
  ? Flag
  : Declared extends { kind: 'reminder_terms' }
    ? readonly ReminderException[]
    : Declared extends NumberSetting | ReferenceSetting
      ? number
      : string

/** The value of every setting. */
export type CompanySettings = { [Key in SettingKey]: ValueOf<(typeof settings)[Key]> }

const MOST_EXCEPTIONS = 100

const twice = ({ country, customer, stage }: ReminderException) => `${country} ${customer} ${stage}`

const exceptions = z
  .array(ReminderException)
  .max(MOST_EXCEPTIONS)
  .refine((rows) => new Set(rows.map(twice)).size === rows.length, {
    message: 'exists_already' satisfies FieldCode,
  })

const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** What a setting accepts. */
export function settingSchema(setting: Setting): z.ZodType {
  switch (setting.kind) {
    case 'amount':
    case 'percent':
      return z
        .number()
        .min(setting.min)
        .max(setting.max)
        .refine(twoDecimals, { message: 'two_decimals' satisfies FieldCode })
    case 'whole':
      return z.number().int().min(setting.min).max(setting.max)
    case 'reference':
      return rowId
    case 'switch':
      return flag
    case 'text':
      return z.string().trim().max(setting.max)
    case 'time':
      return z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    case 'choice':
      return z.enum(setting.options as [string, ...string[]])
    default:
      return exceptions
  }
}

/** What a save may change: any of the settings. */
export const SettingChanges = z.strictObject(
  Object.fromEntries(settingKeys.map((key) => [key, settingSchema(settings[key]).optional()])),
) as unknown as z.ZodObject<{ [Key in SettingKey]: z.ZodOptional<z.ZodType<CompanySettings[Key]>> }>

export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settings[key].default]),
) as unknown as CompanySettings

/** The settings of a company; what was never set or no longer fits has its default. */
export function settingsOf(stored: Readonly<Record<string, unknown>>): CompanySettings {
  const own = settingKeys
    .filter((key) => stored[key] !== undefined)
    .map((key) => [key, settingSchema(settings[key]).safeParse(stored[key])] as const)
    .filter(([, parsed]) => parsed.success)
    .map(([key, parsed]) => [key, parsed.data])
  return { ...defaultSettings, ...Object.fromEntries(own) }
}
