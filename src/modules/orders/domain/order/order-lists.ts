import { isOn, OrderKind, type OrderState } from './order-state.ts'

/** The fields that decide in which list an order is. */
type MembershipFlags = Partial<
  Pick<
    OrderState,
    | 's_is_teklif'
    | 'sd_cancel_on'
    | 'fd_fon'
    | 'f_close'
    | 'f_status'
    | 'f_ytakip'
    | 'sd_kesin'
    | 'sd_onaylama'
    | 'sd_gonderi_status'
  >
>

type OrderDateField = 's_tar' | 'sd_onaylama_tar' | 'f_tarih' | 'f_odeme_tar' | 'sd_iptal_tar'

type OrderListRule = { flags: MembershipFlags; date: OrderDateField | null }

const order = { s_is_teklif: OrderKind.order } as const
const notCancelled = { ...order, sd_cancel_on: '0' } as const
const notInvoiced = { ...notCancelled, fd_fon: '0', f_close: '0' } as const
const invoiced = { ...notCancelled, fd_fon: '1' } as const

/**
 * Which orders are in which list, and the day that its date range filters by. Used for the filters that screens
 * send, the indexes of the database and isInList().
 */
export const orderLists = {
  new: { flags: { ...notInvoiced, sd_kesin: '0' }, date: 's_tar' },
  approval: { flags: { ...notInvoiced, sd_onaylama: '1' }, date: 'sd_onaylama_tar' },
  open: { flags: { ...invoiced, f_close: '0', f_status: '0', f_ytakip: 0 }, date: 'f_tarih' },
  closed: { flags: { ...invoiced, f_close: '1', f_status: '0' }, date: 'f_odeme_tar' },
  cancelledInvoices: { flags: { ...order, sd_cancel_on: '1', fd_fon: '1' }, date: 'sd_iptal_tar' },
  cancelledOrders: { flags: { ...order, sd_cancel_on: '1', fd_fon: '0' }, date: 'sd_iptal_tar' },
  all: { flags: order, date: 's_tar' },
  unconfirmed: { flags: { ...notCancelled, f_close: '0', sd_kesin: '0' }, date: 'sd_onaylama_tar' },
  paid: { flags: { ...invoiced, f_close: '1', f_status: '0' }, date: 'f_odeme_tar' },
  pendingShipment: { flags: { ...invoiced, sd_gonderi_status: '0' }, date: null },
  creditNotes: { flags: { s_is_teklif: OrderKind.creditNote }, date: null },
} as const satisfies Record<string, OrderListRule>

export type OrderListName = keyof typeof orderLists

/** The seven lists of the order operations page, in the order of its selector. */
export const operationLists = [
  'new',
  'approval',
  'open',
  'closed',
  'cancelledInvoices',
  'cancelledOrders',
  'all',
] as const satisfies readonly OrderListName[]

export type OperationList = (typeof operationLists)[number]

export function isInList(state: OrderState, list: OrderListName): boolean {
  const { flags }: OrderListRule = orderLists[list]
  return Object.entries(flags).every(([field, value]) => state[field as keyof MembershipFlags] === value)
}

export const isOpenInvoice = (state: OrderState) => isInList(state, 'open')

/** The list of the operations page where an order is found; an order in collection is only in "all". */
export function operationListOf(state: OrderState): OperationList | null {
  if (isOn(state.sd_onaylama) && isInList(state, 'approval')) return 'approval'
  return operationLists.find((list) => isInList(state, list)) ?? null
}
