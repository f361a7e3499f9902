import { isIP } from 'node:net'
import { sql } from 'kysely'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { endpoint } from '#platform/server/endpoint.ts'

const BROWSERS_MAX = 20

/** Push services live on the open net under a name: the server calls nothing else because a browser says so. */
function isPushAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.port) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name with a dot at its end is the same name, and would slip through the endings below.
  if (host.endsWith('.')) return false
  return host.includes('.') && isIP(host) === 0 && !/\.(local|internal|localhost)$/.test(host)
}

const key = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/)

const SubscriptionForm = z.object({
  endpoint: z.string().max(1_000).refine(isPushAddress, { message: 'not_allowed' }),
  keys: z.object({ p256dh: key(200), auth: key(100) }),
})

export const pushEndpoints = [
  endpoint({
    path: '/push/key',
    who: everyone,
    input: z.object({}),
    run: async ({ services }) => ({ key: await services.push.publicKey() }),
  }),
  endpoint({
    path: '/push/subscribe',
    who: everyone,
    writes: true,
    input: SubscriptionForm,
    run: async ({ db, actor, input, language }) => {
      const owner = { user_id: actor.id, ...input.keys, language }
      // One browser belongs to whoever used it last.
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
    },
  }),
  endpoint({
    path: '/push/unsubscribe',
    who: everyone,
    writes: true,
    input: z.object({ endpoint: z.string().max(1_000) }),
    run: async ({ db, actor, input }) => {
      await db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', input.endpoint)
        .where('user_id', '=', actor.id)
        .execute()
      return { subscribed: false }
    },
  }),
]
