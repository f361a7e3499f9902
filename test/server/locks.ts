import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { eventually } from './eventually.ts'

/** Resolves when so many wait for a lock that this connection holds. */
export async function untilSomebodyWaits(trx: Database, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
    return rows.length
  }
  await eventually(waiting).toBeGreaterThanOrEqual(count)
}
