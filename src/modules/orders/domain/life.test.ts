import { describe, expect, test } from 'vitest'
import { isShown } from '#core/lists/list.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { orderTexts } from '../texts.ts'
import { newOrder, orderFrom } from '#test/fixtures/orders.ts'
import { operations } from './order/operations.ts'
import {
  isInList,
  operationListOf,
  operationLists,
  orderLists,
  type OrderListName,
} from './order/order-lists.ts'
import { isOn, reservesStock } from './order/order-state.ts'
import { bulkStep, rowActions, rowMenu, type RowAction } from './order/row-menu.ts'
import { mayDeleteOrder, mayEditOrder, mayPassOn, maySeeOrder } from './scope.ts'
import {
  isOperationList,
  operationQuery,
  orderListDefinitions,
  OrderRow,
  reminderOrders,
} from './order/order-columns.ts'
import { OrderStatus, orderStatus, statusDate } from './order/status-label.ts'

const listNames: Record<string, OrderListName> = {
  new: 'new',
  approval: 'approval',
  open: 'open',
  closed: 'closed',
  'cancelled invoices': 'cancelledInvoices',
  'cancelled orders': 'cancelledOrders',
  all: 'all',
  'pending shipment': 'pendingShipment',
  'credit notes': 'creditNotes',
}

const labels: Record<string, number> = {
  'new order': OrderStatus.newOrder,
  'awaiting order approval': OrderStatus.awaitingApproval,
  'open invoice': OrderStatus.openInvoice,
  'first warning': OrderStatus.firstWarning,
  'second warning': OrderStatus.secondWarning,
  'third warning': OrderStatus.thirdWarning,
  seizure: OrderStatus.seizure,
  bankruptcy: OrderStatus.bankruptcy,
  'closed invoice': OrderStatus.closedInvoice,
  'cancelled invoice': OrderStatus.cancelledInvoice,
  'cancelled order': OrderStatus.cancelledOrder,
  'quote*': OrderStatus.quote,
  'credit note*': OrderStatus.creditNote,
}

describe('lists and label', () => {
  test.each(vectors.membership_label)('$name', ({ order: vector, lists, label }) => {
    const order = orderFrom(vector)
    const found = Object.keys(listNames).filter((name) => isInList(order, listNames[name] ?? 'all'))
    expect(found.toSorted()).toEqual(lists.toSorted())
    expect(orderStatus(order)).toBe(labels[label])
    expect(isInList(order, 'paid')).toBe(isInList(order, 'closed'))
  })

  test('an order is found in one list of the operations page beside "all"', () => {
    for (const { name, order: vector } of vectors.membership_label) {
      if (name.startsWith('inconsistent')) continue
      const order = orderFrom(vector)
      const found = operationLists.filter((list) => list !== 'all' && isInList(order, list))
      expect(found.length, name).toBeLessThanOrEqual(1)
      expect(operationListOf(order)).toBe(found[0] ?? (isInList(order, 'all') ? 'all' : null))
    }
  })

  test('each list asks for its own day', () => {
    expect(operationLists.map((list) => orderLists[list].date)).toEqual([
      's_tar',
      'sd_onaylama_tar',
      'f_tarih',
      'f_odeme_tar',
      'sd_iptal_tar',
      'sd_iptal_tar',
      's_tar',
    ])
    expect(isInList(newOrder, 'unconfirmed')).toBe(true)
  })

  test.each([
    [{ f_ytakip: 2 }, '2025-06-05'],
    [{ f_ytakip: 1 }, '2025-06-04'],
    [{ sd_uyari_3_is: '1' }, '2025-06-03'],
    [{ sd_uyari_2_is: '1' }, '2025-06-02'],
    [{ sd_uyari_1_is: '1' }, '2025-06-01'],
    [{}, null],
  ] as const)('%o is dated %s', (change, day) => {
    const dates = {
      f_iflas_tarihi: '2025-06-05',
      f_haciz_tarihi: '2025-06-04',
      sd_uyari_3_is_tar: '2025-06-03',
      sd_uyari_2_is_tar: '2025-06-02',
      sd_uyari_1_is_tar: '2025-06-01',
    }
    expect(statusDate({ ...newOrder, fd_fon: '1', ...dates, ...change })).toBe(day)
  })
})

test.each(vectors.ops)('operations of $name', ({ order: vector, enabled }) => {
  const order = orderFrom(vector)
  const { withdrawal, ...others } = operations
  const names = Object.keys(others) as (keyof typeof others)[]
  expect(names.filter((name) => others[name](order) === null)).toEqual(enabled)
  // A withdrawal cancels, so every order that is not cancelled allows it.
  expect(withdrawal(order) === null).toBe(!isOn(order.sd_cancel_on))
})

describe('scope', () => {
  test.each(vectors.order_scope)('level $level, seller $per_id, dealer $bayi_id', (row) => {
    const viewer = { id: row.user, bayi: row.bayi, user_level: row.level }
    expect(maySeeOrder(viewer, row)).toBe(row.visible)
  })

  const admin = { id: 2, user_level: 1, bayi: 1 }
  const seller = { id: 3, user_level: 2, bayi: 1 }
  const other = { id: 4, user_level: 2, bayi: 1 }
  const dealerAdmin = { id: 5, user_level: 3, bayi: 1 }
  const approved = { ...newOrder, sd_kesin: '1', sd_onaylama: '1' } as const

  test('new orders belong to their seller and dealer, later ones to administrators', () => {
    const people = [admin, seller, other, dealerAdmin]
    expect(people.map((person) => mayEditOrder(person, newOrder))).toEqual([true, true, false, true])
    expect(people.map((person) => mayEditOrder(person, approved))).toEqual([true, false, false, false])
    expect(people.map((person) => mayDeleteOrder(person, newOrder))).toEqual([true, true, false, false])
  })

  test('a dealer administrator passes orders on inside the dealer', () => {
    expect(mayPassOn(dealerAdmin, newOrder, { bayi: 1 })).toBe(true)
    expect(mayPassOn(dealerAdmin, newOrder, { bayi: 2 })).toBe(false)
    expect(mayPassOn(admin, newOrder, { bayi: 2 })).toBe(true)
  })

  const rows: [(typeof operationLists)[number], typeof newOrder, string, string][] = [
    [
      'new',
      newOrder,
      'view task customer update operations approve cancel delete select',
      'view task customer update',
    ],
    [
      'approval',
      approved,
      'view task customer update operations invoice cancel delete select',
      'view task customer',
    ],
    [
      'open',
      { ...approved, fd_fon: '1' },
      'view task customer update operations invoiceView cancel pay payments creditNote',
      'view task customer invoiceView',
    ],
    [
      'closed',
      { ...approved, fd_fon: '1', f_close: '1' },
      'view task customer update operations invoiceView cancel reopen payments creditNote',
      'view task customer invoiceView',
    ],
    [
      'cancelledInvoices',
      { ...approved, fd_fon: '1', sd_cancel_on: '1' },
      'view task customer operations invoiceView undoCancel payments',
      'view task customer invoiceView',
    ],
    [
      'cancelledOrders',
      { ...newOrder, sd_cancel_on: '1' },
      'view task customer operations undoCancel delete',
      'view task customer',
    ],
    ['all', newOrder, 'view task customer update operations cancel', 'view task customer'],
    [
      'all',
      { ...approved, fd_fon: '1', sd_cancel_on: '1' },
      'view task customer operations invoiceView undoCancel payments',
      'view task customer invoiceView',
    ],
    [
      'all',
      { ...approved, fd_fon: '1', f_ytakip: 1 },
      'view task customer update operations invoiceView cancel pay payments',
      'view task customer invoiceView',
    ],
  ]

  test.each(rows)('menu of the list %s', (list, order, forAdmin, forSeller) => {
    const inOrder = (names: RowAction[]) => rowActions.filter((action) => names.includes(action)).join(' ')
    expect(inOrder(rowMenu(list, order, admin))).toBe(forAdmin)
    expect(inOrder(rowMenu(list, order, seller))).toBe(forSeller)
  })

  test('administrators approve new orders and invoice approved ones in bulk, nobody else does', () => {
    expect(operationLists.map((list) => bulkStep(list, admin)).filter(Boolean)).toEqual([
      'approve',
      'invoice',
    ])
    for (const person of [seller, dealerAdmin])
      expect(operationLists.map((list) => bulkStep(list, person)).filter(Boolean)).toEqual([])
  })
})

test('a list of the operations page asks for its flags between two days', () => {
  const { list, filters } = operationQuery('closed', '2025-06-01', '2025-06-30')
  expect(isOperationList('closed') && !isOperationList('paid')).toBe(true)
  expect(list.path).toBe('/siparisler/list')
  expect(filters).toEqual({
    s_is_teklif: 0,
    sd_cancel_on: '0',
    fd_fon: '1',
    f_close: '1',
    f_status: '0',
    f_odeme_tar: { value: ['2025-06-01', '2025-06-30'], matchMode: 'between' },
  })
  const shown = Object.entries(list.columns).filter(([, column]) => isShown(column))
  expect(shown.map(([field]) => field)).toContain('f_odeme_tar')
  for (const [field] of shown) expect(orderTexts).toHaveProperty(field)
  for (const { columns } of [...Object.values(orderListDefinitions), reminderOrders])
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(OrderRow.shape).toSorted())
})

test('only orders that are neither cancelled nor sent hold bottles back', () => {
  expect(reservesStock(newOrder)).toBe(true)
  expect(reservesStock({ ...newOrder, sd_cancel_on: '1' })).toBe(false)
  expect(reservesStock({ ...newOrder, sd_gonderi_status: '1' })).toBe(false)
  expect(reservesStock({ ...newOrder, s_is_teklif: 2 })).toBe(false)
})
