import { sql } from 'kysely'
import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { requiredText } from '#core/fields.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { recordEvent } from '#platform/server/security-events.ts'

/** Devices, sessions, addresses and accounts that are paused for unusual activity; an administrator may lift a pause. */
export const blockEndpoints = [
  endpoint({
    path: '/sys_blocks/list',
    who: admin,
    input: z.object({}),
    run: async ({ db }) => {
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
    },
  }),
  endpoint({
    path: '/sys_blocks/delete',
    who: admin,
    writes: true,
    input: z.object({ subject: requiredText(200).describe('what is paused, as the list names it') }),
    run: async ({ db, input, actor, caller }) => {
      const lifted = await db.deleteFrom('sys_blocks').where('subject', '=', input.subject).executeTakeFirst()
      if (lifted.numDeletedRows === 0n) throw new AppError('record_not_found')
      await recordEvent(db, 'pause_lifted', {
        user: actor,
        caller,
        detail: input.subject.split(':')[0] ?? '',
      })
      return {}
    },
  }),
]
