import { useMemo } from 'react'
import type { ListPayload } from '#core/list.ts'
import { orderCells } from '#modules/orders/domain/order-cells.ts'
import { allOrders } from '#modules/orders/domain/siparis-list.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'

type Filters = NonNullable<ListPayload['filters']>

type Props = { title: string; filters: Filters; onClose(): void }

/** The orders that make up a figure. */
export function OrdersPanel({ title, filters, onClose }: Props) {
  const fixedFilters = useMemo(() => ({ filters }), [filters])
  return (
    <RecordDrawer title={title} size="wide" isDirty={false} isSaving={false} onClose={onClose}>
      <ListScreen
        list={allOrders}
        title={title}
        place="panel"
        fixedFilters={fixedFilters}
        cells={orderCells}
      />
    </RecordDrawer>
  )
}
