import { settings, type SettingKey } from '#core/company/company-settings.ts'
import type { LogReader } from '#core/log/history-value.ts'
import type { ReferenceName } from '#core/references.ts'
import { settingText } from '#modules/settings/web/public/setting-value.ts'
import { useLogReader } from '#platform/web/records/log-reader.ts'
import { fieldTextsOf } from '../domain/field-names.ts'

/** Reads what the change log says about a table; settings have kinds of their own. */
export function useAuditReader(table: string): LogReader {
  const reader = useLogReader(table, fieldTextsOf(table))
  if (table !== 'company_settings') return reader
  const label = (list: string, key: number) =>
    reader.wordOf(list as ReferenceName, String(key)) ?? String(key)
  return {
    ...reader,
    own: (field, value) =>
      Object.hasOwn(settings, field)
        ? settingText(field as SettingKey, value, reader.language, label)
        : String(value),
  }
}
