import { call, write } from '#platform/web/api.ts'

/** Messages reach the desktop while no window is open. The worker lies in `public`, under the app's own address. */
const WORKER = '/push-worker.js'
/** The user's no is remembered per browser, even after the session has ended. */
const ANSWERED = 'wk-chat-push'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const currentSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Whether to offer push: the browser supports it, it is off, and the user has not declined. */
export async function mayOfferPush(): Promise<boolean> {
  if (!isSupported() || Notification.permission === 'denied' || localStorage.getItem(ANSWERED)) return false
  return (await currentSubscription()) === null
}

export const declinePush = (): void => localStorage.setItem(ANSWERED, 'no')

/** Asks for the browser's permission; false if the user declines. */
export async function subscribePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await call('/push/key')
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await write('/push/subscribe', { endpoint: subscription.endpoint, keys: { p256dh, auth } })
  return true
}

/** Before a sign-out: the next user must not get these pushes. */
export async function unsubscribePush(): Promise<void> {
  if (!isSupported()) return
  const subscription = await currentSubscription()
  if (!subscription) return
  await write('/push/unsubscribe', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
