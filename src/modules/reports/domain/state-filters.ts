import type { Flag } from '#core/fields.ts'
import { Collection, type OrderState } from '#modules/orders/domain/order/order-state.ts'
import { OrderStatus } from '#modules/orders/domain/order/status-label.ts'

type StateFilters = Partial<Pick<OrderState, 'f_ytakip' | 'fd_fon' | 'f_close' | 'sd_cancel_on'>> &
  Partial<Record<'sd_onaylama' | 'sd_uyari_1_is' | 'sd_uyari_2_is' | 'sd_uyari_3_is', Flag>>

const notCancelled = { sd_cancel_on: '0' } as const
const open = { ...notCancelled, fd_fon: '1', f_close: '0' } as const
const reminded = { ...open, f_ytakip: Collection.none } as const

/** Filters of the order list for the orders of each state in the report; the inverse of orderStatus(). */
export const stateFilters: Partial<Record<OrderStatus, StateFilters>> = {
  [OrderStatus.newOrder]: { ...notCancelled, fd_fon: '0', sd_onaylama: '0' },
  [OrderStatus.awaitingApproval]: { ...notCancelled, fd_fon: '0', sd_onaylama: '1' },
  [OrderStatus.openInvoice]: { ...reminded, sd_uyari_1_is: '0', sd_uyari_2_is: '0', sd_uyari_3_is: '0' },
  [OrderStatus.firstWarning]: { ...reminded, sd_uyari_1_is: '1', sd_uyari_2_is: '0', sd_uyari_3_is: '0' },
  [OrderStatus.secondWarning]: { ...reminded, sd_uyari_2_is: '1', sd_uyari_3_is: '0' },
  [OrderStatus.thirdWarning]: { ...reminded, sd_uyari_3_is: '1' },
  [OrderStatus.seizure]: { ...open, f_ytakip: Collection.seized },
  [OrderStatus.bankruptcy]: { ...open, f_ytakip: Collection.bankrupt },
  [OrderStatus.closedInvoice]: { ...notCancelled, fd_fon: '1', f_close: '1' },
  [OrderStatus.cancelledInvoice]: { sd_cancel_on: '1', fd_fon: '1' },
  [OrderStatus.cancelledOrder]: { sd_cancel_on: '1', fd_fon: '0' },
}
