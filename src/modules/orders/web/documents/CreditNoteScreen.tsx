import { IconCash, IconCheck, IconEdit, IconEye, IconFileText, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import type { ListPayload } from '#core/lists/list.ts'
import type { Refusal } from '#core/refusal.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useHistoryAction } from '#platform/web/list/rows/history-action.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import frame from '#platform/web/list/views.module.css'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import { isCreditNote, isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import { whyNotMovable } from '#modules/orders/domain/money/payments.ts'
import { orderListDefinitions, type OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { settleCreditNote, whyNotDeletable } from '#modules/orders/domain/order/transitions.ts'
import { NewOrderForSomebody } from '../public/NewOrder.tsx'
import { showOrder } from '../public/order-panel.ts'
import { useOrderSteps } from '../lists/order-steps.ts'
import { useShowDocument } from '../public/show-document.ts'
import { orderScreenTexts } from '../texts.ts'

const OrderPreview = lazyPart(async () => (await import('../lists/OrderPreview.tsx')).OrderPreview)

const preview = ({ id }: OrderRow) => <OrderPreview id={id} />

const views = ['awaiting', 'paid', 'refunds'] as const
type View = (typeof views)[number]

const isView = (name: string | undefined): name is View => views.some((view) => view === name)

/** Money that customers are to get back: open credit notes, and cancelled invoices that were paid. */
const filtersOf: Record<View, NonNullable<ListPayload['filters']>> = {
  awaiting: { ...orderLists.creditNotes.flags, gutschrift_ok: '0' },
  paid: { ...orderLists.creditNotes.flags, gutschrift_ok: '1' },
  refunds: { ...orderLists.cancelledInvoices.flags, kalan: { value: 0, matchMode: 'lt' } },
}

/** /GutschriftList and /gutschrift: credit notes, those that wait for their money and those that are done. */
export function CreditNoteScreen() {
  const t = useTexts(orderScreenTexts)
  const { params, startOver } = useScreenParams(['view'])
  const view = isView(params.view) ? params.view : 'awaiting'
  const [isNew, setNew] = useState(false)
  const actor = useUser()
  const actions = useCreditNoteActions()
  const fixedFilters = useMemo(() => ({ filters: filtersOf[view] }), [view])
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ListTabs
        label={t('list')}
        list={orderListDefinitions.creditNotes}
        tabs={views.map((name) => ({ name, label: t(`credit_${name}`), filters: filtersOf[name] }))}
        value={view}
        onChange={(next) => startOver({ view: next })}
      />
      <ListScreen
        key={view}
        list={orderListDefinitions.creditNotes}
        title={t('credit_title')}
        fixedFilters={fixedFilters}
        actions={actions}
        {...(isAdmin(actor) && view === 'awaiting'
          ? { onNew: () => setNew(true), newLabel: t('new_credit') }
          : {})}
        onOpen={({ id }) => showOrder('view', id)}
        preview={preview}
        emptyText={t(view === 'refunds' ? 'refunds_empty' : 'credit_empty')}
      />
      {isNew && <NewOrderForSomebody kind="newCreditNote" onClose={() => setNew(false)} />}
    </div>
  )
}

/** Only an open credit note or an invoice that owes the customer money can be settled. */
const whyNotSettle = (order: OrderRow): Refusal =>
  isCreditNote(order) ? settleCreditNote.whyNot(order, { f_no: '' }) : whyNotMovable(order.kalan, 0)

function useCreditNoteActions(): RowAction<OrderRow>[] {
  const t = useTexts(orderScreenTexts)
  const say = useRefusals()
  const actor = useUser()
  const steps = useOrderSteps()
  const viewer = useShowDocument()
  const history = useHistoryAction<OrderRow>('siparisler')
  const reason = (refusal: Refusal) => (refusal ? say(refusal) : null)
  const view: RowAction<OrderRow> = {
    key: 'view',
    label: t('action_view'),
    icon: <IconEye size={14} />,
    run: ({ id }) => showOrder('view', id),
  }
  const documentAction: RowAction<OrderRow> = {
    key: 'document',
    label: t('action_creditView'),
    icon: <IconFileText size={14} />,
    run: (order) => viewer.show(order, isCreditNote(order) ? 'gutschrift' : 'iptal_faturasi'),
  }
  if (!isAdmin(actor)) return [view, documentAction]
  return [
    view,
    documentAction,
    {
      key: 'update',
      label: t('action_update'),
      icon: <IconEdit size={14} />,
      run: (order) => showOrder(isInvoiced(order) ? 'notes' : 'editor', order.id),
    },
    {
      key: 'settle',
      label: t('credit_settle'),
      icon: <IconCash size={14} />,
      whyNot: (order) => reason(whyNotSettle(order)),
      run: ({ id }) => showOrder('settle', id),
    },
    {
      key: 'sent',
      label: t('credit_sent'),
      icon: <IconCheck size={14} />,
      isShown: isCreditNote,
      whyNot: (order) => reason(settleCreditNote.whyNot(order, { f_no: '' })),
      run: steps.settleCreditNote,
    },
    {
      key: 'delete',
      label: t('action_delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      whyNot: (order) => reason(whyNotDeletable(order)),
      run: (order) => steps.remove(order, t('credit_delete_question', { id: order.id })),
    },
    history,
  ]
}
