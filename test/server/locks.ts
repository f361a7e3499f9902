import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { eventually } from './eventually.ts'

/** Resolves when this many sessions wait for a lock of this connection. */
export async function untilSomebodyWaits(trx: Database, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
    return rows.length
  }
  await eventually(waiting).toBeGreaterThanOrEqual(count)
}
