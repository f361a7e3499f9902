import { linesOf, type Company } from '#core/company/company-fields.ts'
import { FOOT_LINES, type SenderBlock } from '#core/document.ts'
import type { BankAccount } from './source.ts'

const labelled = (label: string, value: string | null) => (value ? [`${label} ${value}`] : [])

export function senderOf(company: Company): SenderBlock {
  const taxLines = [...labelled('Steuernummer', company.steuer), ...labelled('USt-IdNr.', company.ustid)]
  // The tax number is required by law, so a long bank block is shortened for it.
  const bankLines = linesOf(company.k3_1).slice(0, FOOT_LINES - taxLines.length)
  return {
    name: company.legal_name ?? '',
    returnLine: linesOf(company.ust_bilgi ?? company.k1_1).join(' · '),
    columns: [linesOf(company.k1_1), linesOf(company.k2_1), [...bankLines, ...taxLines]],
  }
}

/** The account that customers pay to. */
export const bankOf = ({ iban, bic, account_holder, legal_name }: Company): BankAccount | null =>
  iban ? { holder: account_holder ?? legal_name ?? '', iban, bic } : null

/** An invoice must have a tax number or a VAT id. */
export const lacksTaxNumber = ({ steuer, ustid }: Company) => !steuer && !ustid
