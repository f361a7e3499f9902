import type { Socket } from 'socket.io-client'
import { createStore, type Store } from './store.ts'

/** The connection to the server's notices. The library is loaded after the first screen is usable. */
type Handler = (data: unknown) => void

const handlers = new Map<string, Set<Handler>>()
let socket: Socket | null = null
/** The session to connect with; null while nobody is signed in. */
let wanted: string | null = null

const RETRY_MS = 20_000

export const connected: Store<boolean> = createStore(false)

export function onNotice<T>(event: string, handler: (data: T) => void): () => void {
  const set = handlers.get(event) ?? new Set()
  handlers.set(event, set.add(handler as Handler))
  return () => void set.delete(handler as Handler)
}

/** The server has closed the connection by itself: the session or the working hours have ended. */
let onSentAway: () => void = () => undefined

export const whenSentAway = (handler: () => void): void => void (onSentAway = handler)

/** `listen` loads the modules' listeners, which must be ready before the first notice can arrive. */
export async function connectRealtime(sesion_id: string, listen: () => Promise<unknown>): Promise<void> {
  wanted = sesion_id
  if (socket) return
  const [client] = await Promise.all([import('socket.io-client'), listen()]).catch(() => [null])
  // The user signed in or out while the library was loading.
  if (socket || wanted !== sesion_id) return
  if (!client) return tryAgain(listen)
  // The server sends what was written since the page began; a page that reconnects fetches again by itself.
  let age = (): object => ({ age_ms: Math.round(performance.now()) })
  socket = client.io({
    path: '/realtime',
    auth: (give) => give({ sesion_id, ...age() }),
    transports: ['websocket', 'polling'],
  })
  socket.on('connect', () => {
    age = () => ({})
    connected.set(true)
  })
  socket.on('disconnect', (reason) => {
    connected.set(false)
    if (reason === 'io server disconnect') onSentAway()
  })
  socket.onAny((event: string, data: unknown) => {
    for (const handler of handlers.get(event) ?? []) handler(data)
  })
}

/** Loading failed: tries again when the connection is back, or after a while. */
function tryAgain(listen: () => Promise<unknown>): void {
  const timer = setTimeout(again, RETRY_MS)
  addEventListener('online', again)
  function again() {
    clearTimeout(timer)
    removeEventListener('online', again)
    if (wanted !== null) void connectRealtime(wanted, listen)
  }
}

/** Sends an event that may get lost; while offline it is dropped. */
export function sendVolatile(event: string, data: object): void {
  socket?.volatile.emit(event, data)
}

export function disconnectRealtime(): void {
  wanted = null
  socket?.disconnect()
  socket = null
  connected.set(false)
}
