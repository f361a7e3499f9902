import { useMemo } from 'react'
import type { DayRange } from '#core/days/dates.ts'
import { allOrders } from '#modules/orders/domain/order/order-columns.ts'
import { useTexts } from '#platform/web/language.tsx'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import { useUser } from '#platform/web/session/session.ts'
import type { SalesRow } from '../domain/calls.ts'
import { salesRows } from '../domain/rows.ts'
import { dashboardTexts } from '../texts.ts'

type Props = DayRange & { person: SalesRow; onClose(): void }

/** The orders behind the sales of a person. */
export function SalesPanel({ person, from, to, onClose }: Props) {
  const t = useTexts(dashboardTexts)
  const user = useUser()
  const filters = useMemo(() => salesRows(user, person.id, { from, to }), [user, person.id, from, to])
  return (
    <RowsPanel
      list={allOrders}
      title={`${t('sales')} · ${person.personel}`}
      filters={filters}
      onClose={onClose}
    />
  )
}
