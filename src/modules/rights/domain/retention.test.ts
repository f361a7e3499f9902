import { expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import {
  isKept,
  keptUntil,
  nextErasure,
  planErasure,
  retentionTable,
  whyNotErased,
  type OpenBusiness,
} from './retention.ts'

const table = retentionTable(defaultSettings)

test.each([
  ['invoice', '2020-03-01', '2028-12-31'],
  ['invoice', '2020-12-31', '2028-12-31'],
  ['ledger', '2020-01-01', '2030-12-31'],
  ['letter', '2026-11-16', '2032-12-31'],
  ['consent', '2024-02-29', '2029-02-28'],
  ['mandate', '2026-01-31', '2027-03-31'],
] as const)('%s of %s is kept until %s', (kind, day, until) => {
  expect(keptUntil(day, table[kind])).toBe(until)
  expect(isKept(day, table[kind], until)).toBe(true)
  expect(isKept(day, table[kind], Temporal.PlainDate.from(until).add({ days: 1 }).toString())).toBe(false)
})

const found = [
  { part: 'customer', kept: null, day: null, rows: 1 },
  { part: 'orders', kept: 'invoice', day: '2020-03-01', rows: 2 },
  { part: 'orders', kept: 'invoice', day: '2020-09-01', rows: 1 },
  { part: 'orders', kept: 'invoice', day: '2016-09-01', rows: 4 },
  { part: 'orders', kept: 'invoice', day: null, rows: 3 },
  { part: 'bookings', kept: 'ledger', day: '2019-09-01', rows: 5 },
] as const

test('a plan says what goes now and what stays until when', () => {
  const plan = planErasure(found, table, '2026-11-16')
  expect(plan).toEqual([
    { part: 'customer', now: 1, kept: [] },
    { part: 'orders', now: 7, kept: [{ until: '2028-12-31', why: 'invoice', rows: 3 }] },
    { part: 'bookings', now: 0, kept: [{ until: '2029-12-31', why: 'ledger', rows: 5 }] },
  ])
  expect(nextErasure(plan)).toBe('2029-01-01')
})

const nothingOpen: OpenBusiness = {
  merged_into: null,
  openOrders: 0,
  openInvoices: 0,
  balance: 0,
  moneyUnderWay: 0,
  activeMandates: 0,
}
const plan = planErasure(found, table, '2026-11-16')
const allKept = planErasure([found[5]], table, '2026-11-16')

test.each<[string, Partial<OpenBusiness>, typeof plan, string | undefined]>([
  ['nothing open', {}, plan, undefined],
  ['a merged record', { merged_into: 7 }, plan, 'erasure_of_merged'],
  ['an open order', { openOrders: 1 }, plan, 'erasure_open_orders'],
  ['an unpaid invoice', { openInvoices: 1 }, plan, 'erasure_open_invoices'],
  ['a balance', { balance: 0.01 }, plan, 'erasure_balance'],
  ['a debit under way', { moneyUnderWay: 1 }, plan, 'erasure_money_under_way'],
  ['a mandate in use', { activeMandates: 1 }, plan, 'erasure_active_mandate'],
  ['everything must be kept', {}, allKept, 'erasure_kept_until'],
  ['nothing left', {}, [], 'erasure_nothing_left'],
])('%s', (_, open, parts, code) => {
  expect(whyNotErased({ ...nothingOpen, ...open }, parts)?.code).toBe(code)
})

test('a refusal names the first day on which more can be erased', () => {
  expect(whyNotErased(nothingOpen, allKept)?.params).toEqual({ day: '2030-01-01' })
})
