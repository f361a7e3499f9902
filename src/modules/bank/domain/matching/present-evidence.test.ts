import { expect, test } from 'vitest'
import type { Evidence } from './decision.ts'
import { presentEvidence } from './present-evidence.ts'

const part = { sip_id: 1, amount: 100, taksit_id: null, f_no: '100001', customer: 'Ahorn' }
const number: Evidence = { code: 'number', text: '100001' }

const shown = (evidence: Evidence[], kalan: number, state: 'asks' | 'booked' = 'asks') =>
  presentEvidence({ state, amount: 100, evidence: [number, ...evidence], parts: [{ ...part, kalan }] })

test.each<[string, Evidence, number, Evidence]>([
  ['what still fits', { code: 'amount_fits' }, 100, { code: 'amount_fits' }],
  ['what fitted once', { code: 'amount_fits' }, 60, { code: 'too_much', text: '40,00' }],
  ['the only item with the amount', { code: 'unique_amount' }, 100, { code: 'unique_amount' }],
  ['the once only item with the amount', { code: 'unique_amount' }, 60, { code: 'too_much', text: '40,00' }],
  ['what was too little', { code: 'too_little', text: '5,00' }, 60, { code: 'too_much', text: '40,00' }],
  [
    'what is still too little',
    { code: 'too_little', text: '5,00' },
    105,
    { code: 'too_little', text: '5,00' },
  ],
  ['what was too much', { code: 'too_much', text: '20,00' }, 100, { code: 'amount_fits' }],
  [
    'a difference that is still small',
    { code: 'small_difference', text: '0,50' },
    100.5,
    { code: 'small_difference', text: '0,50' },
  ],
  ['another difference', { code: 'small_difference', text: '0,50' }, 30, { code: 'too_much', text: '70,00' }],
])('%s is said by what is open now', (_, before, kalan, now) => {
  expect(shown([before], kalan)).toEqual([number, now])
})

test('what was booked keeps the reasons of its day, and so does a payment for several invoices', () => {
  expect(shown([{ code: 'amount_fits' }], 0, 'booked')).toEqual([number, { code: 'amount_fits' }])
  const several = { state: 'asks' as const, amount: 100, evidence: [{ code: 'amount_fits' as const }] }
  const parts = [
    { ...part, kalan: 0 },
    { ...part, sip_id: 2, kalan: 0 },
  ]
  expect(presentEvidence({ ...several, parts })).toEqual([{ code: 'amount_fits' }])
})
