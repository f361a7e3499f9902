import { useMemo, useState } from 'react'
import { monthOf } from '#core/days/dates.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import frame from '#platform/web/list/views.module.css'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useTestMode } from '#platform/web/session/test-mode.ts'
import { operationLists, orderLists, type OperationList } from '#modules/orders/domain/order/order-lists.ts'
import {
  allOrders,
  isOperationList,
  operationQuery,
  type OrderRow,
} from '#modules/orders/domain/order/order-columns.ts'
import { bulkStep } from '#modules/orders/domain/order/row-menu.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { BulkButton, useBulkPlan } from './BulkSteps.tsx'
import { useOrderActions } from './order-actions.tsx'
import { showOrder } from '../public/order-panel.ts'
import { useStatusColumn } from '../public/OrderStatusBadge.tsx'
import { orderScreenTexts } from '../texts.ts'

const NewOrderForSomebody = lazyPart(async () => (await import('../public/NewOrder.tsx')).NewOrderForSomebody)

const OrderPreview = lazyPart(async () => (await import('./OrderPreview.tsx')).OrderPreview)

const preview = ({ id }: OrderRow) => <OrderPreview id={id} />

/** Placeholder in the address for a cleared day; a missing one means that of the current month. */
const OPEN_END = '-'

const dayOf = (param: string | undefined, usual: string) => (param === OPEN_END ? null : (param ?? usual))

/** /siparis-islem: the seven lists of orders and invoices and what can be done with each. */
export function OrderOperationsScreen() {
  const t = useTexts(orderScreenTexts)
  const { params, change, startOver } = useScreenParams(['list', 'from', 'to'])
  // Testers begin with open invoices, everybody else with new orders.
  const usual = useTestMode() ? 'open' : 'new'
  const list = params.list && isOperationList(params.list) ? params.list : usual
  const month = monthOf(serverToday())
  const from = dayOf(params.from, month.from)
  const to = dayOf(params.to, month.to)
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ListTabs
        label={t('list')}
        list={allOrders}
        tabs={operationLists.map((name) => ({
          name,
          label: t(`list_${name}`),
          // Changing the list resets the range to this month.
          filters: (name === list
            ? operationQuery(name, from, to)
            : operationQuery(name, month.from, month.to)
          ).filters,
          ...(name === 'open' ? { sumField: 'kalan' } : {}),
        }))}
        value={list}
        onChange={(next) => startOver({ list: next })}
      />
      <OperationsList
        key={list}
        list={list}
        from={from}
        to={to}
        onRange={(next) => change({ list, from: next.from ?? OPEN_END, to: next.to ?? OPEN_END })}
      />
    </div>
  )
}

type ListProps = {
  list: OperationList
  from: string | null
  to: string | null
  onRange(range: { from: string | null; to: string | null }): void
}

function OperationsList({ list, from, to, onRange }: ListProps) {
  const t = useTexts(orderScreenTexts)
  const fields = useTexts(orderTexts)
  const actor = useUser()
  const [isNew, setNew] = useState(false)
  const selection = useSelection()
  const bulk = useBulkPlan(bulkStep(list, actor), selection)
  const rowActions = useOrderActions(list)
  const actions = bulk ? [...rowActions, bulk.rowAction] : rowActions
  const query = useMemo(() => operationQuery(list, from, to), [list, from, to])
  const fixedFilters = useMemo(() => ({ filters: query.filters }), [query])
  const status = useStatusColumn(t('status'))
  return (
    <>
      <ListScreen
        list={query.list}
        title={t(`list_${list}`)}
        fixedFilters={fixedFilters}
        actions={actions}
        computed={status}
        onOpen={({ id }: OrderRow) => showOrder('view', id)}
        preview={preview}
        emptyText={t('empty_range')}
        {...(list === 'new' ? { onNew: () => setNew(true), newLabel: t('new_order') } : {})}
        {...(bulk ? { selection } : {})}
        tools={
          <>
            {bulk && <BulkButton plan={bulk} />}
            <DateRange range={{ from, to }} label={fields(orderLists[list].date)} onChange={onRange} />
          </>
        }
      />
      {isNew && <NewOrderForSomebody onClose={() => setNew(false)} />}
    </>
  )
}
