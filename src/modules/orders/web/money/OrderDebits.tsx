import { Anchor } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import type { AfterReturn } from '#modules/orders/domain/money/after-return.ts'
import { debitTexts, debitValues, type ToldDebit } from '#modules/orders/domain/money/debit-texts.ts'
import { isInvoiced, isOn } from '#modules/orders/domain/order/order-state.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { useShowDocument } from '../public/show-document.ts'

type Debit = ToldDebit & { id: number; day: string; amount: number; after: AfterReturn | null }

const debitsOf = async (sip_id: number): Promise<readonly Debit[]> =>
  (await call('/debit_item/list', { sip_id })).datalist ?? []

/** The debits of an invoice with their states: in flight, paid but refundable, safe, or returned. */
export function OrderDebits({ order }: { order: Order }) {
  const t = useTexts(orderPanelTexts)
  const viewer = useShowDocument()
  const isDebited = isInvoiced(order) && isOn(order.s_lastschrift)
  const { data = [] } = useQuery({
    queryKey: ['/debit_item/list', order.id],
    queryFn: isDebited ? () => debitsOf(order.id) : skipToken,
  })
  const words = useTexts(debitTexts)
  const next = (after: AfterReturn) =>
    [
      t(`after_${after.kind}`, 'amount' in after ? { ...after } : {}),
      'rest' in after && after.rest > 0 ? t('after_rest', { rest: after.rest }) : '',
    ]
      .filter(Boolean)
      .join(' ')
  if (!data.length) return null
  return (
    <section className={classes.block}>
      <h3 className={`wk-heading ${classes.heading}`}>{t('debits')}</h3>
      {data.map((debit) => (
        <div key={debit.id} className={`wk-stack ${classes.debit}`} data-testid="debit-state">
          <strong>
            {formatDate(debit.day)} · {formatEuro(debit.amount)}
          </strong>
          <span>{words(debit.state, debitValues(debit))}</span>
          {debit.after && <span>{next(debit.after)}</span>}
          {debit.state === 'returned' && (
            <Anchor component="button" size="sm" onClick={() => viewer.show(order, 'iade_mektubu')}>
              {t('return_letter')}
            </Anchor>
          )}
        </div>
      ))}
    </section>
  )
}
