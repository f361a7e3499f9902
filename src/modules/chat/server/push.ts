import { serve } from '#platform/server/calls/endpoint.ts'
import { dropSubscription, keepSubscription } from '#platform/server/live/push-subscriptions.ts'
import { getPushKey, subscribePush, unsubscribePush } from '../domain/calls.ts'

export const pushEndpoints = [
  serve(getPushKey, async ({ services }) => ({ key: await services.push.publicKey() })),
  serve(subscribePush, async ({ db, actor, input, language }) => {
    await keepSubscription(db, input.endpoint, { user_id: actor.id, ...input.keys, language })
    return { subscribed: true }
  }),
  serve(unsubscribePush, async ({ db, actor, input }) => {
    await dropSubscription(db, { endpoint: input.endpoint, user_id: actor.id })
    return { subscribed: false }
  }),
]
