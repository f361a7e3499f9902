import { formatInteger } from '#core/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { available, onHand } from '../domain/availability.ts'
import { stockTexts } from '../texts.ts'
import { useOnHand, useReserved } from './stock-data.ts'
import classes from './StockFigures.module.css'

/** On hand, reserved and usable bottles of one wine. */
export function StockFigures({ wineId }: { wineId: number }) {
  const t = useTexts(stockTexts)
  const { data: ledger } = useOnHand(wineId)
  const { data: reserved } = useReserved(wineId)
  const sums = ledger && reserved !== undefined && { ...ledger, reserved }
  const print = (value: number | false | undefined) =>
    typeof value === 'number' ? formatInteger(value) : '…'
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('depo_m')}</dt>
        <dd>{print(sums && onHand(sums))}</dd>
      </div>
      <div>
        <dt>{t('rezerver_m')}</dt>
        <dd>{print(sums && sums.reserved)}</dd>
      </div>
      <div>
        <dt>{t('kullanilabilir_adet')}</dt>
        <dd data-negative={(sums && available(sums) <= 0) || undefined}>{print(sums && available(sums))}</dd>
      </div>
    </dl>
  )
}
