import { describe, expect, test } from 'vitest'
import { createBook } from './book.ts'
import type { Decision } from './decision.ts'
import { goldenMonth, returnCodes, type GoldenEntry, type GoldenMonth } from '#test/fixtures/golden-month.ts'
import { matchAll } from './match-all.ts'

const limits = { writeOffUpTo: 0.05 }

type Result = GoldenEntry & { decision: Decision }

/** Decides the month as an import does. */
function play({ invoices, debits, knownIbans, entries }: GoldenMonth): Result[] {
  const placed = entries.map(({ entry }) => ({ account_id: 1, entry }))
  const decisions = matchAll(placed, createBook(invoices, debits), knownIbans, limits)
  return entries.flatMap((golden, place) => {
    const decision = decisions[place]
    return decision ? [{ ...golden, decision }] : []
  })
}

const isBooked = ({ decision }: Result) => decision.action === 'book' || decision.action === 'return'

/** Bookings that differ from the true purpose of the entry. */
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
      new Set([...returnCodes, 'CUST']),
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
  const careless = play(month).map((one) =>
    one.decision.parts.length && one.decision.action === 'ask'
      ? { ...one, decision: { ...one.decision, action: 'book' as const } }
      : one,
  )
  expect(wrong(careless).length).toBeGreaterThan(5)
  expect(play({ ...month, knownIbans: new Map() }).filter(isBooked).length).toBeLessThan(920)
  const blind = month.entries.map((one) => ({ ...one, entry: { ...one.entry, endToEndId: null } }))
  expect(wrong(play({ ...month, entries: blind })).length).toBeGreaterThan(0)
})
