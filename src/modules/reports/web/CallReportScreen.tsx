import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { callOutcomes } from '../domain/day-reports.ts'
import { reportTexts } from '../texts.ts'
import { CompareTools } from './comparing.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import { SaveReport } from './SaveReport.tsx'
import { useRange } from './use-range.ts'
import { useQuestion, useReport } from './use-report.ts'

/** /report/gorusme-detaylari: outcomes of calls, by person. */
export function CallReportScreen() {
  const t = useTexts(reportTexts)
  const queries = useQueryClient()
  const days = useRange()
  const { range, setRange, change, clear } = days
  const question = useQuestion(days)
  return (
    <ReportScreen
      title={t('calls')}
      {...useReport(callOutcomes, question)}
      emptyText={t('empty_range')}
      notes={<FigureNotes figure="calls" />}
      tools={
        <>
          <DateRange range={range} label={t('call_days')} onChange={setRange} />
          <CompareTools given={question} onChange={change} />
          <Button
            leftSection={<IconSearch size={14} />}
            onClick={() => void queries.invalidateQueries({ queryKey: [callOutcomes.path] })}
          >
            {t('search')}
          </Button>
          <Button variant="default" onClick={clear}>
            {t('clear')}
          </Button>
          <SaveReport report="calls" question={question} />
        </>
      }
    />
  )
}
