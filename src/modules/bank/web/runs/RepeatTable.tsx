import { formatDate, formatDayOf } from '#core/days/dates.ts'
import { formatAmount } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { BankRepeatRow } from '#modules/bank/domain/repeats.ts'
import classes from '../BankScreen.module.css'
import { nameBesideDay } from '../statement-name.ts'
import { bankTexts } from '../texts.ts'

const colours = { booked: 'green', asks: 'orange', ignored: 'grey' } as const

/** Movements that a file told again: nothing was booked for them, because of what each says. */
export function RepeatTable({ rows, isBusy }: { rows: readonly BankRepeatRow[]; isBusy: boolean }) {
  const t = useTexts(bankTexts)
  return (
    <div className={`wk-panel wk-scroll ${classes.table}`} aria-busy={isBusy}>
      <table className="wk-sheet">
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('purpose')}</th>
            <th scope="col" className="wk-figure">
              {t('amount')}
            </th>
            <th scope="col">{t('known_from')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{formatDate(row.day).slice(0, 6)}</td>
              <td className="wk-strong">{row.name ?? t('unknown')}</td>
              <td className={classes.purpose}>{row.purpose}</td>
              <td className={`wk-figure ${classes.number}`} data-negative={row.amount < 0 || undefined}>
                {formatAmount(row.amount)}
              </td>
              <td>
                <span className={`wk-badge ${classes.chip}`} data-tone={colours[row.state]}>
                  <KnownFrom row={row} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!rows.length && !isBusy && <p className="wk-empty">{t('known_empty')}</p>}
    </div>
  )
}

function KnownFrom({ row }: { row: BankRepeatRow }) {
  const t = useTexts(bankTexts)
  const { told_as, state, decided_at, kind, file_name, statement, statement_day } = row
  const source =
    kind === 'csv'
      ? t('known_file', { name: file_name })
      : t('known_statement', {
          name: nameBesideDay(statement, statement_day),
          day: formatDate(statement_day),
        })
  const day = decided_at ? formatDayOf(decided_at) : formatDate(row.day)
  return t(`known_${told_as}_${state}`, { day, source })
}
