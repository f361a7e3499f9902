import { compactNumber, isIban } from '../money/bank.ts'
import { linesOf, type CompanyData, type StoredCompany } from './company-fields.ts'
import { knownCountry } from '../countries.ts'

/** Reads the company's data from the text blocks that invoices of earlier releases stored. */

const HOME = 'DE'
const PLACE = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(.+)$/
const PHONE = /(?:Tel(?:efon)?\.?:?\s*)(\+?[\d\s/()-]{6,})/i
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){10,30}\b/gi
const BIC = /\b(?:BIC|SWIFT)[:\s]*([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\b/i

const firstMatch = (lines: readonly string[], pattern: RegExp) =>
  lines.map((line) => pattern.exec(line)).find(Boolean)

/** Name, street, postcode and city, country: a line each. */
function addressIn(lines: readonly string[]) {
  const [, ...rest] = lines
  const at = rest.findIndex((line) => PLACE.test(line))
  const match = PLACE.exec(rest[at] ?? '')
  if (!match || at < 1) return { street: null, postcode: null, town: null, country: null }
  const [, postcode = '', town = ''] = match
  return { street: rest[at - 1] ?? null, postcode, town, country: knownCountry(rest[at + 1]) ?? HOME }
}

/** The first number in the bank block that can be an IBAN. */
function accountIn(lines: readonly string[]) {
  const found = lines.flatMap((line) => line.replace(/IBAN[:\s]*/i, '').match(IBAN) ?? [])
  const iban = found.map(compactNumber).find(isIban) ?? null
  return { iban, bic: firstMatch(lines, BIC)?.[1]?.toUpperCase() ?? null }
}

export function readBlocks({ ust_bilgi, steuer, ustid, k1_1, k2_1, k3_1 }: StoredCompany): CompanyData {
  const contact = linesOf(k2_1)
  return {
    legal_name: linesOf(k1_1)[0] ?? linesOf(ust_bilgi)[0]?.split(' · ')[0] ?? null,
    ...addressIn(linesOf(k1_1)),
    phone: firstMatch(contact, PHONE)?.[1]?.trim() ?? null,
    email: firstMatch(contact, MAIL)?.[0] ?? null,
    ustid: ustid?.trim() || null,
    steuer: steuer?.trim() || null,
    register_court: null,
    register_number: null,
    directors: null,
    bank_name: null,
    account_holder: null,
    ...accountIn(linesOf(k3_1)),
    creditor_id: null,
  }
}
