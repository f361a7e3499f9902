import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { BATCH_PAUSE_MS, batchesOf, IMPORT_MAX_BYTES, isNewRow, isTooLarge, progressOf } from './batches.ts'
import { phoneKey, phoneKeys } from './duplicates.ts'
import { checkHeader, expectedColumns, isHeaderGood, type SheetColumn } from './header.ts'
import { ImportRow, isFaulty, mergeResults, toSentRow } from './import-row.ts'
import { countryKey, titleKey } from './labels.ts'

describe('header', () => {
  test.each(vectors.import_header)('$name', ({ cols, wrong, extra, missing }) => {
    const found = checkHeader(cols)
    expect(found).toEqual({ wrong, extra, missing })
    expect(isHeaderGood(found)).toBe(wrong.length + extra.length + missing.length === 0)
  })

  test.each(['E-Mail', ' email ', 'PK', 'Şehir', 'status code'])('%s is nearly right', (name) => {
    const { wrong, extra } = checkHeader([...expectedColumns, name])
    expect([wrong.length, extra]).toEqual([1, []])
  })
})

describe('batches', () => {
  test.each(vectors.import_batches)('$rows rows: $batches', ({ rows, batches, pause_s }) => {
    const made = batchesOf(Array.from({ length: rows }, (_, index) => index))
    expect(made.map((batch) => batch.length).join(', ') || '–').toBe(batches)
    expect((Math.max(0, made.length - 1) * BATCH_PAUSE_MS) / 1_000).toBe(pause_s)
  })

  test('no row is lost or sent twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 350 }), (rows) => {
        expect(batchesOf(rows).flat()).toEqual(rows)
      }),
    )
  })

  test.each([
    [100, 101, 99],
    [101, 101, 100],
    [100, 250, 40],
    [200, 250, 80],
    [0, 0, 100],
  ])('%i of %i is %i percent', (sent, total, percent) => expect(progressOf(sent, total)).toBe(percent))

  test.each([
    [2_097_152, false],
    [IMPORT_MAX_BYTES, false],
    [IMPORT_MAX_BYTES + 1, true],
  ])('a file of %i bytes is too large: %s', (bytes, large) => expect(isTooLarge(bytes)).toBe(large))

  test('rows with a number were added before', () => {
    expect([{ id: 7 }, { id: null }, {}].map(isNewRow)).toEqual([false, true, true])
  })
})

const titles = [
  { un_type: 1, unvan: 'Herr', unvan_tr: 'Bay', unvan_en: 'Mr' },
  { un_type: 4, unvan: 'Familie', unvan_tr: 'Aile', unvan_en: 'Family' },
]
const countries = [
  { country_code: 'DE', country: 'Deutschland', country_tr: 'Almanya', country_en: 'Germany' },
  { country_code: 'CH', country: 'Schweiz', country_tr: 'İsviçre', country_en: 'Switzerland' },
]

describe('words become keys', () => {
  test.each([
    ['Herr', 1],
    [' herr ', 1],
    ['BAY', 1],
    ['aİle', 4],
    ['AILE', 4],
    ['1', 1],
    ['Graf', null],
  ])('title %s → %s', (word, key) => expect(titleKey(word, titles)).toBe(key))

  test.each([
    ['de', 'DE'],
    ['Deutschland', 'DE'],
    ['almanya', 'DE'],
    ['isviçre', 'CH'],
    ['İSVİÇRE', 'CH'],
    ['Atlantis', null],
  ])('country %s → %s', (word, key) => expect(countryKey(word, countries)).toBe(key))
})

const sheetRow = (values: Partial<Record<SheetColumn, string>>) =>
  ({ ...Object.fromEntries(expectedColumns.map((column) => [column, ''])), ...values }) as Record<
    SheetColumn,
    string
  >

describe('a row', () => {
  test('travels under the names of the wire', () => {
    const sent = toSentRow(
      sheetRow({ unvan: 'Bay', adi: ' Erika ', firma: 'Gasthof', ulke: 'Almanya', sehir: 'Trier' }),
      { titles, countries },
    )
    const keys = { cus_m_f: 1, cus_country_code: 'DE', cus_is_firm: '1' }
    expect(sent).toMatchObject({
      ...keys,
      cus_name: 'Erika',
      cus_firm: 'Gasthof',
      cus_city: 'Trier',
      cus_fax: null,
    })
  })

  test('keeps a word nobody knows, for the server to name', () => {
    const sent = toSentRow(sheetRow({ unvan: 'Graf', ulke: 'Atlantis' }), { titles, countries })
    expect(sent).toMatchObject({ cus_m_f: 'Graf', cus_country_code: 'Atlantis', cus_is_firm: '0' })
  })

  test.each([
    [{}, []],
    [{ cus_name: null, cus_firm: 'Gasthof' }, []],
    [{ cus_name: null }, ['cus_name']],
    [{ cus_country_code: null }, ['cus_country_code']],
    [{ cus_email: 'nobody' }, ['cus_email']],
    [{ adres: 'Weg 1' }, ['cus_city']],
    [{ adres: 'Weg 1', cus_city: 'Trier' }, []],
    [{ cus_tel1: '1'.repeat(51) }, ['cus_tel1']],
  ])('%o: %o', (change, fields) => {
    const parsed = check(ImportRow, { cus_name: 'Erika', cus_country_code: 'DE', ...change })
    expect(parsed.success ? [] : Object.keys(fieldProblems(parsed.error))).toEqual(fields)
  })

  test('takes what the server says', () => {
    const rows = [
      { row_no: 2, id: null, status_code: null },
      { row_no: 3, id: null, status_code: null },
    ]
    const merged = mergeResults(rows, [
      { row_no: 3, id: null, status_code: 3 },
      { row_no: 2, id: 9, status_code: 1 },
    ])
    expect(merged).toEqual([
      { row_no: 2, id: 9, status_code: 1 },
      { row_no: 3, id: null, status_code: 3 },
    ])
    expect(merged.map(isFaulty)).toEqual([false, true])
  })
})

describe('one spelling per phone number', () => {
  test.each([
    ['+49 (0)171 123-4567', 'DE', '491711234567'],
    ['0171/1234567', 'DE', '491711234567'],
    ['0049 171 1234567', 'AT', '491711234567'],
    ['0664 1234567', 'AT', '436641234567'],
    ['044 123 45 67', 'CH', '41441234567'],
    ['171 1234567', 'DE', '1711234567'],
    ['110', 'DE', null],
    ['', 'DE', null],
    [null, 'DE', null],
  ])('%s in %s → %s', (phone, country, key) => expect(phoneKey(phone, country)).toBe(key))

  test('a number counts once', () => {
    const row = { cus_tel1: '0171 1234567', cus_tel2: null, cus_gsm: '+491711234567', cus_private: '12' }
    expect(phoneKeys({ ...row, cus_country_code: 'DE' })).toEqual(['491711234567'])
  })
})
