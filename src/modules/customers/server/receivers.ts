import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { whyNotReceiver } from '../domain/distribution.ts'

/** Customers are given to people who work here, whether one by one or by the hundred. */
export async function refuseUnlessReceiver(db: Database, userId: number): Promise<void> {
  const user = await db
    .selectFrom('sys_users')
    .select(['user_level', 'blocked', 'sil'])
    .where('id', '=', userId)
    .executeTakeFirst()
  refuseIf(whyNotReceiver(user))
}
