import type { Cents } from '#core/money/money.ts'
import type { BankEntry } from '../statement.ts'
import type { BookInvoice, OpenBook } from './book.ts'
import type { ReadPurpose } from './purpose.ts'

export type Limits = { writeOffUpTo: number }

/** An entry with all data that the matching tiers use. */
export type Context = {
  entry: BankEntry
  book: OpenBook
  purpose: ReadPurpose
  /** The words of the payer's name. */
  words: readonly string[]
  /** How alike the payer's name is to this one, from 0 to 1. */
  likeness(name: string): number
  known: readonly number[]
  amount: Cents
  limits: Limits
}

/** The part of an invoice that has exactly this amount: the whole (null), an instalment, or none (undefined). */
export function fittingPart({ open, parts }: BookInvoice, amount: Cents): number | null | undefined {
  if (open === amount) return null
  const part = parts.find((one) => one.open === amount)
  if (!part) return undefined
  // The oldest open instalment is paid first anyway.
  return part === parts.find((one) => one.open > 0) ? null : part.taksit_id
}
