import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import { check, fieldProblems } from '#core/fields.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { references } from '#core/references.ts'
import { editableNames, entrySchema, listOf, type EditableName, type ListEntry } from './editable-lists.ts'
import { entryProblems, movedTo, whyNotAdded, whyNotRetired } from './list-rules.ts'

const entry = (id: number, more: Partial<ListEntry> = {}): ListEntry => ({
  id,
  key: id,
  de: `Eintrag ${id}`,
  tr: `Kayıt ${id}`,
  en: `Entry ${id}`,
  status: '1',
  place: id,
  built_in: '0',
  version: 1,
  ...more,
})

const problemsOf = (list: EditableName, values: object) => {
  const parsed = check(entrySchema(list), values)
  return parsed.success ? {} : fieldProblems(parsed.error)
}

const words = { tr: 'Mor', de: 'Lila', en: 'Purple' }

describe('the fields of an entry', () => {
  test.each<[string, EditableName, object, object]>([
    ['three words', 'sys_stok_color', words, {}],
    ['a missing translation', 'sys_stok_color', { ...words, tr: ' ' }, { tr: { code: 'requiredField' } }],
    ['a word too few', 'sys_stok_color', { tr: 'Mor', de: 'Lila' }, { en: { code: 'requiredField' } }],
    ['an unknown field', 'sys_stok_color', { ...words, litre: 1 }, { litre: { code: 'unknown_field' } }],
    ['a firm has one name', 'sys_fat_haciz', { de: 'Inkasso Süd' }, {}],
    ['a bottle', 'sys_stok_sise', { de: '2,0 l', litre: 2 }, {}],
    ['a bottle without litres', 'sys_stok_sise', { de: '2,0 l' }, { litre: { code: 'requiredField' } }],
    [
      'a bottle of nothing',
      'sys_stok_sise',
      { de: '2,0 l', litre: 0 },
      { litre: { code: 'too_small', params: { min: 0.01 } } },
    ],
    ['a direction', 'stok_hareket_tip', { ...words, direction: 3 }, {}],
    ['no direction', 'stok_hareket_tip', { ...words, direction: 1 }, { direction: { code: 'not_allowed' } }],
    ['a carrier', 'kargo_sirketi', { de: 'GLS', tracking_url: 'https://gls.de/{number}' }, {}],
    ['a carrier without a page', 'kargo_sirketi', { de: 'GLS', tracking_url: '' }, {}],
    ...['http://gls.de/{number}', 'https://gls.de/', 'javascript:{number}', 'https://a b/{number}'].map(
      (tracking_url): [string, EditableName, object, object] => [
        tracking_url,
        'kargo_sirketi',
        { de: 'GLS', tracking_url },
        { tracking_url: { code: 'not_tracking_link' } },
      ],
    ),
  ])('%s', (_, list, values, problems) => expect(problemsOf(list, values)).toEqual(problems))
})

describe('an entry', () => {
  const others = [entry(1), entry(2, { tr: 'IŞIK', status: '0' })]

  test.each([
    ['a word of another', { ...words, de: ' eintrag 1' }, null, { de: { code: 'exists_already' } }],
    ['a word of a retired one', { ...words, tr: 'ışık' }, null, { tr: { code: 'exists_already' } }],
    ['its own word', { de: 'EINTRAG 1' }, others[0], {}],
    ['a word that both had before', { de: 'Eintrag 1' }, entry(3, { de: 'Eintrag 1' }), {}],
  ])('with %s', (_, values, before, problems) =>
    expect(entryProblems('sys_stok_color', values, before ?? null, others)).toEqual(problems),
  )

  test.each([
    ['ordered, not reached', { ordered: '1' }, ['ordered']],
    ['ordered and reached', { ordered: '1', reached: '1' }, []],
    ['a wrong number that was reached', { wrong_number: '1', reached: '1' }, ['wrong_number']],
    ['a wrong number that ordered', { wrong_number: '1', ordered: '1' }, ['wrong_number']],
    ['a promise of somebody reached', { promises_payment: '1', reached: '1' }, []],
    ['a promise of nobody', { promises_payment: '1' }, ['promises_payment']],
    ['a promise at a wrong number', { promises_payment: '1', wrong_number: '1' }, ['wrong_number']],
    [
      'a promise of somebody who wishes no calls',
      { promises_payment: '1', reached: '1', asks_do_not_call: '1' },
      ['promises_payment'],
    ],
  ])('of calls: %s', (_, values, fields) =>
    expect(Object.keys(entryProblems('sys_gorusme_asama', values, null, []))).toEqual(fields),
  )

  test('that is built in keeps its meaning and may be renamed', () => {
    const sale = entry(6, { direction: 3, built_in: '1' })
    const change = (values: Record<string, unknown>) =>
      entryProblems('stok_hareket_tip', values, sale, [sale])
    expect(change({ direction: 2 })).toEqual({ direction: { code: 'not_allowed' } })
    expect(change({ direction: 3, de: 'Verkauf ab Hof' })).toEqual({})
  })
})

test.each<[string, EditableName, number, '0' | '1', string | undefined]>([
  ['a plain one', 'sys_stok_color', 1, '0', undefined],
  ['back', 'sys_stok_color', 1, '1', undefined],
  ['a built-in one', 'odeme_tipleri', 2, '0', 'reference_built_in'],
  ['a built-in one back', 'odeme_tipleri', 2, '1', 'reference_built_in'],
  ['the usual one', 'kargo_sirketi', defaultSettings.usual_carrier, '0', 'reference_usual'],
  ['the usual one back', 'kargo_sirketi', defaultSettings.usual_carrier, '1', undefined],
  ['an order state', 'sys_siparis_durum', 3, '0', 'reference_fixed'],
])('retiring %s (%s %i to %s): %s', (_, list, key, status, code) =>
  expect(whyNotRetired(list, entry(key), status, defaultSettings)?.code).toBe(code),
)

test('only the names of fixed lists change', () => {
  expect(editableNames.filter((list) => whyNotAdded(list))).toEqual(['sys_siparis_durum', 'stok_islem_tip'])
})

test('lists that are edited are those whose entries retire, and fixed ones', () => {
  const retiring = editableNames.filter((list) => {
    const { retires }: ReferenceDefinition = references[list]
    return retires
  })
  expect(retiring).toEqual(editableNames.filter((list) => !listOf(list).renameOnly))
})

test.each([
  [1, 3, [2, 3, 1]],
  [3, 1, [3, 1, 2]],
  [2, 2, [1, 2, 3]],
  [1, 99, [2, 3, 1]],
])('moving %i to place %i gives %j', (id, place, order) =>
  expect(movedTo([1, 2, 3], id, place)).toEqual(order),
)
