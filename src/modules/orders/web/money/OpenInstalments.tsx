import { Button } from '@mantine/core'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { InstalmentRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'

type Props = {
  instalments: readonly InstalmentRow[]
  picked: number | null
  onPick(instalment: InstalmentRow): void
}

/** The instalments that are not paid yet; taking one fills in its amount. */
export function OpenInstalments({ instalments, picked, onPick }: Props) {
  const t = useTexts(orderPanelTexts)
  if (!instalments.length) return null
  return (
    <section>
      <h3 className={`wk-heading ${classes.heading}`}>{t('open_instalments')}</h3>
      <table className={`wk-table ${classes.table}`}>
        <tbody>
          {instalments.map((part) => (
            <tr key={part.id}>
              <td>{formatDate(part.tak_tar)}</td>
              <td className="wk-figure">{formatEuro(part.kalan)}</td>
              <td className="wk-figure">
                <Button
                  variant={picked === part.id ? 'light' : 'default'}
                  size="compact-xs"
                  aria-pressed={picked === part.id}
                  onClick={() => onPick(part)}
                >
                  {t(picked === part.id ? 'picked_instalment' : 'pick_instalment')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
