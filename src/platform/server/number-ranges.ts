import { sql } from 'kysely'
import { businessDay } from '#core/dates.ts'
import type { Database } from './database.ts'

type Range = 'invoice' | 'credit_note' | 'cancellation'

/** The next number of the range; it stays locked until the transaction ends, so that no number is lost or doubled. */
export async function nextNumber(
  { db, now }: { db: Database; now: Temporal.Instant },
  range: Range,
): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select next_number(${range}, ${businessDay(now)}) as number`.execute(db)
  const [next] = rows
  if (!next) throw new Error(`no counter for ${range}`)
  return next.number
}
