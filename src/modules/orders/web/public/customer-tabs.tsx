import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { monthOf } from '#core/days/dates.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange, type Range } from '#platform/web/list/DateRange.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import { mayDeleteOrder, mayEditOrder } from '../../domain/scope.ts'
import { orderListDefinitions, type OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { useRefusals } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useOrderSteps } from '../lists/order-steps.ts'
import { showOrder } from './order-panel.ts'
import { orderScreenTexts } from '../texts.ts'

/** Tab of the sales screen: the user's own orders that are not approved yet. */
export function MyNewOrders() {
  const t = useTexts(orderScreenTexts)
  const { id: per_id } = useUser()
  const actions = useOwnOrderActions()
  const fixedFilters = useMemo(() => ({ filters: { ...orderLists.new.flags, per_id } }), [per_id])
  return (
    <>
      <ListScreen
        list={orderListDefinitions.new}
        title={t('my_new')}
        place="panel"
        fixedFilters={fixedFilters}
        actions={actions}
        onOpen={({ id }) => showOrder('editor', id)}
        emptyText={t('my_new_empty')}
      />
    </>
  )
}

function useOwnOrderActions(): RowAction<OrderRow>[] {
  const t = useTexts(orderScreenTexts)
  const say = useRefusals()
  const actor = useUser()
  const steps = useOrderSteps()
  const denied = (isAllowed: boolean) => (isAllowed ? null : say(accessRefusals.ERR_105))
  return [
    {
      key: 'update',
      label: t('action_update'),
      icon: <IconEdit size={14} />,
      whyNot: (order) => denied(mayEditOrder(actor, order)),
      run: ({ id }) => showOrder('editor', id),
    },
    {
      key: 'delete',
      label: t('action_delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      whyNot: (order) => denied(mayDeleteOrder(actor, order)),
      run: (order) => steps.remove(order),
    },
  ]
}

/** Tab of the sales screen: the user's own orders that were paid between two days. */
export function MyPaidOrders() {
  const t = useTexts(orderScreenTexts)
  const fields = useTexts(orderTexts)
  const { id: per_id } = useUser()
  const [range, setRange] = useState<Range>(() => monthOf(serverToday()))
  const fixedFilters = useMemo(() => {
    const between = { value: [range.from, range.to], matchMode: 'between' } as const
    return { filters: { ...orderLists.paid.flags, per_id, f_odeme_tar: between } }
  }, [per_id, range])

  function change(next: Range) {
    if (next.from && next.to) setRange(next)
    else toastWarning(t('range_required'))
  }

  return (
    <>
      <ListScreen
        list={orderListDefinitions.paid}
        title={t('my_paid')}
        place="panel"
        fixedFilters={fixedFilters}
        onOpen={({ id }) => showOrder('view', id)}
        emptyText={t('empty_range')}
        tools={<DateRange range={range} label={fields('f_odeme_tar')} onChange={change} />}
      />
    </>
  )
}
