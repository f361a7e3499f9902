import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database.ts'

/** A difference up to this, in euro, is written off when an invoice is paid. */
const WRITE_OFF_UP_TO = 0.05

/** Banks want debits so many banking days ahead. */
const DEBIT_LEAD_DAYS = 2
/** So long a debtor may ask for the money back without a reason. */
const SAFE_WEEKS = 8

export type BankSettings = {
  /** The account of the company, and the name it is held under. */
  iban: string | null
  bic: string | null
  holder: string
  creditorId: string | null
  writeOffUpTo: number
  debitLeadDays: number
  safeWeeks: number
}

/** What the bank module needs to know of the company; the one place where its settings come from. */
export async function bankSettings(db: Database): Promise<BankSettings> {
  const { iban, bic, account_holder, legal_name, creditor_id } = await readCompany(db)
  return {
    iban,
    bic,
    holder: account_holder ?? legal_name ?? '',
    creditorId: creditor_id,
    writeOffUpTo: WRITE_OFF_UP_TO,
    debitLeadDays: DEBIT_LEAD_DAYS,
    safeWeeks: SAFE_WEEKS,
  }
}
