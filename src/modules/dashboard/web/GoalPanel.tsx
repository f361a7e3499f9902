import { monthOf } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { figureRows } from '../domain/manager-rows.ts'
import { GoalBar, goalShare } from './GoalBar.tsx'
import home from './HomeScreen.module.css'
import classes from './Manager.module.css'
import type { BoardProps } from './ManagerTiles.tsx'
import { managerTexts } from './manager-texts.ts'

/** What people sold this month against their monthly goals, the nearest first. */
export function GoalPanel({ report: { hedefler }, state, onOpen }: BoardProps) {
  const t = useTexts(managerTexts)
  const rows = figureRows(state.range, state.bayi_id, state.today)
  const month = monthOf(state.today)
  return (
    <section className={`wk-card ${classes.tall}`} aria-label={t('goals')}>
      <div className={`wk-bar ${home.panelHead}`}>
        <h3 className="wk-title">
          {t('goals')}
          <span className={`wk-small ${home.range}`}>{t('goals_note')}</span>
        </h3>
      </div>
      {hedefler.length === 0 && <p className="wk-empty">{t('no_goals')}</p>}
      {hedefler.length > 0 && (
        <table className={`wk-table ${home.table}`}>
          <tbody>
            {hedefler.map(({ per_id, personel, kota, toplam }) => (
              <tr key={per_id}>
                <th scope="row">
                  <button
                    type="button"
                    className="wk-drill"
                    onClick={() =>
                      onOpen({ title: `${t('goals')} · ${personel}`, rows: rows.goal(per_id, month) })
                    }
                  >
                    {personel}
                  </button>
                  <GoalBar sold={toplam} goal={kota} />
                </th>
                <td className="wk-figure">
                  {goalShare(toplam, kota)} %
                  <span className={`wk-small ${classes.amounts}`}>
                    {t('goal_amounts', { sold: formatEuro(toplam), goal: formatEuro(kota) })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
