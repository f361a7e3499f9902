import { useState } from 'react'
import { businessDay } from '#core/dates.ts'
import { allOrders } from '#modules/orders/domain/siparis-list.ts'
import { useTexts } from '#platform/web/language.tsx'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'
import { openInvoiceRows, orderedRows, scarceWines } from '../domain/rows.ts'
import { dashboardTexts } from '../texts.ts'

export type TileFigure = 'open_invoices' | 'orders_today' | 'low_stock'

const noFilters = {}

/** The rows that a tile counts. */
export function TilePanel({ figure, onClose }: { figure: TileFigure; onClose(): void }) {
  const t = useTexts(dashboardTexts)
  const [today] = useState(businessDay)
  const [ordersToday] = useState(() => orderedRows({ from: today, to: today }))
  if (figure === 'low_stock')
    return <RowsPanel list={scarceWines} title={t(figure)} filters={noFilters} onClose={onClose} />
  return (
    <RowsPanel
      list={allOrders}
      title={t(figure)}
      filters={figure === 'open_invoices' ? openInvoiceRows : ordersToday}
      onClose={onClose}
    />
  )
}
