import {
  IconBuildingBank,
  IconCash,
  IconEye,
  IconFileText,
  IconGavel,
  IconListDetails,
  IconMail,
  IconMessageCheck,
  IconMessageOff,
  IconPrinter,
  IconSend,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import { isAdmin } from '#core/actor.ts'
import type { Refusal } from '#core/refusal.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { isDisputed } from '#modules/orders/domain/order/order-state.ts'
import { taskSubject } from '#modules/orders/domain/order/task-subject.ts'
import { operations } from '#modules/orders/domain/order/operations.ts'
import { whyNotPayable } from '#modules/orders/domain/money/payments.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { sendTask } from '#platform/web/records/requests.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useScreens } from '#platform/web/shell/screens.ts'
import { highestStage, isStageSent } from '#modules/orders/domain/reminders/fees.ts'
import { stages, stageTexts, type Stage } from '#core/reminder-stages.ts'
import type { ReminderView } from '#modules/orders/domain/reminders/reminder-views.ts'
import { whyNotSend, whyNotWithdraw } from '#modules/orders/domain/reminders/reminders.ts'
import { showOrder } from '#modules/orders/web/public/order-panel.ts'
import { useRefusals } from '#platform/web/refusals.ts'
import { useReminderSteps } from '#modules/orders/web/public/reminder-steps.ts'
import { useShowDocument } from '#modules/orders/web/public/show-document.ts'
import { reminderTexts } from './texts.ts'

/** The three stages of a reminder: sending, printing what was sent, and taking back the last one. */
function useStageActions(isOpenView: boolean) {
  const t = useTexts(reminderTexts)
  const names = useTexts(stageTexts)
  const steps = useReminderSteps()
  const reason = useReason()
  const stageOf = (stage: Stage) => ({ stage: names(`stage_${stage}`) })

  const sends = stages.map((stage): RowAction<OrderRow> => ({
    key: `send-${stage}`,
    label: t('send', stageOf(stage)),
    icon: <IconMail size={14} />,
    isShown: (order) => isOpenView && !isStageSent(order, stage),
    whyNot: (order) => reason(whyNotSend(order, stage)),
    run: (order) => steps.send(order, stage),
  }))
  const prints = stages.map((stage): RowAction<OrderRow> => ({
    key: `print-${stage}`,
    label: t('print', stageOf(stage)),
    icon: <IconPrinter size={14} />,
    isShown: (order) => isStageSent(order, stage),
    run: (order) => steps.print(order, stage),
  }))
  const withdrawals = stages.map((stage): RowAction<OrderRow> => ({
    key: `withdraw-${stage}`,
    label: t('withdraw', stageOf(stage)),
    icon: <IconTrash size={14} />,
    danger: true,
    isShown: (order) => isOpenView && highestStage(order) === stage,
    whyNot: (order) => reason(whyNotWithdraw(order, stage)),
    run: (order) => steps.withdraw(order, stage),
  }))
  return [...sends, ...prints, ...withdrawals]
}

/** What comes after the reminders, or instead of them. */
function useCollectionActions(view: ReminderView, isOpenView: boolean): RowAction<OrderRow>[] {
  const t = useTexts(reminderTexts)
  const reason = useReason()
  return [
    {
      key: 'dispute',
      label: t('action_dispute'),
      icon: <IconMessageOff size={14} />,
      isShown: (order) => isOpenView && !isDisputed(order),
      run: ({ id }) => showOrder('dispute', id),
    },
    {
      key: 'lift-dispute',
      label: t('action_lift_dispute'),
      icon: <IconMessageCheck size={14} />,
      isShown: isDisputed,
      run: ({ id }) => showOrder('dispute', id),
    },
    {
      key: 'seizure',
      label: t('action_seizure'),
      icon: <IconGavel size={14} />,
      isShown: () => isOpenView,
      whyNot: (order) => reason(operations.seizure(order)),
      run: ({ id }) => showOrder('seizure', id),
    },
    {
      key: 'bankruptcy',
      label: t('action_bankruptcy'),
      icon: <IconBuildingBank size={14} />,
      isShown: () => view === 'seized',
      run: ({ id }) => showOrder('bankruptcy', id),
    },
    {
      key: 'cancel',
      label: t('action_cancel'),
      icon: <IconX size={14} />,
      danger: true,
      whyNot: (order) => reason(operations.cancel(order)),
      run: ({ id }) => showOrder('cancel', id),
    },
  ]
}

function useReason() {
  const say = useRefusals()
  return (refusal: Refusal) => (refusal ? say(refusal) : null)
}

/** Everybody may view and send tasks; administrators remind, cancel and collect. */
export function useReminderActions(view: ReminderView): RowAction<OrderRow>[] {
  const t = useTexts(reminderTexts)
  const reason = useReason()
  const actor = useUser()
  const viewer = useShowDocument()
  const hasCustomerPage = useScreens().some(({ to }) => to === '/genel-takip')
  const isOpenView = view !== 'seized' && view !== 'bankrupt'
  const ofStages = useStageActions(isOpenView)
  const ofCollection = useCollectionActions(view, isOpenView)

  const look: RowAction<OrderRow> = {
    key: 'view',
    label: t('action_view'),
    icon: <IconEye size={14} />,
    run: ({ id }) => showOrder('view', id),
  }
  const task: RowAction<OrderRow> = {
    key: 'task',
    label: t('action_task'),
    icon: <IconSend size={14} />,
    run: (order) => sendTask(taskSubject(order)),
  }
  if (!isAdmin(actor)) return [look, task]
  return [
    look,
    task,
    {
      key: 'invoice',
      label: t('action_invoice'),
      icon: <IconFileText size={14} />,
      run: (order) => viewer.show(order, 'fatura'),
    },
    {
      key: 'pay',
      label: t('action_pay'),
      icon: <IconCash size={14} />,
      whyNot: (order) => reason(whyNotPayable(order)),
      run: ({ id }) => showOrder('pay', id),
    },
    {
      key: 'customer',
      label: t('action_customer'),
      icon: <IconUser size={14} />,
      isShown: () => hasCustomerPage,
      run: ({ cus_id }) => openCustomerPage(cus_id),
    },
    {
      key: 'operations',
      label: t('action_operations'),
      icon: <IconListDetails size={14} />,
      run: ({ id }) => showOrder('operations', id),
    },
    ...ofStages,
    ...ofCollection,
  ]
}
