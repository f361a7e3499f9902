import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { storedRows } from '#core/stored-rows.ts'
import { tableTexts } from '../texts.ts'
import { fieldTextsOf } from './field-names.ts'

const schema = readFileSync('db/schema.sql', 'utf8')
const watched = [...schema.matchAll(/TRIGGER audit_row .* ON public\.(\w+)/g)].map(([, table]) => table ?? '')

test('every watched table has a name, by which the change log is filtered', () => {
  expect(watched.length).toBeGreaterThan(50)
  expect(watched.filter((table) => !Object.hasOwn(tableTexts, table))).toEqual([])
})

describe('fields have names', () => {
  const technical = new Set([
    'id',
    'version',
    'batch_id',
    'def_type',
    'un_type',
    'c_type',
    'ad_type',
    'class_type',
    'tip',
    't_no',
  ])
  const edited = watched.filter(
    (table) => /^sys_(?!users)|_tip|tipleri|kargo_sirketi/.test(table) || table === 'number_ranges',
  )
  test.each([...edited, 'tax_rates', 'mandates', 'withdrawals', 'transfer_runs'])('of %s', (table) => {
    const fields = Object.keys(storedRows[table as keyof typeof storedRows].shape)
    const names = fieldTextsOf(table)
    expect(fields.filter((field) => !names[field] && !technical.has(field))).toEqual([])
  })
})
