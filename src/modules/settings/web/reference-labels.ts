import { settings, settingKeys } from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import { referenceLabel, references, type ReferenceName } from '#core/references.ts'
import { useLanguage } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'

const lists = [
  ...new Set(
    settingKeys.flatMap((key) => {
      const setting: Setting = settings[key]
      return setting.kind === 'reference' ? [setting.list] : []
    }),
  ),
]

/** Turns the key of a row into its word, for the lists that settings refer to. */
export function useReferenceLabels() {
  const language = useLanguage()
  // oxlint-disable-next-line react/rules-of-hooks -- the lists are the same at every render
  const rows = new Map(lists.map((list) => [list, useReferenceRows(list)]))
  return (list: ReferenceName, key: number) => {
    const row = rows.get(list)?.find((candidate) => candidate[references[list].key] === key)
    return row ? referenceLabel(list, row, language) : String(key)
  }
}
