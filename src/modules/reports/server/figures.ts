import { sql, type RawBuilder } from 'kysely'
import { FIRST_DAY, LAST_DAY, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { startRounds } from '#platform/server/work/rounds.ts'
import type { Services } from '#platform/server/services.ts'
import { DocumentFlags, OrderFlags, type Fact } from '../domain/facts.ts'
import { coverOf, endOf, type Span } from '../domain/figure-cover.ts'

const keys = sql`day, per_id, bayi_id, item, word`
const amounts = ['adet', 'brut', 'net', 'extra']
const kept = sql.raw(amounts.join(', '))
const signed = sql.raw(
  amounts.map((amount) => `case when r.minus then -f.${amount} else f.${amount} end as ${amount}`).join(', '),
)

/** A part of a statement with several figures: what is counted, over which days. */
export type FigurePart = { fact: Fact; range: DayRange }

type Rows = Omit<Span, 'kind'> & { part: number; fact: Fact; kind: Span['kind'] | 'since' }

/**
 * The stored sums of the spans and the later changes, each row with the index of its part. The spans are one
 * parameter, so that the text is the same for all parts and its plan can be cached, and the lateral join reads
 * every span by index.
 */
const rowsOf = (fields: RawBuilder<unknown>, rows: readonly Rows[]) => sql`(
  select r.part, r.fact, ${fields}
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (part integer, fact text, kind text, minus boolean, "from" date, "end" date)
  cross join lateral (
    select ${keys}, ${kept} from figure_sums
    where fact = r.fact and grain = r.kind and day >= r."from" and day < r."end"
    union all
    select ${keys}, ${kept} from figure_deltas
    where r.kind = 'since' and fact = r.fact and day >= r."from" and day < r."end"
  ) f)`

/**
 * The rows whose sums are the figures of some parts, for use in a query: sums of years plus or minus shorter
 * periods, so that a row has no day.
 */
export const figureParts = (parts: readonly FigurePart[]): RawBuilder<unknown> =>
  rowsOf(
    sql`f.per_id, f.bayi_id, f.item, f.word, ${signed}`,
    parts.flatMap(({ fact, range }, part) => [
      ...coverOf(range).map((span) => ({ part, fact, ...span })),
      { part, fact, kind: 'since', from: range.from, end: endOf(range) },
    ]),
  )

const ofKind = (kind: 'day' | 'month') => (parts: readonly FigurePart[]) =>
  rowsOf(
    sql`f.day, f.per_id, f.bayi_id, f.item, f.word, f.adet, f.brut, f.net, f.extra`,
    parts.flatMap(({ fact, range }, part) => {
      const span = { part, fact, from: range.from, end: endOf(range) }
      return [
        { ...span, kind },
        { ...span, kind: 'since' },
      ]
    }),
  )

/** The same, each row with its day. */
export const figureDayParts = ofKind('day')

/** The figures of one part; by day; and by month, dated with some day of it. */
export const figures = (fact: Fact, range: DayRange) => figureParts([{ fact, range }])
export const figureDays = (fact: Fact, range: DayRange) => figureDayParts([{ fact, range }])
export const figureMonths = (fact: Fact, range: DayRange) => ofKind('month')([{ fact, range }])

/** All days that the product supports; and those before a day. */
export const ALWAYS: DayRange = { from: FIRST_DAY, to: LAST_DAY }
export const before = (day: IsoDate): DayRange => ({
  from: ALWAYS.from,
  to: Temporal.PlainDate.from(day).subtract({ days: 1 }).toString(),
})

/** Of orders `f`: those that are not cancelled. */
export const isKept = sql`f.item & ${sql.lit(OrderFlags.cancelled)} = 0`

type DocumentFlag = keyof typeof DocumentFlags

const bitsOf = (flags: readonly DocumentFlag[]) =>
  sql.lit(flags.reduce((bits, flag) => bits | DocumentFlags[flag], 0))

/** Of documents `f`: those with all of these flags, and those with none of them. */
export const isDocument = (...flags: DocumentFlag[]) => sql`f.item & ${bitsOf(flags)} = ${bitsOf(flags)}`
export const isNoDocument = (...flags: DocumentFlag[]) => sql`f.item & ${bitsOf(flags)} = 0`

/** Of turnover `f`: the invoices and credit notes, and their cancellations. */
export const isInvoice = isNoDocument('cancellation')
export const isCancellation = isDocument('cancellation')

/** Of payments `f`: the invoices that count as paid. */
export const isPaid = isNoDocument('creditNote', 'cancelled', 'writtenOff')

const FOLD_EVERY_MS = 10_000

/** Adds the changes to the sums at intervals; a lock in the database keeps several nodes from doing it at once. */
export const startFolding = ({ db }: Pick<Services, 'db'>, onError: (error: unknown) => void) =>
  startRounds('figures', FOLD_EVERY_MS, () => sql`select fold_figures()`.execute(db), onError)
