import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import type { ReminderException } from '#core/company/setting-definition.ts'
import { sayRefusal } from '#core/refusal.ts'
import { languages } from '#core/texts/texts.ts'
import { newOrder } from '#test/fixtures/orders.ts'
import { orderStatus, OrderStatus } from '../order/status-label.ts'
import { dunningTexts } from '#modules/dunning/texts.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import {
  highestStage,
  letterDeadline,
  openInLetter,
  reminderFee,
  stageTerms,
  totalWithFee,
  proportionateFee,
} from './fees.ts'
import { stages, type Stage } from '#core/reminder-stages.ts'
import {
  isReminderQuery,
  overdueFilterFlags,
  reminderQuery,
  reminderViews,
  yesterday,
} from './reminder-views.ts'
import {
  hasValidStages,
  isOverdue,
  nextStage,
  overdueFilters,
  runningDeadline,
  sentFields,
  whyEarly,
  whyNotRemindable,
  whyNotSend,
  whyNotSendNow,
  withdrawnFields,
} from './reminders.ts'

const invoice = { ...newOrder, sd_kesin: '1', sd_onaylama: '1', fd_fon: '1', f_no: '100001' } as const
const customer = { cus_country_code: 'DE', cus_is_firm: '0' } as const
const inTime = { early: null, reason: null }
const flagOf = (value: number) => (value ? '1' : '0')

describe('stages', () => {
  test.each(vectors.reminder_flags)('flags $f1 $f2 $f3', (row) => {
    const flags = {
      sd_uyari_1_is: flagOf(row.f1),
      sd_uyari_2_is: flagOf(row.f2),
      sd_uyari_3_is: flagOf(row.f3),
    } as const
    expect(hasValidStages(flags)).toBe(row.valid)
    expect(nextStage(flags)).toBe(row.next)
    expect(overdueFilters(flags)).toEqual(row.sub)
    const matching = (['first', 'second', 'third'] as const).filter((name) =>
      Object.entries(overdueFilterFlags[name]).every(
        ([field, value]) => flags[field as keyof typeof flags] === value,
      ),
    )
    if (row.valid) expect(matching).toEqual(row.sub.filter((name) => name !== 'all'))
    if (row.valid)
      expect(stages.findLast((stage) => !whyNotSend({ ...invoice, ...flags }, stage))).toBe(row.next ?? 3)
  })

  test.each([
    [2, '0', '1. uyarı', 'Zahlungserinnerung', 'First reminder'],
    [3, '1', '2. uyarı', 'Mahnung', 'Second reminder'],
  ] as const)('before stage %s the one before it is named', (stage, sd_uyari_1_is, ...words) => {
    const refusal = whyNotSend({ ...invoice, sd_uyari_1_is }, stage)
    for (const [index, language] of languages.entries())
      expect(refusal && sayRefusal(refusal, language)).toContain(words[index])
  })

  test.each([
    [1, '2025-06-01', null],
    [2, '2025-06-15', '2025-06-15'],
    [2, '2025-06-16', null],
    [3, '2025-06-15', '2025-06-24'],
    [3, '2025-06-25', null],
  ] as const)('before stage %s on %s the stage before waits until %s', (stage, today, until) => {
    const sent = { sd_uyari_1_is_tar: '2025-06-01', sd_uyari_2_is_tar: '2025-06-10', sd_uyari_3_is_tar: null }
    expect(runningDeadline({ ...customer, ...sent }, stage, today, defaultSettings)).toBe(until)
    const unsent = { sd_uyari_1_is_tar: null, sd_uyari_2_is_tar: null, sd_uyari_3_is_tar: null }
    expect(runningDeadline({ ...customer, ...unsent }, stage, today, defaultSettings)).toBeNull()
  })

  const due = { ...customer, kalan: 100, vade_tar: '2025-06-10' }
  const unsent = { sd_uyari_1_is_tar: null, sd_uyari_2_is_tar: null, sd_uyari_3_is_tar: null }
  const first = { ...unsent, sd_uyari_1_is_tar: '2025-06-12' }

  test.each([
    ['on the due day itself', 1, '2025-06-10', unsent, 'not_overdue'],
    ['the day after', 1, '2025-06-11', unsent, undefined],
    ['while the letter before still waits', 2, '2025-06-26', first, 'reminder_waits'],
    ['after its deadline', 2, '2025-06-27', first, undefined],
  ] as const)('%s stage %s is early or not', (_, stage, today, sent, code) => {
    const early = whyEarly({ ...due, ...sent }, stage, today, defaultSettings)
    expect(early?.code).toBe(code)
    const order = { ...invoice, sd_uyari_1_is: flagOf(stage - 1) } as const
    expect(whyNotSendNow(order, { stage, fee: 0, early, reason: null })?.code).toBe(code)
    expect(whyNotSendNow(order, { stage, fee: 0, early, reason: 'Firma zieht um' })).toBeNull()
  })

  test('nobody is reminded while a debit is under way, whatever the reason', () => {
    const drawn = { ...invoice, tahsilat_gun: '2025-06-20' }
    expect(whyNotRemindable(drawn)).toMatchObject({
      code: 'debit_not_answered',
      params: { day: '2025-06-20' },
    })
    expect(whyNotSendNow(drawn, { stage: 1, fee: 0, early: null, reason: 'x' })?.code).toBe(
      'debit_not_answered',
    )
  })

  test.each([
    ['as usual', { kalan: 100, gecikme_farki: 0, return_charge: 0 }, 30],
    ['never more than the rest', { kalan: 8.5, gecikme_farki: 0, return_charge: 0 }, 8.5],
    ['without the fee before', { kalan: 18, gecikme_farki: 10, return_charge: 0 }, 8],
    ['none for a rest that is only a bank charge', { kalan: 3, gecikme_farki: 0, return_charge: 3 }, 0],
    ['none for a rest that is only fees', { kalan: 7, gecikme_farki: 10, return_charge: 0 }, 0],
  ])('the fee is %s', (_, open, fee) => {
    expect(proportionateFee(30, open)).toBe(fee)
  })

  test('sending and withdrawing leave nothing behind', () => {
    const sent = {
      ...invoice,
      ...sentFields(invoice, { ...inTime, stage: 1, fee: 0 }, '2025-06-16'),
    } as typeof newOrder
    expect(orderStatus(sent)).toBe(OrderStatus.firstWarning)
    const again = sentFields(
      { ...sent, sd_uyari_1_is_tar: '2025-06-01' },
      { ...inTime, stage: 1, fee: 0 },
      '2025-06-16',
    )
    expect(again.sd_uyari_1_is_tar).toBe('2025-06-01')
    const third = sentFields(invoice, { ...inTime, stage: 3, fee: 25.5 }, '2025-06-16')
    expect(third).toMatchObject({ sd_uyari_3_fark: 25.5, fark_3_toplam: 125.5 })
    expect(withdrawnFields(2)).toEqual({
      sd_uyari_2_is: '0',
      sd_uyari_2_is_tar: null,
      sd_uyari_2_fark: null,
      fark_2_toplam: null,
    })
  })
})

test.each(vectors.overdue)('due $due, remaining $remaining → $overdue', (row) => {
  expect(isOverdue(row.due, Number(row.remaining), row.today)).toBe(row.overdue)
})

test.each(vectors.dunning)('stage $level of $total, paid $paid', (row) => {
  const stage = row.level as Stage
  const { fee, days } = stageTerms(defaultSettings, customer, stage)
  expect(fee).toBe(Number(row.fee))
  expect(totalWithFee(Number(row.total), fee)).toBe(Number(row.with_fee))
  expect(openInLetter(Number(row.total), Number(row.paid), fee)).toBe(Number(row.open))
  expect(letterDeadline(row.date, days)).toBe(row.deadline)
})

test('every view and sub-filter has its words', () => {
  const names = [...Object.keys(reminderViews), ...Object.keys(overdueFilterFlags)]
  expect(Object.keys(dunningTexts).toSorted()).toEqual(names.toSorted())
})

test('the fee is that of the highest stage, as it was sent', () => {
  expect(reminderFee(invoice)).toBe(0)
  const fees = { sd_uyari_2_fark: 7.5, sd_uyari_3_fark: 22 } as const
  const second = { sd_uyari_1_is: '1', sd_uyari_2_is: '1', sd_uyari_3_is: '0', ...fees } as const
  expect(reminderFee(second)).toBe(7.5)
  const third = { ...second, sd_uyari_3_is: '1' } as const
  expect([highestStage(third), reminderFee(third)]).toEqual([3, 22])
})

describe('terms of a stage', () => {
  const rows: ReminderException[] = [
    { country: null, customer: 'firm', stage: 2, fee: 40, days: 7 },
    { country: 'AT', customer: 'any', stage: 2, fee: 8, days: 10 },
    { country: 'AT', customer: 'firm', stage: 2, fee: 12, days: 5 },
    { country: 'CH', customer: 'any', stage: 1, fee: 0, days: 21 },
  ]
  const settings = { ...defaultSettings, reminder_fee_2: 9, reminder_days: 13, reminder_exceptions: rows }

  test.each([
    ['what is usual', 'DE', '0', 2, { fee: 9, days: 13 }],
    ['a kind of customer', 'DE', '1', 2, { fee: 40, days: 7 }],
    ['a country', 'AT', '0', 2, { fee: 8, days: 10 }],
    ['the narrowest that fits', 'AT', '1', 2, { fee: 12, days: 5 }],
    ['another stage is untouched', 'AT', '1', 3, { fee: 30, days: 13 }],
    ['no country', null, '0', 2, { fee: 9, days: 13 }],
    ['days of the first letter', 'CH', '0', 1, { fee: 0, days: 21 }],
    ['the first letter is free', 'DE', '1', 1, { fee: 0, days: 13 }],
  ] as const)('%s', (_, cus_country_code, cus_is_firm, stage, expected) => {
    expect(stageTerms(settings, { cus_country_code, cus_is_firm }, stage)).toEqual(expected)
  })
})

test('views name their due days, and only they do', () => {
  const query = reminderQuery('overdue', { from: null, to: yesterday('2025-03-01') }, 'first')
  expect(query).toMatchObject({
    sd_uyari_1_is: '0',
    vade_tar: { value: [null, '2025-02-28'], matchMode: 'between' },
  })
  expect(isReminderQuery(query)).toBe(true)
  expect(isReminderQuery({ filters: { vade_tar: null } })).toBe(true)
  expect(isReminderQuery({ filters: { id: 1 } })).toBe(false)
})
