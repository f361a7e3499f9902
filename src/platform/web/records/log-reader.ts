import { isNamedList, type LogReader } from '#core/log/history-value.ts'
import { loggedKinds } from '#core/log/logged-kinds.ts'
import type { Texts } from '#core/texts/texts.ts'
import { useLanguage } from '../language.tsx'
import { useReference } from '../references.ts'
import { commonTexts } from '../texts.ts'

const lists = loggedKinds.filter(isNamedList)

/** Reads the logged values of a table in the chosen language. */
export function useLogReader(table: string, texts: Texts): LogReader {
  const language = useLanguage()
  const words = new Map(
    // oxlint-disable-next-line react/rules-of-hooks -- the lists are the same at every render
    lists.map((list) => [list, useReference(list)]),
  )
  return {
    table,
    language,
    texts,
    flag: commonTexts,
    wordOf: (list, key) => words.get(list)?.find(({ value }) => value === key)?.label,
  }
}
