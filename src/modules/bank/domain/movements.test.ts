import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankEntry } from '#test/fixtures/bank-entry.ts'
import {
  entriesOfShape,
  goldenEntries,
  statementOfShape,
  type FileShape,
  type GoldenEntry,
} from '#test/fixtures/golden-files.ts'
import type { KnownMovement } from './movements.ts'
import { emptyReading, readStatement } from './reading.ts'
import { statementKinds, type BankEntry, type Statement, type StatementKind } from './statement.ts'

type File = { kind: StatementKind; entries: Partial<BankEntry>[] }

/** Reads files one after the other; answers for each entry whether it was new. */
function readAll(files: readonly File[], isTotalBooked = false): boolean[][] {
  const known = new Set<KnownMovement>()
  return files.map(({ kind, entries }, place) => {
    const statement: Statement = statementOfShape(
      `S${place}`,
      { kind, first: 1, last: 30, asTotals: false, half: null },
      entries.map(bankEntry),
    )
    const reading = emptyReading()
    readStatement(reading, known, { statement, statement_id: place, account_id: 1 })
    for (const one of reading.fresh.keys()) one.isUndecided = !isTotalBooked
    const fresh = new Set([...reading.fresh.values()].map(({ entry }) => entry))
    return statement.entries.map((entry) => fresh.has(entry))
  })
}

const single = { reference: 'R1', amount: 50, purpose: 'Rechnung 7' }
const bare = { ...single, reference: null }
const part = (amount: number, values: Partial<BankEntry> = {}) => ({
  amount,
  reference: 'S1',
  entryReference: 'S1',
  batchTotal: 30,
  endToEndId: `E${amount}`,
  ...values,
})
const total = { amount: 30, reference: 'S1', name: null, iban: null, purpose: 'Sammler' }

describe('an entry of another file is the same movement', () => {
  test.each<[string, Partial<BankEntry>, Partial<BankEntry>]>([
    ['by reference and amount', single, { ...single, name: 'G. Schneider', purpose: 'anders' }],
    ['booked a day later', single, { ...single, day: '2026-11-14' }],
    [
      'by the reference of the entry around it',
      { ...single, entryReference: 'R2' },
      { ...single, reference: 'R2' },
    ],
    ['without a reference on one side', single, { ...bare, purpose: 'RECHNUNG7' }],
    ['without a reference on both sides', bare, bare],
    ['without a counterparty on one side', bare, { ...bare, iban: null, name: null }],
  ])('%s', (_what, first, second) => {
    expect(
      readAll([
        { kind: 'camt.053', entries: [first] },
        { kind: 'camt.052', entries: [second] },
      ]),
    ).toEqual([[true], [false]])
  })
})

describe('an entry of another file is another movement', () => {
  test.each<[string, Partial<BankEntry>, Partial<BankEntry>]>([
    ['with another amount', single, { ...single, amount: 51 }],
    ['with the other sign', single, { ...single, amount: -50 }],
    ['in another currency', single, { ...single, currency: 'CHF' }],
    ['with another reference', single, { ...single, reference: 'R2' }],
    ['with the same reference weeks later', single, { ...single, day: '2026-11-28' }],
    ['from another account', single, { ...single, iban: 'DE75512108001245126199' }],
    ['with another end-to-end id', { ...single, endToEndId: 'A' }, { ...single, endToEndId: 'B' }],
    ['on another day without a reference', bare, { ...bare, day: '2026-11-14' }],
    ['for another purpose without a reference', bare, { ...bare, purpose: 'Rechnung 8' }],
  ])('%s', (_what, first, second) => {
    expect(
      readAll([
        { kind: 'camt.053', entries: [first] },
        { kind: 'camt.053', entries: [second] },
      ]),
    ).toEqual([[true], [true]])
  })

  test('as often as one statement tells it, and not more often', () => {
    const twice = { kind: 'csv' as const, entries: [bare, bare] }
    expect(readAll([{ kind: 'csv', entries: [bare] }, twice, twice])).toEqual([
      [true],
      [false, true],
      [false, false],
    ])
  })

  test('although an earlier file knew neither of both by reference', () => {
    const files: File[] = [
      { kind: 'csv', entries: [bare] },
      { kind: 'camt.054', entries: [single] },
      { kind: 'camt.054', entries: [{ ...single, reference: 'R2' }] },
    ]
    expect(readAll(files)).toEqual([[true], [false], [true]])
  })
})

describe('totals and their parts', () => {
  const parts: File = { kind: 'camt.054', entries: [part(10), part(20)] }
  const totals: File[] = [
    { kind: 'camt.053', entries: [total] },
    { kind: 'camt.053', entries: [{ ...total, reference: null, batchId: 'S1' }] },
    { kind: 'csv', entries: [{ ...total, reference: null }] },
  ]
  test.each(totals)('a total whose parts are known is known: %j', (file) => {
    expect(readAll([parts, file, parts, file])).toEqual([[true, true], [false], [false, false], [false]])
  })

  test.each(totals)('parts whose total is booked are known: %j', (file) => {
    expect(readAll([file, parts], true)).toEqual([[true], [false, false]])
  })

  test.each(totals)('parts take the place of a total that nobody has decided about: %j', (file) => {
    expect(readAll([file, parts, file])).toEqual([[true], [true, true], [false]])
  })

  test('parts with references of their own belong to the reference of the entry', () => {
    const named = [part(10, { reference: 'P1' }), part(20, { reference: 'P2' })]
    const files: File[] = [
      { kind: 'camt.054', entries: named },
      { kind: 'camt.053', entries: [total] },
    ]
    expect(readAll(files)).toEqual([[true, true], [false]])
  })
})

test('totals that are alike are as many as the entries whose parts are known', () => {
  const csv: File = { kind: 'csv', entries: [total, total].map((one) => ({ ...one, reference: null })) }
  const parts = (name: string): File => ({
    kind: 'camt.054',
    entries: [10, 20].map((amount) =>
      part(amount, { reference: name, entryReference: name, endToEndId: null }),
    ),
  })
  expect(readAll([parts('S1'), csv, parts('S2'), csv])).toEqual([
    [true, true],
    [false, true],
    [true, true],
    [false, false],
  ])
})

const shape: fc.Arbitrary<FileShape> = fc
  .record({
    kind: fc.constantFrom(...statementKinds),
    first: fc.integer({ min: 1, max: 4 }),
    length: fc.integer({ min: 0, max: 3 }),
    asTotals: fc.boolean(),
    half: fc.constantFrom<0 | 1 | null>(0, 1, null),
  })
  .map(({ length, ...one }) => ({ ...one, last: one.first + length }))

/** What movements say: payments that are alike in all but their reference may stand for each other. */
function contentsOf(golden: readonly GoldenEntry[], ids: readonly number[]): string[] {
  const said = new Map(
    golden.flat().map(({ id, entry }) => [id, `${entry.day} ${entry.amount} ${entry.iban} ${entry.purpose}`]),
  )
  return ids.map((id) => said.get(id) ?? '').toSorted()
}

test('property: in any order, repetition and overlap of files each movement is stored once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.array(fc.array(shape, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (seed, files, isTotalBooked) => {
        const golden = goldenEntries(seed)
        const known = new Set<KnownMovement>()
        const stored = new Map<KnownMovement, number[]>()
        const told = new Set<number>()
        for (const [number, shapes] of files.entries()) {
          const reading = emptyReading()
          const idsOf = new Map<BankEntry, number[]>()
          for (const [place, one] of shapes.entries()) {
            const entries = entriesOfShape(golden, one)
            for (const { ids, entry } of entries) {
              idsOf.set(entry, ids)
              for (const id of ids) told.add(id)
            }
            const statement = statementOfShape(
              `${number}-${place}`,
              one,
              entries.map(({ entry }) => entry),
            )
            // An identity per statement, as two statements are two texts.
            readStatement(reading, known, { statement, statement_id: place, account_id: 1 })
          }
          for (const [movement, { entry }] of reading.fresh) stored.set(movement, idsOf.get(entry) ?? [])
          for (const movement of reading.fresh.keys()) movement.isUndecided = !isTotalBooked
          for (const movement of reading.replaced) stored.delete(movement)
        }
        expect(contentsOf(golden, [...stored.values()].flat())).toEqual(contentsOf(golden, [...told]))
      },
    ),
    { numRuns: 500 },
  )
})
