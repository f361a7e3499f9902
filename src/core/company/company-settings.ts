import { z } from 'zod'
import { companySettings } from '../brought/settings.ts'
import type { FieldCode } from '../texts/field-texts.ts'
import { flag, rowId, type Flag } from '../fields.ts'
import {
  ReminderException,
  type NumberSetting,
  type ReferenceSetting,
  type Setting,
} from './setting-definition.ts'

/** The company has one row of settings. */
export const SETTINGS_ID = 1

/** The settings that the modules bring. */
export const settings = companySettings satisfies Record<string, Setting>

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
