import { sql, type RawBuilder } from 'kysely'
import { FIRST_DAY, LAST_DAY, type DayRange, type IsoDate } from '#core/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { startRounds } from '#platform/server/rounds.ts'
import { DocumentFlags, OrderFlags, type Fact } from '../domain/facts.ts'
import { coverOf } from '../domain/figure-cover.ts'

const fields = sql`day, per_id, bayi_id, item, word, adet, brut, net, extra`

const kept = (fact: Fact, grain: 'day' | 'month', { from, to }: DayRange) => sql`
  select ${fields} from figure_sums
  where fact = ${sql.lit(fact)} and grain = ${sql.lit(grain)} and day between ${from} and ${to}`

/** What happened since the sums were made. */
const since = (fact: Fact, { from, to }: DayRange) => sql`
  select ${fields} from figure_deltas where fact = ${sql.lit(fact)} and day between ${from} and ${to}`

const together = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` union all `)})`

/**
 * The rows whose sums are the figures of a range, as a part of a query: months where they are whole, days around them. The
 * text is the same for every range, so that its plan can be kept.
 */
export function figures(fact: Fact, range: DayRange): RawBuilder<unknown> {
  const { before, months, after } = coverOf(range)
  return together([
    kept(fact, 'month', months),
    kept(fact, 'day', before),
    kept(fact, 'day', after),
    since(fact, range),
  ])
}

/** The same with the day of each. */
export const figureDays = (fact: Fact, range: DayRange): RawBuilder<unknown> =>
  together([kept(fact, 'day', range), since(fact, range)])

/** Every day that the product reckons with; and those before a day. */
export const ALWAYS: DayRange = { from: FIRST_DAY, to: LAST_DAY }
export const before = (day: IsoDate): DayRange => ({
  from: ALWAYS.from,
  to: Temporal.PlainDate.from(day).subtract({ days: 1 }).toString(),
})

/** Of orders `f`: those that are kept. */
export const isKept = sql`f.item & ${sql.lit(OrderFlags.cancelled)} = 0`

type DocumentFlag = keyof typeof DocumentFlags

const bitsOf = (flags: readonly DocumentFlag[]) =>
  sql.lit(flags.reduce((bits, flag) => bits | DocumentFlags[flag], 0))

/** Of documents `f`: those of which something is true, and those of which nothing of it is. */
export const isDocument = (...flags: DocumentFlag[]) => sql`f.item & ${bitsOf(flags)} = ${bitsOf(flags)}`
export const isNoDocument = (...flags: DocumentFlag[]) => sql`f.item & ${bitsOf(flags)} = 0`

/** Of turnover `f`: the invoices and credit notes, and their cancellations. */
export const isInvoice = isNoDocument('cancellation')
export const isCancellation = isDocument('cancellation')

/** Of payments `f`: the invoices that count as paid. */
export const isPaid = isNoDocument('creditNote', 'cancelled', 'writtenOff')

const FOLD_EVERY_MS = 10_000

/** Adds up what was written meanwhile; several nodes take turns by a lock of the database. */
export const startFolding = (db: Database, onError: (error: unknown) => void) =>
  startRounds(FOLD_EVERY_MS, () => sql`select fold_figures()`.execute(db), onError)
