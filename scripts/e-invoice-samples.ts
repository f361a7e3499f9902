import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { eInvoiceOf } from '#modules/orders/domain/documents/e-invoice/e-invoice.ts'
import { whyNoEInvoice } from '#modules/orders/domain/documents/e-invoice/e-invoice-rules.ts'
import { sampleSituations } from '#test/fixtures/e-invoices.ts'
import { xrechnungXml, zugferdXml } from '#modules/orders/server/documents/e-invoice-xml.ts'

// "node scripts/e-invoice-samples.ts <folder>" writes an e-invoice of every situation, for an official validator.
const folder = resolve(process.argv[2] ?? 'e-invoice-samples')
mkdirSync(folder, { recursive: true })

let count = 0
for (const { name, kind, source } of sampleSituations()) {
  const refusal = whyNoEInvoice(source)
  if (refusal) throw new Error(`${name}: ${refusal.code}`)
  const invoice = eInvoiceOf(source, kind, 'einkauf@example.com')
  writeFileSync(join(folder, `${name}-xrechnung.xml`), xrechnungXml(invoice))
  if (count % 4 === 0) writeFileSync(join(folder, `${name}-zugferd.xml`), zugferdXml(invoice))
  count += 1
}
console.log(`${count} situations are in ${folder}`)
