import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Until the end of the transaction nobody else counts the same for this person, so that a limit holds in parallel. */
export const countAlone = (db: Database, what: string, personId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${what}), ${personId})`.execute(db)
