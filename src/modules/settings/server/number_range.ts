import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { isAhead } from '#core/days/document-day.ts'
import { AppError, invalid } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import {
  restartOtherYears,
  setCounter,
  trustClock,
  type CountedRange,
} from '#platform/server/database/number-ranges.ts'
import { updateRow } from '#platform/server/database/rows.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { confirmRangeClock, listRanges, updateRange, type NumberRange } from '../domain/calls.ts'
import {
  numberText,
  rangeKinds,
  rangeProblems,
  type RangeForm,
  type RangeKind,
} from '../domain/number-ranges.ts'

const rowTable = { customer: 'customers', slip: 'prim_odeme_fis' } as const
const sequenceOf = { customer: 'customers_id_seq', slip: 'prim_odeme_fis_id_seq' } as const

type Stored = Pick<RangeForm, 'kind' | 'prefix' | 'width' | 'yearly'> & { id: number; version: number }

type Upcoming = { year: number; next: number; number: string }

/** The number that a document of today would get, by the function that gives it. */
async function upcoming(db: Database, kind: RangeKind, today: IsoDate): Promise<Upcoming> {
  const found = await firstRow(
    db,
  )<Upcoming>`select year, next, number from upcoming_number(${kind}, ${today})`
  if (!found) throw new AppError(recordsRefusals.record_not_found)
  return found
}

/** The day of the latest number while it is still ahead; ranges of rows have none. */
async function dayAhead(db: Database, kind: RangeKind, today: IsoDate): Promise<IsoDate | null> {
  const row = await firstRow(db)<{ last_day: IsoDate | null }>`
    select last_day from fatura_sayac where name = ${kind}`
  const last = row?.last_day ?? null
  return isAhead(last, today) ? last : null
}

async function described(db: Database, range: Stored, now: Temporal.Instant): Promise<NumberRange> {
  const { id, kind, prefix, width, yearly, version } = range
  const today = businessDay(now)
  const { number, ...counted } = await upcoming(db, kind, today)
  const day_ahead = await dayAhead(db, kind, today)
  return { id, kind, prefix, width, yearly, version, ...counted, preview: number, day_ahead }
}

const stored = (db: Database) =>
  db
    .selectFrom('number_ranges')
    .select(['id', 'kind', 'prefix', 'width', 'yearly', 'version'])
    .$castTo<Stored>()

/** The highest number in use with a prefix. */
async function highestBehind(db: Database, kind: RangeKind, prefix: string): Promise<number> {
  const row = await firstRow(db)<{ highest: number }>`
    select highest_number(${kind}, ${prefix}) as highest`
  return row?.highest ?? 0
}

const prefixIn = ({ prefix }: Pick<RangeForm, 'prefix'>, year: number) =>
  numberText({ prefix, width: 1 }, year, 0).slice(0, -1)

/** Invoices and credit notes must not share a prefix, since their numbers would meet. */
async function isPrefixTaken(db: Database, wished: RangeForm, year: number): Promise<boolean> {
  const rival = { invoice: 'credit_note', credit_note: 'invoice' }[wished.kind as string]
  if (!rival) return false
  const other = await stored(db).where('kind', '=', rival).executeTakeFirst()
  return other !== undefined && prefixIn(other, year) === prefixIn(wished, year)
}

const isCounted = (kind: RangeKind): kind is CountedRange => kind !== 'customer' && kind !== 'slip'

/** Locks the counter or the numbered table, so that no number is taken during the change. */
async function holdRange(db: Database, kind: RangeKind): Promise<void> {
  if (isCounted(kind)) await sql`select from fatura_sayac where name = ${kind} for update`.execute(db)
  else await sql`lock table ${sql.table(rowTable[kind])} in share row exclusive mode`.execute(db)
}

type Changed = { range: RangeForm; year: number; isMoved: boolean; isRewritten: boolean }

/** Sets the next number of the counter or of the sequence; years that were counted for another prefix begin anew. */
async function moveTo(db: Database, { range, year, isMoved, isRewritten }: Changed): Promise<void> {
  const { kind, next } = range
  if (isCounted(kind)) {
    if (isRewritten) await restartOtherYears(db, kind, year)
    if (isMoved || isRewritten) await setCounter(db, kind, { year, last: next - 1 })
  } else if (isMoved) await sql`select setval(${sequenceOf[kind]}, ${next}, false)`.execute(db)
}

async function changeRange(call: SignedInCall<RangeForm & { version: number }>) {
  const { db, now, input } = call
  const { kind, prefix, width, next, yearly, version } = input
  await holdRange(db, kind)
  const before = await stored(db).where('kind', '=', kind).executeTakeFirstOrThrow()
  const present = await upcoming(db, kind, businessDay(now))
  const { year } = present
  const problems = rangeProblems(input, {
    next: present.next,
    highest: await highestBehind(db, kind, prefixIn(input, year)),
    isPrefixTaken: await isPrefixTaken(db, input, year),
  })
  if (Object.keys(problems).length) throw invalid(problems)
  const isMoved = next !== present.next
  const values = { prefix, width, yearly, ...(isMoved ? { set_to: next } : {}) }
  const saved = await updateRow(db, 'number_ranges', before.id, version, values)
  const isRewritten = before.prefix !== prefix || before.yearly !== yearly
  await moveTo(db, { range: input, year, isMoved, isRewritten })
  return { save_response: await described(db, saved as Stored, now) }
}

/** The range gives numbers again although its latest one bears a day that is still ahead. */
async function confirmClock({
  db,
  now,
  input,
}: SignedInCall<{ id: number; version: number; day_ahead: IsoDate }>) {
  const range = await stored(db).where('id', '=', input.id).executeTakeFirst()
  if (!range || !isCounted(range.kind)) throw new AppError(recordsRefusals.record_not_found)
  await holdRange(db, range.kind)
  if ((await dayAhead(db, range.kind, businessDay(now))) !== input.day_ahead)
    throw new AppError(recordsRefusals.record_changed)
  const values = { clock_checked_at: now.toString() }
  const saved = await updateRow(db, 'number_ranges', range.id, input.version, values)
  await trustClock({ db, now }, range.kind)
  return { save_response: await described(db, saved as Stored, now) }
}

export const rangeEndpoints = [
  serve(listRanges, async ({ db, now }) => {
    const ranges = await stored(db).execute()
    const inOrder = rangeKinds.flatMap((kind) => ranges.filter((range) => range.kind === kind))
    return { datalist: await Promise.all(inOrder.map((range) => described(db, range, now))) }
  }),
  serve(updateRange, changeRange),
  serve(confirmRangeClock, confirmClock),
]
