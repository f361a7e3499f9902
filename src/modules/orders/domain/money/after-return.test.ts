import { expect, test } from 'vitest'
import { afterReturn, type AfterReturn, type ReturnFacts } from './after-return.ts'

const history = { isInFlight: false, returnCodes: ['AM04'], returnedAmount: 100, isCreditedAgain: false }
const mandate = {
  id: 1,
  reference: 'WK-1-1',
  iban: 'DE89370400440532013000',
  bic: null,
  holder: 'Heike Hofmann',
  signed_on: '2026-01-01',
  state: 'active' as const,
}
const facts: ReturnFacts = {
  amount: 100,
  charge: 3.5,
  taksit_id: null,
  kalan: 103.5,
  order: { f_ytakip: 0, disputed_on: null, town: 'Köln' },
  mandate,
  history,
  again: null,
  earliest: '2026-11-19',
  drawsCharge: false,
}

test.each<[string, Partial<ReturnFacts>, AfterReturn]>([
  ['no money on the account', {}, { kind: 'again_from', day: '2026-11-19', amount: 100, rest: 3.5 }],
  [
    'the charge is drawn along',
    { drawsCharge: true },
    { kind: 'again_from', day: '2026-11-19', amount: 103.5, rest: 0 },
  ],
  [
    'a second try is with the bank',
    { again: { day: '2026-11-20', amount: 100 }, history: { ...history, isInFlight: true } },
    { kind: 'again_on', day: '2026-11-20', amount: 100, rest: 3.5 },
  ],
  [
    'it came back twice',
    { history: { ...history, returnCodes: ['AM04', 'AM04'] } },
    { kind: 'transfer', amount: 103.5 },
  ],
  [
    'the customer objected',
    { history: { ...history, returnCodes: ['MD06'] } },
    { kind: 'transfer', amount: 103.5 },
  ],
  [
    'the mandate has ended',
    { mandate: { ...mandate, state: 'revoked' } },
    { kind: 'transfer', amount: 103.5 },
  ],
  ['nobody has a mandate', { mandate: undefined }, { kind: 'transfer', amount: 103.5 }],
  [
    'the account cannot exist',
    { mandate: { ...mandate, iban: 'DE00' } },
    { kind: 'transfer', amount: 103.5 },
  ],
  [
    'one instalment of a plan',
    { taksit_id: 7, kalan: 403.5, history: { ...history, returnCodes: ['MD06'] } },
    { kind: 'transfer', amount: 103.5 },
  ],
  [
    'the customer disputes the invoice',
    { order: { ...facts.order, disputed_on: '2026-11-16' } },
    { kind: 'disputed' },
  ],
  ['it was paid otherwise', { kalan: 0 }, { kind: 'settled' }],
])('%s', (_, over, after) => {
  expect(afterReturn({ ...facts, ...over })).toEqual(after)
})
