import { isAdmin, type Actor } from '#core/actor.ts'
import type { OperationList } from './order-lists.ts'
import { isCancelled, isInvoiced, type OrderState } from './order-state.ts'
import { whyNotPayable } from '../money/payments.ts'
import { mayEditOrder } from '../scope.ts'

/** The actions a row can offer, in the order of its menu. */
export const rowActions = [
  'view',
  'task',
  'customer',
  'update',
  'operations',
  'invoiceView',
  'approve',
  'invoice',
  'cancel',
  'undoCancel',
  'delete',
  'reopen',
  'pay',
  'payments',
  'creditNote',
  'select',
] as const

export type RowAction = (typeof rowActions)[number]

/** N everybody who sees the order, A administrators, O also its salesperson and the dealer's administrator. */
type Audience = 'N' | 'A' | 'O'

const forAll = { view: 'N', task: 'N', customer: 'N', operations: 'A' } as const

/** Which list offers what to whom; in "all" the state of the order decides besides. */
const menus: Record<OperationList, Partial<Record<RowAction, Audience>>> = {
  new: { ...forAll, update: 'O', approve: 'A', cancel: 'A', delete: 'A', select: 'A' },
  approval: { ...forAll, update: 'A', invoice: 'A', cancel: 'A', delete: 'A', select: 'A' },
  open: { ...forAll, update: 'A', invoiceView: 'N', cancel: 'A', pay: 'A', payments: 'A', creditNote: 'A' },
  closed: {
    ...forAll,
    update: 'A',
    invoiceView: 'N',
    cancel: 'A',
    reopen: 'A',
    payments: 'A',
    creditNote: 'A',
  },
  cancelledInvoices: { ...forAll, invoiceView: 'N', undoCancel: 'A', payments: 'A' },
  cancelledOrders: { ...forAll, undoCancel: 'A', delete: 'A' },
  all: { ...forAll, update: 'A', invoiceView: 'N', cancel: 'A', undoCancel: 'A', pay: 'A', payments: 'A' },
}

type Viewer = Pick<Actor, 'id' | 'user_level' | 'bayi'>
type MenuOrder = OrderState & { per_id: number; bayi_id: number }

const fitsState: Partial<Record<RowAction, (order: MenuOrder) => boolean>> = {
  update: (order) => !isCancelled(order),
  invoiceView: isInvoiced,
  cancel: (order) => !isCancelled(order),
  undoCancel: isCancelled,
  pay: (order) => whyNotPayable(order) === null,
  payments: isInvoiced,
}

/** The bulk action of the list, if the user may tick its orders. */
export function bulkStep(list: OperationList, actor: Viewer): 'approve' | 'invoice' | null {
  const ofList = menus[list]
  if (!ofList.select || !isAdmin(actor)) return null
  return ofList.approve ? 'approve' : 'invoice'
}

export function rowMenu(list: OperationList, order: MenuOrder, actor: Viewer): RowAction[] {
  return rowActions.filter((action) => {
    const audience = menus[list][action]
    if (!audience || fitsState[action]?.(order) === false) return false
    if (audience === 'N' || isAdmin(actor)) return true
    return audience === 'O' && mayEditOrder(actor, order)
  })
}
