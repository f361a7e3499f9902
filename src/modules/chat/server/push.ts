import { sql } from 'kysely'
import { serve } from '#platform/server/calls/endpoint.ts'
import { getPushKey, subscribePush, unsubscribePush } from '../domain/calls.ts'

const BROWSERS_MAX = 20

export const pushEndpoints = [
  serve(getPushKey, async ({ services }) => ({ key: await services.push.publicKey() })),
  serve(subscribePush, async ({ db, actor, input, language }) => {
    const owner = { user_id: actor.id, ...input.keys, language }
    // A browser's subscription belongs to the user who signed in last.
    await db
      .insertInto('push_subscriptions')
      .values({ endpoint: input.endpoint, ...owner })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
      .execute()
    await sql`delete from push_subscriptions where user_id = ${actor.id} and id not in (
        select id from push_subscriptions where user_id = ${actor.id} order by id desc limit ${BROWSERS_MAX})`.execute(
      db,
    )
    return { subscribed: true }
  }),
  serve(unsubscribePush, async ({ db, actor, input }) => {
    await db
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', input.endpoint)
      .where('user_id', '=', actor.id)
      .execute()
    return { subscribed: false }
  }),
]
