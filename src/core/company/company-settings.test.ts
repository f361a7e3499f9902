import { describe, expect, test } from 'vitest'
import { check, fieldProblems } from '../fields.ts'
import {
  defaultSettings,
  SettingChanges,
  settingKeys,
  settings,
  settingSchema,
  settingsOf,
} from './company-settings.ts'

const problemOf = (changes: object) => {
  const parsed = check(SettingChanges, changes)
  return parsed.success ? null : Object.values(fieldProblems(parsed.error))[0]?.code
}

describe('a save of settings', () => {
  const row = { country: 'AT', customer: 'firm', stage: 2, fee: 8, days: 10 }

  test.each([
    ['an amount', { reminder_fee_2: 12.5 }, null],
    ['too much', { reminder_fee_2: 100.01 }, 'too_large'],
    ['below zero', { reminder_fee_2: -1 }, 'too_small'],
    ['three decimals', { direct_debit_percent: 2.125 }, 'two_decimals'],
    ['half a day', { payment_term_days: 1.5 }, 'not_integer'],
    ['no number', { payment_term_days: '14' }, 'not_number'],
    ['emptied', { payment_term_days: null }, 'requiredField'],
    ['unknown', { reminder_colour: 1 }, 'unknown_field'],
    ['an exception', { reminder_exceptions: [row] }, null],
    ['for any country', { reminder_exceptions: [{ ...row, country: '' }] }, null],
    ['the same twice', { reminder_exceptions: [row, { ...row, fee: 9 }] }, 'exists_already'],
    ['a fee for the first letter', { reminder_exceptions: [{ ...row, stage: 1 }] }, 'not_allowed'],
    ['a fourth stage', { reminder_exceptions: [{ ...row, stage: 4 }] }, 'too_large'],
  ])('%s', (_, changes, code) => {
    expect(problemOf(changes)).toBe(code)
  })
})

test('every default is allowed', () => {
  for (const key of settingKeys)
    expect(settingSchema(settings[key]).safeParse(settings[key].default).success).toBe(true)
})

test('what was never chosen, is unknown or no longer fits has its default', () => {
  expect(settingsOf({})).toEqual(defaultSettings)
  expect(settingsOf({ reminder_fee_2: 7, payment_term_days: 'x', gone: 1 })).toEqual({
    ...defaultSettings,
    reminder_fee_2: 7,
  })
})
