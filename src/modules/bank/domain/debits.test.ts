import { describe, expect, test } from 'vitest'
import {
  amountDrawn,
  isDue,
  returnPlan,
  whyNotDebit,
  type DebitMandate,
  type DirectDebitItem,
} from '#modules/orders/domain/money/debits.ts'
import { mandateState, whyNotRevoked, whyNotSigned } from './mandates.ts'

const item: DirectDebitItem = {
  sip_id: 1,
  taksit_id: null,
  f_no: '101851',
  f_tarih: '2026-10-30',
  cus_id: 2472,
  version: 1,
  name: 'Heike Hofmann',
  due: '2026-11-13',
  open: 108.9,
  kalan: 108.9,
  part: 0,
  parts: 0,
  f_ytakip: 0,
  disputed_on: null,
  per_id: 3,
  country: 'DE',
  street: 'Weg 1',
  postcode: '50667',
  town: 'Köln',
}
const mandate: DebitMandate = {
  id: 1,
  reference: 'WK-2472-1',
  iban: 'DE02120300000000202051',
  bic: null,
  holder: 'Heike Hofmann',
  signed_on: '2026-01-02',
  state: 'active',
}
const never = { isInFlight: false, returnCodes: [], returnedAmount: null, isCreditedAgain: false }

describe('what is left out of a run', () => {
  test.each([
    [null, {}, mandate, never],
    ['no_mandate', {}, undefined, never],
    ['no_mandate', {}, { ...mandate, state: 'draft' as const }, never],
    ['no_mandate', {}, { ...mandate, state: 'revoked' as const }, never],
    ['mandate_expired', {}, { ...mandate, state: 'expired' as const }, never],
    ['seized', { f_ytakip: 1 }, mandate, never],
    ['bankrupt', { f_ytakip: 2 }, mandate, never],
    ['disputed', { disputed_on: '2026-11-01' }, mandate, never],
    ['in_flight', {}, mandate, { ...never, isInFlight: true }],
    [null, {}, mandate, { ...never, returnCodes: ['MS03'] }],
    ['only_charge', {}, mandate, { ...never, returnCodes: ['MS03'], isCreditedAgain: true }],
    ['returned', {}, mandate, { ...never, returnCodes: ['MS03', 'MS03'] }],
    ['returned', {}, mandate, { ...never, returnCodes: ['MD06'] }],
    ['iban_broken', {}, { ...mandate, iban: 'DE03120300000000202051' }, never],
    ['address_incomplete', { town: ' ' }, { ...mandate, iban: 'CH9300762011623852957' }, never],
    [null, {}, { ...mandate, iban: 'CH9300762011623852957' }, never],
    [null, { town: null }, mandate, never],
  ])('%s', (reason, values, signed, history) =>
    expect(whyNotDebit({ ...item, ...values }, signed, history)).toBe(reason),
  )

  test.each([
    [{}, true],
    [{ due: '2026-11-19' }, false],
    [{ taksit_id: 4, parts: 3 }, true],
    [{ taksit_id: null, parts: 3 }, false],
  ])('due by the 18th: %j', (values, due) => expect(isDue({ ...item, ...values }, '2026-11-18')).toBe(due))
})

test.each([
  ['the first time all that is open', 109.98, null, false, 109.98],
  ['the second time what was announced', 109.98, 108.9, false, 108.9],
  ['or with the charge of the bank', 109.98, 108.9, true, 109.98],
  ['never more than is open', 50, 108.9, false, 50],
])('draws %s', (_, open, returnedAmount, drawsCharge, drawn) =>
  expect(amountDrawn({ open }, { returnedAmount }, drawsCharge)).toBe(drawn),
)

test.each([
  ['AC01', 'mandate_off'],
  ['AC04', 'mandate_off'],
  ['AC06', 'mandate_off'],
  ['MD01', 'mandate_off'],
  ['MD07', 'mandate_off'],
  ['AM04', 'retry'],
  ['MS03', 'retry'],
  ['MD06', 'stop'],
  ['MS02', 'stop'],
  ['SL01', 'stop'],
  ['BE05', 'stop'],
  ['XXXX', 'stop'],
])('after %s: %s', (code, plan) => expect(returnPlan(code)).toBe(plan))

describe('a mandate', () => {
  test.each([
    ['active', '2023-11-16', null, 'active'],
    ['active', '2023-11-15', null, 'expired'],
    ['active', '2020-01-01', '2025-01-01', 'active'],
    ['active', '2020-01-01', '2023-01-01', 'expired'],
    ['draft', null, null, 'draft'],
    ['revoked', '2020-01-01', null, 'revoked'],
  ] as const)('%s, signed %s, used %s: %s', (state, signed_on, last_used, now) =>
    expect(mandateState({ state, signed_on, last_used }, '2026-11-16')).toBe(now),
  )
  test('is signed once, not in the future, and revoked once', () => {
    expect(whyNotSigned('draft', '2026-11-16', '2026-11-16')).toBeNull()
    expect(whyNotSigned('draft', '2026-11-17', '2026-11-16')?.code).toBe('mandate_signed_in_future')
    expect(whyNotSigned('draft', '2023-11-16', '2026-11-16')).toBeNull()
    expect(whyNotSigned('draft', '2023-11-15', '2026-11-16')).toMatchObject({
      code: 'mandate_signed_too_long_ago',
      params: { months: 36 },
    })
    expect(whyNotSigned('active', '2026-11-16', '2026-11-16')?.code).toBe('mandate_not_draft')
    expect(whyNotRevoked('expired')).toBeNull()
    expect(whyNotRevoked('revoked')?.code).toBe('mandate_is_revoked')
  })
})
