import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CallTypes } from '#core/calls.ts'
import { formatDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { call, write } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, FlagField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { WithdrawalForm } from '#modules/orders/domain/documents/withdrawal-form.ts'
import { isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import type { MoneyDestination } from '#modules/orders/domain/order/transitions.ts'
import { MoneyDestinationField } from './MoneyDestinationField.tsx'
import { fullName } from '#modules/customers/domain/name.ts'
import { useOrder } from '../order/order-data.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { answerTo } from '../public/answered.ts'

type Period = CallTypes['/withdrawal/get']['answer']['item']
type Props = { id: number; onClose(): void }
type Values = {
  declared_on: string | null
  is_goodwill: Flag
  reason: string | null
  iade_sekli: MoneyDestination | null
  mal_geldi: Flag
}

/** The customer withdraws from an order: until when that is a right, and where the money goes. */
export function WithdrawalPanel({ id, onClose }: Props) {
  const period = useQuery({
    queryKey: ['/withdrawal/get', id],
    queryFn: async () => (await call('/withdrawal/get', { id })).item,
    ...forEditing,
  })
  const order = useOrder(id)
  return (
    <RecordLoader query={order} onClose={onClose}>
      {({ order: record }) => (
        <RecordLoader query={period} onClose={onClose}>
          {(item) => <WithdrawalRecord order={record} period={item} onClose={onClose} />}
        </RecordLoader>
      )}
    </RecordLoader>
  )
}

type RecordProps = { order: Order; period: Period; onClose(): void }

function WithdrawalRecord({ order, period, onClose }: RecordProps) {
  const t = useTexts(orderPanelTexts)
  const isRight = period.is_consumer && !period.is_over
  const initial: Values = {
    declared_on: null,
    is_goodwill: isRight ? '0' : '1',
    reason: null,
    iade_sekli: period.paid > 0 ? 'iade' : null,
    mal_geldi: '0',
  }
  const undoPath = isInvoiced(order) ? 'iptal_fatura_geri_al' : 'siparis_iptal_geri_al'
  const editor = useEditor('/withdrawal/create', WithdrawalForm, {
    initial,
    extra: { id: order.id },
    answer: answerTo,
    message: () => t('withdrawal_done'),
    // A credit note that was issued is cancelled where it is listed.
    ...(period.credited > 0 ? {} : { undo: () => write(`/siparisler/${undoPath}`, { id: order.id }) }),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer title={t('withdrawal_title')} size="side" editor={editor} onClose={onClose}>
      <Warnings period={period} />
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={fullName(order)} />
        <PeriodFacts period={period} />
        <DateField form={form} name="declared_on" label={t('withdrawal_declared')} />
        <FlagField form={form} name="is_goodwill" label={t('withdrawal_goodwill')} />
        <AreaField form={form} name="reason" label={t('withdrawal_reason')} />
        {period.paid > 0 && (
          <>
            <p className={`wk-note ${classes.warning}`} data-tone="orange">
              {t('cancel_paid', { paid: period.paid })}
            </p>
            <MoneyDestinationField form={form} />
          </>
        )}
        {period.is_sent && <FlagField form={form} name="mal_geldi" label={t('withdrawal_goods')} />}
        <p>
          {period.credited > 0 ? t('withdrawal_rest', { credited: period.credited }) : t('withdrawal_effect')}
        </p>
      </Stack>
    </RecordDrawer>
  )
}

function Warnings({ period }: { period: Period }) {
  const t = useTexts(orderPanelTexts)
  if (!period.is_consumer)
    return (
      <p className={`wk-note ${classes.warning}`} data-tone="orange">
        {t('withdrawal_firm')}
      </p>
    )
  return period.is_over ? (
    <p className={`wk-note ${classes.warning}`} data-tone="orange">
      {t('withdrawal_over')}
    </p>
  ) : null
}

function PeriodFacts({ period }: { period: Period }) {
  const t = useTexts(orderPanelTexts)
  const { delivered_on, is_presumed, until } = period
  if (!delivered_on) return <ShownValue label={t('withdrawal_from')} value={t('withdrawal_not_delivered')} />
  const day = formatDate(delivered_on)
  return (
    <>
      <ShownValue
        label={t('withdrawal_from')}
        value={is_presumed ? t('withdrawal_presumed', { day }) : day}
      />
      <ShownValue label={t('withdrawal_until')} value={formatDate(until)} />
    </>
  )
}
