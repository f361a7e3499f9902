import { Button, Select } from '@mantine/core'
import { IconBookmark, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { DayRange } from '#core/dates.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'
import { showDocument } from '#platform/web/requests.ts'
import { useUser } from '#platform/web/session.ts'
import {
  analysisFilters,
  countsBottles,
  groupings,
  isRest,
  whyNotGrouping,
  type AnalysisRow,
  type Grouping,
} from '../domain/analysis.ts'
import { wineSaleLines } from '../domain/sales.ts'
import { turnoverItems } from '../domain/turnover.ts'
import { savedTexts } from '../saved-texts.ts'
import { CompareTools, comparisonIn, useEarlierColumns } from './comparing.tsx'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'
import classes from './ReportTable.module.css'
import { SavedReportEditor } from './SavedReportEditor.tsx'
import { useRange, wireRange } from './use-range.ts'

const path = '/analysis/report'

function useColumns(by: Grouping, isCompared: boolean): ReportColumn<AnalysisRow>[] {
  const t = useTexts(savedTexts)
  const earlier = useEarlierColumns(isCompared, { kind: 'money' })
  const money = (key: 'brut' | 'net' | 'iptal' | 'kalan') =>
    ({ key, label: t(key), kind: 'money', value: (row: AnalysisRow) => row[key], sum: true }) as const
  return [
    { key: 'ad', label: t(`by_${by}`), kind: 'text', value: (row) => (isRest(row) ? t('rest') : row.ad) },
    {
      key: 'adet',
      label: t(countsBottles(by) ? 'sise' : 'adet'),
      kind: 'count',
      value: ({ adet }) => adet,
      sum: true,
    },
    money('brut'),
    money('net'),
    money('iptal'),
    { ...money('kalan'), bar: true },
    ...earlier,
  ]
}

/** The question as the address tells it. */
const questionOf = (days: ReturnType<typeof useRange>) => ({
  ...wireRange(days.range),
  by_what: groupings.find((by) => by === days.params.by) ?? ('person' as const),
  ...comparisonIn(days, 'year'),
})

/** /report/auswertung: what was sold, by whom, where and what, beside another time. */
export function AnalysisScreen() {
  const t = useTexts(savedTexts)
  const days = useRange(['by'])
  const { range, setRange, change } = days
  const [opened, setOpened] = useState<AnalysisRow | null>(null)
  const [isSaving, setSaving] = useState(false)
  const question = questionOf(days)
  const { by_what, compare } = question
  return (
    <>
      <ReportScreen<AnalysisRow>
        title={t('title')}
        columns={useColumns(by_what, compare !== 'none')}
        query={{ key: [path, question], ask: async () => (await call(path, question)).datalist }}
        onOpen={setOpened}
        opens={(row) => !isRest(row)}
        emptyText={t('empty')}
        notes={<aside className={classes.notes}>{t('note')}</aside>}
        tools={
          <>
            <DateRange range={range} label={t('invoice_days')} onChange={setRange} />
            <GroupingChoice by={by_what} onChange={(by) => change({ by })} />
            <CompareTools given={question} onChange={change} />
            <Button
              variant="default"
              leftSection={<IconPrinter size={14} />}
              onClick={() => showDocument({ title: t('title'), path: '/analysis/file', input: question })}
            >
              PDF
            </Button>
            <Button
              variant="default"
              leftSection={<IconBookmark size={14} />}
              onClick={() => setSaving(true)}
            >
              {t('save')}
            </Button>
          </>
        }
      />
      {opened && <Behind row={opened} by={by_what} range={range} onClose={() => setOpened(null)} />}
      {isSaving && (
        <SavedReportEditor
          draft={{
            ...question,
            name: '',
            is_shared: '0',
            days: 'fixed',
            schedule: 'none',
            send_hour: 7,
            send_day: 1,
            format: 'pdf',
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}

function GroupingChoice({ by, onChange }: { by: Grouping; onChange(by: string | undefined): void }) {
  const t = useTexts(savedTexts)
  const user = useUser()
  const allowed = groupings.filter((kind) => !whyNotGrouping(user, kind))
  return (
    <Select
      size="xs"
      className={classes.select}
      aria-label={t('by_what')}
      data={allowed.map((kind) => ({ value: kind, label: t(`by_${kind}`) }))}
      allowDeselect={false}
      value={by}
      onChange={(kind) => onChange(kind ?? undefined)}
    />
  )
}

type BehindProps = { row: AnalysisRow; by: Grouping; range: DayRange; onClose(): void }

/** Just the rows that a line counts. */
function Behind({ row, by, range, onClose }: BehindProps) {
  const t = useTexts(savedTexts)
  const title = `${t('title')} · ${row.ad}`
  const filters = analysisFilters(by, row.id, range)
  return countsBottles(by) ? (
    <RowsPanel list={wineSaleLines} title={title} filters={filters} onClose={onClose} />
  ) : (
    <RowsPanel list={turnoverItems} title={title} filters={filters} onClose={onClose} />
  )
}
