import { Select } from '@mantine/core'
import { formatEuro } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { common } from '#platform/web/form/field-props.ts'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useOffered } from '#platform/web/references.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { Collection } from '#modules/orders/domain/order/order-state.ts'
import { SeizureForm } from '#modules/orders/domain/order/order-forms.ts'
import { useOrder } from '../order/order-data.ts'
import { OrderChange } from '../order/OrderChange.tsx'
import { orderPanelTexts } from '../panel-texts.ts'

type Props = { id: number; onClose(): void }

/** Hands an unpaid invoice over to a collection agency. */
export function SeizurePanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <SeizureRecord order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

type Values = {
  f_haciz_firma: string | null
  f_haciz_aciklama: string | null
  f_haciz_tarihi: string | null
}

const blank: Values = { f_haciz_firma: null, f_haciz_aciklama: null, f_haciz_tarihi: null }

function SeizureRecord({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const firms = useOffered('sys_fat_haciz', null)
  const editor = useEditor('/siparisler/update', SeizureForm, {
    initial: blank,
    record: order,
    extra: { f_ytakip: Collection.seized },
    message: () => t('seized'),
    undo: ({ id, version }) => write('/siparisler/update', { id, version, f_ytakip: Collection.none }),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <OrderChange order={order} title={t('seizure')} editor={editor} onClose={onClose}>
      <ShownValue label={t('remaining')} value={formatEuro(order.kalan)} />
      <Select
        {...common({ form, name: 'f_haciz_firma', label: t('seizure_firm'), autoFocus: true })}
        data={firms.map(({ label }) => label)}
        searchable
        openOnFocus={false}
        value={form.values.f_haciz_firma}
        onChange={(firm) => form.set('f_haciz_firma', firm)}
      />
      <AreaField form={form} name="f_haciz_aciklama" label={t('explanation')} />
      <DateField form={form} name="f_haciz_tarihi" label={t('seizure_date')} />
    </OrderChange>
  )
}
