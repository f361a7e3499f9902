import { expect, test } from 'vitest'
import { z } from 'zod'
import { amount, flag, optionalDate, optionalKey, optionalText, requiredText } from './fields.ts'
import { blankOf, fieldsFromFile, fileColumnsOf } from './record-fields.ts'

test.each([
  ['a text that may be empty', optionalText(10), null],
  ['a text that must be entered', requiredText(10), null],
  ['a day', optionalDate, null],
  ['a key', optionalKey, null],
  ['a mark that is not set', flag.default('0'), '0'],
  ['a mark that is set', flag.default('1'), '1'],
  ['an amount', amount.default(0), 0],
])('a new record begins with %s', (_what, schema, expected) => {
  expect(blankOf(z.object({ field: schema }))).toEqual({ field: expected })
})

const declared = {
  name: { file: { name: 'title', kind: 'text', head: { tr: 'Ad', de: 'Titel', en: 'Title' }, example: '' } },
  seen: { file: { none: 'counted here' } },
} as const

test('a file has the columns that are declared for it', () => {
  expect(Object.keys(fileColumnsOf(declared))).toEqual(['title'])
  expect(fieldsFromFile(declared)).toEqual([{ field: 'name', column: 'title' }])
})
