import { Button, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import type { Refusal } from '#core/refusal.ts'
import { isStageSent } from '#modules/orders/domain/reminders/fees.ts'
import { stageTexts, type Stage } from '#core/reminder-stages.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { shipOrder } from '#platform/web/records/requests.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { operations, type Operation } from '#modules/orders/domain/order/operations.ts'
import { isDisputed, isInCollection } from '#modules/orders/domain/order/order-state.ts'
import { dispute } from '#modules/orders/domain/order/transitions.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { Facts } from './Facts.tsx'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { useOrder } from '../order/order-data.ts'
import { useOrderSteps } from './order-steps.ts'
import { showOrder } from '../public/order-panel.ts'
import { OrderHead } from './OrderView.tsx'
import { orderPanelTexts } from '../panel-texts.ts'
import classes from '../panels.module.css'
import { useReminderSteps } from '../public/reminder-steps.ts'
import { useShowDocument } from '../public/show-document.ts'
import { WarningDates } from '../money/WarningDates.tsx'

type Props = { id: number; onClose(): void }

/** Everything an administrator can do with an order, each with the reason where it cannot be done now. */
export function OperationsPanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <OrderOperations order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

const stageOf = { w1: 1, w2: 2, w3: 3 } as const satisfies Partial<Record<Operation, Stage>>

const isReminding = (name: Operation): name is keyof typeof stageOf => name in stageOf

type OrderProps = { order: Order; onClose(): void }

function OrderOperations({ order, onClose }: OrderProps) {
  const t = useTexts(orderPanelTexts)
  return (
    <RecordDrawer title={`${t('operations')} · ${t('view', { id: order.id })}`} size="wide" onClose={onClose}>
      <OrderHead order={order} />
      <div className={classes.columns}>
        <InvoiceFacts order={order} />
        <WarningDates order={order} />
        <section className={classes.block}>
          <h3 className={`wk-heading ${classes.heading}`}>{t('operations')}</h3>
          <OperationButtons order={order} />
        </section>
      </div>
    </RecordDrawer>
  )
}

function OperationButtons({ order }: { order: Order }) {
  const t = useTexts(orderPanelTexts)
  const names = useTexts(stageTexts)
  const steps = useOrderSteps()
  const reminders = useReminderSteps()
  const viewer = useShowDocument()
  const navigate = useNavigate()
  const say = useRefusals()
  const { id } = order

  function reasonOf(name: Operation): string | null {
    const refusal: Refusal = operations[name](order)
    return refusal ? say(refusal) : null
  }

  const notDisputable = dispute.whyNot(order, { reason: '' })
  const whyNotDispute = notDisputable ? say(notDisputable) : null

  /** A warning that was sent keeps its day; it is printed again, not sent again. */
  const sentStage = (name: Operation) => {
    const stage = isReminding(name) ? stageOf[name] : null
    return stage && isStageSent(order, stage) ? stage : null
  }

  const labelOf = (name: Operation) => {
    if (!isReminding(name)) return t(`op_${name}`)
    const stage = names(`stage_${stageOf[name]}`)
    return sentStage(name) ? t('print_reminder', { stage }) : stage
  }

  const remind = (name: Operation, stage: Stage) =>
    sentStage(name) ? viewer.show(order, `uyari_${stage}`) : reminders.send(order, stage)

  const showOverdue = () =>
    navigate({ to: '/UyariIslemleri', search: { view: 'overdue', to: '-', 'f.id': String(id) } })

  const runs: Record<Operation, () => unknown> = {
    approve: () => steps.approve(order),
    invoice: () => steps.invoice(order),
    send: () => shipOrder(id),
    overdue: showOverdue,
    w1: () => remind('w1', 1),
    w2: () => remind('w2', 2),
    w3: () => remind('w3', 3),
    seizure: () => showOrder('seizure', id),
    withdrawal: () => showOrder('withdrawal', id),
    cancel: () => showOrder('cancel', id),
  }
  return (
    <Stack gap={6}>
      {(Object.keys(runs) as Operation[]).map((name) => (
        <OperationButton key={name} label={labelOf(name)} reason={reasonOf(name)} run={runs[name]} />
      ))}
      {!isDisputed(order) && (
        <OperationButton
          label={t('op_dispute')}
          reason={whyNotDispute}
          run={() => showOrder('dispute', id)}
        />
      )}
      {isDisputed(order) && (
        <Button variant="default" onClick={() => showOrder('dispute', id)}>
          {t('lift_dispute')}
        </Button>
      )}
      {isInCollection(order) && (
        <Button variant="default" onClick={() => void reminders.lift(order)}>
          {t('op_lift')}
        </Button>
      )}
    </Stack>
  )
}

type ButtonProps = { label: string; reason: string | null; run(): unknown }

function OperationButton({ label, reason, run }: ButtonProps) {
  return (
    <div className={`wk-stack ${classes.operation}`}>
      <Button variant="default" disabled={reason !== null} onClick={() => void run()}>
        {label}
      </Button>
      {reason !== null && <span className={`wk-small ${classes.reason}`}>{reason}</span>}
    </div>
  )
}

function InvoiceFacts({ order }: { order: Order }) {
  const t = useTexts(orderPanelTexts)
  const form = useTexts(orderFormTexts)
  const fields = useTexts(orderTexts)
  return (
    <Facts
      title={t('dates')}
      facts={[
        [fields('cus_id'), order.cus_id],
        [fields('f_no'), order.f_no],
        [fields('f_tarih'), formatDate(order.f_tarih)],
        [fields('sd_onaylama_tar'), formatDate(order.sd_onaylama_tar)],
        [fields('s_gon_tar'), formatDate(order.s_gon_tar)],
        [fields('vade_tar'), formatDate(order.vade_tar)],
        [fields('s_g_toplam'), formatEuro(order.s_g_toplam)],
        [fields('odenen'), formatEuro(order.odenen)],
        [fields('kalan'), formatEuro(order.kalan)],
        [form('s_note'), order.s_note],
        [form('fat_note'), order.fat_note],
      ]}
    />
  )
}
