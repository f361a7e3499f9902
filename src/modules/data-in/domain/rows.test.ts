import { describe, expect, test } from 'vitest'
import { choiceNames } from './column.ts'
import type { Cell, Lists } from './cells.ts'
import { sheetNames, type SheetName } from './columns.ts'
import { headRowOf, placeHeads, sheetByHeads, sheetByName } from './recognise.ts'
import { readRow } from './rows.ts'
import { splitNumbers, withLostZero, withLostZeros } from './phones.ts'

const lists = {
  ...Object.fromEntries(choiceNames.map((name) => [name, new Map<string, string>()])),
  countries: new Map([
    ['de', 'DE'],
    ['deutschland', 'DE'],
    ['at', 'AT'],
  ]),
  users: new Map([['elif', 7]]),
} as unknown as Lists

const cellsOf = (values: Record<string, Cell['value'] | Cell>) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value !== null && typeof value === 'object' && !(value instanceof Date) ? value : { value },
    ]),
  )

const read = (sheet: SheetName, values: Record<string, Cell['value'] | Cell>) =>
  readRow(sheet, 2, cellsOf(values), { lists, today: '2026-11-16' })

const customer = { code: 'K1', surname: 'Öz', country: 'DE' }
const codes = ({ findings }: ReturnType<typeof read>, kind = 'error') =>
  findings.filter((one) => one.kind === kind).map(({ field, code }) => `${field} ${code}`)

describe('names of sheets and heads', () => {
  test.each([
    ['Kunden', 'customers'],
    ['MÜŞTERİLER', 'customers'],
    ['Offene Posten', 'invoices'],
    ['Opening stock', 'stock'],
    ['Anleitung', null],
    ['Tabelle1', undefined],
  ])('%s is %s', (name, sheet) => expect(sheetByName(name)).toBe(sheet))

  test.each([
    [['Kd-Nr', 'Nachname', 'Land', 'Handy'], 'customers'],
    [['Fatura no', 'Müşteri no', 'Fatura tarihi', 'Toplam', 'Ödenen'], 'invoices'],
    [['Artikelcode', 'Flaschen'], 'stock'],
    [['Spalte 1'], undefined],
  ])('the heads %j are those of %s', (heads, sheet) => expect(sheetByHeads(heads)).toBe(sheet))

  test('a head may be decided manually, left out, or stay unknown', () => {
    const mapping = { columns: { customers: { Kd: 'code', Farbe: null } } }
    expect(
      placeHeads('customers', ['Kd', 'Farbe', 'Name', 'Rätsel'], mapping).map(({ field }) => field),
    ).toEqual(['code', null, 'surname', undefined])
  })

  test.each(sheetNames)('every head of %s finds its own column in three languages', (sheet) => {
    expect(sheetByName(sheet)).toBe(sheet)
  })
})

describe('repairs', () => {
  test.each([
    ['0221 12345/0171 1234567', ['0221 12345', '0171 1234567'].length],
    ['0171/1234567', 1],
    ['0171 1234567; 0221 765432', 2],
    ['0171 1234567 oder 0221 765432', 2],
    ['+49 171 1234567 / +49 221 765432', 2],
  ])('%s holds %i', (text, count) => expect(splitNumbers(text)).toHaveLength(count))

  test.each([
    ['1711234567', 'DE', '01711234567'],
    ['491711234567', 'DE', '+491711234567'],
    ['0171123456', 'DE', null],
    ['6641234567', 'AT', '06641234567'],
    ['5551234567', 'US', null],
  ])('%s in %s: %s', (phone, country, mended) => expect(withLostZero(phone, country)).toBe(mended))

  test.each([
    ['1067', 'DE', '01067'],
    ['1010', 'AT', null],
    ['50667', 'DE', null],
    ['12', 'DE', null],
  ])('postcode %s in %s: %s', (code, country, mended) => expect(withLostZeros(code, country)).toBe(mended))

  test('of a customer are shown one by one', () => {
    const row = read('customers', {
      ...customer,
      name: 'unbekannt',
      phone: 1_711_234_567,
      mobile: '0171 1234567 / 0221 765432',
      postcode: 1067,
      birthday: '24.12.70',
      balance: '1.234,50 €',
    })
    expect(codes(row)).toEqual([])
    expect(row.data).toMatchObject({
      name: null,
      phone: '01711234567',
      mobile: '0171 1234567',
      phone2: '0221 765432',
      postcode: '01067',
      birthday: '1970-12-24',
      balance: 1234.5,
    })
    expect(codes(row, 'repair')).toEqual([
      'name blanked',
      'birthday text_to_date',
      'balance text_to_number',
      'phone zero_added',
      'mobile number_split',
      'postcode zero_added',
    ])
  })
})

describe('a row', () => {
  test.each<[string, SheetName, Record<string, Cell['value'] | Cell>, string[]]>([
    ['is fine', 'customers', customer, []],
    ['needs a code', 'customers', { ...customer, code: ' ' }, ['code required']],
    ['needs a name', 'customers', { ...customer, surname: '-' }, ['surname no_name']],
    ['names an unknown owner', 'customers', { ...customer, owner: 'niemand' }, ['owner not_in_list']],
    ['has a bad e-mail', 'customers', { ...customer, email: 'x@' }, ['email not_email']],
    ['has words for a phone', 'customers', { ...customer, phone: 'Nachbar' }, ['phone not_phone']],
    [
      'has a VAT id that cannot exist',
      'customers',
      { ...customer, vat_id: 'ATU1234567' },
      ['vat_id not_vat_id'],
    ],
    ['has a bad IBAN', 'customers', { ...customer, iban: 'DE00 1234' }, ['iban not_iban']],
    [
      'has a formula without value',
      'customers',
      { ...customer, city: { value: null, isFormula: true } },
      ['city formula_without_value'],
    ],
    [
      'has a formula that fails',
      'customers',
      { ...customer, city: { value: null, fault: '#REF!' } },
      ['city formula_error'],
    ],
    ['has half a bottle', 'stock', { wine: 'R', bottles: 1.5 }, ['bottles not_number']],
    [
      'has thousandths',
      'instalments',
      { invoice: 'A', due: '2026-01-01', amount: 1.005 },
      ['amount not_number'],
    ],
  ])('%s', (_, sheet, values, errors) => expect(codes(read(sheet, values))).toEqual(errors))

  const invoice = { number: 'A1', customer: 'K1', day: '2026-08-01', total: 100 }

  test.each<[string, Record<string, Cell['value']>, string[], number]>([
    ['is open', {}, [], 100],
    ['was paid in part', { paid: 40, paid_day: '2026-09-01', open: 60 }, [], 60],
    [
      'has the fee of its last reminder',
      { reminder_1: '2026-09-01', reminder_2: '2026-09-20', fee_2: 10, open: 110 },
      [],
      110,
    ],
    ['has another open sum', { paid: 40, paid_day: '2026-09-01', open: 59.99 }, ['open open_differs'], 60],
    ['is paid', { paid: 100, paid_day: '2026-09-01' }, ['paid paid_in_full'], 0],
    ['has no day of payment', { paid: 1 }, ['paid_day paid_without_day'], 99],
    ['skips a reminder', { reminder_2: '2026-09-20' }, ['reminder_2 reminder_order'], 100],
    ['is of tomorrow', { day: '2026-11-17' }, ['day in_future'], 100],
    ['is due before its day', { due: '2026-07-01' }, ['due due_before_invoice'], 100],
  ])('of an invoice %s', (_, values, errors, open) => {
    const row = read('invoices', { ...invoice, ...values })
    expect(codes(row)).toEqual(errors)
    expect(row.data.open).toBe(open)
  })
})

describe('numbers that a spreadsheet shows otherwise than it stores them', () => {
  const invoice = { number: 'R1', customer: 'K1', day: '2026-01-05', total: 119, tax_rate: 19 }
  const rate = (cell: Cell | Cell['value']) => read('invoices', { ...invoice, tax_rate: cell })

  test.each<[string, Cell | Cell['value'], number, string[]]>([
    ['a percentage', { value: 0.19, isPercent: true }, 19, ['tax_rate fraction_to_percent']],
    [
      'a percentage with a fraction',
      { value: 0.255, isPercent: true },
      25.5,
      ['tax_rate fraction_to_percent'],
    ],
    ['a whole one', { value: 1, isPercent: true }, 100, ['tax_rate fraction_to_percent']],
    ['nothing', { value: 0, isPercent: true }, 0, ['tax_rate fraction_to_percent']],
    ['a bare fraction', 0.07, 7, ['tax_rate fraction_to_percent']],
    ['a typed fraction', '0,19', 19, ['tax_rate fraction_to_percent']],
    ['a number', 19, 19, []],
    ['a typed percentage', '19 %', 19, ['tax_rate text_to_number']],
  ])('%s', (_, cell, value, repairs) => {
    const one = rate(cell)
    expect(one.data.tax_rate).toBe(value)
    expect(codes(one, 'repair')).toEqual(repairs)
  })

  test('a day as a number counts from the year of its workbook', () => {
    const dayOf = (cell: Cell) => read('invoices', { ...invoice, day: cell }).data.day
    expect(dayOf({ value: 45_000 })).toBe('2023-03-15')
    expect(dayOf({ value: 43_538, has1904: true })).toBe('2023-03-15')
  })

  test.each([
    ['1’234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['100,-', 100],
    ['100.–', 100],
    ['EUR 1.234,50', 1234.5],
  ])('an amount as %s', (typed, value) => {
    expect(read('invoices', { ...invoice, total: typed }).data.total).toBe(value)
  })

  test('a telephone that nobody knows is left empty', () => {
    const one = read('customers', { ...customer, phone: 'unbekannt' })
    expect([one.data.phone ?? null, codes(one)]).toEqual([null, []])
  })
})

describe('days with a year of two digits', () => {
  test.each([
    ['24.12.70', '1970-12-24'],
    ['24.12.10', '2010-12-24'],
    ['24.12.11', '1911-12-24'],
    ['24.12.38', '1938-12-24'],
    ['24.12.00', '2000-12-24'],
    ['24.12.1904', '1904-12-24'],
  ])('somebody born on %s is not a child: %s', (typed, day) => {
    expect(read('customers', { ...customer, birthday: typed }).data.birthday).toBe(day)
  })

  test.each([
    ['1.2.24', '2024-02-01'],
    ['1.2.39', '2039-02-01'],
    ['1.2.41', '1941-02-01'],
  ])('an invoice is due on %s: %s', (typed, due) => {
    const invoice = { number: 'R1', customer: 'K1', day: '2024-01-01', total: 10, due: typed }
    expect(read('invoices', invoice).data.due).toBe(due)
  })
})

describe('the row of the headings', () => {
  const heads = ['Kundennummer', 'Nachname', 'Land']
  test.each<[string, SheetName | undefined, string[][], number]>([
    ['the first', 'customers', [heads, ['K1', 'Name', 'DE']], 0],
    ['below a title', 'customers', [['Kunden'], ['Stand', '1.11.'], heads, ['K1', 'Öz', 'DE']], 2],
    ['below a title, of a page without a name', undefined, [['Export'], heads, ['K1', 'Öz', 'DE']], 1],
    ['the first of two', 'customers', [heads, heads], 0],
    ['where nothing is known', 'customers', [['a'], ['b']], 0],
    ['of nothing', undefined, [], 0],
  ])('%s', (_, sheet, rows, row) => expect(headRowOf(sheet, rows)).toBe(row))

  test('what a word says about nothing is blank in a list, and asked where it says something', () => {
    expect(codes(read('customers', { ...customer, category: '-' }), 'repair')).toEqual(['category blanked'])
    expect(codes(read('customers', { ...customer, country: '?' }))).toEqual(['country required'])
    expect(codes(read('customers', { ...customer, country: 'Atlantis' }))).toEqual(['country not_in_list'])
  })
})
