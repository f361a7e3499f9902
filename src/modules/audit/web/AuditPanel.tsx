import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#core/days/dates.ts'
import { recordOfList } from '#platform/web/records/find-record.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { ChangeList } from '#platform/web/records/History.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { changedBy } from '../domain/audit-cells.ts'
import { auditList, type AuditRow } from '../domain/audit-list.ts'
import { loggedChanges } from '../domain/logged-changes.ts'
import { auditTexts } from '../texts.ts'
import { tableName } from './table-name.ts'
import { useAuditReader } from './use-audit-reader.ts'

/** One change of a record: what it was before and what it became. */
export function AuditPanel({ id, onClose }: RecordPanelsProps) {
  const query = useQuery({
    queryKey: [auditList.path, 'one', id],
    queryFn: () => recordOfList(auditList, id),
  })
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(entry) => <AuditDetail entry={entry} onClose={onClose} />}
    </RecordLoader>
  )
}

function AuditDetail({ entry, onClose }: { entry: AuditRow; onClose(): void }) {
  const t = useTexts(auditTexts)
  const language = useLanguage()
  const { table_name, row_id, action, at, note } = entry
  const table = tableName(table_name, language)
  const changes = loggedChanges(entry)
  const reader = useAuditReader(table_name)
  return (
    <RecordDrawer
      title={t('detail_title', { table, id: row_id, action: t(`action_${action}`) })}
      size="side"
      onClose={onClose}
    >
      <p>{[formatMoment(at), changedBy(entry, language), note].filter(Boolean).join(' · ')}</p>
      {changes.length > 0 ? (
        <ChangeList changes={changes} reader={reader} />
      ) : (
        <p>{t(entry.before === null && entry.after === null ? 'erased' : 'nothing_more')}</p>
      )}
    </RecordDrawer>
  )
}
