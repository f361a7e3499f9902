import { expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import { dayOrMoment } from './order-forms.ts'

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05T23:30:00Z', '2026-03-06'],
  ['2026-03-05T10:00', '2026-03-05'],
  ['2026-03-05 10:00', '2026-03-05'],
])('%s is the day %s', (value, day) => expect(check(dayOrMoment, value).data).toBe(day))

test.each(['gestern', '2026-02-30', '9999-12-31', '9999-12-31T10:00:00Z', '0002-01-01T10:00', '1850-01-01'])(
  '%s is no day of this product',
  (value) => {
    const { error } = check(dayOrMoment, value)
    expect(error && fieldProblems(error)).toEqual({ '': { code: 'not_date' } })
  },
)
