import { formatAmount, formatInteger } from '#core/money/money.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { useTexts } from '#platform/web/language.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import classes from './OrderFields.module.css'

type Props = {
  wines: readonly StokRow[]
  active: number
  cus_class: number | null
  onPick(wine: StokRow): void
}

/** The wines that fit what is typed, with the customer's price and what is free; Enter takes the marked one. */
export function WineHits({ wines, active, cus_class, onPick }: Props) {
  const t = useTexts(orderFormTexts)
  return (
    <tr className={classes.hits}>
      <td colSpan={8}>
        <ul className="wk-list wk-bar" aria-label={t('wine_hits')}>
          {wines.map((wine, index) => (
            <li key={wine.id}>
              <button
                type="button"
                className="wk-bare"
                tabIndex={-1}
                data-active={index === active || undefined}
                onClick={() => onPick(wine)}
              >
                <b>{wine.stok_name}</b>
                {wine.stok_year ? ` ${wine.stok_year}` : ''} · {wine.stok_code} ·{' '}
                {formatAmount(listPrice(wine, cus_class))} ·{' '}
                {t('count_free', { count: formatInteger(wine.kullanilabilir_adet) })}
              </button>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
