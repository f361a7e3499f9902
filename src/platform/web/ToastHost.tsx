import { lazyPart } from './lazy-part.tsx'
import { useStore } from './store.ts'
import { hasToasts } from './toasts.ts'

const Notifications = lazyPart(async () => (await import('@mantine/notifications')).Notifications)

/** The one place where toasts appear; mounted beside the app. */
export function ToastHost() {
  if (!useStore(hasToasts)) return null
  return <Notifications position="top-right" containerWidth={450} zIndex={950} limit={6} />
}
