import { formatEuro } from '#core/money/money.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { Collection } from '#modules/orders/domain/order/order-state.ts'
import { BankruptcyForm } from '#modules/orders/domain/order/order-forms.ts'
import { useOrder } from '../order/order-data.ts'
import { OrderChange } from '../order/OrderChange.tsx'
import { orderPanelTexts } from '../panel-texts.ts'

type Props = { id: number; onClose(): void }

/** Records the bankruptcy of a customer with a seized invoice. */
export function BankruptcyPanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <BankruptcyRecord order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

type Values = { f_iflas_aciklama: string | null; f_iflas_tarihi: string | null }

const blank: Values = { f_iflas_aciklama: null, f_iflas_tarihi: null }

function BankruptcyRecord({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const editor = useEditor('/siparisler/update', BankruptcyForm, {
    initial: blank,
    record: order,
    extra: { f_ytakip: Collection.bankrupt },
    message: () => t('bankrupt'),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <OrderChange order={order} title={t('bankruptcy')} editor={editor} onClose={onClose}>
      <ShownValue label={t('remaining')} value={formatEuro(order.kalan)} />
      <AreaField form={form} name="f_iflas_aciklama" label={t('explanation')} autoFocus />
      <DateField form={form} name="f_iflas_tarihi" label={t('bankruptcy_date')} />
    </OrderChange>
  )
}
