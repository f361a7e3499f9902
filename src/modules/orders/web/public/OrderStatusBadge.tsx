import { useCallback, useMemo } from 'react'
import { formatDate } from '#core/days/dates.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import {
  OrderStatus,
  orderStatus,
  statusDate,
  type StatusDates,
} from '#modules/orders/domain/order/status-label.ts'
import {
  isCancelled,
  isClosed,
  isDisputed,
  type OrderState,
} from '#modules/orders/domain/order/order-state.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { isWithdrawn } from '#modules/orders/domain/documents/withdrawal.ts'
import { orderStatusTexts } from '../lists/status-texts.ts'

const colours: Record<OrderStatus, 'green' | 'orange' | 'red' | 'blue' | 'grey'> = {
  [OrderStatus.newOrder]: 'blue',
  [OrderStatus.awaitingApproval]: 'orange',
  [OrderStatus.openInvoice]: 'blue',
  [OrderStatus.firstWarning]: 'orange',
  [OrderStatus.secondWarning]: 'orange',
  [OrderStatus.thirdWarning]: 'red',
  [OrderStatus.seizure]: 'red',
  [OrderStatus.bankruptcy]: 'red',
  [OrderStatus.closedInvoice]: 'green',
  [OrderStatus.cancelledInvoice]: 'grey',
  [OrderStatus.cancelledOrder]: 'grey',
  [OrderStatus.quote]: 'grey',
  [OrderStatus.creditNote]: 'orange',
}

type Shown = OrderState & StatusDates & Partial<Pick<OrderRow, 'f_ip_neden_type'>>
type Props = { order: Shown; isShort?: boolean }

/** The text of the state; a withdrawal has a text of its own. */
function useStatusText(): (order: Shown) => string {
  const t = useTexts(orderStatusTexts)
  const labels = useReference('sys_siparis_durum')
  return useMemo(
    () => (order) =>
      isWithdrawn(order)
        ? t('withdrawn')
        : (labels.find(({ value }) => value === String(orderStatus(order)))?.label ?? '…'),
    [labels, t],
  )
}

const isOpenDispute = (order: OrderState) => isDisputed(order) && !isClosed(order) && !isCancelled(order)

/** The first column of order lists; its text is that of both badges. */
export function useStatusColumn(label: string) {
  const t = useTexts(orderTexts)
  const state = useStatusText()
  const text = useCallback(
    (order: OrderRow) => (isOpenDispute(order) ? `${state(order)}, ${t('disputed')}` : state(order)),
    [state, t],
  )
  return useMemo(() => ({ label, width: 150, cell: statusCell, text }), [label, text])
}

const statusCell = (order: OrderRow) => <OrderStatusBadge order={order} isShort />

/** The state of an order as text, with its day if it has one; lists show the day in the tooltip. */
export function OrderStatusBadge({ order, isShort = false }: Props) {
  const label = useStatusText()(order)
  const status = orderStatus(order)
  const day = statusDate(order)
  const full = day ? `${label} ${formatDate(day)}` : label
  const t = useTexts(orderTexts)
  return (
    <>
      <span className="wk-badge" data-tone={colours[status]} title={isShort ? full : undefined}>
        {isShort ? label : full}
      </span>
      {isOpenDispute(order) && (
        <span className="wk-badge" data-tone="red" title={formatDate(order.disputed_on ?? null)}>
          {t('disputed')}
        </span>
      )}
    </>
  )
}
