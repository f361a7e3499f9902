import type { SecurityEvent } from '#core/log/security-events.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../calls/caller.ts'

type About = {
  user?: { id: number; user_name: string } | null
  /** The typed user name, if no user has it. */
  userName?: string
  caller?: Pick<Caller, 'ip' | 'device'>
  detail?: string
}

/** Logs an event. Events of a refused call are written outside the transaction that is rolled back. */
export async function recordEvent(
  db: Database,
  event: SecurityEvent,
  { user, userName, caller, detail }: About,
): Promise<void> {
  await db
    .insertInto('sys_security_events')
    .values({
      event,
      user_id: user?.id ?? null,
      user_name: user?.user_name ?? userName?.slice(0, 50) ?? null,
      address: caller?.ip ?? null,
      device: caller?.device ?? null,
      detail: detail?.slice(0, 500) ?? null,
    })
    .execute()
}
