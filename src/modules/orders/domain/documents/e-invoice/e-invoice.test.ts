import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, sumCents } from '#core/money/money.ts'
import { lineAmounts, orderTotals } from '#modules/orders/domain/order/totals.ts'
import { issueProblems, whyNoEInvoice, whyNotIssued, whyNoXRechnung } from './e-invoice-rules.ts'
import { eInvoiceOf, wantsEInvoice } from './e-invoice.ts'
import {
  austrianCompany,
  company,
  creditNote,
  invoicedOrder,
  documentSource,
  swissCompany,
} from '#test/fixtures/documents.ts'
import type { DocumentSource } from '../source.ts'

const sumsAgree = (source: DocumentSource) => {
  const invoice = eInvoiceOf(source, 'invoice', null)
  const lines = sumCents(invoice.lines.map((line) => cents(line.net)))
  expect(lines).toBe(cents(invoice.lineTotal))
  expect(lines - cents(invoice.discount) + cents(invoice.shipping)).toBe(cents(invoice.net))
  expect(cents(invoice.net) + cents(invoice.taxAmount)).toBe(cents(invoice.total))
  expect(cents(invoice.total)).toBe(cents(source.order.s_g_toplam))
}

describe('the amounts add up to the cent', () => {
  test.each([
    ['a discount', documentSource()],
    ['inside the Union', austrianCompany],
    ['an export', swissCompany],
    ['a credit note', documentSource(creditNote, { lines: documentSource().lines.slice(0, 1) })],
  ])('%s', (_, source) => sumsAgree(source))

  const line = fc.record({
    stk_adet: fc.integer({ min: 1, max: 120 }),
    price: fc.integer({ min: 0, max: 20_000 }),
  })
  test('whatever is ordered', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(19, 20, 8.1, 7),
        fc.constantFrom<'0' | '1'>('0', '1'),
        fc.integer({ min: 0, max: 50 }),
        (drawn, kdv_oran, s_vergisiz, s_man_y) => {
          const lines = drawn.map(({ stk_adet, price }) => ({ stk_adet, stk_birim_ini: price / 100 }))
          const totals = orderTotals({
            kdv_oran,
            s_vergisiz,
            s_man_y,
            s_ikt_m: 0,
            s_kargo: 8.9,
            s_last_y: 0,
            s_lastschrift: '0',
            s_gut_shift: '0',
            lines,
          })
          sumsAgree(
            documentSource(
              { ...totals, kdv_oran },
              {
                lines: lines.map((one) => ({
                  ...lineAmounts(one, { kdv_oran, s_vergisiz }),
                  stk_adet: one.stk_adet,
                  stk_kodu: 'X',
                  stk_adi: 'Wein',
                  stok_year: null,
                  litre: null,
                })),
              },
            ),
          )
        },
      ),
    )
  })
})

test.each([
  [documentSource(), 'S', 19],
  [austrianCompany, 'K', 0],
  [swissCompany, 'G', 0],
  [documentSource({ s_vergisiz: '1', s_kdv: 0 }), 'E', 0],
])('the tax category %#', (source, category, rate) => {
  expect(eInvoiceOf(source, 'invoice', null).tax).toMatchObject({ category, rate })
})

test('parties, reference and payment', () => {
  const invoice = eInvoiceOf(austrianCompany, 'invoice', 'einkauf@wachau.example.com')
  expect(invoice).toMatchObject({
    number: '100023',
    kind: 'invoice',
    buyerReference: '815',
    seller: {
      name: 'Weinkontor Handels GmbH',
      address: { street: 'Am Weinhof 12', postalCode: '50678', city: 'Köln', country: 'DE' },
      vatId: 'DE297786702',
      contact: { name: 'Mehmet Demir', phone: '+49 221 0471120', email: 'kontor@weinkontor.example.com' },
    },
    buyer: {
      name: 'Vinothek Wachau & Söhne GmbH',
      address: { country: 'AT', city: 'Krems' },
      vatId: 'ATU12345675',
      email: 'einkauf@wachau.example.com',
    },
    deliveredOn: '2026-01-15',
    payment: { due: '2026-01-29', bank: { iban: 'DE89370400440532013000' } },
  })
  expect(eInvoiceOf(documentSource(creditNote), 'creditNote', null)).toMatchObject({
    kind: 'creditNote',
    precedes: { number: '100023', date: '2026-01-15' },
    payment: { due: null },
  })
})

test('companies get it, people do not', () => {
  expect(wantsEInvoice(invoicedOrder)).toBe(false)
  expect(wantsEInvoice({ ...invoicedOrder, cus_is_firm: '1' })).toBe(true)
  expect(wantsEInvoice({ ...invoicedOrder, cus_atu_no: 'DE123' })).toBe(true)
})

describe('what prevents an e-invoice is named', () => {
  const firm = { cus_is_firm: '1' } as const
  const noVatId = { ...company, ustid: null }
  test.each([
    ['nothing', documentSource(firm), null],
    [
      'no address of the company',
      documentSource(firm, { company: { ...company, street: null } }),
      'company_incomplete',
    ],
    ['no tax number', documentSource(firm, { company: { ...noVatId, steuer: null } }), 'company_incomplete'],
    [
      'a VAT id of the company that is none',
      documentSource(firm, { company: { ...company, ustid: 'beantragt' } }),
      'company_vat_id_invalid',
    ],
    ['a tax number only, at home', documentSource(firm, { company: noVatId }), null],
    [
      'a tax number only, inside the Union',
      { ...austrianCompany, company: noVatId },
      'company_vat_id_needed',
    ],
    ['a tax number only, for an export', { ...swissCompany, company: noVatId }, 'company_vat_id_needed'],
    ['no postcode', documentSource({ ...firm, f_pk: ' ' }), 'customer_address_missing'],
    ['no name', documentSource({ ...firm, cus_name: null, cus_surname: null }), 'customer_name_missing'],
    ['a country that is none', documentSource({ ...firm, f_ulke: 'XX' }), 'customer_country_unknown'],
    ['the letters of a Greek VAT id as country', documentSource({ ...firm, f_ulke: 'EL' }), null],
    [
      'a country of delivery that is none',
      documentSource({ ...firm, s_adres_f_g_on: '0', g_adres: 'Markt 1', g_ulke: 'Bayern' }),
      'delivery_country_unknown',
    ],
    ['a VAT id in words', documentSource({ ...firm, cus_atu_no: 'liegt vor' }), 'customer_vat_id_invalid'],
    [
      'a tax number as VAT id',
      documentSource({ ...firm, cus_atu_no: '215/5801/0427' }),
      'customer_vat_id_invalid',
    ],
    ['a VAT id with spaces', documentSource({ ...firm, cus_atu_no: 'DE 136 695 976' }), null],
    [
      'no VAT id inside the Union',
      { ...austrianCompany, order: { ...austrianCompany.order, cus_atu_no: null } },
      'customer_vat_id_needed',
    ],
  ])('%s', (_, source, code) => {
    expect(whyNoEInvoice(source)?.code ?? null).toBe(code)
    expect(whyNotIssued(source)?.code ?? null).toBe(code)
  })

  test('people get their invoice as a document whatever the data of the customer lack', () => {
    expect(whyNotIssued(documentSource({ f_pk: null }))).toBeNull()
    const gap = documentSource({}, { company: { ...company, town: null } })
    expect(issueProblems(gap)).toMatchObject([{ code: 'company_incomplete', at: 'company', field: 'town' }])
  })

  test('an account is asked for before issuing, and not by the data of what was issued', () => {
    const unpaid = documentSource(firm, { company: { ...company, iban: null } })
    expect(whyNoEInvoice(unpaid)).toBeNull()
    expect(issueProblems(unpaid)).toMatchObject([
      { code: 'company_incomplete', at: 'company', field: 'iban' },
    ])
  })

  test('public buyers are told whom to call and are reached by mail', () => {
    expect(whyNoXRechnung(documentSource(), 'einkauf@example.com')).toBeNull()
    expect(whyNoXRechnung(documentSource(), ' ')?.code).toBe('customer_email_missing')
    const silent = documentSource({}, { company: { ...company, phone: null } })
    expect(whyNoXRechnung(silent, 'einkauf@example.com')?.code).toBe('company_contact_missing')
  })
})

describe('an address that does not fit its window', () => {
  test.each([
    ['five lines', {}, null],
    ['a long company', { cus_firm: 'Weingut '.repeat(50) }, 'address_firm_too_long'],
    ['a long name', { cus_name: 'Anna '.repeat(90) }, 'address_name_too_long'],
    ['many lines of street', { f_adres: 'Hof\n'.repeat(9) }, 'address_street_too_long'],
  ])('%s', (_, order, code) => {
    expect(whyNotIssued(documentSource(order))?.code ?? null).toBe(code)
  })
})

test('a cancellation takes everything back', () => {
  const cancelled = documentSource({ sd_iptal_tar: '2026-02-01' })
  const invoice = eInvoiceOf(cancelled, 'invoice', null)
  const back = eInvoiceOf(cancelled, 'cancellation', null)
  expect(back).toMatchObject({
    number: 'ST000007',
    date: '2026-02-01',
    precedes: { number: '100023', date: '2026-01-15' },
    net: -invoice.net,
    taxAmount: -invoice.taxAmount,
    total: -invoice.total,
    payment: { due: null, bank: null },
  })
  expect(back.lines.map(({ quantity, net }) => [quantity, net])).toEqual(
    invoice.lines.map(({ quantity, net }) => [-quantity, -net]),
  )
})

test('instalments are told as on the document, the first day is the one that is due', () => {
  const instalments = [
    { tak_tar: '2026-02-15', tak_tutar: 120.63 },
    { tak_tar: '2026-03-15', tak_tutar: 100 },
  ]
  const { payment } = eInvoiceOf(documentSource({}, { instalments }), 'invoice', null)
  expect(payment.due).toBe('2026-02-15')
  expect(payment.terms).toContain('1. Rate 120,63')
  expect(payment.terms).toContain('fällig am 15.03.2026')
})

test('who ordered, who gets the goods and what they are', () => {
  const source = documentSource({
    cus_leitweg: '04011000-12345-03',
    fat_note: 'Bestellung 77/2026',
    s_adres_f_g_on: '0',
    g_alici: 'Kantine West',
    g_adres: 'Tor 3',
    g_pk: '50667',
    g_sehir: 'Köln',
    g_ulke: 'DE',
  })
  expect(eInvoiceOf(source, 'invoice', null)).toMatchObject({
    buyerReference: '04011000-12345-03',
    customerNumber: '815',
    orderNumber: '4711',
    notes: ['Bestellung 77/2026'],
    deliveredTo: { name: 'Kantine West', address: { street: 'Tor 3', city: 'Köln' } },
    lines: [
      {
        attributes: [
          { name: 'Jahrgang', value: '2021' },
          { name: 'Inhalt', value: '0,75 l' },
        ],
      },
      {
        attributes: [
          { name: 'Jahrgang', value: '2023' },
          { name: 'Inhalt', value: '0,75 l' },
        ],
      },
    ],
  })
})
