import { knownCountry } from '#core/countries.ts'
import type { ErrorCode, Refusal } from '#core/errors.ts'
import { vatIdProblem } from '#core/vat-id.ts'
import { buyerAddress, buyerName, sellerAddress, sellerMail, sellerPhone } from './e-invoice-parties.ts'
import { taxOf, wantsEInvoice } from './e-invoice.ts'
import { whyNotInWindow } from './letter.ts'
import type { PaperCompany, PaperOrder, PaperSource } from './source.ts'

/** Where somebody goes to put a problem right. */
export type EInvoiceProblem = { code: ErrorCode; at: 'company' | 'customer' | 'order' }

const problem = (isOne: boolean, code: ErrorCode, at: EInvoiceProblem['at']): EInvoiceProblem[] =>
  isOne ? [{ code, at }] : []

/** A mistyped digit is for the tax office to find; letters of no country make the invoice unreadable. */
const isNoVatId = (text: string | null | undefined) => {
  const wrong = text?.trim() ? vatIdProblem(text) : null
  return wrong === 'country' || wrong === 'shape'
}

/** What the company record lacks for any e-invoice. */
const companyProblems = (company: PaperCompany): EInvoiceProblem[] => [
  ...problem(sellerAddress(company) === null, 'company_address_unreadable', 'company'),
  ...problem(!company.ustid?.trim() && !company.steuer?.trim(), 'company_tax_number_missing', 'company'),
  ...problem(isNoVatId(company.ustid), 'company_vat_id_invalid', 'company'),
]

const contactProblems = (company: PaperCompany) =>
  problem(!sellerMail(company) || !sellerPhone(company), 'company_contact_missing', 'company')

/** What an administrator should put right in the company record, for public buyers too. */
export const companyReadiness = (company: PaperCompany): EInvoiceProblem[] => [
  ...companyProblems(company),
  ...problem(Boolean(company.steuer?.trim()) && !company.ustid?.trim(), 'company_vat_id_needed', 'company'),
  ...contactProblems(company),
]

const isUnknownCountry = (text: string | null) => Boolean(text?.trim()) && knownCountry(text) === null

type Buyer = Pick<PaperOrder, 'cus_atu_no'>

const customerProblems = ({ cus_atu_no }: Buyer): EInvoiceProblem[] =>
  problem(isNoVatId(cus_atu_no), 'customer_vat_id_invalid', 'customer')

const orderProblems = (order: PaperOrder): EInvoiceProblem[] => [
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
function taxFreeProblems({ order, company }: PaperSource): EInvoiceProblem[] {
  const { category } = taxOf(order)
  const isAbroad = category === 'K' || category === 'G'
  return [
    ...problem(isAbroad && !company.ustid?.trim(), 'company_vat_id_needed', 'company'),
    ...problem(category === 'K' && !order.cus_atu_no?.trim(), 'customer_vat_id_needed', 'order'),
  ]
}

/** Everything that stands against an e-invoice, so that it can be put right before the invoice is issued. */
const eInvoiceProblems = (source: PaperSource): EInvoiceProblem[] => [
  ...companyProblems(source.company),
  ...orderProblems(source.order),
  ...customerProblems(source.order),
  ...taxFreeProblems(source),
]

const first = (problems: readonly EInvoiceProblem[]): Refusal =>
  problems[0] ? { code: problems[0].code } : null

/**
 * Everything that stands against issuing: an invoice to a company is an e-invoice, so it is issued when it can be one,
 * and every letter fits its window.
 */
export function issueProblems(source: PaperSource): EInvoiceProblem[] {
  const window = whyNotInWindow(source)
  return [
    ...(window ? [{ code: window.code, at: 'order' as const }] : []),
    ...(wantsEInvoice(source.order) ? eInvoiceProblems(source) : []),
  ]
}

export const whyNoEInvoice = (source: PaperSource): Refusal => first(eInvoiceProblems(source))

export const whyNotIssued = (source: PaperSource): Refusal => first(issueProblems(source))

/** Public buyers also want to know whom to call, and both sides are reached by mail. */
export const whyNoXRechnung = (source: PaperSource, email: string | null): Refusal =>
  first([
    ...eInvoiceProblems(source),
    ...contactProblems(source.company),
    ...problem(!email?.trim(), 'customer_email_missing', 'customer'),
  ])
