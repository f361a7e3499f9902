import type { Company, CompanyField } from '#core/company-fields.ts'
import { companyGaps } from '#core/company.ts'
import { knownCountry } from '#core/countries.ts'
import type { ErrorCode, Refusal } from '#core/errors.ts'
import { isUnreadableVatId } from '#core/vat-id.ts'
import {
  companyProblem,
  contactProblems,
  ownVatIdProblems,
} from '#modules/definitions/domain/company-readiness.ts'
import type { EInvoiceProblem } from '../calls/documents.ts'
import { buyerAddress, buyerName } from './e-invoice-parties.ts'
import { taxOf, wantsEInvoice } from './e-invoice.ts'
import { whyNotInWindow } from './letter.ts'
import type { DocumentOrder, DocumentSource } from './source.ts'

const problem = (isOne: boolean, code: ErrorCode, at: EInvoiceProblem['at']): EInvoiceProblem[] =>
  isOne ? [{ code, at }] : []

const incomplete = ([first]: readonly CompanyField[]): EInvoiceProblem[] =>
  first ? [{ code: 'company_incomplete', at: 'company', field: first }] : []

const isUnknownCountry = (text: string | null) => Boolean(text?.trim()) && knownCountry(text) === null

type Buyer = Pick<DocumentOrder, 'cus_atu_no'>

const customerProblems = ({ cus_atu_no }: Buyer): EInvoiceProblem[] =>
  problem(isUnreadableVatId(cus_atu_no), 'customer_vat_id_invalid', 'customer')

const orderProblems = (order: DocumentOrder): EInvoiceProblem[] => [
  ...problem(!buyerName(order), 'customer_name_missing', 'order'),
  ...problem(buyerAddress(order) === null, 'customer_address_missing', 'order'),
  ...problem(isUnknownCountry(order.f_ulke), 'customer_country_unknown', 'order'),
  ...problem(
    order.s_adres_f_g_on !== '1' && isUnknownCountry(order.g_ulke),
    'delivery_country_unknown',
    'order',
  ),
]

/** Goods that leave the country untaxed name the VAT ids of those who are taxed instead. */
function taxFreeProblems({ order, company }: DocumentSource): EInvoiceProblem[] {
  const { category } = taxOf(order)
  const isAbroad = category === 'K' || category === 'G'
  return [
    ...companyProblem(isAbroad && !company.ustid, 'company_vat_id_needed', 'ustid'),
    ...problem(category === 'K' && !order.cus_atu_no?.trim(), 'customer_vat_id_needed', 'order'),
  ]
}

/** What prevents the data of an e-invoice, beside an incomplete company. */
const dataProblems = (source: DocumentSource): EInvoiceProblem[] => [
  ...ownVatIdProblems(source.company),
  ...orderProblems(source.order),
  ...customerProblems(source.order),
  ...taxFreeProblems(source),
]

/** Everything that prevents an e-invoice; it needs no account, since it may be paid in other ways. */
const eInvoiceProblems = (source: DocumentSource): EInvoiceProblem[] => [
  ...incomplete(companyGaps(source.company).filter((field) => field !== 'iban')),
  ...dataProblems(source),
]

const first = (problems: readonly EInvoiceProblem[]): Refusal =>
  problems[0] ? { code: problems[0].code } : null

/** An invoice names its seller: name, address, account, and a tax number or VAT id (§ 14 UStG). */
export const whyCompanyIncomplete = (company: Company): Refusal => first(incomplete(companyGaps(company)))

/**
 * Everything that prevents issuing, so that it can be corrected before: an invoice to a company is an e-invoice, so
 * it is issued when it can be one, and every letter fits its window.
 */
export function issueProblems(source: DocumentSource): EInvoiceProblem[] {
  const window = whyNotInWindow(source)
  return [
    ...incomplete(companyGaps(source.company)),
    ...(window ? [{ code: window.code, at: 'order' as const }] : []),
    ...(wantsEInvoice(source.order) ? dataProblems(source) : []),
  ]
}

export const whyNoEInvoice = (source: DocumentSource): Refusal => first(eInvoiceProblems(source))

export const whyNotIssued = (source: DocumentSource): Refusal => first(issueProblems(source))

/** Public buyers also want to know whom to call, and both sides are reached by mail. */
export const whyNoXRechnung = (source: DocumentSource, email: string | null): Refusal =>
  first([
    ...eInvoiceProblems(source),
    ...contactProblems(source.company),
    ...problem(!email?.trim(), 'customer_email_missing', 'customer'),
  ])
