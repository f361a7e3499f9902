import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import type { RecordForm } from '#platform/web/form/record-form.ts'
import { useSave, type Saved } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '../domain/calls/order.ts'
import { customerName } from './order-data.ts'
import { orderPanelTexts } from './panel-texts.ts'

type Props<Values> = {
  order: Order
  title: string
  form: RecordForm<Values>
  /** Saved besides what was typed. */
  also?: object
  message(saved: Saved<'/siparisler/update'>): string
  onClose(): void
  children: ReactNode
}

/** A panel at the side that changes a few fields of an order. */
export function OrderChange<Values>(props: Props<Values>) {
  const { order, title, form, also, message, onClose, children } = props
  const t = useTexts(orderPanelTexts)
  const { save, isSaving, failure } = useSave({
    form,
    path: '/siparisler/update',
    extra: { id: order.id, version: order.version, ...also },
    message,
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={title}
      size="side"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={customerName(order)} />
        {children}
      </Stack>
    </RecordDrawer>
  )
}
