import { readCompanySettings } from '#platform/server/company-settings.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'

export type BankSettings = {
  /** The account of the company, and the name it is held under. */
  iban: string | null
  bic: string | null
  holder: string
  creditorId: string | null
  /** A difference up to this, in euro, is written off when an invoice is paid. */
  writeOffUpTo: number
  /** How many banking days in advance the bank wants debits. */
  debitLeadDays: number
  /** Whether a second attempt also draws the bank's charge. */
  drawsCharge: boolean
  /** For how many weeks a debtor may reclaim the money without a reason. */
  safeWeeks: number
}

/** What the bank module needs to know of the company; the one place where its settings come from. */
export async function bankSettings(db: Database): Promise<BankSettings> {
  const { iban, bic, account_holder, legal_name, creditor_id } = await readCompany(db)
  const { write_off_limit, debit_lead_days, debit_safe_weeks, debit_draws_charge } =
    await readCompanySettings(db)
  return {
    iban,
    bic,
    holder: account_holder ?? legal_name ?? '',
    creditorId: creditor_id,
    writeOffUpTo: write_off_limit,
    debitLeadDays: debit_lead_days,
    drawsCharge: debit_draws_charge === '1',
    safeWeeks: debit_safe_weeks,
  }
}
