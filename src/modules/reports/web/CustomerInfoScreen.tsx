import { UNASSIGNED_USER } from '#core/actor.ts'
import type { Language } from '#core/texts.ts'
import type { ListPayload } from '#core/list.ts'
import { call } from '#platform/web/api.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { reportTexts } from '../texts.ts'
import { FigureNotes } from './FigureNotes.tsx'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'

type InfoRow = { group: 'by_status' | 'by_staff' | 'general'; label: string; count: number }

type Total = 'customers_empty' | 'customers_assigned' | 'customers_all'

type StatusRow = { descp: string; descp_tr: string | null; descp_en: string | null; count: number }

const statusLabel = (row: StatusRow, language: Language) =>
  (language === 'de' ? row.descp : row[`descp_${language}`]) ?? row.descp

async function countCustomers(filters: NonNullable<ListPayload['filters']>): Promise<number> {
  const answer = await call('/customers/list', { filters, no_columns: true, count: true })
  return answer.count ?? 0
}

async function askInfo(language: Language, nameOf: (total: Total) => string): Promise<InfoRow[]> {
  const [byStatus, byStaff, empty, assigned, all] = await Promise.all([
    call('/customers_by_dnd_report/list'),
    call('/customers_by_user_report/list'),
    countCustomers({ cus_user: 1 }),
    countCustomers({ cus_user: { value: 1, matchMode: 'gt' } }),
    countCustomers({}),
  ])
  const totals: [Total, number][] = [
    ['customers_empty', empty],
    ['customers_assigned', assigned],
    ['customers_all', all],
  ]
  return [
    ...byStatus.datalist.map((row) => ({
      group: 'by_status' as const,
      label: statusLabel(row, language),
      count: row.count,
    })),
    ...byStaff.datalist.map(({ id, name_surname, count }) => ({
      group: 'by_staff' as const,
      label: id === UNASSIGNED_USER ? nameOf('customers_empty') : name_surname,
      count,
    })),
    ...totals.map(([total, count]) => ({ group: 'general' as const, label: nameOf(total), count })),
  ]
}

/** /cari/musteri-bilgileri: how many customers, by status, by person and in all. */
export function CustomerInfoScreen() {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const columns: ReportColumn<InfoRow>[] = [
    { key: 'group', label: t('group'), kind: 'text', value: ({ group }) => t(group), isGroup: true },
    { key: 'label', label: t('label'), kind: 'text', value: ({ label }) => label },
    { key: 'count', label: t('count'), kind: 'count', value: ({ count }) => count, bar: true },
  ]
  return (
    <ReportScreen
      title={t('customer_info')}
      columns={columns}
      query={{ key: ['/customers/info', language], ask: () => askInfo(language, t) }}
      emptyText={t('empty')}
      notes={<FigureNotes figure="customers" />}
    />
  )
}
