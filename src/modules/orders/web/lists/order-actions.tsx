import {
  IconArrowBackUp,
  IconCash,
  IconCheck,
  IconEdit,
  IconEye,
  IconFileInvoice,
  IconFileText,
  IconListDetails,
  IconLockOpen,
  IconReceipt,
  IconReceiptRefund,
  IconSend,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import type { Refusal } from '#core/refusal.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useHistoryAction } from '#platform/web/list/rows/history-action.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { sendTask } from '#platform/web/records/requests.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useScreens } from '#platform/web/shell/screens.ts'
import type { OperationList } from '#modules/orders/domain/order/order-lists.ts'
import { isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import { whyNotPayable } from '#modules/orders/domain/money/payments.ts'
import { rowMenu, type RowAction as MenuEntry } from '#modules/orders/domain/order/row-menu.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { approve, invoice, reopen, whyNotDeletable } from '#modules/orders/domain/order/transitions.ts'
import { taskSubject } from '#modules/orders/domain/order/task-subject.ts'
import { showOrder } from '../public/order-panel.ts'
import { useOrderSteps } from './order-steps.ts'
import { useShowDocument } from '../public/show-document.ts'
import { orderScreenTexts } from '../texts.ts'

/** Actions in the menu; ticking rows has a column of its own. */
type Shown = Exclude<MenuEntry, 'select'>

const icons: Record<Shown, React.ReactNode> = {
  view: <IconEye size={14} />,
  task: <IconSend size={14} />,
  customer: <IconUser size={14} />,
  invoiceView: <IconFileText size={14} />,
  update: <IconEdit size={14} />,
  operations: <IconListDetails size={14} />,
  approve: <IconCheck size={14} />,
  invoice: <IconFileInvoice size={14} />,
  cancel: <IconX size={14} />,
  undoCancel: <IconArrowBackUp size={14} />,
  delete: <IconTrash size={14} />,
  reopen: <IconLockOpen size={14} />,
  pay: <IconCash size={14} />,
  payments: <IconReceipt size={14} />,
  creditNote: <IconReceiptRefund size={14} />,
}

const reasons: Partial<Record<Shown, (order: OrderRow) => Refusal>> = {
  approve: (order) => approve.whyNot(order, undefined),
  invoice: (order) => invoice.whyNot(order, { f_no: '' }),
  reopen: (order) => reopen.whyNot(order, undefined),
  pay: whyNotPayable,
  delete: whyNotDeletable,
}

const dangerous = new Set<Shown>(['cancel', 'delete'])

/** Whether the user has the customer page. */
const useHasCustomerPage = () => useScreens().some(({ to }) => to === '/genel-takip')

/** The row menu of a list of the operations page: its entries for the user, with reasons for disabled ones. */
export function useOrderActions(list: OperationList): RowAction<OrderRow>[] {
  const t = useTexts(orderScreenTexts)
  const say = useRefusals()
  const actor = useUser()
  const steps = useOrderSteps()
  const viewer = useShowDocument()
  const hasCustomerPage = useHasCustomerPage()
  const history = useHistoryAction<OrderRow>('siparisler')

  const runs: Record<Shown, (order: OrderRow) => unknown> = {
    view: ({ id }) => showOrder('view', id),
    task: (order) => sendTask(taskSubject(order)),
    customer: ({ cus_id }) => openCustomerPage(cus_id),
    invoiceView: (order) => viewer.show(order, 'fatura'),
    // An issued invoice keeps its lines and amounts; its notes may still change.
    update: (order) => showOrder(isInvoiced(order) ? 'notes' : 'editor', order.id),
    operations: ({ id }) => showOrder('operations', id),
    approve: steps.approve,
    invoice: steps.invoice,
    cancel: ({ id }) => showOrder('cancel', id),
    undoCancel: steps.undoCancel,
    delete: (order) => steps.remove(order),
    reopen: steps.reopen,
    pay: ({ id }) => showOrder('pay', id),
    payments: ({ id }) => showOrder('payments', id),
    creditNote: ({ id }) => showOrder('creditNote', id),
  }

  const own = (Object.keys(runs) as Shown[]).map((key): RowAction<OrderRow> => ({
    key,
    label: t(`action_${key}`),
    icon: icons[key],
    danger: dangerous.has(key),
    isShown: (order) => (key !== 'customer' || hasCustomerPage) && rowMenu(list, order, actor).includes(key),
    whyNot: (order) => {
      const refusal = reasons[key]?.(order) ?? null
      return refusal ? say(refusal) : null
    },
    run: runs[key],
  }))
  return [...own, history]
}
