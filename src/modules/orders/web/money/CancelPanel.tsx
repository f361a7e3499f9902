import { Stack } from '@mantine/core'
import { formatEuro } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, LookupField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { isCreditNote, isInvoiced, isSent } from '#modules/orders/domain/order/order-state.ts'
import { CancelForm } from '#modules/orders/domain/order/order-forms.ts'
import type { MoneyDestination } from '#modules/orders/domain/order/transitions.ts'
import { MoneyDestinationField } from './MoneyDestinationField.tsx'
import { fullName } from '#modules/customers/domain/name.ts'
import { useOrder } from '../order/order-data.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { answerTo } from '../public/answered.ts'

type Props = { id: number; onClose(): void }

/** Cancels an order or an invoice, with the reason. */
export function CancelPanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <CancelRecord order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

type Values = {
  f_ip_neden_type: number | null
  sd_iptal_tar: string | null
  f_ip_aciklama: string | null
  iade_sekli: MoneyDestination | null
}

const Reason = CancelForm.omit({ id: true, f_ip_neden: true })
const blank: Values = { f_ip_neden_type: null, sd_iptal_tar: null, f_ip_aciklama: null, iade_sekli: null }

function CancelRecord({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const paid = isCreditNote(order) ? 0 : order.odenen
  const path = isInvoiced(order) ? '/siparisler/fatura_iptali' : '/siparisler/siparis_iptali'
  const editor = useEditor(path, Reason, {
    initial: blank,
    extra: { id: order.id },
    answer: answerTo,
    message: () => t('cancelled'),
    undo: () =>
      write(isInvoiced(order) ? '/siparisler/iptal_fatura_geri_al' : '/siparisler/siparis_iptal_geri_al', {
        id: order.id,
      }),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={t(isInvoiced(order) ? 'cancel_invoice' : 'cancel_order')}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      {paid > 0 && (
        <p className={`wk-note ${classes.warning}`} data-tone="orange">
          {t('cancel_paid', { paid })}
        </p>
      )}
      {isSent(order) && (
        <p className={`wk-note ${classes.warning}`} data-tone="orange">
          {t('cancel_shipped')}
        </p>
      )}
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={fullName(order)} />
        <ShownValue label={t('invoice_amount')} value={formatEuro(order.s_g_toplam)} />
        <LookupField
          form={form}
          name="f_ip_neden_type"
          label={t('cancel_reason')}
          list="sys_fat_iptal"
          autoFocus
        />
        <DateField form={form} name="sd_iptal_tar" label={t('cancel_date')} />
        <AreaField form={form} name="f_ip_aciklama" label={t('explanation')} />
        {paid > 0 && <MoneyDestinationField form={form} />}
      </Stack>
    </RecordDrawer>
  )
}
