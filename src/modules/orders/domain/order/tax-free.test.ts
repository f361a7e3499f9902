import { expect, test } from 'vitest'
import { canGiveReason, whyNotTaxFree, type TaxFreeSale } from './tax-free.ts'

const austrian: TaxFreeSale = {
  sellerVatId: 'DE136695976',
  cus_country_code: 'AT',
  cus_is_firm: '1',
  cus_atu_no: 'ATU13585627',
  s_adres_f_g_on: '1',
  f_ulke: 'Österreich',
  g_ulke: null,
  vergisiz_neden: null,
}
const german = { cus_country_code: 'DE', f_ulke: 'Deutschland', cus_atu_no: 'DE136695976' }
const swiss = { cus_country_code: 'CH', f_ulke: 'Schweiz', cus_atu_no: null }

test.each([
  ['a company in another country of the Union', {}, null, null],
  [
    'without a VAT id',
    { cus_atu_no: null },
    'atu_no_yok_vergisiz_satis_yapilamaz',
    'atu_no_yok_vergisiz_satis_yapilamaz',
  ],
  [
    'a VAT id that is one digit short',
    { cus_atu_no: 'ATU1234567' },
    'vat_id_implausible',
    'vat_id_implausible',
  ],
  ['free text', { cus_atu_no: 'folgt noch' }, 'vat_id_implausible', 'vat_id_implausible'],
  ['at home', german, 'tax_free_at_home', 'tax_free_needs_reason'],
  ['at home, with a reason', { ...german, vergisiz_neden: 'Diplomat' }, 'tax_free_at_home', null],
  [
    'an Austrian whose goods go to Passau',
    { s_adres_f_g_on: '0', g_ulke: 'Deutschland' },
    'tax_free_at_home',
    'tax_free_needs_reason',
  ],
  ['a private person', { cus_is_firm: '0' }, 'tax_free_for_companies', 'tax_free_needs_reason'],
  [
    'a German VAT id for goods to Austria',
    { cus_atu_no: 'DE136695976' },
    'tax_free_own_vat_id',
    'tax_free_needs_reason',
  ],
  ['an export without a number', swiss, 'atu_no_yok_vergisiz_satis_yapilamaz', null],
  [
    'an export of a private person with a number',
    { ...swiss, cus_is_firm: '0', cus_atu_no: 'CHE-116.281.710 MWST' },
    null,
    null,
  ],
  [
    'a Swiss customer whose goods go to Konstanz',
    { ...swiss, s_adres_f_g_on: '0', g_ulke: 'Deutschland', cus_atu_no: 'CHE-116.281.710 MWST' },
    'tax_free_at_home',
    'tax_free_needs_reason',
  ],
  ['an Austrian seller at home', { sellerVatId: 'ATU13585627' }, 'tax_free_at_home', 'tax_free_needs_reason'],
  ['an Austrian seller to Germany', { ...german, sellerVatId: 'ATU13585627' }, null, null],
] as const)('%s', (_, change, forStaff, forAdministrators) => {
  const sale = { ...austrian, ...change }
  expect(whyNotTaxFree(sale, false)?.code ?? null).toBe(forStaff)
  expect(whyNotTaxFree(sale, true)?.code ?? null).toBe(forAdministrators)
})

test.each([
  ['at home', german, true],
  ['at home, while the reason is typed', { ...german, vergisiz_neden: 'Diplomat' }, true],
  ['without a VAT id', { ...german, cus_atu_no: null }, false],
  ['with a VAT id that is one digit short', { cus_atu_no: 'ATU1234567' }, false],
  ['where none is needed', {}, false],
])('a reason is asked for where it helps: %s', (_, change, isAsked) => {
  expect(canGiveReason({ ...austrian, ...change })).toBe(isAsked)
})
