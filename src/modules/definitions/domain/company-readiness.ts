import type { Company, CompanyField } from '#core/company/company-fields.ts'
import { companyGaps } from '#core/company/company.ts'
import { defineRefusals, type Reason } from '#core/refusal.ts'
import { isUnreadableVatId } from '#core/money/vat-id.ts'

export const companyRefusals = defineRefusals({
  company_vat_id_invalid: {
    tr: 'Firma bilgilerindeki KDV numarası (USt-IdNr.) geçersiz.',
    de: 'Die USt-IdNr. in den Firmendaten ist ungültig.',
    en: 'The VAT id in the company record is not valid.',
  },
  company_vat_id_needed: {
    tr: 'Yurt dışına vergisiz teslimat için firma bilgilerinde KDV numarası (USt-IdNr.) gerekli.',
    de: 'Für steuerfreie Lieferungen ins Ausland braucht es die USt-IdNr. in den Firmendaten.',
    en: 'Tax-free deliveries abroad need the VAT id in the company record.',
  },
  company_contact_missing: {
    tr: 'Firma bilgilerinde telefon veya e-posta eksik.',
    de: 'In den Firmendaten fehlen Telefon oder E-Mail.',
    en: 'The company record lacks telephone or email.',
  },
})

/** A problem in the company record, with the field to correct. */
export type CompanyProblem = Reason & { at: 'company'; field: CompanyField }

export const companyProblem = (isOne: boolean, reason: Reason, field: CompanyField): CompanyProblem[] =>
  isOne ? [{ ...reason, at: 'company', field }] : []

export const ownVatIdProblems = ({ ustid }: Company) =>
  companyProblem(isUnreadableVatId(ustid), companyRefusals.company_vat_id_invalid, 'ustid')

export const contactProblems = ({ phone, email }: Company) =>
  companyProblem(!phone || !email, companyRefusals.company_contact_missing, phone ? 'email' : 'phone')

/** What an administrator should correct in the company record, also for public buyers. */
export const companyReadiness = (company: Company) => ({
  missing: companyGaps(company),
  problems: [
    ...ownVatIdProblems(company),
    ...companyProblem(
      Boolean(company.steuer) && !company.ustid,
      companyRefusals.company_vat_id_needed,
      'ustid',
    ),
    ...contactProblems(company),
  ],
})
