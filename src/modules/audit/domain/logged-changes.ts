import { changesBetween } from '#core/log/history-value.ts'
import type { AuditRow } from './audit-list.ts'

type Fields = AuditRow['after']

/** The log stores all settings as one field of one record; they are listed one by one. */
function settingsOf(fields: Fields): Fields {
  const { chosen } = fields ?? {}
  return typeof chosen === 'object' ? (chosen as Fields) : null
}

/** The changes that an entry shows: the changed fields, or all of a new or deleted record. */
export function loggedChanges({
  table_name,
  before,
  after,
}: Pick<AuditRow, 'table_name' | 'before' | 'after'>) {
  if (table_name !== 'company_settings') return changesBetween(table_name, before, after)
  return changesBetween(table_name, settingsOf(before), settingsOf(after)).filter(
    (change) => JSON.stringify(change.before) !== JSON.stringify(change.after),
  )
}
