import { useTexts } from '#platform/web/language.tsx'
import { stockLevel } from '../domain/availability.ts'
import { stockTexts } from '../texts.ts'
import classes from './StockRows.module.css'

type Quantity = { kullanilabilir_adet: number; stok_limit: number }

/** The row colour for wines with low or no stock. */
export function stockRowClass({ kullanilabilir_adet, stok_limit }: Quantity): string | undefined {
  const level = stockLevel(kullanilabilir_adet, stok_limit)
  return level === 'in' ? undefined : classes[level]
}

/** What the colours of the rows mean. */
export function StockLegend() {
  const t = useTexts(stockTexts)
  return (
    <ul className={`wk-list wk-muted ${classes.legend}`}>
      <li className={classes.legendLow}>{t('level_low')}</li>
      <li className={classes.legendOut}>{t('level_out')}</li>
    </ul>
  )
}
