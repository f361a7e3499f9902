import { Button, SegmentedControl } from '@mantine/core'
import { IconCheck, IconFileInvoice } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { businessDay, monthOf } from '#core/dates.ts'
import type { ListPayload } from '#core/list.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useScreenParams } from '#platform/web/list/screen-params.ts'
import { useSelection, type Selection } from '#platform/web/list/selection.ts'
import { printBatch } from '#platform/web/requests.ts'
import { useUser } from '#platform/web/session.ts'
import { createStore, useStore, type Store } from '#platform/web/store.ts'
import { useTestMode } from '#platform/web/test-mode.ts'
import { toastWarning } from '#platform/web/toasts.ts'
import { orderCells } from '../domain/order-cells.ts'
import { operationLists, orderLists, type OperationList } from '../domain/order-lists.ts'
import { isOperationList, operationQuery, type OrderRow } from '../domain/siparis-list.ts'
import { orderTexts } from '../texts.ts'
import { useOrderActions } from './order-actions.tsx'
import { orderResources } from './order-data.ts'
import { approveOrder, invoiceOrder } from './order-steps.ts'
import type { OrderPanel } from './order-panel.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import classes from './screens.module.css'
import { orderScreenTexts } from './texts.ts'

const BulkRun = lazyPart(async () => (await import('#platform/web/BulkRun.tsx')).BulkRun)
const NewOrderForSomebody = lazyPart(async () => (await import('./NewOrder.tsx')).NewOrderForSomebody)
const OrderPanels = lazyPart(async () => (await import('./OrderPanels.tsx')).OrderPanels)

/** Stands in the address for a day that was emptied; a missing one is the month's. */
const OPEN_END = '-'

const dayOf = (param: string | undefined, usual: string) => (param === OPEN_END ? null : (param ?? usual))

/** /siparis-islem: the seven lists of orders and invoices and what can be done with each. */
export function OrderOperationsScreen() {
  const t = useTexts(orderScreenTexts)
  const { params, change, startOver } = useScreenParams(['list', 'from', 'to'])
  // Testers begin with open invoices, everybody else with new orders.
  const usual = useTestMode() ? 'open' : 'new'
  const list = params.list && isOperationList(params.list) ? params.list : usual
  const month = monthOf(businessDay())
  return (
    <div className={classes.screen}>
      <SegmentedControl
        className={classes.selector}
        aria-label={t('list')}
        data={operationLists.map((name) => ({ value: name, label: t(`list_${name}`) }))}
        value={list}
        onChange={(next) => startOver({ list: next })}
      />
      <OperationsList
        key={list}
        list={list}
        from={dayOf(params.from, month.from)}
        to={dayOf(params.to, month.to)}
        onRange={({ from, to }) => change({ list, from: from ?? OPEN_END, to: to ?? OPEN_END })}
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
  // Outside the state of the list: a panel that opens or closes draws itself, not the rows.
  const [panel] = useState(() => createStore<OrderPanel | null>(null))
  const [isNew, setNew] = useState(false)
  const selection = useSelection()
  const actions = useOrderActions(list, panel.set)
  const query = useMemo(() => operationQuery(list, from, to), [list, from, to])
  const fixedFilters = useMemo(() => ({ filters: query.filters as ListPayload['filters'] }), [query])
  const status = useMemo(() => ({ label: t('status'), width: 215, cell: statusCell }), [t])
  const isSelectable = isAdmin(actor) && (list === 'new' || list === 'approval')
  return (
    <>
      <ListScreen
        list={query.list}
        title={t(`list_${list}`)}
        fixedFilters={fixedFilters}
        actions={actions}
        computed={status}
        cells={orderCells}
        onOpen={({ id }: OrderRow) => panel.set({ panel: 'view', id })}
        emptyText={t('empty_range')}
        {...(list === 'new' ? { onNew: () => setNew(true), newLabel: t('new_order') } : {})}
        {...(isSelectable ? { selection } : {})}
        tools={
          <>
            {isSelectable && <BulkTools list={list} selection={selection} />}
            <DateRange range={{ from, to }} label={fields(orderLists[list].date)} onChange={onRange} />
          </>
        }
      />
      <OpenPanel panel={panel} />
      {isNew && <NewOrderForSomebody onClose={() => setNew(false)} />}
    </>
  )
}

function OpenPanel({ panel }: { panel: Store<OrderPanel | null> }) {
  const asked = useStore(panel)
  // The click closes the menu first; what it opens follows. Closing does not wait.
  const open = useDeferredValue(asked)
  if (!asked || !open) return null
  return <OrderPanels open={open} onOpen={panel.set} onClose={() => panel.set(null)} />
}

const statusCell = (order: OrderRow) => <OrderStatusBadge order={order} isShort />

/** Approves or invoices what is ticked, one order after the other. */
function BulkTools({ list, selection }: { list: 'new' | 'approval'; selection: Selection }) {
  const t = useTexts(orderScreenTexts)
  const queries = useQueryClient()
  const [run, setRun] = useState<readonly number[] | null>(null)
  const [invoiced, setInvoiced] = useState<readonly number[]>([])
  const isApproval = list === 'new'
  const label = t(isApproval ? 'bulk_approve' : 'bulk_invoice')

  async function start() {
    const ids = selection.ids
    if (!ids.length) return toastWarning(t('bulk_none'))
    const question = isApproval ? 'bulk_approve_question' : 'bulk_invoice_question'
    const isWanted = await confirm({
      title: label,
      message: t(question, { count: ids.length }),
      confirm: label,
    })
    if (isWanted) setRun(ids.toSorted((a, b) => b - a))
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={isApproval ? <IconCheck size={14} /> : <IconFileInvoice size={14} />}
        onClick={() => void start()}
      >
        {label}
        {selection.ids.length > 0 && ` (${selection.ids.length})`}
      </Button>
      {run && (
        <BulkRun
          title={label}
          ids={run}
          nameOf={(id) => t('order_name', { id })}
          work={isApproval ? approveOrder : invoiceOrder}
          onFinished={async (done) => {
            selection.setAll(done, false)
            await refresh(queries, orderResources)
            setInvoiced(isApproval ? [] : done)
          }}
          onClose={() => {
            setRun(null)
            if (invoiced.length)
              printBatch({ title: t('bulk_print'), tur: 'fatura', ids: invoiced, offersMail: true })
            setInvoiced([])
          }}
        />
      )}
    </>
  )
}
