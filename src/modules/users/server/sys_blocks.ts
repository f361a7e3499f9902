import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { liftPauseOf } from '#platform/server/entrance/throttle.ts'
import { liftPause, listPauses } from '../domain/calls.ts'

/** Devices, sessions, addresses and accounts that are paused for unusual activity; an administrator may lift a pause. */
export const blockEndpoints = [
  serve(listPauses, async ({ db }) => {
    const datalist = await db
      .selectFrom('sys_blocks as b')
      .leftJoin('sys_users as u', (join) =>
        join.on(sql<boolean>`u.id = b.user_id or 'account:' || u.id = b.subject`),
      )
      .select(['b.subject', 'b.reason', 'b.until', 'b.address', 'b.created_at', 'u.user_name'])
      .where(sql<boolean>`b.until > now()`)
      .orderBy('b.until', 'desc')
      .execute()
    return { datalist, count: datalist.length }
  }),
  serve(liftPause, async ({ db, input, actor, caller }) => {
    if (!(await liftPauseOf(db, input.subject))) throw new AppError(recordsRefusals.record_not_found)
    await recordEvent(db, 'pause_lifted', {
      user: actor,
      caller,
      detail: input.subject.split(':')[0] ?? '',
    })
    return {}
  }),
]
