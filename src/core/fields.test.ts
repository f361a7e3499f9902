import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  amount,
  check,
  emailAddress,
  fieldProblems,
  flag,
  isoDate,
  optionalText,
  requiredText,
  rowId,
  wholeNumber,
} from './fields.ts'

const schema = z.object({ field: z.unknown() })

function problem(field: z.ZodType, value: unknown) {
  const parsed = check(schema.extend({ field }), { field: value })
  return parsed.success ? 'ok' : fieldProblems(parsed.error).field
}

describe('what a field says about a value', () => {
  test.each([
    ['empty text', requiredText(5), '  ', { code: 'requiredField' }],
    ['missing text', requiredText(5), undefined, { code: 'requiredField' }],
    ['long text', requiredText(5), '123456', { code: 'too_long', params: { max: 5 } }],
    ['text at the limit', requiredText(5), '12345', 'ok'],
    ['optional empty', optionalText(5), '', 'ok'],
    ['negative amount', amount, -1, { code: 'too_small', params: { min: 0 } }],
    ['three decimals', amount, 1.005, { code: 'two_decimals' }],
    ['two decimals', amount, 0.29, 'ok'],
    ['amount as text', amount, 'viel', { code: 'not_number' }],
    ['no amount', amount, null, { code: 'requiredField' }],
    ['half a bottle', wholeNumber(0), 1.5, { code: 'not_integer' }],
    ['31 February', isoDate, '2025-02-31', { code: 'not_date' }],
    ['mail without @', emailAddress(50), 'nobody', { code: 'not_email' }],
    ['flag 2', flag, '2', { code: 'not_allowed' }],
    ['id zero', rowId, 0, { code: 'too_small', params: { min: 0 } }],
  ])('%s', (_, field, value, expected) => expect(problem(field, value)).toEqual(expected))
})

test.each([
  [1, '1'],
  [true, '1'],
  ['0', '0'],
  [false, '0'],
  [0, '0'],
])('flag %s travels as %s', (given, stored) => expect(flag.parse(given)).toBe(stored))

test('an id may arrive as digits', () => expect(rowId.parse('42')).toBe(42))
