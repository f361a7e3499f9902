/* Shows messages that come while no window is open. It answers no requests, so that the app is never stale. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? {}
  if (!title) return
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: url, icon: '/icon.svg', data: { url } }),
  )
})

/** A window that already shows the conversation comes to the front; otherwise a new one opens. */
async function open(path) {
  const url = new URL(path ?? '/chatapp', self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => new URL(window.url).pathname === url.pathname)
  await (shown ? shown.focus() : self.clients.openWindow(url.href))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
