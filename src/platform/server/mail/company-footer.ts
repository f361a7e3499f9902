import { linesOf } from '#core/company/company-fields.ts'
import { escapeHtml } from '#core/texts/escape-html.ts'
import { readCompany } from '../company.ts'
import type { Database } from '../database/database.ts'

/** The company in a business letter, as the law asks for it in mails too. */
export type CompanyFooter = { name: string; text: string; html: string; email: string | null }

/** Address, contact with register, and tax numbers: one line each, below every mail to a customer. */
export async function companyFooter(db: Database): Promise<CompanyFooter> {
  const { legal_name, email, steuer, ustid, k1_1, k2_1 } = await readCompany(db)
  const tax = [steuer && `Steuernummer ${steuer}`, ustid && `USt-IdNr. ${ustid}`].filter(Boolean)
  const lines = [linesOf(k1_1), linesOf(k2_1), tax].map((parts) => parts.join(' · ')).filter(Boolean)
  return {
    name: legal_name ?? '',
    text: lines.join('\n'),
    html: lines.length ? `<hr>\n<p>${lines.map(escapeHtml).join('<br>')}</p>` : '',
    email,
  }
}
