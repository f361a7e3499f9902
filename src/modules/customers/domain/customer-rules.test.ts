import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Flag } from '#core/fields.ts'
import { inScope } from '#core/scope.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import {
  appointmentReverse,
  appointmentUser,
  noAppointment,
  twoMonthsAhead,
  whyNotAppointment,
} from './appointment.ts'
import { ageOn, birthdayKeys, daysToBirthday, isBirthdayComing } from './birthday.ts'
import { whyNotReceiver } from './distribution.ts'
import { listedCustomers, maySeeBank, mayView, whyMayNotView } from './visibility.ts'
import { selectedWines, toWineFlags, wineFlags } from './wine-flags.ts'

describe('visibility', () => {
  test.each(vectors.customer_view)(
    'level $level: owner $cus_user, appointment $rand_user, status $cus_dnd, mark $cus_f_on',
    (row) => {
      const actor = { id: row.user, user_level: row.level }
      const customer = { ...row, cus_f_on: String(row.cus_f_on) as Flag, cus_del: '0' as const }
      const isListed = (values: object) => inScope(listedCustomers(actor), { ...customer, ...values })
      expect(isListed({ cus_user: row.user })).toBe(row.list_filter)
      expect(mayView(actor, customer)).toBe(row.viewable)
      expect(whyMayNotView(actor, customer) === null).toBe(row.viewable)
      expect(isListed({})).toBe(row.returned)
      expect(isListed({ cus_del: '1' })).toBe(false)
    },
  )

  test.each([
    [1, 9, true],
    [3, 9, true],
    [2, 7, true],
    [2, 1, false],
    [4, 9, false],
  ])('level %i sees the bank details of a customer of %i: %s', (user_level, cus_user, seen) => {
    expect(maySeeBank({ id: 7, user_level }, { cus_user, rand_user: 7 })).toBe(seen)
  })
})

describe('appointments', () => {
  test.each(vectors.appointment)('level $level, own $own, $date: $ok', ({ level, own, date, today, ok }) => {
    const actor = { id: 7, user_level: level }
    const refusal = whyNotAppointment(actor, { cus_user: own ? 7 : 9 }, date, today)
    expect(refusal?.code ?? null).toBe(ok ? null : 'rand_tar_cannot_late_7_days')
  })

  test('taking one away is never too late', () => {
    expect(whyNotAppointment({ id: 7, user_level: 2 }, { cus_user: 9 }, null, '2025-06-16')).toBeNull()
  })

  test.each([
    ['2025-06-16', '2025-08-16'],
    ['2025-12-31', '2026-02-28'],
    ['2024-12-30', '2025-02-28'],
  ])('two months after %s is %s', (from, to) => expect(twoMonthsAhead(from)).toBe(to))

  test.each([
    ['sales people make their own', 2, { cus_user: 9, rand_user: 9 }, 9, 7],
    ['an administrator names somebody', 1, { cus_user: 9, rand_user: 8 }, 6, 6],
    ['a correction leaves it where it is', 1, { cus_user: 9, rand_user: 8 }, undefined, 8],
    ['a new one goes to the owner', 3, { cus_user: 9, rand_user: 0 }, 0, 9],
    ['in the pool it is the own one', 1, { cus_user: 1, rand_user: 0 }, null, 7],
  ])('%s', (_, user_level, customer, named, user) => {
    expect(appointmentUser({ id: 7, user_level }, customer, named)).toBe(user)
  })

  test.each([
    ['an administrator, to whom it belonged', 1, { cus_user: 9, rand_user: 8 }, true],
    ['an administrator, but it was nobody’s', 1, { cus_user: 9, rand_user: 0 }, false],
    ['the owner, their own', 2, { cus_user: 7, rand_user: 7 }, true],
    ['the owner, but it was somebody else’s', 2, { cus_user: 7, rand_user: 8 }, false],
    ['sales people in the pool', 2, { cus_user: 1, rand_user: 7 }, true],
    ['sales people, but the customer is out of sight without it', 2, { cus_user: 9, rand_user: 7 }, false],
  ])('is given back by %s', (_, user_level, customer, isGiven) => {
    const agreed = { rand_tar: '2026-01-05', rand_saat: '10:00', rand_note: 'Riesling' }
    const back = appointmentReverse({ id: 7, user_level }, { ...customer, ...agreed })
    expect(back).toEqual(isGiven ? { ...agreed, rand_user: customer.rand_user } : null)
  })

  test('where there was none, none is given back', () => {
    const none = { cus_user: 9, ...noAppointment }
    expect(appointmentReverse({ id: 7, user_level: 1 }, none)).toBe(noAppointment)
  })
})

describe('birthdays', () => {
  test.each(vectors.birthday)('born $born, today $today: $days days', ({ today, born, days, listed }) => {
    expect(daysToBirthday(born, today)).toBe(days)
    expect(isBirthdayComing(born, today)).toBe(listed)
  })

  const day = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('the keys for the index mean the same days', () => {
    fc.assert(
      fc.property(day, day, (born, today) => {
        const { month, day: dayOfMonth } = Temporal.PlainDate.from(born)
        const isKeyOfDay = birthdayKeys(today).includes(month * 100 + dayOfMonth)
        expect(isKeyOfDay).toBe(isBirthdayComing(born, today))
      }),
    )
  })

  test.each([
    ['1980-06-16', '2025-06-15', 44],
    ['1980-06-16', '2025-06-16', 45],
    ['1980-02-29', '2025-02-28', 45],
    ['1980-02-29', '2024-02-28', 43],
    ['2030-01-01', '2025-01-01', 0],
  ])('born %s, on %s: %i years', (born, today, age) => expect(ageOn(born, today)).toBe(age))

  test('nobody without a birthday has one coming', () =>
    expect(isBirthdayComing(null, '2025-01-01')).toBe(false))
})

test('wine colours survive the way to the flags and back', () => {
  fc.assert(
    fc.property(fc.subarray([...wineFlags]), (chosen) => {
      expect(selectedWines(toWineFlags(chosen))).toEqual(chosen)
    }),
  )
  expect(toWineFlags(['s_k', 'other'])).toEqual({
    s_k: '1',
    s_b: '0',
    s_r: '0',
    s_s: '0',
    s_t: '0',
    s_h: '0',
    s_l: '0',
  })
})

test.each([
  ['staff', { user_level: 2, blocked: '0', sil: '0' }, true],
  ['a dealer', { user_level: 4, blocked: '0', sil: '0' }, true],
  ['the system user', { user_level: 0, blocked: '0', sil: '0' }, false],
  ['somebody blocked', { user_level: 2, blocked: '1', sil: '0' }, false],
  ['somebody who left', { user_level: 2, blocked: '0', sil: '1' }, false],
  ['nobody', undefined, false],
] as const)('%s receives customers: %s', (_, user, may) => expect(whyNotReceiver(user) === null).toBe(may))
