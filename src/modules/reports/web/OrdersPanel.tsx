import type { ListPayload } from '#core/lists/list.ts'
import { allOrders } from '#modules/orders/domain/order/order-columns.ts'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'

type Props = { title: string; filters: NonNullable<ListPayload['filters']>; onClose(): void }

/** The orders that make up a figure. */
export const OrdersPanel = (props: Props) => <RowsPanel list={allOrders} {...props} />
