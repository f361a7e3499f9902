import type { LoggedChange } from '#core/log/history.ts'
import { fieldName, historyValue } from '#core/log/history-value.ts'
import { listTexts } from '#core/lists/list-texts.ts'
import { loggedKind } from '#core/log/logged-kinds.ts'
import { say, type Language } from '#core/texts/texts.ts'
import type { AuditRow } from './audit-list.ts'
import { fieldTextsOf } from './field-names.ts'
import { loggedChanges } from './logged-changes.ts'
import { auditTexts } from '../texts.ts'

const flag = { yes: listTexts.yes_short, no: listTexts.no_short }

/** Whoever made a change; without a person it was the system. */
export const changedBy = ({ name_surname }: Pick<AuditRow, 'name_surname'>, language: Language): string =>
  name_surname ?? say(auditTexts.system, language)

/** The names of the fields that an update changed; of a new or deleted record all fields are in its details. */
export function changedFields(entry: LoggedChange, language: Language): string {
  if (entry.action !== 'UPDATE') return '–'
  const texts = fieldTextsOf(entry.table_name)
  const names = loggedChanges(entry).map(({ field }) => fieldName({ texts, language }, field))
  return names.join(', ') || '–'
}

/** Money and states tell both values; other fields may be long, or hidden from whoever is told. */
const tellsValues = (table: string, field: string) =>
  ['amount', 'flag'].includes(loggedKind(table, field) ?? '')

/** What somebody else changed, for a refusal: the fields by their names, money and states with both values. */
export function changeInWords(entry: LoggedChange, language: Language): string {
  if (entry.action !== 'UPDATE') return '–'
  const table = entry.table_name
  const reader = { table, texts: fieldTextsOf(table), language, flag, wordOf: () => undefined }
  const parts = loggedChanges(entry).map(({ field, before, after }) => {
    const name = fieldName(reader, field)
    if (!tellsValues(table, field)) return name
    return `${name} ${historyValue(reader, field, before)} → ${historyValue(reader, field, after)}`
  })
  return parts.join(', ') || '–'
}

type Stored = Omit<LoggedChange, 'before' | 'after'> & { before: string | null; after: string | null }

const readFields = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as Record<string, unknown>)

/** The composed cells of an entry in a workbook, as on screen; the database returns the fields as text. */
export const printers = {
  user_id: changedBy,
  after: ({ before, after, ...entry }: Stored, language: Language) =>
    changedFields({ ...entry, before: readFields(before), after: readFields(after) }, language),
}
