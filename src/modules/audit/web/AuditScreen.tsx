import { Button } from '@mantine/core'
import { IconEye, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatMoment } from '#core/dates.ts'
import { say, type Language } from '#core/texts.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { ChangeList } from '#platform/web/History.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useScreenParams } from '#platform/web/list/screen-params.ts'
import { changedBy, changedFields } from '../domain/audit-cells.ts'
import { auditList, type AuditRow } from '../domain/audit-list.ts'
import { auditTexts, tableTexts } from '../texts.ts'
import { loggedChanges } from '../domain/logged-changes.ts'
import { useAuditReader } from './use-audit-reader.ts'
import { VerifyButton } from './VerifyButton.tsx'

const names: Record<string, (typeof tableTexts)['customers'] | undefined> = tableTexts

/** A table without a text of its own is shown by its database name. */
function tableName(table: string, language: Language): string {
  const text = names[table]
  return text ? say(text, language) : table
}

const cells = {
  user_id: (row: AuditRow) => <PersonCell row={row} />,
  after: (row: AuditRow) => <FieldsCell row={row} />,
}

function PersonCell({ row }: { row: AuditRow }) {
  return changedBy(row, useLanguage())
}

function FieldsCell({ row }: { row: AuditRow }) {
  return changedFields(row, useLanguage())
}

/** /genel/denetim: every change of every record. */
export function AuditScreen() {
  const t = useTexts(auditTexts)
  const language = useLanguage()
  const [shown, setShown] = useState<AuditRow | null>(null)
  const { params, startOver } = useScreenParams(['table', 'record'])
  const { table, record } = params
  const fixedFilters = useMemo(
    () => (table && record ? { record: { table_name: table, row_id: Number(record) } } : {}),
    [table, record],
  )
  const open = (row: AuditRow) => setShown(row)
  return (
    <>
      <ListScreen
        list={auditList}
        title={t('title')}
        subtitle={t('subtitle')}
        fixedFilters={fixedFilters}
        emptyText={t('empty')}
        cells={cells}
        tools={
          <>
            {table && record && (
              <Button
                variant="light"
                size="compact-sm"
                rightSection={<IconX size={14} aria-hidden />}
                title={t('all_records')}
                onClick={() => startOver({})}
              >
                {t('one_record', { table: tableName(table, language), id: record })}
              </Button>
            )}
            <VerifyButton />
          </>
        }
        actions={[{ key: 'look', label: t('look'), icon: <IconEye size={14} />, run: open }]}
        onOpen={open}
      />
      {shown && <AuditDetail entry={shown} onClose={() => setShown(null)} />}
    </>
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
