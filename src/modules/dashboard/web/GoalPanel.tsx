import { monthOf } from '#core/dates.ts'
import { formatEuro } from '#core/money.ts'
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
    <section className={`${home.panel} ${classes.tall}`} aria-label={t('goals')}>
      <div className={home.panelHead}>
        <h3>
          {t('goals')}
          <span className={home.range}>{t('goals_note')}</span>
        </h3>
      </div>
      {hedefler.length === 0 && <p className={home.empty}>{t('no_goals')}</p>}
      {hedefler.length > 0 && (
        <table className={home.table}>
          <tbody>
            {hedefler.map(({ per_id, personel, kota, toplam }) => (
              <tr key={per_id}>
                <th scope="row">
                  <button
                    type="button"
                    className={home.drill}
                    onClick={() =>
                      onOpen({ title: `${t('goals')} · ${personel}`, rows: rows.goal(per_id, month) })
                    }
                  >
                    {personel}
                  </button>
                  <GoalBar sold={toplam} goal={kota} />
                </th>
                <td className={home.right}>
                  {goalShare(toplam, kota)} %
                  <span className={classes.amounts}>
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
