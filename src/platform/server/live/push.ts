import { Agent } from 'node:https'
import webPush from 'web-push'
import { toLanguage, type Language } from '#core/texts/texts.ts'
import type { Database } from '../database/database.ts'
import { firstValue } from '../database/named-values.ts'
import { publicLookup } from '../entrance/public-address.ts'
import { dropSubscription, subscriptionsOf } from './push-subscriptions.ts'

/** Web push for users without an open window. A push is only a hint: the data are found later without it. */
export type PushMessage = { title: string; body: string; url: string }

export type Push = {
  /** The key that browsers subscribe with. */
  publicKey(): Promise<string>
  /** Notifies those of the users who have no open window. Returns at once; errors are only reported. */
  toUsers(userIds: readonly number[], write: (language: Language) => PushMessage): void
  close(): Promise<void>
}

type Keys = { publicKey: string; privateKey: string }
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Hands one message to a push service; 'gone' when the browser has withdrawn. */
export type SendPush = (
  subscription: Subscription,
  payload: string,
  sender: Keys & { subject: string },
) => Promise<'sent' | 'gone'>

const SERVICE_TIMEOUT_MS = 10_000
const BODY_LENGTH = 200
const DAY_SECONDS = 86_400
const SETTING = 'vapid_keys'

/** The browser names the push service, so only public addresses are called. */
const agent = new Agent({ lookup: publicLookup })

export const sendWebPush: SendPush = async (subscription, payload, vapidDetails) => {
  try {
    await webPush.sendNotification(subscription, payload, {
      vapidDetails,
      agent,
      TTL: DAY_SECONDS,
      timeout: SERVICE_TIMEOUT_MS,
    })
    return 'sent'
  } catch (error) {
    if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode)) return 'gone'
    throw error
  }
}

/** Made once for the company; every node and every restart uses the same ones. */
async function readKeys(db: Database): Promise<Keys> {
  const value = await firstValue(db, SETTING, JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(value) as Keys
}

type Options = {
  db: Database
  /** The contact address that push services require. */
  mailFrom: string
  online(): Promise<number[]>
  send: SendPush
  onError(error: unknown): void
}

export function startPush({ db, mailFrom, online, send, onError }: Options): Push {
  const subject = `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
  const running = new Set<Promise<void>>()
  let kept: Promise<Keys> | null = null

  function keys(): Promise<Keys> {
    kept ??= readKeys(db)
    // Not cached when the database was unreachable.
    kept.catch(() => (kept = null))
    return kept
  }

  async function deliver(userIds: readonly number[], write: (language: Language) => PushMessage) {
    const subscriptions = await subscriptionsOf(db, userIds)
    if (!subscriptions.length) return
    const withWindow = new Set(await online())
    const sender = { ...(await keys()), subject }
    for (const { id, user_id, endpoint, p256dh, auth, language } of subscriptions) {
      if (withWindow.has(user_id)) continue
      const { title, body, url } = write(toLanguage(language))
      const payload = JSON.stringify({ title, body: body.slice(0, BODY_LENGTH), url })
      try {
        const outcome = await send({ endpoint, keys: { p256dh, auth } }, payload, sender)
        if (outcome === 'gone') await dropSubscription(db, { id })
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    toUsers: (userIds, write) => {
      const delivery = deliver(userIds, write).catch(onError)
      running.add(delivery)
      void delivery.finally(() => running.delete(delivery))
    },
    close: async () => void (await Promise.all(running)),
  }
}
