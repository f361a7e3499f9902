import { useTexts } from '#platform/web/language.tsx'
import { deliveryAddress } from '../domain/address.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import type { ShippedLine } from '../domain/shipping.ts'
import classes from './Shipping.module.css'
import { shippingScreenTexts } from './texts.ts'

type Props = { order: Order; lines: readonly ShippedLine[] }

/** What the person at the packing table needs: the address and the bottles. */
export function PackingList({ order, lines }: Props) {
  const t = useTexts(shippingScreenTexts)
  const count = lines.reduce((sum, line) => sum + line.stk_adet, 0)
  return (
    <div className={`wk-panel ${classes.packing}`}>
      <section>
        <h3 className="wk-small wk-strong">{t('goes_to')}</h3>
        <address>
          {deliveryAddress(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section>
        <h3 className="wk-small wk-strong">{t('pack', { count })}</h3>
        <ul className="wk-list wk-stack">
          {lines.map(({ stk_id, stk_adet, stk_kodu, stk_adi }, index) => (
            <li key={`${stk_id}-${String(index)}`}>
              <b>{stk_adet} ×</b>
              <span>
                {stk_adi} <small className="wk-muted">{stk_kodu}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
