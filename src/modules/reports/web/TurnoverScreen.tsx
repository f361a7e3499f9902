import { Select } from '@mantine/core'
import { useState } from 'react'
import type { Flag } from '#core/fields.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import { turnover } from '../domain/day-reports.ts'
import { turnoverFilters, turnoverItems, type TurnoverRow } from '../domain/turnover.ts'
import { reportTexts } from '../texts.ts'
import { CompareTools } from './comparing.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import classes from './ReportTable.module.css'
import { SaveReport } from './SaveReport.tsx'
import { useRange, wireRange } from './use-range.ts'
import { useQuestion, useReport } from './use-report.ts'

const flagOf = (param: string | undefined): Flag | null => (param === '0' || param === '1' ? param : null)

/** /report/personel-ciro: the turnover of each person and the commission claim from it. */
export function TurnoverScreen() {
  const t = useTexts(reportTexts)
  const days = useRange(['payment', 'tax'])
  const { range, setRange, params, change } = days
  const [opened, setOpened] = useState<TurnoverRow | null>(null)
  const which = { odeme_durumu: flagOf(params.payment), vergi_durumu: flagOf(params.tax) }
  const question = useQuestion(days, which)
  const isWhole = which.odeme_durumu === null && which.vergi_durumu === null
  const choice = (name: 'payment' | 'tax') => (
    <Select
      size="xs"
      className={classes.select}
      aria-label={t(`${name}_state`)}
      data={[
        { value: '', label: `${t(`${name}_state`)}: ${t(`${name}_all`)}` },
        { value: '1', label: t(`${name}_1`) },
        { value: '0', label: t(`${name}_0`) },
      ]}
      allowDeselect={false}
      value={params[name] ?? ''}
      onChange={(value) => change({ [name]: value || undefined })}
    />
  )
  return (
    <>
      <ReportScreen
        title={t('turnover')}
        {...useReport(turnover, question)}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        notes={<FigureNotes figure="turnover" range={isWhole ? range : null} />}
        tools={
          <>
            <DateRange range={range} label={t('turnover_days')} onChange={setRange} />
            {choice('payment')}
            {choice('tax')}
            <CompareTools given={question} onChange={change} />
            <SaveReport report="turnover" question={question} />
          </>
        }
      />
      {opened && (
        <RowsPanel
          list={turnoverItems}
          title={`${t('turnover')} · ${opened.personel}`}
          filters={{ per_id: opened.id, ...turnoverFilters({ ...wireRange(range), ...which }) }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
