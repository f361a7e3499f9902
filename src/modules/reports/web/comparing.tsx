import { Select } from '@mantine/core'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { comparisonKinds, type Compared, type ComparisonKind } from '../domain/comparison.ts'
import { savedTexts } from '../saved-texts.ts'
import classes from './ReportTable.module.css'
import type { useRange } from './use-range.ts'

type RangeState = Pick<ReturnType<typeof useRange>, 'range' | 'params' | 'change'>

/** The comparison in the URL. */
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
