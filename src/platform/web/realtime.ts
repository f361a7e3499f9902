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
  sayHeardSoon()
  return () => {
    set.delete(handler as Handler)
    sayHeardSoon()
  }
}

let heard = ''
let isSaying = false

/** The events to which this window listens: the server tells it of no others that go to everybody who listens. */
function sayHeard(): void {
  const names = [...handlers].filter(([, listening]) => listening.size).map(([event]) => event)
  if (!socket?.connected || heard === names.join()) return
  heard = names.join()
  socket.emit('hears', names)
}

/** A screen begins and ends to listen to several events at once. */
function sayHeardSoon(): void {
  if (isSaying) return
  isSaying = true
  queueMicrotask(() => {
    isSaying = false
    sayHeard()
  })
}

/** When the server was last heard, by the clock of the page; nothing before the page itself counts. */
let heardAt = 0

export const lastHeardAt = (): number => heardAt

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
  socket = client.io({
    path: '/realtime',
    auth: { sesion_id },
    transports: ['websocket', 'polling'],
  })
  socket.on('connect', () => {
    heard = ''
    sayHeard()
    connected.set(true)
  })
  socket.io.on('ping', noteHeard)
  socket.on('disconnect', (reason) => {
    connected.set(false)
    if (reason === 'io server disconnect') onSentAway()
  })
  socket.onAny((event: string, data: unknown) => {
    noteHeard()
    for (const handler of handlers.get(event) ?? []) handler(data)
  })
}

const noteHeard = (): void => void (heardAt = performance.now())

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

/** Sends an event on the open connection; while offline it is dropped, as nobody would want it later. */
export function say(event: string, data: object): void {
  if (socket?.connected) socket.emit(event, data)
}

export function disconnectRealtime(): void {
  wanted = null
  socket?.disconnect()
  socket = null
  connected.set(false)
}
