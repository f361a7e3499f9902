import { Button, Select } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { DayRange } from '#core/days/dates.ts'
import { showDocument } from '#modules/orders/web/public/document-requests.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import { useUser } from '#platform/web/session/session.ts'
import {
  analysisFilters,
  countsBottles,
  groupings,
  isRest,
  whyNotGrouping,
  type AnalysisRow,
  type Grouping,
} from '../domain/analysis.ts'
import { analysis } from '../domain/analysis-report.ts'
import { wineSaleLines } from '../domain/sales.ts'
import { turnoverItems } from '../domain/turnover.ts'
import { savedTexts } from '../saved-texts.ts'
import { CompareTools } from './comparing.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import classes from './ReportTable.module.css'
import { SaveReport } from './SaveReport.tsx'
import { useRange } from './use-range.ts'
import { useQuestion, useReport } from './use-report.ts'

/** /report/auswertung: sales by person, dealer, country, customer, wine or category, with a comparison. */
export function AnalysisScreen() {
  const t = useTexts(savedTexts)
  const days = useRange(['by'])
  const { range, setRange, params, change } = days
  const [opened, setOpened] = useState<AnalysisRow | null>(null)
  const by_what = groupings.find((by) => by === params.by) ?? 'person'
  const question = useQuestion(days, { by_what, usual: 'year' })
  return (
    <>
      <ReportScreen<AnalysisRow>
        title={t('title')}
        {...useReport(analysis, question)}
        onOpen={setOpened}
        opens={(row) => !isRest(row)}
        emptyText={t('empty')}
        notes={<aside className={`wk-muted ${classes.notes}`}>{t('note')}</aside>}
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
            <SaveReport report="analysis" question={question} />
          </>
        }
      />
      {opened && <Behind row={opened} by={by_what} range={range} onClose={() => setOpened(null)} />}
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
