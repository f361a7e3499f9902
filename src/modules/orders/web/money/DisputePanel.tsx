import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DisputeForm } from '#modules/orders/domain/money/dispute-form.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { isDisputed } from '#modules/orders/domain/order/order-state.ts'
import { useOrder } from '../order/order-data.ts'
import { OrderChange } from '../order/OrderChange.tsx'
import { orderPanelTexts } from '../panel-texts.ts'

type Props = { id: number; onClose(): void }

/** Marks an invoice as disputed, or lifts the dispute. */
export function DisputePanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <DisputeRecord order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

function DisputeRecord({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const isLifted = isDisputed(order)
  const editor = useEditor(isLifted ? '/invoice_dispute/lift' : '/invoice_dispute/set', DisputeForm, {
    initial: { reason: null as string | null },
    record: order,
    message: () => t(isLifted ? 'dispute_lifted' : 'dispute_saved'),
    onSaved: onClose,
  })
  return (
    <OrderChange
      order={order}
      title={t(isLifted ? 'lift_dispute' : 'op_dispute')}
      editor={editor}
      onClose={onClose}
    >
      <ShownValue label={t('remaining')} value={formatEuro(order.kalan)} />
      {isLifted && (
        <ShownValue
          label={t('disputed_since', { day: formatDate(order.disputed_on) })}
          value={order.dispute_reason ?? ''}
        />
      )}
      <AreaField
        form={editor.form}
        name="reason"
        label={t(isLifted ? 'why_lifted' : 'what_customer_says')}
        autoFocus
      />
    </OrderChange>
  )
}
