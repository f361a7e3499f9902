import { formatDate } from '#core/days/dates.ts'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { PreviewLoader } from '#platform/web/list/preview/PreviewLoader.tsx'
import { isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { Facts } from './Facts.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { useOrder, type OrderWithLines } from '../order/order-data.ts'
import { OrderDebits } from '../money/OrderDebits.tsx'
import { OrderHead } from './OrderView.tsx'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'

/** What an order is about and what is still owed, beside the list. */
export const OrderPreview = ({ id }: { id: number }) => (
  <PreviewLoader query={useOrder(id)}>{(loaded) => <LoadedOrder {...loaded} />}</PreviewLoader>
)

function LoadedOrder({ order, lines }: OrderWithLines) {
  const t = useTexts(orderPanelTexts)
  const form = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  const isOwed = isInvoiced(order)
  return (
    <>
      <OrderHead order={order} />
      <Facts
        title={t('amounts')}
        facts={[
          [form('grand_total'), <b key="total">{formatEuro(order.s_g_toplam)}</b>],
          [fields('odenen'), isOwed ? formatEuro(order.odenen) : null],
          [fields('kalan'), isOwed ? formatEuro(order.kalan) : null],
          [fields('vade_tar'), isOwed ? formatDate(order.vade_tar) : null],
          [fields('f_no'), order.f_no],
          [fields('s_gon_tar'), formatDate(order.s_gon_tar)],
        ]}
      />
      <OrderDebits order={order} />
      <section className={classes.block}>
        <h3 className={`wk-heading ${classes.heading}`}>{t('lines')}</h3>
        <dl className={`wk-sums ${classes.facts}`}>
          {lines.map((line) => (
            <div key={line.id}>
              <dt>{`${formatInteger(line.stk_adet)} × ${line.stk_adi}`}</dt>
              <dd>{formatEuro(line.stk_toplam)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Facts
        title={t('notes')}
        facts={[
          [form('s_note'), order.s_note],
          [form('fat_note'), order.fat_note],
        ]}
      />
    </>
  )
}
