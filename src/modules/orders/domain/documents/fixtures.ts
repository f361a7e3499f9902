import type { StoredCompany } from '#core/company-fields.ts'
import { defaultSettings } from '#core/company-settings.ts'
import { companyOf } from '#core/company.ts'
import { newOrder } from '../fixtures.ts'
import type { DocumentOrder, DocumentSource } from './source.ts'

/** What the tests of the documents share: an invoice of 6 and 12 bottles to a customer in Germany. */

/** The stored record of the company; the printed blocks are made of its fields. */
export const companyRecord: StoredCompany = {
  creditor_id: 'DE98ZZZ09999999999',
  legal_name: 'Weinkontor Handels GmbH',
  street: 'Am Weinhof 12',
  postcode: '50678',
  town: 'Köln',
  country: 'DE',
  phone: '+49 221 0471120',
  email: 'kontor@weinkontor.example.com',
  steuer: '215/5801/0427',
  ustid: 'DE297786702',
  register_court: 'Amtsgericht Köln',
  register_number: 'HRB 047112',
  bank_name: 'Hausbank Köln',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}

export const company = companyOf(companyRecord)

export const invoicedOrder: DocumentOrder = {
  ...newOrder,
  id: 4711,
  orderDay: '2026-01-12',
  s_vade_gun: 14,
  fd_fon: '1',
  f_no: '100023',
  iptal_no: 'ST000007',
  f_tarih: '2026-01-15',
  s_gon_tar: null,
  sd_iptal_tar: null,
  f_odeme_tar: null,
  sd_uyari_1_is_tar: null,
  sd_uyari_2_is_tar: null,
  sd_uyari_3_is_tar: null,
  gutschrift_f_no: null,
  gutschrift_f_tarih: null,
  cus_id: 815,
  cus_is_firm: '0',
  cus_firm: null,
  cus_name: 'Ayşe',
  cus_surname: 'Yılmaz',
  cus_atu_no: null,
  cus_leitweg: null,
  cus_country_code: 'DE',
  f_adres: 'Weinstraße 1',
  f_pk: '67146',
  f_sehir: 'Deidesheim',
  f_ulke: 'DE',
  s_adres_f_g_on: '1',
  g_alici: null,
  g_adres: null,
  g_pk: null,
  g_sehir: null,
  g_ulke: null,
  kdv_oran: 19,
  s_vergisiz: '0',
  s_lastschrift: '0',
  s_prasentrechnung: '0',
  s_man_y: 5,
  s_last_y: 0,
  s_ikt_m: 10,
  s_toplam: 233.4,
  s_iskonto: -21.67,
  s_ara_toplam: 211.73,
  s_kargo: 8.9,
  s_kdv: 35.23,
  s_g_toplam: 220.63,
  s_odeme_tip: 1,
  s_odeme_tarihi: '2026-01-12',
  tahsilat_gun: null,
  fat_note: null,
  per_name: 'Mehmet Demir',
  vade_tar: '2026-01-29',
  kalan: 220.63,
  vadesi_gecen: 0,
}

export const documentSource = (
  order: Partial<DocumentOrder> = {},
  more: Partial<DocumentSource> = {},
): DocumentSource => ({
  order: { ...invoicedOrder, ...order },
  lines: [
    {
      stk_kodu: 'RT-101',
      stk_adi: 'Spätburgunder trocken 2021',
      stk_adet: 6,
      stk_birim: 9.9,
      stk_toplam: 59.4,
      stok_year: 2021,
      litre: 0.75,
    },
    {
      stk_kodu: 'WS-204',
      stk_adi: 'Riesling Kabinett 2023',
      stk_adet: 12,
      stk_birim: 14.5,
      stk_toplam: 174,
      stok_year: 2023,
      litre: null,
    },
  ],
  instalments: [],
  payments: [],
  company,
  bank: { holder: 'Weinkontor Handels GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  title: 'Frau',
  paymentType: 'Überweisung',
  reminders: defaultSettings,
  texts: defaultSettings,
  debitLeadDays: defaultSettings.debit_lead_days,
  mandate: 'WK-1-1',
  today: '2026-03-01',
  ...more,
})

/** The same basket without tax, to a company abroad: 6 × 8.32 and 12 × 12.18 with the country's shipping. */
const taxFree: Partial<DocumentOrder> = {
  s_vergisiz: '1',
  s_man_y: 0,
  s_ikt_m: 0,
  s_iskonto: 0,
  s_kdv: 0,
  cus_is_firm: '1',
}

const taxFreeLines = [
  {
    stk_kodu: 'RT-101',
    stk_adi: 'Spätburgunder trocken 2021',
    stk_adet: 6,
    stk_birim: 8.25,
    stk_toplam: 49.5,
    stok_year: 2021,
    litre: 0.75,
  },
  {
    stk_kodu: 'WS-204',
    stk_adi: 'Riesling Kabinett 2023',
    stk_adet: 12,
    stk_birim: 12.08,
    stk_toplam: 144.96,
    stok_year: 2023,
    litre: 0.75,
  },
]

const taxFreeTotals = {
  s_toplam: 194.46,
  s_ara_toplam: 194.46,
  s_kargo: 12.5,
  s_g_toplam: 206.96,
  kalan: 206.96,
  vadesi_gecen: 0,
}

export const austrianCompany = documentSource(
  {
    ...taxFree,
    ...taxFreeTotals,
    kdv_oran: 20,
    cus_firm: 'Vinothek Wachau & Söhne GmbH',
    cus_atu_no: 'ATU12345675',
    cus_country_code: 'AT',
    f_adres: 'Donaulände 7',
    f_pk: '3500',
    f_sehir: 'Krems',
    f_ulke: 'AT',
  },
  { lines: taxFreeLines },
)

export const swissCompany = documentSource(
  {
    ...taxFree,
    ...taxFreeTotals,
    kdv_oran: 8.1,
    cus_firm: 'Keller am See AG',
    cus_country_code: 'CH',
    f_adres: 'Seestrasse 9',
    f_pk: '8002',
    f_sehir: 'Zürich',
    f_ulke: 'Schweiz',
  },
  { lines: taxFreeLines },
)

export const creditNote: Partial<DocumentOrder> = {
  s_is_teklif: 2,
  f_no: 'G100004',
  f_tarih: '2026-02-02',
  gutschrift_f_no: '100023',
  gutschrift_f_tarih: '2026-01-15',
  s_man_y: 0,
  s_ikt_m: 0,
  s_toplam: 59.4,
  s_iskonto: 0,
  s_ara_toplam: 59.4,
  s_kargo: 0,
  s_kdv: 9.48,
  s_g_toplam: 59.4,
}
