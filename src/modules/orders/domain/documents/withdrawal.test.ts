import { expect, test } from 'vitest'
import { deliveryDay, whyNotWithdrawn, withdrawalEnd, type Withdrawing } from './withdrawal.ts'

const terms = { days: 14, transit: 7 }
const hesse = { country: 'DE', region: 'Hessen', postcode: '60311' }

test.each([
  // From a Monday to a Monday.
  [{ sent_on: '2026-10-30', delivered_on: '2026-11-02' }, '2026-11-16'],
  // A period that ends on a Saturday or Sunday ends on the next Monday.
  [{ sent_on: '2026-10-30', delivered_on: '2026-10-31' }, '2026-11-16'],
  [{ sent_on: '2026-10-30', delivered_on: '2026-11-01' }, '2026-11-16'],
  [{ sent_on: '2026-10-29', delivered_on: '2026-10-30' }, '2026-11-13'],
  // Good Friday and Easter Monday do not end it either.
  [{ sent_on: '2026-03-19', delivered_on: '2026-03-20' }, '2026-04-07'],
  [{ sent_on: '2026-03-20', delivered_on: '2026-03-23' }, '2026-04-07'],
  // Not confirmed: the parcel is taken to have arrived after the usual days.
  [{ sent_on: '2026-10-26', delivered_on: null }, '2026-11-16'],
  [{ sent_on: null, delivered_on: null }, null],
] as const)('%o ends on %s', (delivery, end) => {
  expect(withdrawalEnd(delivery, terms, hesse)).toBe(end)
})

test('the period counts from the delivery that is known', () => {
  expect(deliveryDay({ sent_on: '2026-10-26', delivered_on: '2026-10-28' }, terms)).toBe('2026-10-28')
  expect(deliveryDay({ sent_on: '2026-10-26', delivered_on: null }, terms)).toBe('2026-11-02')
})

const order = { s_is_teklif: 0, cus_is_firm: '0' } as const
const withdrawing: Withdrawing = {
  until: '2026-11-16',
  declared_on: '2026-11-16',
  is_goodwill: false,
  reason: null,
}

test.each<[string, Partial<typeof order> | object, Partial<Withdrawing>, string | undefined]>([
  ['on the last day', {}, {}, undefined],
  ['before anything was delivered', {}, { until: null }, undefined],
  ['a day late', {}, { declared_on: '2026-11-17' }, 'withdrawal_period_over'],
  [
    'a day late, as goodwill',
    {},
    { declared_on: '2026-11-17', is_goodwill: true, reason: 'Stammkunde' },
    undefined,
  ],
  ['goodwill without a reason', {}, { is_goodwill: true }, 'withdrawal_needs_reason'],
  ['a firm', { cus_is_firm: '1' }, {}, 'withdrawal_only_consumers'],
  ['a firm, as goodwill', { cus_is_firm: '1' }, { is_goodwill: true, reason: 'Kulanz' }, undefined],
  ['a quote', { s_is_teklif: 1 }, {}, 'order_kind_wrong'],
  ['a credit note', { s_is_teklif: 2 }, { is_goodwill: true, reason: 'x' }, 'order_kind_wrong'],
])('%s', (_, facts, input, code) => {
  expect(whyNotWithdrawn({ ...order, ...facts }, { ...withdrawing, ...input })?.code).toBe(code)
})
