import type { Company, CompanyField } from '#core/company/company-fields.ts'
import { companyGaps } from '#core/company/company.ts'
import { knownCountry } from '#core/countries.ts'
import { defineRefusals, type Reason, type Refusal } from '#core/refusal.ts'
import { isUnreadableVatId } from '#core/money/vat-id.ts'
import { customersRefusals } from '#modules/customers/domain/refusals.ts'
import {
  companyProblem,
  contactProblems,
  companyRefusals,
  ownVatIdProblems,
} from '#modules/definitions/domain/company-readiness.ts'
import type { ProblemPlace } from '#modules/orders/domain/calls/documents.ts'
import { buyerAddress } from './e-invoice-parties.ts'
import { taxOf, wantsEInvoice } from './e-invoice.ts'
import { whyNotInWindow } from '../letters/letter.ts'
import type { DocumentOrder, DocumentSource } from '../source.ts'
import { customerName } from '#modules/customers/domain/name.ts'

const refusals = defineRefusals({
  company_incomplete: {
    tr: 'Firma bilgileri eksik (ad, adres, vergi numarası veya IBAN). Fatura kesmeden önce Genel Tanımlar › Kurulum altında tamamlayın.',
    de: 'Die Firmendaten sind unvollständig (Name, Anschrift, Steuernummer oder IBAN). Bitte ergänzen Sie sie unter Einrichtung › Firma und Bank, bevor Sie eine Rechnung ausstellen.',
    en: 'The company record is incomplete (name, address, tax number or IBAN). Complete it under Setup › Company and bank before issuing an invoice.',
  },
  customer_name_missing: {
    tr: 'Müşterinin adı veya firması eksik.',
    de: 'Name oder Firma des Kunden fehlt.',
    en: 'The name or company of the customer is missing.',
  },
  customer_address_missing: {
    tr: 'Fatura adresi eksik: sokak, posta kodu ve şehir gerekli.',
    de: 'Die Rechnungsadresse ist unvollständig: Straße, PLZ und Ort sind nötig.',
    en: 'The invoice address is incomplete: street, postcode and city are needed.',
  },
  customer_country_unknown: {
    tr: 'Fatura adresindeki ülke bilinmiyor.',
    de: 'Das Land der Rechnungsadresse ist unbekannt.',
    en: 'The country of the invoice address is unknown.',
  },
  delivery_country_unknown: {
    tr: 'Teslimat adresindeki ülke bilinmiyor.',
    de: 'Das Land der Lieferadresse ist unbekannt.',
    en: 'The country of the delivery address is unknown.',
  },
  customer_vat_id_needed: {
    tr: 'AB içinde vergisiz teslimat için müşterinin KDV numarası (USt-IdNr.) gerekli.',
    de: 'Für eine steuerfreie Lieferung innerhalb der EU braucht es die USt-IdNr. des Kunden.',
    en: 'A tax-free delivery inside the EU needs the VAT id of the customer.',
  },
  customer_email_missing: {
    tr: 'XRechnung için müşterinin e-posta adresi gerekli.',
    de: 'Für die XRechnung fehlt die E-Mail-Adresse des Kunden.',
    en: 'An XRechnung needs the email address of the customer.',
  },
})

/** What prevents an e-invoice, and where to correct it. */
export type EInvoiceProblem = Reason & { at: ProblemPlace; field?: CompanyField }

const problem = (isOne: boolean, reason: Reason, at: ProblemPlace): EInvoiceProblem[] =>
  isOne ? [{ ...reason, at }] : []

const incomplete = ([first]: readonly CompanyField[]): EInvoiceProblem[] =>
  first ? [{ ...refusals.company_incomplete, at: 'company', field: first }] : []

const isUnknownCountry = (text: string | null) => Boolean(text?.trim()) && knownCountry(text) === null

type Buyer = Pick<DocumentOrder, 'cus_atu_no'>

const customerProblems = ({ cus_atu_no }: Buyer): EInvoiceProblem[] =>
  problem(isUnreadableVatId(cus_atu_no), customersRefusals.customer_vat_id_invalid, 'customer')

const orderProblems = (order: DocumentOrder): EInvoiceProblem[] => [
  ...problem(!customerName(order), refusals.customer_name_missing, 'order'),
  ...problem(buyerAddress(order) === null, refusals.customer_address_missing, 'order'),
  ...problem(isUnknownCountry(order.f_ulke), refusals.customer_country_unknown, 'order'),
  ...problem(
    order.s_adres_f_g_on !== '1' && isUnknownCountry(order.g_ulke),
    refusals.delivery_country_unknown,
    'order',
  ),
]

/** Tax-free deliveries abroad need the seller's VAT id, within the EU the customer's as well. */
function taxFreeProblems({ order, company }: DocumentSource): EInvoiceProblem[] {
  const { category } = taxOf(order)
  const isAbroad = category === 'K' || category === 'G'
  return [
    ...companyProblem(isAbroad && !company.ustid, companyRefusals.company_vat_id_needed, 'ustid'),
    ...problem(category === 'K' && !order.cus_atu_no?.trim(), refusals.customer_vat_id_needed, 'order'),
  ]
}

/** What prevents the data of an e-invoice, beside an incomplete company. */
const dataProblems = (source: DocumentSource): EInvoiceProblem[] => [
  ...ownVatIdProblems(source.company),
  ...orderProblems(source.order),
  ...customerProblems(source.order),
  ...taxFreeProblems(source),
]

/** Everything that prevents an e-invoice; a bank account is not required, since it may be paid in other ways. */
const eInvoiceProblems = (source: DocumentSource): EInvoiceProblem[] => [
  ...incomplete(companyGaps(source.company).filter((field) => field !== 'iban')),
  ...dataProblems(source),
]

const first = (problems: readonly EInvoiceProblem[]): Refusal => problems[0] ?? null

/** An invoice names its seller: name, address, account, and a tax number or VAT id (§ 14 UStG). */
export const whyCompanyIncomplete = (company: Company): Refusal => first(incomplete(companyGaps(company)))

/**
 * Everything that prevents issuing, so that it can be corrected before: invoices to companies must be valid
 * e-invoices, and every address must fit the window of the envelope.
 */
export function issueProblems(source: DocumentSource): EInvoiceProblem[] {
  const window = whyNotInWindow(source)
  return [
    ...incomplete(companyGaps(source.company)),
    ...(window ? [{ ...window, at: 'order' as const }] : []),
    ...(wantsEInvoice(source.order) ? dataProblems(source) : []),
  ]
}

export const whyNoEInvoice = (source: DocumentSource): Refusal => first(eInvoiceProblems(source))

export const whyNotIssued = (source: DocumentSource): Refusal => first(issueProblems(source))

/** Public buyers also require a contact person and the e-mail addresses of both sides. */
export const whyNoXRechnung = (source: DocumentSource, email: string | null): Refusal =>
  first([
    ...eInvoiceProblems(source),
    ...contactProblems(source.company),
    ...problem(!email?.trim(), refusals.customer_email_missing, 'customer'),
  ])
