import type { Company, CompanyField } from '#core/company-fields.ts'
import { companyGaps } from '#core/company.ts'
import type { ErrorCode } from '#core/errors.ts'
import { isUnreadableVatId } from '#core/vat-id.ts'

/** What is wrong in the company record, with the field where it is put right. */
export type CompanyProblem = { code: ErrorCode; at: 'company'; field: CompanyField }

export const companyProblem = (isOne: boolean, code: ErrorCode, field: CompanyField): CompanyProblem[] =>
  isOne ? [{ code, at: 'company', field }] : []

export const ownVatIdProblems = ({ ustid }: Company) =>
  companyProblem(isUnreadableVatId(ustid), 'company_vat_id_invalid', 'ustid')

export const contactProblems = ({ phone, email }: Company) =>
  companyProblem(!phone || !email, 'company_contact_missing', phone ? 'email' : 'phone')

/** What an administrator should put right in the company record, for public buyers too. */
export const companyReadiness = (company: Company) => ({
  missing: companyGaps(company),
  problems: [
    ...ownVatIdProblems(company),
    ...companyProblem(Boolean(company.steuer) && !company.ustid, 'company_vat_id_needed', 'ustid'),
    ...contactProblems(company),
  ],
})
