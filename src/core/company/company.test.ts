import { describe, expect, test } from 'vitest'
import { blocksToStore, companyGaps, companyOf, missingInBlock, NO_COMPANY } from './company.ts'

const record = {
  legal_name: 'Weinkontor Handels GmbH',
  street: 'Am Weinhof 12',
  postcode: '50678',
  town: 'Köln',
  country: 'DE',
  phone: '+49 221 0471120',
  email: 'kontor@weinkontor.example.com',
  directors: 'Helene Brandt',
  register_court: 'Amtsgericht Köln',
  register_number: 'HRB 047112',
  bank_name: 'Hausbank Köln',
  account_holder: 'Weinkontor Handels GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  ustid: 'DE297786702',
}

const composed = {
  ust_bilgi: 'Weinkontor Handels GmbH · Am Weinhof 12 · 50678 Köln',
  k1_1: 'Weinkontor Handels GmbH\nAm Weinhof 12\n50678 Köln\nDeutschland',
  k2_1: 'Telefon +49 221 0471120\nE-Mail kontor@weinkontor.example.com\nGeschäftsführung: Helene Brandt\nAmtsgericht Köln, HRB 047112',
  k3_1: 'Hausbank Köln\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX',
}

const NO_TEXTS = { ust_bilgi: null, k1_1: null, k2_1: null, k3_1: null }

describe('what is printed', () => {
  test('is made of the fields', () => expect(companyOf(record)).toMatchObject(composed))

  test('is what the company wrote itself, block by block', () => {
    const own = companyOf({ ...record, k2_1: ' Ruf uns an \r\n', k3_1: '  ' })
    expect(own).toMatchObject({ ...composed, k2_1: 'Ruf uns an' })
    expect(own.phone).toBe(record.phone)
  })

  test('names another holder of the account', () =>
    expect(companyOf({ ...record, account_holder: 'Brandt' }).k3_1).toContain('\nKontoinhaber Brandt\n'))

  test('is nothing for a company that says nothing', () => expect(NO_COMPANY).toMatchObject(NO_TEXTS))
})

describe('a company that was frozen in text blocks', () => {
  const frozen = {
    ust_bilgi: 'Weinkontor · Köln',
    k1_1: 'Weinkontor GmbH\nHof 1\nA-1010 Wien\nÖsterreich',
    k2_1: 'Tel.: 0221/0471120\nMail: a@b.example',
    k3_1: 'Konto 1\nIBAN: de89370400440532013000',
    steuer: ' 12/34 ',
    ustid: '',
  }

  test('is read out of them and printed as it was', () => {
    expect(companyOf(frozen)).toMatchObject({
      legal_name: 'Weinkontor GmbH',
      street: 'Hof 1',
      postcode: '1010',
      town: 'Wien',
      country: 'AT',
      phone: '0221/0471120',
      email: 'a@b.example',
      iban: 'DE89370400440532013000',
      bic: null,
      steuer: '12/34',
      ustid: null,
      k1_1: frozen.k1_1,
      ust_bilgi: frozen.ust_bilgi,
    })
  })

  test.each([
    ['only a name', { k1_1: 'Weinkontor' }, { legal_name: 'Weinkontor', street: null, town: null }],
    ['a sender line only', { ust_bilgi: 'Weinkontor · Köln' }, { legal_name: 'Weinkontor', town: null }],
    ['no country', { k1_1: 'W\nHof 1\n50678 Köln' }, { country: 'DE' }],
    ['a wrong account', { k3_1: 'IBAN DE89370400440532013001' }, { iban: null }],
    [
      'an account with its bank',
      { k3_1: 'IBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFF' },
      { bic: 'COBADEFF' },
    ],
  ])('%s', (_, blocks, expected) => expect(companyOf(blocks)).toMatchObject(expected))
})

describe('a block', () => {
  test.each([
    ['that says what the fields say is not stored', record, composed, NO_TEXTS],
    ['of its own is stored', record, { k2_1: 'Ruf an' }, { ...NO_TEXTS, k2_1: 'Ruf an' }],
    [
      'of its own stays when fields change',
      { ...record, k2_1: 'Ruf an' },
      { phone: '1' },
      { ...NO_TEXTS, k2_1: 'Ruf an' },
    ],
    [
      'that a form sends back unchanged follows the fields',
      record,
      { ...composed, street: 'Neu 1' },
      NO_TEXTS,
    ],
    [
      'that equals the fields follows them from then on',
      { ...record, ...composed },
      { street: 'Neu 1' },
      NO_TEXTS,
    ],
    ['that is emptied follows the fields', { ...record, k1_1: 'x' }, { k1_1: null }, NO_TEXTS],
  ])('%s', (_, before, changes, expected) => expect(blocksToStore(before, changes)).toEqual(expected))

  test.each([
    ['k3_1', 'Hausbank, DE89 3704 0044 0532 0130 00, cobadeffxxx', []],
    ['k3_1', 'IBAN DE02 1203 0000 0000 2020 51', ['iban', 'bic']],
    ['k1_1', 'Weinkontor Handels GmbH\nam weinhof 12', ['postcode', 'town']],
  ] as const)('%s %j lacks %j', (block, text, fields) =>
    expect(missingInBlock(companyOf(record), block, text)).toEqual(fields),
  )
})

test.each([
  [{}, []],
  [{ ustid: null, steuer: '1' }, []],
  [{ ustid: null }, ['ustid']],
  [{ legal_name: null, country: '', iban: ' ' }, ['legal_name', 'country', 'iban']],
])('an invoice with %j misses %j', (changes, fields) =>
  expect(companyGaps(companyOf({ ...record, ...changes }))).toEqual(fields),
)
