import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { startRounds } from '#platform/server/work/rounds.ts'
import type { Services } from '#platform/server/services.ts'

const MINUTE_MS = 60_000

/** Each tax rate applies from the first minute of its day. */
export const applyTaxRates = (db: Database) => sql`call apply_tax_rates()`.execute(db)

export const startTaxRates = ({ db }: Services, onError: (error: unknown) => void) =>
  startRounds('tax_rates', MINUTE_MS, () => applyTaxRates(db), onError)
