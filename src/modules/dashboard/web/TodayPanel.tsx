import { useMemo, useState } from 'react'
import { businessDay } from '#core/days/dates.ts'
import type { ListDefinition } from '#core/lists/list.ts'
import { appointmentList } from '#modules/customers/domain/customer-lists.ts'
import { allOrders } from '#modules/orders/domain/order/order-columns.ts'
import { useTexts } from '#platform/web/language.tsx'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { figureLists, figureRows } from '../domain/manager-rows.ts'
import { ownCallList } from '../domain/call-rows.ts'
import { callBackRows, callRows, ownSalesRows, waitingOrders } from '../domain/today.ts'
import type { Task } from '../domain/waiting.ts'
import { dashboardTexts } from '../texts.ts'

export type OpenedToday = Task | 'calls_today' | 'call_backs' | 'sales'

/** The rows behind a figure of the own day. */
export function TodayPanel({ opened, onClose }: { opened: OpenedToday; onClose(): void }) {
  const t = useTexts(dashboardTexts)
  const user = useUser()
  const [day] = useState(businessDay)
  const shown = useMemo((): { list: ListDefinition; filters: Parameters<typeof RowsPanel>[0]['filters'] } => {
    switch (opened) {
      case 'calls_today':
        return { list: ownCallList, filters: callRows(day) }
      case 'call_backs':
        return { list: appointmentList, filters: callBackRows(user, day) }
      case 'sales':
        return { list: allOrders, filters: ownSalesRows(user.id, day) }
      case 'overdue': {
        const { list, filters } = figureRows({ from: day, to: day }, null, day).overdue()
        return { list: figureLists[list], filters }
      }
      case 'approve':
      case 'invoice':
      case 'ship':
        return { list: allOrders, filters: waitingOrders[opened] }
      default:
        throw new Error('mails and bank entries have screens of their own')
    }
  }, [opened, user, day])
  const titles = { calls_today: 'calls_today', call_backs: 'call_backs', sales: 'my_goal' } as const
  const title = t(opened in titles ? titles[opened as keyof typeof titles] : `task_${opened as Task}`)
  return <RowsPanel {...shown} title={title} onClose={onClose} />
}
