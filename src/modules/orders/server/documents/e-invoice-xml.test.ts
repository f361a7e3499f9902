import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, describe, expect, test } from 'vitest'
import { knownCountry } from '#core/countries.ts'
import { vatIdProblem } from '#core/money/vat-id.ts'
import { whyNoEInvoice } from '#modules/orders/domain/documents/e-invoice/e-invoice-rules.ts'
import { sampleSituations } from '#test/fixtures/e-invoices.ts'
import { eInvoiceOf } from '#modules/orders/domain/documents/e-invoice/e-invoice.ts'
import { austrianCompany, creditNote, documentSource, swissCompany } from '#test/fixtures/documents.ts'
import { xrechnungXml, zugferdXml } from './e-invoice-xml.ts'

xmlRegisterFsInputProviders()

/** The schema of the EN 16931 profile, as the package ships it. */
const schemaFile = join(
  dirname(createRequire(import.meta.url).resolve('@stackforge-eu/factur-x')),
  '../schema/en16931/FACTUR-X_EN16931.xsd',
)
const schema = XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile })
const validator = XsdValidator.fromDoc(schema)
afterAll(() => {
  validator.dispose()
  schema.dispose()
})

/** Throws what the schema finds wrong. */
function validate(xml: string): void {
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
  }
}

const company = documentSource({ cus_is_firm: '1', cus_firm: 'Weinstube\u0001 & Söhne <GmbH>' })

const sources = {
  'a company at home': company,
  'inside the Union': austrianCompany,
  'an export': swissCompany,
  'direct debit': documentSource({ s_lastschrift: '1' }),
  'no account': documentSource({}, { bank: null }),
  'a credit note': documentSource(creditNote, { lines: documentSource().lines.slice(0, 1) }),
  'another place of delivery': documentSource({
    s_adres_f_g_on: '0',
    g_adres: 'Markt 3\nHinterhaus',
    g_pk: '50667',
    g_sehir: 'Köln',
    g_ulke: 'Deutschland',
  }),
}

/** The amount in the first element of that name. */
const amount = (xml: string, name: string) =>
  Number(new RegExp(`<ram:${name}[^>]*>([-\\d.]+)<`).exec(xml)?.[1] ?? Number.NaN)

const rounded = (value: number) => Math.round(value * 100) / 100

/** All amounts of one name, in their order. */
const amounts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([-\\d.]+)<`, 'g'))].map((match) => Number(match[1]))

describe.each(sampleSituations())('$name', ({ kind, source }) => {
  const invoice = eInvoiceOf(source, kind, 'einkauf@example.com')
  test.each([
    ['ZUGFeRD', zugferdXml(invoice)],
    ['XRechnung', xrechnungXml(invoice)],
  ])('%s follows the schema and the rules about sums, taxes and parties', (_name, xml) => {
    expect(whyNoEInvoice(source)).toBeNull()
    expect(() => validate(xml)).not.toThrow()
    const [lineTotal = 0] = amounts(xml, 'LineTotalAmount').slice(-1)
    const net = amount(xml, 'TaxBasisTotalAmount')
    // BR-CO-10, BR-CO-13, BR-CO-15: lines, allowances and charges lead to the totals.
    expect(
      rounded(
        amounts(xml, 'LineTotalAmount')
          .slice(0, -1)
          .reduce((sum, one) => sum + one, 0),
      ),
    ).toBe(lineTotal)
    expect(rounded(lineTotal - invoice.discount + invoice.shipping)).toBe(net)
    expect(rounded(net + amount(xml, 'TaxTotalAmount'))).toBe(amount(xml, 'GrandTotalAmount'))
    // BR-CO-17: the tax equals that of the rate, within the rounding of the printed gross prices.
    expect(Math.abs(amount(xml, 'TaxTotalAmount') - (net * invoice.tax.rate) / 100)).toBeLessThan(0.02)
    // BR-27: a price is never negative, not even on a credit note.
    for (const [index, price] of amounts(xml, 'ChargeAmount').entries()) {
      const { quantity = 1, net: lineNet = 0 } = invoice.lines[index] ?? {}
      expect(price).toBeGreaterThanOrEqual(0)
      expect(rounded(price * quantity)).toBe(lineNet)
    }
    // BR-CO-09 and BR-CL-14: letters of a country before VAT ids, codes of countries in addresses.
    for (const [, vatId] of xml.matchAll(/schemeID="VA">([^<]*)</g)) expect(vatIdProblem(vatId)).toBeNull()
    for (const [, code] of xml.matchAll(/<ram:CountryID>([^<]*)</g)) expect(knownCountry(code)).toBe(code)
  })
})

describe.each(Object.entries(sources))('%s', (_, source) => {
  const kind = source.order.s_is_teklif === 2 ? 'creditNote' : 'invoice'
  const invoice = eInvoiceOf(source, kind, 'einkauf@example.com')

  test.each([
    ['ZUGFeRD', zugferdXml(invoice)],
    ['XRechnung', xrechnungXml(invoice)],
  ])('%s follows the schema, and its sums are the printed ones', (_name, xml) => {
    expect(() => validate(xml)).not.toThrow()
    expect(() => validate(xml.replace('<ram:ID>', '<ram:Nummer>'))).toThrow()
    expect(() => validate(xml.replace('ram:GrandTotalAmount', 'ram:LineTotalAmount'))).toThrow()
    const [total, net, tax] = ['GrandTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount'].map((name) =>
      amount(xml, name),
    )
    expect(total).toBe(source.order.s_g_toplam)
    expect(tax).toBe(source.order.s_kdv)
    expect(Math.round((net ?? 0) * 100) + Math.round((tax ?? 0) * 100)).toBe(Math.round((total ?? 0) * 100))
    expect(amount(xml, 'DuePayableAmount')).toBe(total)
  })
})

test('what the law needs inside', () => {
  const xml = zugferdXml(eInvoiceOf(austrianCompany, 'invoice', null))
  for (const part of [
    'ATU12345675',
    'DE297786702',
    'VATEX-EU-IC',
    'innergemeinschaftliche',
    '20260115',
    '<ram:CategoryCode>K<',
  ])
    expect(xml).toContain(part)
  expect(zugferdXml(eInvoiceOf(company, 'invoice', null))).toContain('Weinstube &amp; Söhne &lt;GmbH&gt;')
  const note = zugferdXml(eInvoiceOf(sources['a credit note'], 'creditNote', null))
  expect(note).toContain('<ram:TypeCode>381<')
  expect(note).toContain('100023')
})

test('an amount whose tax and net are each rounded still makes an XRechnung', () => {
  const totals = {
    s_man_y: 0,
    s_ikt_m: 0,
    s_iskonto: 0,
    s_kargo: 0,
    s_ara_toplam: 233.4,
    s_g_toplam: 233.4,
    s_kdv: 37.27,
  }
  const xml = xrechnungXml(eInvoiceOf(documentSource(totals), 'invoice', 'einkauf@example.com'))
  expect([amount(xml, 'TaxBasisTotalAmount'), amount(xml, 'TaxTotalAmount')]).toEqual([196.13, 37.27])
})

test('the customer number replaces the reference that XRechnung wants', () => {
  const xml = xrechnungXml(eInvoiceOf(company, 'invoice', 'einkauf@example.com'))
  expect(xml).toContain('<ram:BuyerReference>815</ram:BuyerReference>')
  expect(xml).toContain('xrechnung')
})

test('a cancellation is a corrected invoice that names the one it takes back', () => {
  const xml = zugferdXml(eInvoiceOf(company, 'cancellation', null))
  expect(() => validate(xml)).not.toThrow()
  expect(xml).toContain('<ram:TypeCode>384<')
  expect(xml).toContain('<ram:IssuerAssignedID>100023<')
  expect(amount(xml, 'GrandTotalAmount')).toBe(-220.63)
})

test('a line names its price by the bottle, its vintage and its size', () => {
  const xml = xrechnungXml(eInvoiceOf(company, 'invoice', 'einkauf@example.com'))
  const price = Number(/<ram:NetPriceProductTradePrice>\s*<ram:ChargeAmount>([\d.]+)</.exec(xml)?.[1])
  expect(Math.round(price * 6 * 100) / 100).toBe(amount(xml, 'LineTotalAmount'))
  expect(price).toBeLessThan(9.9)
  expect(xml).toContain('<ram:Description>Jahrgang</ram:Description><ram:Value>2021</ram:Value>')
  expect(xml).toContain('<ram:Value>0,75 l</ram:Value>')
})
