import { expect, test } from 'vitest'
import { settingKeys, settings } from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import { languages } from '#core/texts/texts.ts'
import { optionText, settingText } from './setting-value.ts'

const label = (list: string, key: number) => `${list} ${key}`

test.each([
  ['reminder_fee_2', 12, '12,00 €'],
  ['reminder_days', 14, '14 Tage'],
  ['direct_debit_percent', 3, '3 %'],
  ['usual_dealer', 4, 'bayi_cari 4'],
  ['calling_strictness', 'enforce', 'Verhindern'],
  ['backup_time', '02:00', '02:00'],
] as const)('%s %s reads as %s', (key, value, text) => {
  expect(settingText(key, value, 'de', label).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a switch is yes or no, an option has a word in every language', () => {
  const kindOf = (key: (typeof settingKeys)[number]): Setting => settings[key]
  const switches = settingKeys.filter((key) => kindOf(key).kind === 'switch')
  expect(switches.map((key) => settingText(key, '1', 'tr', label))).toEqual(switches.map(() => 'Evet'))
  const nameless = settingKeys.flatMap((key) => {
    const setting = kindOf(key)
    if (setting.kind !== 'choice') return []
    const options = setting.options.filter((option) =>
      languages.some((each) => optionText(key, option, each) === option),
    )
    return options.map((option) => `${key} ${option}`)
  })
  expect(nameless).toEqual([])
})
