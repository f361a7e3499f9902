import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'

/** What an invoice owes on one day: an instalment, or the whole total (no id) where there are none. */
export type Part = { taksit_id: number | null; due: IsoDate; amount: number; filled: number }

/** Money of one booking that fills no part yet; it may name the instalment it is for. */
export type FreeMoney = { entry_id: number; free: number; named?: number | null }

export type Allocation = { entry_id: number; taksit_id: number | null; tutar: number }

type Filling = {
  parts: readonly Part[]
  money: readonly FreeMoney[]
  /** Late fee that is owed and money that has left the invoice again: both are set aside. */
  fee: number
  left: number
  today: IsoDate
}

const open = (part: Part) => cents(part.amount) - cents(part.filled)

export const byDay = (a: Part, b: Part) =>
  a.due === b.due ? (a.taksit_id ?? 0) - (b.taksit_id ?? 0) : a.due < b.due ? -1 : 1

/**
 * Which money fills which part: first the instalment that a payment names, then what is due, oldest first, then
 * (after the late fee) what falls due later. The newest booking is used first, so that withdrawing it frees what
 * it filled. Existing allocations stay; this only adds.
 */
export function fillParts({ parts, money, fee, left, today }: Filling): Allocation[] {
  const queue = parts.toSorted(byDay).map((part) => ({ ...part, missing: open(part) }))
  const purse = money
    .toSorted((a, b) => b.entry_id - a.entry_id)
    .map((one) => ({ ...one, rest: cents(one.free) as number }))
  let budget = Math.max(0, sumOf(purse) - cents(left))
  const spent: Allocation[] = []

  const spend = (part: (typeof queue)[number], one: (typeof purse)[number], limit = budget) => {
    const taken = Math.min(part.missing, one.rest, limit, budget)
    if (taken <= 0) return
    part.missing -= taken
    one.rest -= taken
    budget -= taken
    spent.push({ entry_id: one.entry_id, taksit_id: part.taksit_id, tutar: euros(taken as Cents) })
  }

  for (const one of purse)
    for (const part of queue) if (one.named && part.taksit_id === one.named) spend(part, one)
  for (const part of queue.filter(({ due }) => due <= today)) for (const one of purse) spend(part, one)
  for (const part of queue.filter(({ due }) => due > today))
    for (const one of purse) spend(part, one, budget - cents(fee))
  return merged(spent)
}

const sumOf = (purse: readonly { rest: number }[]) => purse.reduce((sum, { rest }) => sum + rest, 0)

/** Merges the allocations of the same booking and part into one row. */
function merged(spent: readonly Allocation[]): Allocation[] {
  const rows = new Map<string, Allocation>()
  for (const one of spent) {
    const key = `${one.entry_id} ${one.taksit_id}`
    const tutar = euros((cents(rows.get(key)?.tutar ?? 0) + cents(one.tutar)) as Cents)
    rows.set(key, { ...one, tutar })
  }
  return [...rows.values()]
}

type Placed = { entry_id: number; taksit_id: number | null; named: number | null }

/**
 * The allocations that a withdrawn booking gives up: its own, and those on later instalments unless a payment
 * names them, since their money now belongs to the older part that has become open.
 */
export function releasedBy<Row extends Placed>(
  entry_id: number,
  parts: readonly Part[],
  placed: readonly Row[],
): Row[] {
  const place = new Map(parts.toSorted(byDay).map(({ taksit_id }, index) => [taksit_id, index]))
  const placeOf = ({ taksit_id }: Placed) => place.get(taksit_id) ?? 0
  const own = placed.filter((one) => one.entry_id === entry_id)
  const hole = Math.min(...own.map(placeOf))
  return placed.filter(
    (one) => one.entry_id === entry_id || (placeOf(one) > hole && one.named !== one.taksit_id),
  )
}

type OpenAmounts = { parts: readonly Part[]; fee: number; free: number }

/** The part of the late fee that is not covered yet; `free` is money that came in, stayed and fills no part. */
const openFee = ({ fee, free }: OpenAmounts) => Math.max(0, cents(fee) - cents(free))

/** What is overdue on a day: the open rest of the parts whose day has passed, with the late fee. */
export function overdueOn(amounts: OpenAmounts, today: IsoDate): number {
  const rest = sumCents(amounts.parts.map((part) => open(part) as Cents))
  const due = sumCents(amounts.parts.filter((part) => part.due < today).map((part) => open(part) as Cents))
  return due > 0 || rest === 0 ? euros((due + openFee(amounts)) as Cents) : 0
}

/** The first part that is not fully paid, in the order of the days. */
export const nextOpenPart = (parts: readonly Part[]): Part | null =>
  parts.toSorted(byDay).find((part) => open(part) > 0) ?? null

export const openOf = (part: Part): number => euros(open(part) as Cents)
