import { describe, expect, test } from 'vitest'
import { changesBetween, fieldName, historyValue, type LogReader } from './history-value.ts'
import { defineTexts, type Language } from '../texts/texts.ts'

const texts = defineTexts({
  state: { tr: 'Durum', de: 'Stand', en: 'State' },
  state_booked: { tr: 'Kaydedildi', de: 'Gebucht', en: 'Booked' },
  amount: { tr: 'Tutar', de: 'Betrag', en: 'Amount' },
})

const reader = (table: string, language: Language = 'de'): LogReader => ({
  table,
  language,
  texts,
  flag: { yes: { tr: 'Evet', de: 'Ja', en: 'Yes' }, no: { tr: 'Hayır', de: 'Nein', en: 'No' } },
  wordOf: (list, key) => (list === 'sys_users' && key === '7' ? 'Elif Arslan' : undefined),
})

describe('a logged value', () => {
  test.each([
    ['siparisler', 's_note', null, '–'],
    ['siparisler', 's_note', '', '–'],
    ['siparisler', 's_note', 'Erika', 'Erika'],
    ['siparisler', 's_g_toplam', 1234.5, '1.234,50 €'],
    ['siparisler', 's_g_toplam', 100, '100,00 €'],
    ['siparisler', 'kdv_oran', 19, '19 %'],
    ['siparisler', 'sd_onaylama', '1', 'Ja'],
    ['siparisler', 'sd_onaylama', '0', 'Nein'],
    ['withdrawals', 'is_goodwill', true, 'Ja'],
    ['siparisler', 'f_tarih', '2026-03-01', '01.03.2026'],
    ['siparisler', 's_tar', '2026-03-01T10:15:00+00:00', '01.03.2026 11:15'],
    ['siparisler', 'cus_id', 104821, '104821'],
    ['stok', 'stok_year', 2019, '2019'],
    ['bank_imports', 'entries', 5000, '5.000'],
    ['debit_runs', 'total', 5000, '5.000,00 €'],
    ['siparisler', 'per_id', 7, 'Elif Arslan'],
    ['siparisler', 'per_id', 9, '9'],
    ['customers', 'rand_user', 0, '–'],
    ['bank_entries', 'state', 'booked', 'Gebucht'],
    ['bank_entries', 'parts', [], '–'],
    ['bank_entries', 'parts', [{ amount: 12 }], 'Betrag: 12,00 €'],
  ] as const)('%s.%s %j reads as %s', (table, field, value, text) => {
    expect(historyValue(reader(table), field, value).replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('speaks the language of the reader', () => {
    const turkish = reader('bank_entries', 'tr')
    expect(historyValue(turkish, 'is_reversal', false)).toBe('Hayır')
    expect(fieldName(turkish, 'state')).toBe('Durum')
  })
})

test.each([
  [
    'an update',
    { b: 1, a: null },
    { b: 2, a: 'x' },
    [
      { field: 'a', before: null, after: 'x' },
      { field: 'b', before: 1, after: 2 },
    ],
  ],
  ['a new record', null, { a: 1 }, [{ field: 'a', before: null, after: 1 }]],
  ['a deleted record', { a: 1 }, null, [{ field: 'a', before: 1, after: null }]],
  ['an internal field', { id: 1, sha256: 'f0' }, { id: 1, sha256: 'f1' }, []],
  ['a field without a value', null, { a: null, b: '' }, []],
  ['nothing', null, null, []],
])('the changes of %s have both values', (_, before, after, expected) => {
  expect(changesBetween('stok', before, after)).toEqual(expected)
})
