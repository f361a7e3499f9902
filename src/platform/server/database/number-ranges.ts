import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { whyClockDoubted } from '#core/days/document-day.ts'
import { refuseIf } from '#core/errors.ts'
import type { Database } from './database.ts'
import { firstRow } from './sql.ts'

export type CountedRange = 'invoice' | 'credit_note' | 'cancellation'

type Call = { db: Database; now: Temporal.Instant }

/** Locks the range until the transaction ends and keeps the day on which it gave a number. */
async function enterRange({ db, now }: Call, range: CountedRange): Promise<void> {
  const today = businessDay(now)
  const found = await firstRow(db)<{ last: IsoDate; database: IsoDate }>`
    update fatura_sayac set last_day = greatest(last_day, ${today}) where name = ${range}
    returning last_day as last, business_today() as database`
  if (!found) throw new Error(`no counter for ${range}`)
  refuseIf(whyClockDoubted({ today, ...found }))
}

/** The next number of the range for a document of a day; none is lost or doubled, whatever the clock does. */
export async function nextNumber(
  call: Call,
  range: CountedRange,
  documentDay: IsoDate = businessDay(call.now),
): Promise<string> {
  await enterRange(call, range)
  const next = await firstRow(call.db)<{ number: string }>`
    select next_number(${range}, ${documentDay}) as number`
  if (!next) throw new Error(`no number of ${range}`)
  return next.number
}

/** The range goes on behind a number, of the year where it has a counter for each. */
export async function setCounter(
  db: Database,
  range: CountedRange,
  { year, last }: { year: number; last: number },
): Promise<void> {
  await sql`select set_counter(${range}, ${year}::integer, ${last}::integer)`.execute(db)
}

/** Years other than this one begin anew, above the numbers in use. */
export async function restartOtherYears(db: Database, range: CountedRange, year: number): Promise<void> {
  await sql`delete from fatura_sayac_yil where name = ${range} and year <> ${year}`.execute(db)
}

/** The clock is right today, whatever day it showed at the latest number. */
export async function trustClock({ db, now }: Call, range: CountedRange): Promise<void> {
  await sql`update fatura_sayac set last_day = ${businessDay(now)} where name = ${range}`.execute(db)
}
