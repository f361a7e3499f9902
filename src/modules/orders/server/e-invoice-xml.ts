import {
  buildXml,
  DocumentTypeCode,
  Flavor,
  Profile,
  toXRechnung,
  type FacturXInvoiceInput,
} from '@stackforge-eu/factur-x'
import { readableText } from '#core/readable-text.ts'
import type { EInvoice } from '../domain/documents/e-invoice.ts'

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

const address = ({ street, postalCode, city, country }: EInvoice['deliveredTo']) => ({
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
    address: address(place),
    contact: { name: contact.name, ...present('phone', contact.phone), ...present('email', contact.email) },
    taxRegistrations: [
      ...(vatId ? [{ id: vatId, schemeId: 'VA' as const }] : []),
      ...(taxNumber ? [{ id: taxNumber, schemeId: 'FC' as const }] : []),
    ],
    ...mailbox(email),
  }
}

function buyer({ buyer: { name, address: place, vatId, email }, buyerReference }: EInvoice) {
  return {
    name,
    id: buyerReference,
    address: address(place),
    ...(vatId ? { taxRegistrations: [{ id: vatId, schemeId: 'VA' as const }] } : {}),
    ...mailbox(email),
  }
}

function payment({ payment: { due, bank, purpose, isDirectDebit }, kind }: EInvoice) {
  const isTransfer = bank && !isDirectDebit
  return {
    meansCode: isTransfer ? SEPA_TRANSFER : AGREED_OTHERWISE,
    paymentReference: purpose,
    ...(isTransfer ? { iban: bank.iban, accountName: bank.holder, ...present('bic', bank.bic) } : {}),
    ...present('dueDate', due),
    ...(kind === 'creditNote' ? { termsDescription: 'Der Betrag wird erstattet oder verrechnet.' } : {}),
    ...(isDirectDebit ? { termsDescription: 'Der Betrag wird per Lastschrift eingezogen.' } : {}),
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

/** The price of a line stands for all its bottles at once, so that no rounding of a single one shows. */
const lines = ({ lines: all, tax }: EInvoice) =>
  all.map(({ id, code, name, quantity, net }) => ({
    id,
    name,
    sellerAssignedId: code,
    quantity,
    unitCode: BOTTLE,
    unitPrice: net,
    basisQuantity: quantity,
    basisQuantityUnitCode: BOTTLE,
    lineTotal: net,
    vatCategoryCode: tax.category,
    vatRatePercent: tax.rate,
  }))

function inputOf(invoice: EInvoice): FacturXInvoiceInput {
  const { tax, net, taxAmount, total, precedes } = invoice
  return {
    document: {
      id: invoice.number,
      issueDate: invoice.date,
      typeCode:
        invoice.kind === 'creditNote' ? DocumentTypeCode.CREDIT_NOTE : DocumentTypeCode.COMMERCIAL_INVOICE,
      buyerReference: invoice.buyerReference,
    },
    seller: seller(invoice),
    buyer: buyer(invoice),
    delivery: { date: invoice.deliveredOn, location: address(invoice.deliveredTo) },
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
    ...(precedes
      ? { references: [{ id: precedes.number, type: 'preceding', ...present('issueDate', precedes.date) }] }
      : {}),
  }
}

/** The data that travel inside the PDF. */
export const zugferdXml = (invoice: EInvoice) =>
  readableText(buildXml(inputOf(invoice), Profile.EN16931, Flavor.ZUGFERD))

/** The same for public buyers, as a file of its own. */
export const xrechnungXml = (invoice: EInvoice) => readableText(toXRechnung(inputOf(invoice)).xml)
