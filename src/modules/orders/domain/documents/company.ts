import { FOOT_LINES, type SenderBlock } from '#core/document.ts'
import type { BankAccount, PaperCompany } from './source.ts'

export const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The name stands first in the address block; a company that left it empty has its head line. */
export const companyName = ({ k1_1, ust_bilgi }: PaperCompany) =>
  linesOf(k1_1)[0] ?? linesOf(ust_bilgi)[0]?.split(' · ')[0] ?? ''

const labelled = (label: string, value: string | null | undefined) =>
  value?.trim() ? [`${label} ${value.trim()}`] : []

export function senderOf(company: PaperCompany): SenderBlock {
  const taxLines = [...labelled('Steuernummer', company.steuer), ...labelled('USt-IdNr.', company.ustid)]
  // The law asks for the tax number: a long bank block gives way to it.
  const bankLines = linesOf(company.k3_1).slice(0, FOOT_LINES - taxLines.length)
  return {
    name: companyName(company),
    returnLine: (linesOf(company.ust_bilgi).length ? linesOf(company.ust_bilgi) : linesOf(company.k1_1)).join(
      ' · ',
    ),
    columns: [linesOf(company.k1_1), linesOf(company.k2_1), [...bankLines, ...taxLines]],
  }
}

const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){10,30}\b/gi
const BIC = /\b(?:BIC|SWIFT)[:\s]*([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\b/i

/** The account in the bank block of the company; none when no number in it is a valid IBAN. */
export function bankOf(company: PaperCompany, isValidIban: (iban: string) => boolean): BankAccount | null {
  const text = linesOf(company.k3_1)
  const found = text.flatMap((line) => line.replace(/IBAN[:\s]*/i, '').match(IBAN) ?? [])
  const iban = found.map((one) => one.replaceAll(' ', '').toUpperCase()).find(isValidIban)
  if (!iban) return null
  const bic = text.flatMap((line) => BIC.exec(line)?.[1] ?? [])[0]
  return { holder: companyName(company), iban, bic: bic?.toUpperCase() ?? null }
}

export const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** An invoice must name one of the two. */
export const lacksTaxNumber = ({ steuer, ustid }: PaperCompany) => !steuer?.trim() && !ustid?.trim()
