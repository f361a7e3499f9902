import { Button } from '@mantine/core'
import { IconEye, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { changedBy, changedFields } from '../domain/audit-cells.ts'
import { auditList, type AuditRow } from '../domain/audit-list.ts'
import { auditTexts } from '../texts.ts'
import { openEntry } from './open-entry.ts'
import { tableName } from './table-name.ts'
import { VerifyButton } from './VerifyButton.tsx'

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

const open = ({ id }: AuditRow) => openEntry(id)

/** /genel/denetim: every change of every record. */
export function AuditScreen() {
  const t = useTexts(auditTexts)
  const language = useLanguage()
  const { params, startOver } = useScreenParams(['table', 'record'])
  const { table, record } = params
  const fixedFilters = useMemo(
    () => (table && record ? { record: { table_name: table, row_id: Number(record) } } : {}),
    [table, record],
  )
  return (
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
  )
}
