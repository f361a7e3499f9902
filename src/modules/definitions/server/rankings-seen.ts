import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import { countNewRankings, markRankingsSeen } from '../domain/calls.ts'

/** Rankings that others made since the person last opened home. */
async function countNew(db: Database, userId: number): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select count(*)::integer as count from raking_figure r where r.kayit_user is distinct from ${userId}
      and r.id > coalesce((select g.son_id from raking_gorulen g where g.user_id = ${userId}), 0)`
  return row.count
}

/** The badge of new rankings, stored per user, not per browser. */
export const seenEndpoints = [
  serve(countNewRankings, async ({ db, actor }) => ({ count: await countNew(db, actor.id) })),
  serve(markRankingsSeen, async ({ db, actor, services, afterCommit }) => {
    await sql`insert into raking_gorulen (user_id, son_id)
        select ${actor.id}, coalesce(max(id), 0) from raking_figure
        on conflict (user_id) do update set son_id = greatest(raking_gorulen.son_id, excluded.son_id)`.execute(
      db,
    )
    // The other windows of the same user remove the badge, too.
    afterCommit(() => services.realtime.toUsers([actor.id], 'topic1', {}))
    return {}
  }),
]
