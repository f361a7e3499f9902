import { companyOf } from '#core/company.ts'
import type { Flag } from '#core/fields.ts'
import { lineAmounts, orderTotals } from '../totals.ts'
import type { EInvoiceKind } from './e-invoice.ts'
import { company, companyRecord, creditNote, documentSource } from './fixtures.ts'
import type { DocumentOrder, DocumentSource } from './source.ts'

/** Situations in which an e-invoice must be right: countries, kinds, tax, discounts, instalments and odd data. */
export type SampleSituation = { name: string; kind: EInvoiceKind; source: DocumentSource }

type Basket = {
  kdv_oran: number
  s_vergisiz: Flag
  s_man_y?: number
  s_ikt_m?: number
  s_kargo?: number
  lines?: readonly (readonly [quantity: number, price: number])[]
}

const usualLines = [
  [6, 9.9],
  [12, 14.5],
] as const

/** An order whose amounts are computed by the same rules as for real orders. */
function ordered(
  order: Partial<DocumentOrder>,
  basket: Basket,
  more: Partial<DocumentSource> = {},
): DocumentSource {
  const { kdv_oran, s_vergisiz, s_man_y = 0, s_ikt_m = 0, s_kargo = 8.9, lines = usualLines } = basket
  const priced = lines.map(([stk_adet, stk_birim_ini]) => ({ stk_adet, stk_birim_ini }))
  const rates = { kdv_oran, s_vergisiz, s_man_y, s_ikt_m, s_kargo }
  const totals = orderTotals({ ...rates, s_last_y: 0, s_lastschrift: '0', s_gut_shift: '0', lines: priced })
  return documentSource(
    { cus_is_firm: '1', cus_firm: 'Weinhandel Krone GmbH', ...rates, ...totals, ...order },
    {
      lines: priced.map((line, index) => ({
        ...lineAmounts(line, { kdv_oran, s_vergisiz }),
        stk_adet: line.stk_adet,
        stk_kodu: `RT-${101 + index}`,
        stk_adi: `Spätburgunder ${index + 1}`,
        stok_year: index % 3 === 2 ? null : 2019 + (index % 5),
        litre: index % 2 ? 1.5 : 0.75,
      })),
      ...more,
    },
  )
}

const places = {
  DE: {
    f_adres: 'Weinstraße 1',
    f_pk: '67146',
    f_sehir: 'Deidesheim',
    f_ulke: 'DE',
    cus_atu_no: 'DE136695976',
  },
  AT: {
    f_adres: 'Donaulände 7',
    f_pk: '3500',
    f_sehir: 'Krems',
    f_ulke: 'Österreich',
    cus_atu_no: 'ATU13585627',
  },
  CH: {
    f_adres: 'Seestrasse 9',
    f_pk: '8002',
    f_sehir: 'Zürich',
    f_ulke: 'Schweiz',
    cus_atu_no: 'CHE-116.281.710 MWST',
  },
  FR: {
    f_adres: '4 rue du Port',
    f_pk: '67000',
    f_sehir: 'Strasbourg',
    f_ulke: 'Frankreich',
    cus_atu_no: 'FR40303265045',
  },
  IT: {
    f_adres: 'Via Roma 3',
    f_pk: '39100',
    f_sehir: 'Bolzano',
    f_ulke: 'İtalya',
    cus_atu_no: 'IT 00743110157',
  },
  NL: {
    f_adres: 'Kade 12',
    f_pk: '1012 AB',
    f_sehir: 'Amsterdam',
    f_ulke: 'nl',
    cus_atu_no: 'NL004495445B01',
  },
  GR: { f_adres: 'Ermou 5', f_pk: '10563', f_sehir: 'Athina', f_ulke: 'EL', cus_atu_no: 'GR094259216' },
  LI: { f_adres: 'Städtle 1', f_pk: '9490', f_sehir: 'Vaduz', f_ulke: 'Liechtenstein', cus_atu_no: null },
  GB: {
    f_adres: '1 High Street',
    f_pk: 'SW1A 1AA',
    f_sehir: 'London',
    f_ulke: 'UK',
    cus_atu_no: 'GB980780684',
  },
  TR: { f_adres: 'Liman Cd. 8', f_pk: '34000', f_sehir: 'İstanbul', f_ulke: 'Türkei', cus_atu_no: null },
} as const

type Place = keyof typeof places

const kinds = ['invoice', 'creditNote', 'cancellation'] as const

const ofKind: Record<EInvoiceKind, Partial<DocumentOrder>> = {
  invoice: {},
  creditNote: {
    s_is_teklif: creditNote.s_is_teklif ?? 2,
    f_no: 'G100004',
    f_tarih: '2026-02-02',
    gutschrift_f_no: '100023',
    gutschrift_f_tarih: '2026-01-15',
  },
  cancellation: { sd_cancel_on: '1', sd_iptal_tar: '2026-02-03' },
}

/** Every country and kind, taxed at home and free of tax abroad. */
function countrySituations(): SampleSituation[] {
  const rates: Partial<Record<Place, number>> = { AT: 20, CH: 8.1 }
  return (Object.keys(places) as Place[]).flatMap((place) =>
    kinds.map((kind) => {
      const s_vergisiz: Flag = place === 'DE' ? '0' : '1'
      const order = { ...places[place], ...ofKind[kind], cus_country_code: place }
      const source = ordered(order, { kdv_oran: rates[place] ?? 19, s_vergisiz })
      return { name: `${place}-${kind}`, kind, source }
    }),
  )
}

const instalments = [
  { tak_tar: '2026-02-15', tak_tutar: 100 },
  { tak_tar: '2026-03-15', tak_tutar: 100 },
  { tak_tar: '2026-04-15', tak_tutar: 42.3 },
]

const taxed = (basket: Partial<Basket> = {}): Basket => ({ kdv_oran: 19, s_vergisiz: '0', ...basket })

const home = (
  order: Partial<DocumentOrder>,
  basket: Partial<Basket> = {},
  more: Partial<DocumentSource> = {},
) => ordered({ ...places.DE, ...order }, taxed(basket), more)

/** Amounts that are hard to split, and ways of paying. */
const amountSituations = (): Record<string, DocumentSource> => ({
  'discount-percent': home({}, { s_man_y: 7.5 }),
  'discount-euro': home({}, { s_ikt_m: 20 }),
  'discount-both': home({}, { s_man_y: 5, s_ikt_m: 10 }),
  'discount-large': home({}, { s_man_y: 99 }),
  'discount-austria': ordered(places.AT, { kdv_oran: 20, s_vergisiz: '1', s_man_y: 12.5 }),
  'no-shipping': home({}, { s_kargo: 0 }),
  'one-cent': home({}, { s_kargo: 0, lines: [[1, 0.01]] }),
  'free-sample-line': home(
    {},
    {
      lines: [
        [1, 0],
        [6, 9.9],
      ],
    },
  ),
  'odd-cents': home(
    {},
    {
      lines: [
        [7, 3.33],
        [11, 7.77],
        [13, 0.99],
      ],
    },
  ),
  'many-bottles': home({}, { lines: [[999, 4.37]] }),
  'forty-lines': home(
    {},
    { lines: Array.from({ length: 40 }, (_, index) => [index + 1, 5.05 + index / 7] as const) },
  ),
  'austrian-tax': ordered(places.AT, { kdv_oran: 20, s_vergisiz: '0' }),
  'swiss-tax': ordered(places.CH, { kdv_oran: 8.1, s_vergisiz: '0' }),
  'reduced-tax': home({}, { kdv_oran: 7 }),
  'exempt-at-home': ordered(places.DE, { kdv_oran: 19, s_vergisiz: '1' }),
  instalments: home({}, {}, { instalments }),
  'instalments-by-debit': home({ s_lastschrift: '1' }, {}, { instalments }),
  'direct-debit': home({ s_lastschrift: '1' }),
  cash: home({ s_odeme_tip: 3 }, {}, { paymentType: 'Bar' }),
  'no-account': home({}, {}, { bank: null }),
})

/** The company as older invoices froze it, when it was stored in text blocks only. */
const frozenCompany = {
  ust_bilgi: 'Weinkontor · Köln',
  steuer: '215/5801/0427',
  ustid: 'DE297786702',
  k1_1: 'Weinkontor Handels GmbH\nAm Weinhof 12\nD-50678 Köln',
  k2_1: 'Tel.: 0221/0471120\nkontor@weinkontor.example.com',
  k3_1: 'Hausbank Köln\nIBAN: DE89 3704 0044 0532 0130 00',
}

const companyWithTexts = { ...companyRecord, k1_1: 'Weinkontor\nein Haus am Rhein', k3_1: 'Bank auf Anfrage' }

/** Master data as people type them. */
const dataSituations = (): Record<string, DocumentSource> => ({
  'person-with-company-flag': home({ cus_firm: null }),
  'letters-of-xml': home({ cus_firm: 'Krone & Söhne <GmbH> "Zum Löwen"', fat_note: 'a < b & c > d' }),
  'control-characters': home({ cus_firm: 'Krone\u0001 GmbH', f_adres: 'Hof\tNord 1' }),
  'street-in-lines': home({ f_adres: 'Weingut am Berg\r\nHinterhaus\nTor 3' }),
  'vat-id-with-spaces': home({ cus_atu_no: 'de 136 695 976' }),
  'no-vat-id': home({ cus_atu_no: null }),
  'no-country': home({ f_ulke: null }),
  'leitweg-id': home({ cus_leitweg: '04011000-12345-03' }),
  'note-in-lines': home({ fat_note: 'Bestellung 77/2026\n#Kostenstelle 12#' }),
  'delivered-elsewhere': home({
    s_adres_f_g_on: '0',
    g_alici: 'Kantine West',
    g_adres: 'Tor 3',
    g_pk: '50667',
    g_sehir: 'Köln',
    g_ulke: 'Deutschland',
  }),
  'delivered-abroad': home({
    s_adres_f_g_on: '0',
    g_alici: 'Bar Roma',
    g_adres: 'Via 1',
    g_pk: '39100',
    g_sehir: 'Bolzano',
    g_ulke: 'IT',
  }),
  'delivered-on-another-day': home({ s_gon_tar: '2026-01-20' }),
  'company-without-vat-id': home({}, {}, { company: { ...company, ustid: null } }),
  'company-without-tax-number': home({}, {}, { company: { ...company, steuer: null } }),
  'company-in-austria': home(
    {},
    {},
    {
      company: companyOf({
        ...companyRecord,
        ustid: 'ATU59216495',
        legal_name: 'Weinkontor GmbH',
        street: 'Ring 1',
        postcode: '1010',
        town: 'Wien',
        country: 'AT',
      }),
    },
  ),
  'company-of-an-old-invoice': home({}, {}, { company: companyOf(frozenCompany) }),
  'company-with-texts-of-its-own': home({}, {}, { company: companyOf(companyWithTexts) }),
  'long-names': home({ cus_firm: `Weinhandelsgesellschaft ${'Rheinhessen '.repeat(12)}mbH` }),
})

export function sampleSituations(): SampleSituation[] {
  const single = { ...amountSituations(), ...dataSituations() }
  return [
    ...countrySituations(),
    ...Object.entries(single).map(([name, source]) => ({ name, kind: 'invoice' as const, source })),
    ...(['discount-both', 'odd-cents', 'letters-of-xml'] as const).flatMap((name) =>
      (['creditNote', 'cancellation'] as const).map((kind) => ({
        name: `${name}-${kind}`,
        kind,
        source: { ...single[name], order: { ...single[name]?.order, ...ofKind[kind] } } as DocumentSource,
      })),
    ),
  ]
}
