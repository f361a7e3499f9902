import { escapeHtml } from '#core/escape-html.ts'
import type { Database } from './database.ts'

/** The company in a business letter, as the law asks for it in mails too. */
export type CompanyFooter = { name: string; text: string; html: string; email: string | null }

const linesOf = (block: string | null | undefined) =>
  (block ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** Address, contact with register, and tax numbers: one line each, below every mail to a customer. */
export async function companyFooter(db: Database): Promise<CompanyFooter> {
  const company = await db
    .selectFrom('firma_bilgileri')
    .select(['k1_1', 'k2_1', 'steuer', 'ustid'])
    .where('id', '=', 1)
    .executeTakeFirst()
  const tax = [
    company?.steuer?.trim() ? `Steuernummer ${company.steuer.trim()}` : '',
    company?.ustid?.trim() ? `USt-IdNr. ${company.ustid.trim()}` : '',
  ].filter(Boolean)
  const lines = [linesOf(company?.k1_1), linesOf(company?.k2_1), tax]
    .map((parts) => parts.join(' · '))
    .filter(Boolean)
  return {
    name: linesOf(company?.k1_1)[0] ?? '',
    text: lines.join('\n'),
    html: lines.length ? `<hr>\n<p>${lines.map(escapeHtml).join('<br>')}</p>` : '',
    email: MAIL.exec(company?.k2_1 ?? '')?.[0] ?? null,
  }
}
