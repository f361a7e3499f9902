import { describe, expect, test } from 'vitest'
import { createBook, type OpenBook } from './book.ts'
import type { Decision } from './decision.ts'
import { goldenMonth, returnCodes, type GoldenEntry, type GoldenMonth } from './golden-month.ts'
import { match } from './match.ts'

const limits = { writeOffUpTo: 0.05 }

type Result = GoldenEntry & { decision: Decision }

/** The month as an import decides it: what is booked is gone for the next entry. */
function play({ invoices, debits, knownIbans, entries }: GoldenMonth, decide = match): Result[] {
  const book: OpenBook = createBook(invoices, debits)
  return entries.map((golden) => {
    const decision = decide(golden.entry, book, knownIbans, limits)
    if (decision.action === 'book')
      for (const { sip_id, amount, taksit_id } of decision.parts) book.take(sip_id, amount, taksit_id)
    return { ...golden, decision }
  })
}

const isBooked = ({ decision }: Result) => decision.action === 'book' || decision.action === 'return'

/** Bookings that are not what the entry was really for. */
const wrong = (results: readonly Result[]) =>
  results.filter(
    (one) =>
      isBooked(one) &&
      JSON.stringify({ action: one.decision.action, parts: one.decision.parts }) !==
        JSON.stringify(one.truth),
  )

describe.each([1, 2, 3, 4, 5, 20_261_116])('the month of seed %d', (seed) => {
  const month = goldenMonth(seed)
  const results = play(month)

  test('has a thousand entries of all kinds', () => {
    expect(month.entries).toHaveLength(1000)
    expect(new Set(month.entries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(18)
    expect(new Set(month.entries.flatMap(({ entry }) => entry.returnCode ?? []))).toEqual(
      new Set(returnCodes),
    )
  })

  test('at least 92 of 100 are booked alone, and not one is wrong', () => {
    expect(wrong(results)).toEqual([])
    expect(results.filter(isBooked).length).toBeGreaterThanOrEqual(920)
  })

  test('every decision says why', () => {
    for (const { decision } of results) expect(decision.evidence.length).toBeGreaterThan(0)
  })

  test('what is proposed never comes to more than the payment', () => {
    for (const { entry, decision } of results) {
      if (!decision.parts.length || entry.amount < 0) continue
      const sum = decision.parts.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
      expect(sum).toBeLessThanOrEqual(Math.round(entry.amount * 100))
    }
  })
})

test('a month with planted faults is noticed', () => {
  const month = goldenMonth(7)
  const careless: typeof match = (...given) => {
    const decision = match(...given)
    return decision.parts.length && decision.action === 'ask' ? { ...decision, action: 'book' } : decision
  }
  expect(wrong(play(month, careless)).length).toBeGreaterThan(5)
  const forgetful: typeof match = (entry, book, _known, some) => match(entry, book, new Map(), some)
  expect(play(month, forgetful).filter(isBooked).length).toBeLessThan(920)
})
