import { Loader } from '@mantine/core'
import { formatAmount } from '#core/money/money.ts'
import { errorText } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import type { EarningsRow } from '../domain/calls.ts'
import { useEarnings, type Question } from './commission-data.ts'
import classes from './CommissionScreen.module.css'
import { commissionScreenTexts } from './texts.ts'

type Props = { question: Question; onPick(id: number | null): void }

/** What each person or dealer earned; a click shows only their rows, another one everybody's again. */
export function EarningsTable({ question, onPick }: Props) {
  const t = useTexts(commissionScreenTexts)
  const common = useTexts(commonTexts)
  const { data: rows, error } = useEarnings(question)
  const hasDebts = rows?.some(({ borc }) => borc > 0) ?? false
  return (
    <section className={`wk-pane ${classes.earnings}`} aria-label={t('earnings')}>
      <div className={`wk-scroll ${classes.scroller}`}>
        <table className="wk-sheet" aria-label={t('earnings')}>
          <thead>
            <tr>
              <th scope="col" className="wk-figure">
                {t('number')}
              </th>
              <th scope="col">{t('name')}</th>
              <th scope="col" className="wk-figure">
                {t('total')}
              </th>
              {hasDebts && (
                <th scope="col" className="wk-figure">
                  {t('debt')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <EarningsLine
                key={row.id}
                row={row}
                hasDebts={hasDebts}
                isShown={row.id === question.earner}
                onPick={onPick}
              />
            ))}
          </tbody>
        </table>
        {!rows && !error && <Loader size="sm" className={classes.state} aria-label={common('busy')} />}
        {error && (
          <p className={classes.state} role="alert">
            {errorText(error)}
          </p>
        )}
      </div>
      <p className={`wk-hint ${classes.count}`}>{t('count_rows', { count: rows?.length ?? 0 })}</p>
    </section>
  )
}

type LineProps = { row: EarningsRow; hasDebts: boolean; isShown: boolean; onPick(id: number | null): void }

function EarningsLine({ row, hasDebts, isShown, onPick }: LineProps) {
  const t = useTexts(commissionScreenTexts)
  return (
    <tr data-shown={isShown || undefined} onClick={() => onPick(isShown ? null : row.id)}>
      <td className="wk-figure">{row.id}</td>
      <td>
        <button
          type="button"
          className="wk-link"
          aria-pressed={isShown}
          aria-label={t('show_only', { name: row.name })}
        >
          {row.name}
        </button>
      </td>
      <td className="wk-figure">{formatAmount(row.total)}</td>
      {hasDebts && <td className="wk-figure">{row.borc > 0 ? formatAmount(row.borc) : ''}</td>}
    </tr>
  )
}
