import type { IsoDate } from '#core/days/dates.ts'
import type { CompanySettings } from '#core/company/company-settings.ts'

/** States of a debit: not credited yet, paid, past the debtor's refund period, returned, cancelled, refused by the bank. */
export const debitStates = ['in_flight', 'paid', 'safe', 'returned', 'cancelled', 'refused'] as const
export type DebitState = (typeof debitStates)[number]

export type StoredDebit = {
  state: 'in_flight' | 'credited' | 'returned' | 'cancelled' | 'refused'
  credited_on: IsoDate | null
}

/** The first day on which the debtor may no longer ask for the money back without a reason. */
export const safeFrom = (debitedOn: IsoDate, weeks: number): IsoDate =>
  Temporal.PlainDate.from(debitedOn).add({ weeks, days: 1 }).toString()

const isSafe = (debitedOn: IsoDate, today: IsoDate, weeks: number) => today >= safeFrom(debitedOn, weeks)

export function debitState({ state, credited_on }: StoredDebit, today: IsoDate, weeks: number): DebitState {
  if (state !== 'credited') return state
  return credited_on !== null && isSafe(credited_on, today, weeks) ? 'safe' : 'paid'
}

/** What the company has decided about commissions of debited invoices. */
export type EarningTerms = Pick<CompanySettings, 'debit_safe_weeks'> & {
  commission_when: string
  today: IsoDate
}

/**
 * The first day on which a paid invoice earns commission although it was debited, or null if nothing waits. Must
 * match the view waiting_commissions.
 */
export function waitsForSafety(debitedOn: IsoDate | null, terms: EarningTerms): IsoDate | null {
  if (terms.commission_when !== 'safe' || debitedOn === null) return null
  return isSafe(debitedOn, terms.today, terms.debit_safe_weeks)
    ? null
    : safeFrom(debitedOn, terms.debit_safe_weeks)
}
