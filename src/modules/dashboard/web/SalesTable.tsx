import { formatAmount, formatInteger } from '#core/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session.ts'
import type { SalesRow } from '../domain/dashboard.ts'
import { dashboardTexts } from '../texts.ts'
import classes from './HomeScreen.module.css'

/** Who sold how much, the best first; the own row stands out. */
export function SalesTable({ rows }: { rows: readonly SalesRow[] }) {
  const t = useTexts(dashboardTexts)
  const { id: me } = useUser()
  const largest = rows[0]?.toplam ?? 0
  if (!rows.length) return <p className={classes.empty}>{t('no_sales')}</p>
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.rank}>
            {t('rank')}
          </th>
          <th scope="col">{t('personel')}</th>
          <th scope="col">{t('firma')}</th>
          <th scope="col" className={classes.right}>
            {t('adet')}
          </th>
          <th scope="col" className={classes.right}>
            {t('toplam')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, personel, firma, adet, toplam }, index) => (
          <tr key={id} className={id === me ? classes.own : undefined}>
            <td>{index + 1}</td>
            <td>
              {personel}
              <span
                aria-hidden
                className={classes.bar}
                style={{ width: `${largest > 0 ? Math.max(2, (toplam / largest) * 100) : 0}%` }}
              />
            </td>
            <td>{firma}</td>
            <td className={classes.right}>{formatInteger(adet)}</td>
            <td className={classes.right}>{formatAmount(toplam)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
