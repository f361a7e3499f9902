import { settings, type SettingKey } from '#core/company/company-settings.ts'
import type { ReminderException, Setting } from '#core/company/setting-definition.ts'
import { formatEuro, formatNumber } from '#core/money/money.ts'
import { anyStage } from '#core/reminder-stages.ts'
import { say, type Language, type Text, type Texts } from '#core/texts/texts.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { optionTexts } from '#modules/settings/texts.ts'
import { settingsScreenTexts } from '../texts.ts'

type Labels = (list: string, key: number) => string

function exceptionText(row: ReminderException, language: Language): string {
  const word = (key: keyof typeof settingsScreenTexts) => say(settingsScreenTexts[key], language)
  const who = [row.country ?? word('any'), word(row.customer)].join(' ')
  return `${who}, ${say(anyStage, language, { stage: row.stage })}: ${formatEuro(row.fee)}, ${row.days} ${word('unit_days')}`
}

/** The word of an option of a choice. */
export function optionText(key: SettingKey, option: string, language: Language): string {
  const text: Text | undefined = (optionTexts as Texts)[`${key}_${option}`]
  return text ? say(text, language) : option
}

/** A value of a setting as people read it. */
export function settingText(key: SettingKey, value: unknown, language: Language, labels: Labels): string {
  const setting = settings[key] as Setting
  switch (setting.kind) {
    case 'amount':
      return formatEuro(Number(value))
    case 'percent':
      return `${formatNumber(Number(value))} %`
    case 'whole': {
      const unit =
        setting.unit && setting.unit !== 'count' ? settingsScreenTexts[`unit_${setting.unit}`] : null
      return [formatNumber(Number(value)), unit && say(unit, language)].filter(Boolean).join(' ')
    }
    case 'reference':
      return labels(setting.list, Number(value))
    case 'switch':
      return say(value === '1' ? commonTexts.yes : commonTexts.no, language)
    case 'choice':
      return optionText(key, String(value), language)
    case 'reminder_terms': {
      const rows = value as readonly ReminderException[]
      return rows.map((row) => exceptionText(row, language)).join('; ') || '–'
    }
    default:
      return String(value) || '–'
  }
}
