import { connected } from '#platform/web/realtime.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import { nextConnectionState, type ConnectionState } from './connection-state.ts'

const BACK_MS = 7_000

export const connection: Store<ConnectionState> = createStore<ConnectionState>('starting')

let settling: ReturnType<typeof setTimeout> | undefined

function look(): void {
  const before = connection.get()
  const next = nextConnectionState(before, connected.get(), navigator.onLine)
  if (next === before) return
  clearTimeout(settling)
  connection.set(next)
  if (next === 'back') settling = setTimeout(() => connection.set('online'), BACK_MS)
}

connected.subscribe(look)
addEventListener('online', look)
addEventListener('offline', look)
look()

const isUp = () => connection.get() === 'online' || connection.get() === 'back'

/** Nothing waits longer for a first connection. */
const BEGIN_MS = 1_500

/**
 * Whether the first connection is up or takes long. What is asked for before it comes up is asked for again then, since
 * notices may have been missed.
 */
export const begun: Store<boolean> = createStore(connection.get() !== 'starting')

const begin = () => begun.set(true)
setTimeout(begin, BEGIN_MS)
connection.subscribe(() => {
  if (connection.get() !== 'starting') begin()
})

/** Calls back whenever the connection has come up. */
export function whenUp(act: () => void): () => void {
  let wasUp = isUp()
  return connection.subscribe(() => {
    if (isUp() && !wasUp) act()
    wasUp = isUp()
  })
}
