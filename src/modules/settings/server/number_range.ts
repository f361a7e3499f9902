import { sql, type RawBuilder } from 'kysely'
import { businessDay } from '#core/dates.ts'
import { AppError, invalid } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database.ts'
import { serve, type SignedInCall } from '#platform/server/endpoint.ts'
import { updateRow } from '#platform/server/rows.ts'
import { listRanges, updateRange, type NumberRange } from '../domain/calls.ts'
import {
  numberText,
  rangeKinds,
  rangeProblems,
  type RangeForm,
  type RangeKind,
} from '../domain/number-ranges.ts'

/** The columns with the numbers of a range; invoices and credit notes share one. */
const written: Readonly<Record<RangeKind, RawBuilder<unknown>>> = {
  invoice: sql`select f_no as number from siparisler`,
  credit_note: sql`select f_no as number from siparisler`,
  cancellation: sql`select iptal_no as number from siparisler`,
  customer: sql`select cus_code as number from customers`,
  slip: sql`select fis_no as number from prim_odeme_fis`,
}

const rowTable = { customer: 'customers', slip: 'prim_odeme_fis' } as const
const sequenceOf = { customer: 'customers_id_seq', slip: 'prim_odeme_fis_id_seq' } as const

type Stored = Pick<RangeForm, 'kind' | 'prefix' | 'width' | 'yearly'> & { id: number; version: number }

const yearOf = (now: Temporal.Instant) => Number(businessDay(now).slice(0, 4))

/** The next number of a range: from its counter, or from the sequence of the rows. */
async function nextOf(db: Database, range: Stored, year: number): Promise<number> {
  const { kind } = range
  if (kind === 'customer' || kind === 'slip') {
    // The sequence itself knows whether its last value was used; pg_sequences shows null until then.
    const { rows } = await sql<{ next: number }>`
      select (case when is_called then last_value + 1 else last_value end)::integer as next
      from ${sql.table(sequenceOf[kind])}`.execute(db)
    return rows[0]?.next ?? 1
  }
  const { rows } = await sql<{ last: number; year: number }>`
    select last, year from fatura_sayac where name = ${kind}`.execute(db)
  const [counter] = rows
  if (!counter) throw new AppError(recordsRefusals.record_not_found)
  return range.yearly === '1' && counter.year < year ? 1 : counter.last + 1
}

async function described(db: Database, range: Stored, now: Temporal.Instant): Promise<NumberRange> {
  const { id, kind, prefix, width, yearly, version } = range
  const next = await nextOf(db, range, yearOf(now))
  return { id, kind, prefix, width, yearly, version, next, preview: numberText(range, yearOf(now), next) }
}

const stored = (db: Database) =>
  db
    .selectFrom('number_ranges')
    .select(['id', 'kind', 'prefix', 'width', 'yearly', 'version'])
    .$castTo<Stored>()

/** The highest number in use with a prefix. */
async function highestBehind(db: Database, kind: RangeKind, prefix: string): Promise<number> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(substr(number, ${prefix.length + 1}::integer)::bigint), 0) as highest
    from (${written[kind]}) x
    where starts_with(number, ${prefix}) and substr(number, ${prefix.length + 1}::integer) ~ '^[0-9]{1,15}$'`.execute(
    db,
  )
  return rows[0]?.highest ?? 0
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

/** Sets the next number of the counter or of the sequence. */
async function moveTo(db: Database, kind: RangeKind, next: number, year: number): Promise<void> {
  if (kind === 'customer' || kind === 'slip')
    await sql`select setval(${sequenceOf[kind]}, ${next}, false)`.execute(db)
  else await sql`update fatura_sayac set last = ${next - 1}, year = ${year} where name = ${kind}`.execute(db)
}

/** Locks the counter or the numbered table, so that no number is taken during the change. */
async function holdRange(db: Database, kind: RangeKind): Promise<void> {
  if (kind === 'customer' || kind === 'slip')
    await sql`lock table ${sql.table(rowTable[kind])} in share row exclusive mode`.execute(db)
  else await sql`select from fatura_sayac where name = ${kind} for update`.execute(db)
}

async function changeRange(call: SignedInCall<RangeForm & { version: number }>) {
  const { db, now, input } = call
  const { kind, prefix, width, next, yearly, version } = input
  const year = yearOf(now)
  await holdRange(db, kind)
  const before = await stored(db).where('kind', '=', kind).executeTakeFirstOrThrow()
  const present = {
    next: await nextOf(db, before, year),
    highest: await highestBehind(db, kind, prefixIn(input, year)),
    isPrefixTaken: await isPrefixTaken(db, input, year),
  }
  const problems = rangeProblems(input, present)
  if (Object.keys(problems).length) throw invalid(problems)
  const isMoved = next !== present.next
  const values = { prefix, width, yearly, ...(isMoved ? { set_to: next } : {}) }
  const saved = await updateRow(db, 'number_ranges', before.id, version, values)
  if (isMoved) await moveTo(db, kind, next, year)
  return { save_response: await described(db, saved as Stored, now) }
}

export const rangeEndpoints = [
  serve(listRanges, async ({ db, now }) => {
    const ranges = await stored(db).execute()
    const inOrder = rangeKinds.flatMap((kind) => ranges.filter((range) => range.kind === kind))
    return { datalist: await Promise.all(inOrder.map((range) => described(db, range, now))) }
  }),
  serve(updateRange, changeRange),
]
