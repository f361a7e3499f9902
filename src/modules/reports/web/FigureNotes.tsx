import { useQuery } from '@tanstack/react-query'
import type { DayRange } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { figures, figureTexts, reconciliationLines, type Figure } from '../domain/figures.ts'
import classes from './ReportTable.module.css'
import { wireRange } from './use-range.ts'

type Props = {
  figure: Figure | 'calls' | 'customers'
  /** The days for which the figures are reconciled; null where they cannot be. */
  range?: DayRange | null
}

/** Shown under each report: what it counts and, for turnover figures, how they reconcile. */
export function FigureNotes({ figure, range = null }: Props) {
  const t = useTexts(figureTexts)
  return (
    <aside className={`wk-muted ${classes.notes}`} aria-label={t('glossary')}>
      <p>{t(`${figure}_hint`)}</p>
      {range && figures.some((compared) => compared === figure) && (
        <Comparison figure={figure} range={range} />
      )}
    </aside>
  )
}

const path = '/siparisler/ciro_mutabakat_report'

function Comparison({ figure, range }: { figure: Props['figure']; range: DayRange }) {
  const t = useTexts(figureTexts)
  const input = wireRange(range)
  const { data } = useQuery({
    queryKey: [path, input],
    queryFn: async () => (await call(path, input)).item,
    staleTime: 0,
  })
  if (!data) return null
  return (
    <p aria-label={t('compare')}>
      {t('compare')}:{' '}
      {reconciliationLines(data).map(({ key, sign, amount }) => (
        <span key={`${key}${sign}`} data-own={key === figure || undefined}>
          {sign === 0 ? (
            <strong>
              {key !== 'orders' && '= '}
              {t(key)} {formatEuro(amount)}
            </strong>
          ) : (
            <>
              {sign < 0 ? '−' : '+'} {formatEuro(amount)} {t(key)}
            </>
          )}{' '}
        </span>
      ))}
    </p>
  )
}
