import { useMemo } from 'react'
import { formatDate } from '#core/dates.ts'
import { useReference } from '#platform/web/references.ts'
import { OrderStatus, orderStatus, statusDate, type StatusDates } from '../../domain/status-label.ts'
import type { OrderState } from '../../domain/order-state.ts'
import type { OrderRow } from '../../domain/siparis-list.ts'
import classes from '../OrderStatusBadge.module.css'

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

type Props = { order: OrderState & StatusDates; isShort?: boolean }

/** The words of the states, for whoever measures them. */
function useStatusText(): (order: OrderRow) => string {
  const labels = useReference('sys_siparis_durum')
  return useMemo(
    () => (order) => labels.find(({ value }) => value === String(orderStatus(order)))?.label ?? '…',
    [labels],
  )
}

/** The first column of lists of orders. */
export function useStatusColumn(label: string) {
  const text = useStatusText()
  return useMemo(() => ({ label, width: 150, cell: statusCell, text }), [label, text])
}

const statusCell = (order: OrderRow) => <OrderStatusBadge order={order} isShort />

/** The state of an order in words, with the day where the state has one; in lists the day waits in the hint. */
export function OrderStatusBadge({ order, isShort = false }: Props) {
  const labels = useReference('sys_siparis_durum')
  const status = orderStatus(order)
  const label = labels.find(({ value }) => value === String(status))?.label ?? '…'
  const day = statusDate(order)
  const full = day ? `${label} ${formatDate(day)}` : label
  return (
    <span className={classes.badge} data-colour={colours[status]} title={isShort ? full : undefined}>
      {isShort ? label : full}
    </span>
  )
}
