import { expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import { planBulk } from './bulk-plan.ts'
import type { ProposedRow } from './calls.ts'
import { proposeReminder, type ProposalFacts } from '#modules/orders/domain/reminders/reminders.ts'
import { newOrder } from '#test/fixtures/orders.ts'

const row = (id: number, asama: 1 | 2 | 3, bekler: string | null = null): ProposedRow => ({
  id,
  f_no: `R${id}`,
  version: 1,
  asama,
  ucret: asama === 2 ? 10 : 0,
  tutar: 50.05,
  kalan: 50.05,
  bekler,
  neden: null,
})
const rows = [
  row(1, 1),
  row(2, 1),
  row(3, 2),
  row(4, 2, '2025-07-01'),
  { id: 5, f_no: 'R5', asama: null, neden: 'nothing_open', aciklama: 'Nothing is open.' } as const,
]
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('every invoice gets its own next stage; running deadlines stay out and are named', () => {
  const plan = planBulk(rows, { wanted: null, isEarly: false })
  expect([ids(plan.due), ids(plan.waiting), ids(plan.refused)]).toEqual([[1, 2, 3], [4], [5]])
  expect(plan.sums).toEqual([
    { stage: 1, count: 2, amount: 100.1, fees: 0 },
    { stage: 2, count: 1, amount: 50.05, fees: 10 },
  ])
})

test('a chosen stage takes only those that are due for it; early ones come along when asked', () => {
  const plan = planBulk(rows, { wanted: 2, isEarly: true })
  expect([ids(plan.due), ids(plan.otherStage)]).toEqual([
    [3, 4],
    [1, 2],
  ])
})

const overdue: ProposalFacts = {
  ...newOrder,
  cus_country_code: 'DE',
  cus_is_firm: '0',
  fd_fon: '1',
  sd_uyari_1_is_tar: null,
  sd_uyari_2_is_tar: null,
  sd_uyari_3_is_tar: null,
  vade_tar: '2025-06-01',
  vadesi_gecen: 40,
  gecikme_farki: 0,
  return_charge: 0,
  filled: 0,
}
const first = { sd_uyari_1_is: '1', sd_uyari_1_is_tar: '2025-06-10' } as const
const second = {
  ...first,
  sd_uyari_2_is: '1',
  sd_uyari_2_is_tar: '2025-06-12',
  gecikme_farki: 10,
  kalan: 110,
  vadesi_gecen: 50,
} as const

test.each([
  ['the first letter', {}, { stage: 1, fee: 0, amount: 40, waitsUntil: null }],
  [
    'the second, while the first still waits',
    first,
    { stage: 2, fee: 10, amount: 50, waitsUntil: '2025-06-24' },
  ],
  ['a fee replaces the one before', second, { stage: 3, fee: 30, amount: 70, waitsUntil: '2025-06-26' }],
  [
    'money that covers the fee is counted',
    { ...second, kalan: 104, vadesi_gecen: 44 },
    { stage: 3, fee: 30, amount: 64, waitsUntil: '2025-06-26' },
  ],
  [
    'no fee for a rest that is only a bank charge',
    { ...first, kalan: 3, return_charge: 3, vadesi_gecen: 3, filled: 100 },
    { stage: 2, fee: 0, amount: 3 },
  ],
  ['a debit is under way', { tahsilat_gun: '2025-06-18' }, { code: 'debit_not_answered' }],
  ['nothing open', { kalan: 0 }, { code: 'nothing_open' }],
  ['not overdue', { vade_tar: '2025-06-16' }, { code: 'not_overdue' }],
  ['closed', { f_close: '1' }, { code: 'order_is_closed' }],
  ['all sent', { ...second, sd_uyari_3_is: '1' }, { code: 'all_reminders_sent' }],
] as const)('%s', (_, change, expected) => {
  expect(proposeReminder({ ...overdue, ...change }, '2025-06-16', defaultSettings)).toMatchObject(expected)
})
