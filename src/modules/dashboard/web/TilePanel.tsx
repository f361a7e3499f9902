import { useState } from 'react'
import { allOrders, orderListDefinitions } from '#modules/orders/domain/order/order-columns.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import { orderedRows, owedRows, scarceWines } from '../domain/rows.ts'
import { dashboardTexts } from '../texts.ts'

export type TileFigure = 'open_invoices' | 'orders_today' | 'low_stock'

const noFilters = {}

/** The rows that a tile counts. */
export function TilePanel({ figure, onClose }: { figure: TileFigure; onClose(): void }) {
  const t = useTexts(dashboardTexts)
  const [today] = useState(serverToday)
  const [ordersToday] = useState(() => orderedRows({ from: today, to: today }))
  if (figure === 'low_stock')
    return <RowsPanel list={scarceWines} title={t(figure)} filters={noFilters} onClose={onClose} />
  if (figure === 'open_invoices')
    return (
      <RowsPanel list={orderListDefinitions.open} title={t(figure)} filters={owedRows} onClose={onClose} />
    )
  return <RowsPanel list={allOrders} title={t(figure)} filters={ordersToday} onClose={onClose} />
}
