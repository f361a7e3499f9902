import type { IsoDate } from '#core/days/dates.ts'

/** What a bank says about one account: a report of the day (camt.052), a statement (camt.053), a notice (camt.054) or a CSV file. */
export const statementKinds = ['camt.052', 'camt.053', 'camt.054', 'csv'] as const
export type StatementKind = (typeof statementKinds)[number]

/** One movement on an account; money that came in is positive. */
export type BankEntry = {
  day: IsoDate
  amount: number
  currency: string
  name: string | null
  iban: string | null
  purpose: string
  endToEndId: string | null
  mandateId: string | null
  /** Name of the batch of debits that this credit is for. */
  batchId: string | null
  /** How the bank names the movement. */
  reference: string | null
  /** How the bank names the entry around it: of a part always, else only where the name differs. */
  entryReference: string | null
  /** The amount of the whole entry, where this is one of several payments in it. */
  batchTotal: number | null
  /** Why a payment came back, by the code of the bank. */
  returnCode: string | null
  /** What the bank took for a return, and the amount without it. */
  charges: number
  originalAmount: number | null
  isReversal: boolean
}

/** The other fields of an entry of which the bank tells only day and amount. */
export const bareEntry: Omit<BankEntry, 'day' | 'amount'> = {
  currency: 'EUR',
  name: null,
  iban: null,
  purpose: '',
  endToEndId: null,
  mandateId: null,
  batchId: null,
  reference: null,
  entryReference: null,
  batchTotal: null,
  returnCode: null,
  charges: 0,
  originalAmount: null,
  isReversal: false,
}

export type Statement = {
  kind: StatementKind
  iban: string
  currency: string
  statementId: string
  /** Number of the statement in its year, where the bank counts them. */
  sequence: number | null
  day: IsoDate
  opening: number | null
  closing: number | null
  /** Sum of all booked entries, as the bank lists them. */
  total: number
  entries: BankEntry[]
}

export const MAX_FILE_BYTES = 20 * 1_048_576
export const MAX_ENTRIES = 100_000
/** More than any account of a company moves at once, and than the books can hold. */
export const MOST_AMOUNT = 99_999_999.99

/** Banks book a few days ahead at most, and no account was kept in euro before. */
const FIRST_BOOKING = '2000-01-01'
const DAYS_AHEAD = 10

/** A day of a statement or its entries that no bank can mean; null where all are possible. */
export function impossibleDay(
  { day, entries }: Pick<Statement, 'day' | 'entries'>,
  today: IsoDate,
): IsoDate | null {
  const last = Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD }).toString()
  const days = [day, ...entries.map((entry) => entry.day)]
  return days.find((one) => one < FIRST_BOOKING || one > last) ?? null
}

/** The numbers that are missing between the last known statement and this one. */
export function missingNumbers(last: number | null, sequence: number | null): number[] {
  if (last === null || sequence === null || sequence <= last + 1) return []
  return Array.from({ length: Math.min(sequence - last - 1, 50) }, (_, index) => last + 1 + index)
}
