import { useEffect, useRef } from 'react'
import { formatDate } from '#core/days/dates.ts'
import { formatAmount } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { BankEntryRow } from '../domain/entries.ts'
import type { Evidence } from '../domain/matching/decision.ts'
import { evidenceColours } from '../evidence-texts.ts'
import classes from './BankScreen.module.css'
import { presentEvidence } from '../domain/matching/present-evidence.ts'
import { Chips } from './Chips.tsx'
import { bankTexts } from './texts.ts'

/** The row has room for two chips; warnings come first. */
function tellingOf(evidence: readonly Evidence[]): Evidence[] {
  const said = new Set(['number', 'iban_new', 'several_numbers'])
  const isWarning = ({ code }: Evidence) => ['orange', 'red'].includes(evidenceColours[code])
  const telling = evidence.filter(({ code }) => !said.has(code))
  return [...telling.filter(isWarning), ...telling.filter((one) => !isWarning(one))].slice(0, 2)
}

type Props = {
  rows: readonly BankEntryRow[]
  active: number | null
  isBusy: boolean
  onChoose(id: number): void
}

/** The entries of one state; the chosen one has the focus, so that its keys work. */
export function EntryTable({ rows, active, isBusy, onChoose }: Props) {
  const t = useTexts(bankTexts)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const row = body.current?.querySelector<HTMLElement>(`[data-row-id="${active}"]`)
    const isElsewhere = document.activeElement instanceof HTMLInputElement
    if (row && !isElsewhere) row.focus({ preventScroll: false })
  }, [active])
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
            <th scope="col">{t('proposal')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row-id={row.id}
              tabIndex={row.id === active ? 0 : -1}
              aria-selected={row.id === active}
              onClick={() => onChoose(row.id)}
            >
              <td>{formatDate(row.day).slice(0, 6)}</td>
              <td className="wk-strong">{row.name ?? t('unknown')}</td>
              <td className={classes.purpose}>{row.purpose}</td>
              <td className={`wk-figure ${classes.number}`} data-negative={row.amount < 0 || undefined}>
                {formatAmount(row.amount)}
              </td>
              <td>
                <div className={classes.proposal}>
                  {row.customer && (
                    <span className={`wk-badge ${classes.chip}`} data-tone="accent">
                      {[row.f_no, row.customer].filter(Boolean).join(' ')}
                    </span>
                  )}
                  <Chips evidence={tellingOf(presentEvidence(row))} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!rows.length && !isBusy && <p className="wk-empty">{t('empty')}</p>}
    </div>
  )
}
