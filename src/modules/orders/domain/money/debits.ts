import { isIban } from '#core/money/bank.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { Collection } from '../order/order-state.ts'
import type { OpenItem } from './open-items.ts'

export const mandateStates = ['draft', 'active', 'revoked', 'expired'] as const
export type MandateState = (typeof mandateStates)[number]

/** Why something that is due by direct debit is left out of a run. */
export const exclusions = [
  'no_mandate',
  'mandate_expired',
  'seized',
  'bankrupt',
  'disputed',
  'in_flight',
  'returned',
  'only_charge',
  'iban_broken',
  'address_incomplete',
] as const
export type Exclusion = (typeof exclusions)[number]

export type DirectDebitItem = OpenItem & {
  f_ytakip: number
  disputed_on: IsoDate | null
  per_id: number
  country: string
  street: string | null
  postcode: string | null
  town: string | null
}

export type DebitMandate = {
  id: number
  reference: string
  iban: string
  bic: string | null
  holder: string
  signed_on: IsoDate | null
  state: MandateState
}

/** Earlier debits of the same item: codes and amount of returned ones, and whether a later one was credited. */
export type DebitHistory = {
  isInFlight: boolean
  /** Null where the bank gave no reason. */
  returnCodes: readonly (string | null)[]
  returnedAmount: number | null
  isCreditedAgain: boolean
}

/** An item that was never drawn. */
export const NEVER_DRAWN: DebitHistory = {
  isInFlight: false,
  returnCodes: [],
  returnedAmount: null,
  isCreditedAgain: false,
}

/** What is due by a day: the instalments of a plan, else the whole invoice. */
export const isDue = ({ taksit_id, parts, due }: DirectDebitItem, day: IsoDate) =>
  due <= day && (taksit_id !== null || parts === 0)

/** Debtors outside the EEA need an address. */
const NEED_ADDRESS = new Set(['CH', 'GB', 'MC', 'SM', 'VA', 'AD', 'GI'])
export const needsAddress = (iban: string) => NEED_ADDRESS.has(iban.slice(0, 2))

/** The consequence of a return code. */
export type ReturnPlan = 'mandate_off' | 'retry' | 'stop'

const MANDATE_OFF = new Set(['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD01', 'MD07', 'RR01'])
const RETRY = new Set(['AM04', 'MS03'])

/** Account or mandate problems end the mandate, missing funds or no reason allow one retry, others stop. */
export function returnPlan(code: string): ReturnPlan {
  if (MANDATE_OFF.has(code)) return 'mandate_off'
  return RETRY.has(code) ? 'retry' : 'stop'
}

const mayRetry = (codes: DebitHistory['returnCodes']) =>
  codes.length === 1 && codes.every((code) => code !== null && returnPlan(code) === 'retry')

/** Why an item is not debited, or null. */
export function whyNotDebit(
  item: Pick<DirectDebitItem, 'f_ytakip' | 'disputed_on' | 'town'>,
  mandate: DebitMandate | undefined,
  history: DebitHistory,
): Exclusion | null {
  if (item.f_ytakip === Collection.seized) return 'seized'
  if (item.f_ytakip === Collection.bankrupt) return 'bankrupt'
  if (item.disputed_on) return 'disputed'
  if (history.isInFlight) return 'in_flight'
  if (!mandate || mandate.state === 'draft' || mandate.state === 'revoked') return 'no_mandate'
  if (mandate.state === 'expired') return 'mandate_expired'
  if (history.isCreditedAgain) return 'only_charge'
  if (history.returnCodes.length && !mayRetry(history.returnCodes)) return 'returned'
  if (!isIban(mandate.iban)) return 'iban_broken'
  if (needsAddress(mandate.iban) && !item.town?.trim()) return 'address_incomplete'
  return null
}

/**
 * The amount to debit: all that is open. A second debit takes no more than the first one announced, so the bank's
 * charge is left for a transfer, unless the company debits it as well.
 */
export function amountDrawn(
  { open }: Pick<DirectDebitItem, 'open'>,
  { returnedAmount }: Pick<DebitHistory, 'returnedAmount'>,
  drawsCharge: boolean,
): number {
  return returnedAmount === null || drawsCharge ? open : Math.min(open, returnedAmount)
}
