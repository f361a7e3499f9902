import type { Connection } from './connection.ts'
import { createStore, type Store } from './store.ts'

/** The connection to the server's notices. It and its library are loaded after the first screen is usable. */
type Handler = (data: unknown) => void

const handlers = new Map<string, Set<Handler>>()
let connection: Connection | null = null
/** The session to connect with; null while nobody is signed in. */
let wanted: string | null = null

const RETRY_MS = 20_000

export const connected: Store<boolean> = createStore(false)

export function onNotice<T>(event: string, handler: (data: T) => void): () => void {
  const set = handlers.get(event) ?? new Set()
  handlers.set(event, set.add(handler as Handler))
  connection?.sayHeardSoon()
  return () => {
    set.delete(handler as Handler)
    connection?.sayHeardSoon()
  }
}

/** When the server was last heard, by the clock of the page; nothing before the page itself counts. */
export const lastHeardAt = (): number => connection?.heardAt() ?? 0

/** The server has closed the connection by itself: the session or the working hours have ended. */
let onSentAway: () => void = () => undefined

export const whenSentAway = (handler: () => void): void => void (onSentAway = handler)

/** `listen` loads the modules' listeners, which must be ready before the first notice can arrive. */
export async function connectRealtime(sesion_id: string, listen: () => Promise<unknown>): Promise<void> {
  wanted = sesion_id
  if (connection) return
  const [loaded] = await Promise.all([import('./connection.ts'), listen()]).catch(() => [null])
  // The user signed in or out while the library was loading.
  if (connection || wanted !== sesion_id) return
  if (loaded) connection = loaded.connect(sesion_id, { handlers, connected, onSentAway: () => onSentAway() })
  else tryAgain(listen)
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

/** Sends an event on the open connection; while offline it is dropped, as nobody would want it later. */
export const say = (event: string, data: object): void => connection?.say(event, data)

export function disconnectRealtime(): void {
  wanted = null
  connection?.close()
  connection = null
  connected.set(false)
}
