import { cents, euros, sumCents } from '#core/money.ts'
import { bankEntry, OWN_IBAN } from './fixtures.ts'
import { dice } from './matching/golden-month.ts'
import type { BankEntry, Statement, StatementKind } from './statement.ts'

/** Movements of an account, and the files in which a bank may tell them: overlapping, repeated, split, as parts or as totals. */

export type GoldenMovement = { id: number; entry: BankEntry }
/** Movements that the bank combines in one entry, or a single one. */
export type GoldenEntry = readonly GoldenMovement[]

export type FileShape = {
  kind: StatementKind
  first: number
  last: number
  /** Combined entries come without their payments. */
  asTotals: boolean
  /** Only every second entry, as in reports of the morning and of the evening; CSV files have whole days. */
  half: 0 | 1 | null
}

const DAY = (day: number) => `2026-11-${String(day).padStart(2, '0')}`

const payment = (id: number, day: number, amount: number, payer: number): GoldenMovement => ({
  id,
  entry: bankEntry({
    day: DAY(day),
    amount,
    name: `Kunde ${payer}`,
    iban: payer % 3 ? `DE0212030000000020205${payer % 10}` : null,
    purpose: `Rechnung ${payer} vom November`,
    endToEndId: payer % 2 ? null : `E2E-${id}`,
    reference: `REF/${id}`,
  }),
})

/** The payments of one entry: each with a reference of its own, or all with that of the entry. */
function combined(movements: readonly GoldenMovement[], reference: string, isNamed: boolean): GoldenEntry {
  const batchTotal = euros(sumCents(movements.map(({ entry }) => cents(entry.amount))))
  return movements.map(({ id, entry }) => ({
    id,
    entry: {
      ...entry,
      endToEndId: `E2E-${id}`,
      reference: isNamed ? entry.reference : reference,
      entryReference: reference,
      batchTotal,
    },
  }))
}

/** Days of a month with amounts that repeat, payments that are alike in all but their reference, and combined entries. */
export function goldenEntries(seed: number, days = 4, perDay = 5): GoldenEntry[] {
  const roll = dice(seed)
  const entries: GoldenEntry[] = []
  let id = 0
  const next = (day: number, payer = id) => {
    id += 1
    return payment(id, day, [10, 10, 25, -40][roll(4)] ?? 10, payer)
  }
  for (let day = 1; day <= days; day += 1)
    for (let place = 0; place < perDay; place += 1) {
      const kind = roll(5)
      if (kind === 0) {
        const [one, other] = [next(day), next(day)]
        // No two entries of a day have the same total: without references nobody could tell them apart.
        const raised = { ...other, entry: { ...other.entry, amount: 100 + id / 100 } }
        entries.push(combined([one, raised], `SAMMEL-${id}`, roll(2) === 0))
      } else if (kind === 1) {
        const twin = next(day)
        id += 1
        const again = { ...twin.entry, endToEndId: null, reference: `REF/${id}` }
        entries.push([{ id: twin.id, entry: { ...twin.entry, endToEndId: null } }], [{ id, entry: again }])
      } else entries.push([next(day)])
    }
  return entries
}

const totalOf = (parts: GoldenEntry): BankEntry => {
  const [first] = parts
  const { day, entryReference, batchTotal } = first?.entry ?? bankEntry()
  return bankEntry({
    day,
    amount: batchTotal ?? 0,
    reference: entryReference,
    name: null,
    iban: null,
    purpose: 'SAMMELBUCHUNG',
  })
}

/** A CSV file tells neither references nor the parts of an entry, and breaks its texts elsewhere. */
const csvEntry = (entry: BankEntry): BankEntry => ({
  ...entry,
  endToEndId: null,
  reference: null,
  entryReference: null,
  batchTotal: null,
  purpose: entry.purpose.replace(' ', '  ').toUpperCase(),
})

/** The entries of a file of this shape, each with the movements that it tells. */
export function entriesOfShape(
  golden: readonly GoldenEntry[],
  { kind, first, last, asTotals, half }: FileShape,
): { ids: number[]; entry: BankEntry }[] {
  const isCsv = kind === 'csv'
  return golden
    .filter((_, place) => isCsv || half === null || place % 2 === half)
    .filter(([one]) => one !== undefined && one.entry.day >= DAY(first) && one.entry.day <= DAY(last))
    .flatMap((parts) => {
      const ids = parts.map(({ id }) => id)
      const told =
        parts.length > 1 && (asTotals || isCsv)
          ? [{ ids, entry: totalOf(parts) }]
          : parts.map(({ id, entry }) => ({ ids: [id], entry }))
      return isCsv ? told.map((one) => ({ ...one, entry: csvEntry(one.entry) })) : told
    })
}

export const statementOfShape = (
  name: string,
  shape: FileShape,
  entries: readonly BankEntry[],
): Statement => ({
  kind: shape.kind,
  iban: OWN_IBAN,
  currency: 'EUR',
  statementId: name,
  sequence: null,
  day: DAY(shape.last),
  opening: null,
  closing: null,
  total: euros(sumCents(entries.map(({ amount }) => cents(amount)))),
  entries: [...entries],
})
