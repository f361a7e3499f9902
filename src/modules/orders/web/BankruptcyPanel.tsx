import { Stack } from '@mantine/core'
import { formatEuro } from '#core/money.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { Collection } from '../domain/order-state.ts'
import { BankruptcyForm } from '../domain/siparis.ts'
import { customerName, orderResources, useOrder, type OrderRecord } from './order-data.ts'
import { orderPanelTexts } from './panel-texts.ts'

type Props = { id: number; onClose(): void }

/** The seized customer is bankrupt. */
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

function BankruptcyRecord({ order, onClose }: { order: OrderRecord; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const form = useRecordForm(BankruptcyForm, blank)
  const { save, isSaving, failure } = useSave({
    form,
    path: '/siparisler/update',
    extra: { id: order.id, version: order.version, f_ytakip: Collection.bankrupt },
    touches: orderResources,
    message: () => t('bankrupt'),
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={t('bankruptcy')}
      size="side"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={customerName(order)} />
        <ShownValue label={t('remaining')} value={formatEuro(order.kalan)} />
        <AreaField form={form} name="f_iflas_aciklama" label={t('explanation')} autoFocus />
        <DateField form={form} name="f_iflas_tarihi" label={t('bankruptcy_date')} />
      </Stack>
    </RecordDrawer>
  )
}
