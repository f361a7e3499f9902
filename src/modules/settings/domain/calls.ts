import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, many, one, saved, type TypesOf } from '#core/calls.ts'
import { isoDate, rowVersion, rowId } from '#core/fields.ts'
import { SETTINGS_ID, SettingChanges } from '#core/company/company-settings.ts'
import { settingGroups } from '#core/company/setting-definition.ts'
import { RangeForm } from './number-ranges.ts'

/** A setting for administrators: its value, its limits and its default. */
const DescribedSetting = z.object({
  value: z.unknown(),
  kind: z.enum([
    'amount',
    'percent',
    'whole',
    'reference',
    'switch',
    'text',
    'time',
    'choice',
    'reminder_terms',
  ]),
  group: z.enum(settingGroups),
  default: z.unknown(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
  lines: z.number().optional().describe('height of a text of paragraphs'),
  list: z.string().optional().describe('reference list of the value'),
  options: z.array(z.string()).optional(),
})

export type DescribedSetting = z.infer<typeof DescribedSetting>

const Described = z.object({ version: z.number() }).catchall(z.union([DescribedSetting, z.number()]))

export const getSettings = defineCall({
  path: '/settings/get',
  who: admin,
  input: z.object({}),
  answer: one(Described),
})

export const updateSettings = defineCall({
  path: '/settings/update',
  who: admin,
  writes: true,
  input: SettingChanges.extend({ id: z.literal(SETTINGS_ID).optional(), version: rowVersion }),
  answer: z.object({
    item: Described,
    save_response: z.object({ id: z.number(), version: z.number() }),
  }),
})

const SettingChange = z.object({
  id: z.number(),
  at: z.string(),
  name_surname: z.string().nullable(),
  changes: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
})

export type SettingChange = z.infer<typeof SettingChange>

export const settingsHistory = defineCall({
  path: '/settings/history',
  who: admin,
  input: z.object({}),
  answer: many(SettingChange),
})

const NumberRange = RangeForm.extend({
  id: z.number(),
  version: z.number(),
  year: z.number().int().describe('the year of a document of today'),
  preview: z.string().describe('the next number as it will be written'),
  day_ahead: isoDate.nullable().describe('the day of the latest number while it is still ahead'),
})

export type NumberRange = z.infer<typeof NumberRange>

export const listRanges = defineCall({
  path: '/number_range/list',
  who: admin,
  input: z.object({}),
  answer: many(NumberRange),
})

export const updateRange = defineCall({
  path: '/number_range/update',
  who: admin,
  writes: true,
  input: RangeForm.extend({ id: rowId.optional(), version: rowVersion }),
  answer: saved(NumberRange),
})

export const confirmRangeClock = defineCall({
  path: '/number_range/clock_is_right',
  who: admin,
  writes: true,
  input: z.object({ id: rowId, version: rowVersion, day_ahead: isoDate }),
  answer: saved(NumberRange),
})

export const settingCalls = [
  getSettings,
  updateSettings,
  settingsHistory,
  listRanges,
  updateRange,
  confirmRangeClock,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof settingCalls> {}
}
