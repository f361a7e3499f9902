import { formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { stockTexts } from '../texts.ts'
import { useBottles } from './stock-data.ts'
import classes from './StockFigures.module.css'

const shown = ['depo_m', 'rezerver_m', 'tutulan_adet', 'kullanilabilir_adet'] as const

/** On hand, reserved, held and usable bottles of one wine. */
export function StockFigures({ wineId }: { wineId: number }) {
  const t = useTexts(stockTexts)
  const { data: wine } = useBottles(wineId)
  return (
    <dl className={classes.figures}>
      {shown.map((field) => (
        <div key={field}>
          <dt>{t(field)}</dt>
          <dd data-negative={(field === 'kullanilabilir_adet' && wine && wine[field] <= 0) || undefined}>
            {wine ? formatInteger(wine[field]) : '…'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
