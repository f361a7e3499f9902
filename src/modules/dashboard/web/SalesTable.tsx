import { useState } from 'react'
import type { DayRange } from '#core/days/dates.ts'
import { formatAmount, formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useUser } from '#platform/web/session/session.ts'
import type { SalesRow } from '../domain/calls.ts'
import { maySeeSalesOf } from '../domain/sales-scope.ts'
import { dashboardTexts } from '../texts.ts'
import { GoalBar, goalShare } from './GoalBar.tsx'
import classes from './HomeScreen.module.css'

const SalesPanel = lazyPart(async () => (await import('./SalesPanel.tsx')).SalesPanel)

type Props = {
  rows: readonly SalesRow[]
  range: DayRange
  /** Goals are monthly, so other ranges show none. */
  isMonth: boolean
}

/** Who sold how much, the best first; the own row is highlighted. */
export function SalesTable({ rows, range, isMonth }: Props) {
  const t = useTexts(dashboardTexts)
  const user = useUser()
  const { id: me } = user
  const [opened, setOpened] = useState<SalesRow | null>(null)
  const hasGoals = isMonth && rows.some(({ kota }) => kota)
  const largest = rows[0]?.toplam ?? 0
  if (!rows.length) return <p className="wk-empty">{t('no_sales')}</p>
  return (
    <>
      <table className={`wk-table ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col" className={classes.rank}>
              {t('rank')}
            </th>
            <th scope="col">{t('personel')}</th>
            <th scope="col">{t('firma')}</th>
            <th scope="col" className="wk-figure">
              {t('adet')}
            </th>
            <th scope="col" className="wk-figure">
              {t('toplam')}
            </th>
            {hasGoals && (
              <th scope="col" className="wk-figure">
                {t('goal')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, personel, firma, adet, toplam, kota }, index) => (
            <tr key={id} className={id === me ? classes.own : undefined}>
              <td>{index + 1}</td>
              <td>
                {maySeeSalesOf(user, id) ? (
                  <button type="button" className="wk-drill" onClick={() => setOpened(rows[index] ?? null)}>
                    {personel}
                  </button>
                ) : (
                  personel
                )}
                <span
                  aria-hidden
                  className={classes.bar}
                  style={{ width: `${largest > 0 ? Math.max(2, (toplam / largest) * 100) : 0}%` }}
                />
              </td>
              <td>{firma}</td>
              <td className="wk-figure">{formatInteger(adet)}</td>
              <td className="wk-figure">{formatAmount(toplam)}</td>
              {hasGoals && (
                <td className="wk-figure">
                  {kota ? (
                    <>
                      {goalShare(toplam, kota)} %<GoalBar sold={toplam} goal={kota} />
                    </>
                  ) : null}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <SalesPanel person={opened} from={range.from} to={range.to} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
