/** The data of the company, one field each, for machine-readable documents and for their footer. */
export const companyFields = [
  'legal_name',
  'street',
  'postcode',
  'town',
  'country',
  'phone',
  'email',
  'ustid',
  'steuer',
  'register_court',
  'register_number',
  'directors',
  'bank_name',
  'account_holder',
  'iban',
  'bic',
  'creditor_id',
] as const

/** What is printed: the sender line and the three blocks at the foot. */
export const companyBlocks = ['ust_bilgi', 'k1_1', 'k2_1', 'k3_1'] as const

export type CompanyField = (typeof companyFields)[number]
export type CompanyBlock = (typeof companyBlocks)[number]
export type CompanyData = Record<CompanyField, string | null>
export type CompanyBlocks = Record<CompanyBlock, string | null>

/** The company as documents use it; its blocks are those that are printed. */
export type Company = CompanyData & CompanyBlocks

/** As stored in the table or with an invoice; invoices of earlier releases stored the blocks only. */
export type StoredCompany = { readonly [Name in CompanyField | CompanyBlock]?: string | null | undefined } & {
  readonly id?: number
}

export const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
