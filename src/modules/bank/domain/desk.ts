import { compactNumber } from '#core/money/bank.ts'
import { parseAmount } from '#core/money/money.ts'
import type { OpenItem } from '#modules/orders/domain/money/open-items.ts'

/** How an open item was found. */
export const foundBy = ['number', 'amount', 'name', 'iban', 'none'] as const
export type FoundBy = (typeof foundBy)[number]

export type DeskSearch = {
  text: string
  /** The text without its last word if that is an amount to book: "101851 110" books 110 € on 101851. */
  head: string | null
  amount: number | null
  /** The whole text read as an amount that is looked for. */
  wanted: number | null
  iban: string | null
}

const IBAN_BEGINNING = /^[A-Z]{2}\d{2}[A-Z0-9]{2,30}$/
const MAX_AMOUNT = 9_999_999.99

const positive = (text: string): number | null => {
  const amount = parseAmount(text)
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : null
}

/** What somebody typed into the one field of the desk. */
export function readDeskSearch(typed: string): DeskSearch {
  const text = typed.trim().replace(/\s+/g, ' ')
  const split = /^(.+) (\S+)$/.exec(text)
  const amount = split ? positive(split[2] ?? '') : null
  const compact = compactNumber(text)
  return {
    text,
    head: amount === null ? null : (split?.[1] ?? null),
    amount,
    wanted: positive(text),
    iban: IBAN_BEGINNING.test(compact) ? compact : null,
  }
}

export type DeskRow = OpenItem & {
  /** What Enter would book. */
  amount: number
  found: FoundBy
}

const sameInvoice = (items: readonly OpenItem[]) => new Set(items.map(({ sip_id }) => sip_id)).size === 1

/**
 * The rows of the desk with the amount that each would book. For a typed amount the items with exactly this open
 * amount come first, then whole invoices.
 */
export function deskRows(
  items: readonly OpenItem[],
  found: FoundBy,
  typed: number | null,
): { rows: DeskRow[]; sure: boolean } {
  const rows = items.map((item) => ({ ...item, amount: typed ?? item.open, found }))
  const fitting = typed === null ? [] : rows.filter(({ open }) => open === typed)
  const whole = rows.filter(({ taksit_id }) => taksit_id === null)
  const sorted = typed === null ? rows : [...new Set([...fitting, ...whole, ...rows])]
  return { rows: sorted, sure: sameInvoice(fitting.length ? fitting : items) }
}
