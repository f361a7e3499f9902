import type { ListPayload } from '#core/list.ts'
import { allOrders } from '#modules/orders/domain/siparis-list.ts'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'

type Props = { title: string; filters: NonNullable<ListPayload['filters']>; onClose(): void }

/** The orders that make up a figure. */
export const OrdersPanel = (props: Props) => <RowsPanel list={allOrders} {...props} />
