import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, sumCents } from '#core/money.ts'
import { lineAmounts, orderTotals } from '../totals.ts'
import { eInvoiceOf, wantsEInvoice, whyNoEInvoice, whyNoXRechnung } from './e-invoice.ts'
import { austrianCompany, company, creditNote, invoicedOrder, paperSource, swissCompany } from './fixtures.ts'
import type { PaperSource } from './source.ts'

const sumsAgree = (source: PaperSource) => {
  const invoice = eInvoiceOf(source, null)
  const lines = sumCents(invoice.lines.map((line) => cents(line.net)))
  expect(lines).toBe(cents(invoice.lineTotal))
  expect(lines - cents(invoice.discount) + cents(invoice.shipping)).toBe(cents(invoice.net))
  expect(cents(invoice.net) + cents(invoice.taxAmount)).toBe(cents(invoice.total))
  expect(cents(invoice.total)).toBe(cents(source.order.s_g_toplam))
}

describe('the amounts add up to the cent', () => {
  test.each([
    ['a discount', paperSource()],
    ['inside the Union', austrianCompany],
    ['an export', swissCompany],
    ['a credit note', paperSource(creditNote, { lines: paperSource().lines.slice(0, 1) })],
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
            s_lastschrift: '0',
            s_gut_shift: '0',
            lines,
          })
          sumsAgree(
            paperSource(
              { ...totals, kdv_oran },
              {
                lines: lines.map((one) => ({
                  ...lineAmounts(one, { kdv_oran, s_vergisiz }),
                  stk_adet: one.stk_adet,
                  stk_kodu: 'X',
                  stk_adi: 'Wein',
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
  [paperSource(), 'S', 19],
  [austrianCompany, 'K', 0],
  [swissCompany, 'G', 0],
  [paperSource({ s_vergisiz: '1', s_kdv: 0 }), 'E', 0],
])('the tax category %#', (source, category, rate) => {
  expect(eInvoiceOf(source, null).tax).toMatchObject({ category, rate })
})

test('parties, reference and payment', () => {
  const invoice = eInvoiceOf(austrianCompany, 'einkauf@wachau.example.com')
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
      vatId: 'ATU12345678',
      email: 'einkauf@wachau.example.com',
    },
    deliveredOn: '2026-01-15',
    payment: { due: '2026-01-29', bank: { iban: 'DE89370400440532013000' } },
  })
  expect(eInvoiceOf(paperSource(creditNote), null)).toMatchObject({
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

test('what is missing is named', () => {
  expect(whyNoEInvoice(paperSource())).toBeNull()
  expect(whyNoEInvoice(paperSource({ f_no: null }))).toEqual({ code: 'document_needs_invoice' })
  expect(
    whyNoEInvoice(
      paperSource({ f_pk: null }, { company: { ...company, k1_1: 'Nur ein Name', steuer: '', ustid: null } }),
    ),
  ).toEqual({ code: 'e_invoice_data_missing', params: { fields: 'k1_1, ustid, f_adres' } })
  expect(whyNoXRechnung(paperSource(), 'einkauf@example.com')).toBeNull()
  expect(whyNoXRechnung(paperSource({}, { company: { ...company, k2_1: 'Telefon' } }), null)).toEqual({
    code: 'e_invoice_data_missing',
    params: { fields: 'k2_1, cus_email' },
  })
})
