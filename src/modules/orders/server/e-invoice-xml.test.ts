import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, describe, expect, test } from 'vitest'
import { eInvoiceOf } from '../domain/documents/e-invoice.ts'
import { austrianCompany, creditNote, paperSource, swissCompany } from '../domain/documents/fixtures.ts'
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

const company = paperSource({ cus_is_firm: '1', cus_firm: 'Weinstube\u0001 & Söhne <GmbH>' })

const sources = {
  'a company at home': company,
  'inside the Union': austrianCompany,
  'an export': swissCompany,
  'direct debit': paperSource({ s_lastschrift: '1' }),
  'no account': paperSource({}, { bank: null }),
  'a credit note': paperSource(creditNote, { lines: paperSource().lines.slice(0, 1) }),
  'another place of delivery': paperSource({
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

describe.each(Object.entries(sources))('%s', (_, source) => {
  const invoice = eInvoiceOf(source, 'einkauf@example.com')

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
  const xml = zugferdXml(eInvoiceOf(austrianCompany, null))
  for (const part of [
    'ATU12345678',
    'DE297786702',
    'VATEX-EU-IC',
    'innergemeinschaftliche',
    '20260115',
    '<ram:CategoryCode>K<',
  ])
    expect(xml).toContain(part)
  expect(zugferdXml(eInvoiceOf(company, null))).toContain('Weinstube &amp; Söhne &lt;GmbH&gt;')
  const note = zugferdXml(eInvoiceOf(sources['a credit note'], null))
  expect(note).toContain('<ram:TypeCode>381<')
  expect(note).toContain('100023')
})

test('the customer number stands in for the reference that XRechnung wants', () => {
  const xml = xrechnungXml(eInvoiceOf(company, 'einkauf@example.com'))
  expect(xml).toContain('<ram:BuyerReference>815</ram:BuyerReference>')
  expect(xml).toContain('xrechnung')
})
