import { Select } from '@mantine/core'
import type { DayRange } from '#core/dates.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import {
  besideEarlier,
  comparedDays,
  comparisonKinds,
  type Compared,
  type ComparisonKind,
  type Earlier,
} from '../domain/comparison.ts'
import { savedTexts } from '../saved-texts.ts'
import type { ReportColumn } from './report-columns.ts'
import classes from './ReportTable.module.css'
import type { useRange } from './use-range.ts'

type RangeState = Pick<ReturnType<typeof useRange>, 'range' | 'params' | 'change'>

/** What the address says about the comparison. */
export function comparisonIn({ range, params }: RangeState, usual: ComparisonKind): Compared {
  const compare = comparisonKinds.find((kind) => kind === params.compare) ?? usual
  const isFree = compare === 'free'
  return {
    compare,
    compare_start: isFree ? (params.cfrom ?? range.from) : null,
    compare_end: isFree ? (params.cto ?? range.to) : null,
  }
}

/** Chooses what a report is compared with. */
export function CompareTools({
  given,
  onChange,
}: {
  given: Compared
  onChange(params: Record<string, string | undefined>): void
}) {
  const t = useTexts(savedTexts)
  return (
    <>
      <Select
        size="xs"
        className={classes.select}
        aria-label={t('compare')}
        data={comparisonKinds.map((kind) => ({ value: kind, label: t(`compare_${kind}`) }))}
        allowDeselect={false}
        value={given.compare}
        onChange={(kind) => onChange({ compare: kind ?? undefined })}
      />
      {given.compare === 'free' && (
        <DateRange
          range={{ from: given.compare_start, to: given.compare_end }}
          label={t('compared_days')}
          onChange={({ from, to }) => from && to && onChange({ cfrom: from, cto: to })}
        />
      )}
    </>
  )
}

type Figure = {
  kind: 'money' | 'count'
  /** What is compared, where the columns do not stand right beside it. */
  name?: string
}

/** The columns that stand beside those of a report while it is compared. */
export function useEarlierColumns(isCompared: boolean, { kind, name }: Figure): ReportColumn<Earlier>[] {
  const t = useTexts(savedTexts)
  if (!isCompared) return []
  const labels = { onceki: name ? `${t('onceki')} (${name})` : t('onceki'), fark: t('fark') }
  const figure = (key: 'onceki' | 'fark') =>
    ({ key, label: labels[key], kind, value: (row: Earlier) => row[key] ?? 0, sum: true }) as const
  return [
    figure('onceki'),
    figure('fark'),
    { key: 'artis', label: t('artis'), kind: 'percent', value: ({ artis }) => artis ?? '–' },
  ]
}

type Figures<Row> = Parameters<typeof besideEarlier<Row & { id: string | number }>>[2]

type Asked<Row> = {
  path: string
  /** What is asked besides the days. */
  more?: unknown
  ask(days: DayRange): Promise<Row[]>
  /** The figures of a line, the compared one first. */
  figures: Figures<Row>
  compared: Figure
}

/** A report over days beside other days: what is chosen, asked and shown in addition. */
export function useCompared<Row extends { id: string | number }>(state: RangeState, asked: Asked<Row>) {
  const { range, change } = state
  const given = comparisonIn(state, 'none')
  const compared = comparedDays(range, given)
  return {
    tools: <CompareTools given={given} onChange={change} />,
    columns: useEarlierColumns(compared !== null, asked.compared),
    query: {
      key: [asked.path, range, compared, asked.more],
      ask: async () =>
        besideEarlier<Row>(await asked.ask(range), compared && (await asked.ask(compared)), asked.figures),
    },
  }
}
