import {
  buildXml,
  DocumentTypeCode,
  Flavor,
  Profile,
  toXRechnung,
  type FacturXInvoiceInput,
} from '@stackforge-eu/factur-x'
import { readableText } from '#core/texts/readable-text.ts'
import type { EAddress } from '#modules/orders/domain/documents/e-invoice/e-invoice-parties.ts'
import type { EInvoice } from '#modules/orders/domain/documents/e-invoice/e-invoice.ts'

const BOTTLE = 'XBO'
const SEPA_TRANSFER = '58'
const AGREED_OTHERWISE = 'ZZZ'
const SHIPPING = 'FC'
const DISCOUNT = '95'

const exemptionCodes = { S: undefined, K: 'VATEX-EU-IC', G: 'VATEX-EU-G', E: undefined } as const

const present = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

function exemption({ tax }: EInvoice) {
  if (!tax.reason) return {}
  return {
    exemptionReason: tax.reason,
    ...present('exemptionReasonCode', exemptionCodes[tax.category]),
  }
}

const address = ({ street, postalCode, city, country }: EAddress) => ({
  line1: street,
  postalCode,
  city,
  country,
})

const mailbox = (email: string | null) =>
  present('electronicAddress', email ? { value: email, schemeID: 'EM' } : null)

function seller({ seller: { name, address: place, vatId, taxNumber, email, contact } }: EInvoice) {
  return {
    name,
    // Somebody without a VAT id is known by the tax number.
    ...(vatId ? {} : present('id', taxNumber)),
    address: address(place),
    contact: { name: contact.name, ...present('phone', contact.phone), ...present('email', contact.email) },
    taxRegistrations: [
      ...(vatId ? [{ id: vatId, schemeId: 'VA' as const }] : []),
      ...(taxNumber ? [{ id: taxNumber, schemeId: 'FC' as const }] : []),
    ],
    ...mailbox(email),
  }
}

function buyer({ buyer: { name, address: place, vatId, email }, customerNumber }: EInvoice) {
  return {
    name,
    id: customerNumber,
    address: address(place),
    ...(vatId ? { taxRegistrations: [{ id: vatId, schemeId: 'VA' as const }] } : {}),
    ...mailbox(email),
  }
}

function payment({ payment: { due, terms, bank, purpose, isDirectDebit } }: EInvoice) {
  const isTransfer = bank && !isDirectDebit
  return {
    meansCode: isTransfer ? SEPA_TRANSFER : AGREED_OTHERWISE,
    paymentReference: purpose,
    ...(isTransfer ? { iban: bank.iban, accountName: bank.holder, ...present('bic', bank.bic) } : {}),
    ...present('dueDate', due),
    termsDescription: terms,
  }
}

function allowancesCharges(invoice: EInvoice) {
  const { discount, shipping, tax } = invoice
  const rate = { vatCategoryCode: tax.category, vatRatePercent: tax.rate }
  return [
    ...(discount
      ? [{ isCharge: false, amount: discount, reasonCode: DISCOUNT, reason: 'Rabatt', ...rate }]
      : []),
    ...(shipping
      ? [{ isCharge: true, amount: shipping, reasonCode: SHIPPING, reason: 'Versandkosten', ...rate }]
      : []),
  ]
}

const PRICE_DECIMALS = 6

/** The net price of one bottle, unrounded so that all bottles add up to the amount of the line. */
const bottlePrice = ({ quantity, net }: EInvoice['lines'][number]) => net / quantity

const priceText = (price: number) => price.toFixed(PRICE_DECIMALS).replace(/(\.\d{2}\d*?)0+$/, '$1')

const lines = ({ lines: all, tax }: EInvoice) =>
  all.map((line) => ({
    id: line.id,
    name: line.name,
    sellerAssignedId: line.code,
    quantity: line.quantity,
    unitCode: BOTTLE,
    unitPrice: bottlePrice(line),
    lineTotal: line.net,
    vatCategoryCode: tax.category,
    vatRatePercent: tax.rate,
  }))

const typeCodes: Record<EInvoice['kind'], DocumentTypeCode> = {
  invoice: DocumentTypeCode.COMMERCIAL_INVOICE,
  creditNote: DocumentTypeCode.CREDIT_NOTE,
  cancellation: DocumentTypeCode.CORRECTED_INVOICE,
}

const references = ({ orderNumber, precedes }: EInvoice) => [
  { id: orderNumber, type: 'seller-order' as const },
  ...(precedes
    ? [{ id: precedes.number, type: 'preceding' as const, ...present('issueDate', precedes.date) }]
    : []),
]

function inputOf(invoice: EInvoice): FacturXInvoiceInput {
  const { tax, net, taxAmount, total } = invoice
  return {
    document: {
      id: invoice.number,
      issueDate: invoice.date,
      typeCode: typeCodes[invoice.kind],
      buyerReference: invoice.buyerReference,
      notes: invoice.notes.map((content) => ({ content })),
    },
    seller: seller(invoice),
    buyer: buyer(invoice),
    delivery: {
      date: invoice.deliveredOn,
      location: address(invoice.deliveredTo.address),
      partyName: invoice.deliveredTo.name,
    },
    lines: lines(invoice),
    allowancesCharges: allowancesCharges(invoice),
    payment: payment(invoice),
    totals: {
      lineTotal: invoice.lineTotal,
      allowanceTotal: invoice.discount,
      chargeTotal: invoice.shipping,
      taxBasisTotal: net,
      taxTotal: taxAmount,
      grandTotal: total,
      duePayableAmount: total,
      currency: 'EUR',
    },
    vatBreakdown: [
      {
        categoryCode: tax.category,
        ratePercent: tax.rate,
        taxableAmount: net,
        taxAmount,
        ...exemption(invoice),
      },
    ],
    references: references(invoice),
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const characteristic = ({ name, value }: { name: string; value: string }) =>
  `<ram:ApplicableProductCharacteristic><ram:Description>${escaped(name)}</ram:Description>` +
  `<ram:Value>${escaped(value)}</ram:Value></ram:ApplicableProductCharacteristic>`

const LINE = '<ram:IncludedSupplyChainTradeLineItem>'
const NET_PRICE = /(<ram:NetPriceProductTradePrice>\s*<ram:ChargeAmount>)[^<]*/

/** The library rounds prices to cents and knows no attributes of a product, so both are written into its lines. */
function withLineDetails(xml: string, { lines: all }: EInvoice): string {
  const [head = '', ...items] = xml.split(LINE)
  const detailed = items.map((item, index) => {
    const line = all[index]
    if (!line) return item
    return item
      .replace('</ram:SpecifiedTradeProduct>', (end) => line.attributes.map(characteristic).join('') + end)
      .replace(NET_PRICE, (_, start: string) => start + priceText(bottlePrice(line)))
  })
  return [head, ...detailed].join(LINE)
}

/** The data embedded in the PDF. */
export const zugferdXml = (invoice: EInvoice) =>
  readableText(withLineDetails(buildXml(inputOf(invoice), Profile.EN16931, Flavor.ZUGFERD), invoice))

/** The same for public buyers, as a file of its own. */
export const xrechnungXml = (invoice: EInvoice) =>
  readableText(withLineDetails(toXRechnung(inputOf(invoice), { validate: false }).xml, invoice))
