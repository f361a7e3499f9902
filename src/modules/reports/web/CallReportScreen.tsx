import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ConversationReportRow } from '#modules/customers/domain/calls.ts'
import { call } from '#platform/web/api.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import type { Earlier } from '../domain/comparison.ts'
import { reportTexts } from '../texts.ts'
import { useCompared } from './comparing.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'
import { useRange } from './use-range.ts'

const path = '/musteri_gorusme_view/gorusme_detalari_report'

const compact = (day: string) => day.replaceAll('-', '')

type CallLine = ConversationReportRow & { id: string }

/** A line is an outcome of a person. */
const lineOf = (row: ConversationReportRow): CallLine => ({ ...row, id: `${row.per_id} ${row.descp}` })

/** /report/gorusme-detaylari: what came of the calls, person by person. */
export function CallReportScreen() {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const queries = useQueryClient()
  const days = useRange()
  const { range, setRange, clear } = days
  const compared = useCompared<CallLine>(days, {
    path,
    ask: async ({ from, to }) =>
      (await call(path, { start_date: compact(from), end_date: compact(to) })).datalist.map(lineOf),
    figures: ['_count'],
    compared: { kind: 'count' },
  })
  const outcome = (row: ConversationReportRow) =>
    (language === 'de' ? row.descp : row[`descp_${language}`]) ?? row.descp
  const columns: ReportColumn<CallLine & Earlier>[] = [
    {
      key: 'personel',
      label: t('personel'),
      kind: 'text',
      value: ({ name_surname, user_name }) => `${name_surname} (${user_name})`,
      isGroup: true,
      groupBy: ({ per_id }) => per_id,
    },
    { key: 'outcome', label: t('outcome'), kind: 'text', value: outcome },
    { key: 'count', label: t('count'), kind: 'count', value: ({ _count }) => _count, sum: true, bar: true },
    ...compared.columns,
  ]
  return (
    <ReportScreen
      title={t('calls')}
      columns={columns}
      query={compared.query}
      emptyText={t('empty_range')}
      notes={<FigureNotes figure="calls" />}
      tools={
        <>
          <DateRange range={range} label={t('call_days')} onChange={setRange} />
          {compared.tools}
          <Button
            leftSection={<IconSearch size={14} />}
            onClick={() => void queries.invalidateQueries({ queryKey: [path] })}
          >
            {t('search')}
          </Button>
          <Button variant="default" onClick={clear}>
            {t('clear')}
          </Button>
        </>
      }
    />
  )
}
