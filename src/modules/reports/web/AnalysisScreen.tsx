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
  comparisonKinds,
  countsBottles,
  groupings,
  whyNotGrouping,
  type AnalysisRow,
  type ComparisonKind,
  type Grouping,
} from '../domain/analysis.ts'
import { wineSaleLines } from '../domain/sales.ts'
import { turnoverItems } from '../domain/turnover.ts'
import { savedTexts } from '../saved-texts.ts'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'
import classes from './ReportTable.module.css'
import { SavedReportEditor } from './SavedReportEditor.tsx'
import { useRange, wireRange } from './use-range.ts'

const path = '/analysis/report'

function useColumns(by: Grouping, isCompared: boolean): ReportColumn<AnalysisRow>[] {
  const t = useTexts(savedTexts)
  const money = (key: 'brut' | 'net' | 'iptal' | 'kalan' | 'onceki' | 'fark') =>
    ({ key, label: t(key), kind: 'money', value: (row: AnalysisRow) => row[key] ?? 0, sum: true }) as const
  return [
    { key: 'ad', label: t(`by_${by}`), kind: 'text', value: ({ ad }) => ad },
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
    ...(isCompared
      ? [
          money('onceki'),
          money('fark'),
          {
            key: 'artis',
            label: t('artis'),
            kind: 'percent' as const,
            value: ({ artis }: AnalysisRow) => artis ?? '–',
          },
        ]
      : []),
  ]
}

type Params = Record<string, string | undefined>

/** The question as the address tells it. */
function questionOf(params: Params, range: DayRange) {
  const compare = comparisonKinds.find((kind) => kind === params.compare) ?? 'year'
  const isFree = compare === 'free'
  return {
    ...wireRange(range),
    by_what: groupings.find((by) => by === params.by) ?? ('person' as const),
    compare,
    compare_start: isFree ? (params.cfrom ?? range.from) : null,
    compare_end: isFree ? (params.cto ?? range.to) : null,
  }
}

/** /report/auswertung: what was sold, by whom, where and what, beside another time. */
export function AnalysisScreen() {
  const t = useTexts(savedTexts)
  const { range, setRange, params, change } = useRange(['by', 'compare', 'cfrom', 'cto'])
  const [opened, setOpened] = useState<AnalysisRow | null>(null)
  const [isSaving, setSaving] = useState(false)
  const question = questionOf(params, range)
  const { by_what, compare, compare_start, compare_end } = question
  return (
    <>
      <ReportScreen
        title={t('title')}
        columns={useColumns(by_what, compare !== 'none')}
        query={{ key: [path, question], ask: async () => (await call(path, question)).datalist }}
        onOpen={setOpened}
        emptyText={t('empty')}
        notes={<aside className={classes.notes}>{t('note')}</aside>}
        tools={
          <>
            <DateRange range={range} label={t('invoice_days')} onChange={setRange} />
            <Choices by={by_what} compare={compare} onChange={change} />
            {compare === 'free' && (
              <DateRange
                range={{ from: compare_start, to: compare_end }}
                label={t('compared_days')}
                onChange={({ from, to }) => from && to && change({ cfrom: from, cto: to })}
              />
            )}
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

type ChoicesProps = { by: Grouping; compare: ComparisonKind; onChange(params: Params): void }

function Choices({ by, compare, onChange }: ChoicesProps) {
  const t = useTexts(savedTexts)
  const user = useUser()
  const allowed = groupings.filter((kind) => !whyNotGrouping(user, kind))
  return (
    <>
      <Select
        size="xs"
        className={classes.select}
        aria-label={t('by_what')}
        data={allowed.map((kind) => ({ value: kind, label: t(`by_${kind}`) }))}
        allowDeselect={false}
        value={by}
        onChange={(kind) => onChange({ by: kind ?? undefined })}
      />
      <Select
        size="xs"
        className={classes.select}
        aria-label={t('compare')}
        data={comparisonKinds.map((kind) => ({ value: kind, label: t(`compare_${kind}`) }))}
        allowDeselect={false}
        value={compare}
        onChange={(kind) => onChange({ compare: kind ?? undefined })}
      />
    </>
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
