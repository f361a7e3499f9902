import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server, type Socket } from 'socket.io'
import { startHeartbeat, type Pool } from './database.ts'
import { recentAreas } from './recent-areas.ts'

/**
 * The real-time channel: notices from the server to signed-in browsers. A notice is only a hint; whoever
 * misses a notice finds the same state by asking. The PostgreSQL adapter spreads notices over all app nodes.
 */
export type Realtime = {
  toAll(event: string, data: unknown): void
  /** Tells every window that an area of the data was written, also one that connects a moment later. */
  changed(area: string, request_id?: string | null): void
  toUser(userId: number, event: string, data: unknown): void
  toUsers(userIds: readonly number[], event: string, data: unknown): void
  /** Notifies only browsers connected to this node, for events that every node receives by itself. */
  toNode(event: string, data: unknown): void
  /** Users with an open window on any node. */
  online(): Promise<number[]>
  /** Ends the open windows of a session or a user. */
  disconnect(room: `session:${string}` | `user:${number}`): void
  /** Ends the windows of this node whose session has run out; happens by itself every minute. */
  closeEnded(): Promise<void>
  close(): Promise<void>
}

const userRoom = (id: number) => `user:${id}` as const

/** Events of windows that a module can handle. */
export type WindowHooks = {
  /** A window sent an event; its user is known, its data are not validated yet. */
  said?(userId: number, event: string, data: unknown): Promise<unknown>
  presence?(userId: number, isOnline: boolean): Promise<unknown>
}

/** Rate limit of one window: further events are ignored until the time is over. */
const SAYINGS = 40
const SAYINGS_WITHIN_MS = 10_000

export type Admission = {
  /** The user of a session, or null if it must not connect now. */
  admit(sesion_id: string): Promise<{ userId: number; tokenHash: string } | null>
  /** Which of these sessions are still active; asking does not prolong them. */
  activeSessions(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
}

/** More windows of one session than anybody opens are no person's. */
const WINDOWS_OF_SESSION = 50

/** An expired session sends no event, so the open windows are checked regularly. */
const LOOK_EVERY_MS = 60_000

type Notices = Record<string, (data: unknown) => void>
/** Requests between nodes. */
type NodeQuestions = {
  online(answer: (userIds: number[]) => void): void
  changedWithin(ms: number, answer: (areas: string[]) => void): void
}
type Person = { userId: number; tokenHash: string }
type Window = Socket<Notices, Notices, NodeQuestions, Person>

export function startRealtime(
  http: HttpServer,
  pool: Pool,
  { admit, activeSessions }: Admission,
  hooks: WindowHooks = {},
): Realtime {
  const io = new Server<Notices, Notices, NodeQuestions, Person>(http, {
    path: '/realtime',
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })
  io.adapter(createAdapter(withReturn(pool), { errorHandler: () => undefined }))
  let isClosing = false
  const hooked = runningWork()

  const windowsOf = (tokenHash: string) => io.of('/').adapter.rooms.get(`session:${tokenHash}`)?.size ?? 0

  io.use((window, next) => {
    void join(window, admit, windowsOf).then(
      (isAdmitted) => next(isAdmitted ? undefined : new Error('ERR_108')),
      // The database is unreachable. The client reopens a closed connection by itself, a refusal would be final.
      () => window.conn.close(),
    )
  })
  io.on('connection', (window) => {
    const { userId } = window.data
    void presence(userId)
    void tellMissed(window)
    listen(window, (...event) => hooked.add(hooks.said?.(...event)))
    window.on('disconnect', () => {
      if (!isClosing) void presence(userId)
    })
  })
  io.on('online', (answer) => answer(onlineHere()))
  io.on('changedWithin', (ms, answer) => answer(recent.within(ms)))
  const recent = recentAreas()

  /** A page reads its data before its window connects: sends the changes in between. */
  async function tellMissed(window: Window): Promise<void> {
    const { age_ms } = window.handshake.auth as { age_ms?: unknown }
    if (typeof age_ms !== 'number' || !(age_ms >= 0)) return
    const tell = (missed: readonly string[]) => {
      for (const area of missed) window.emit('changed', { area })
    }
    const here = recent.within(age_ms)
    tell(here)
    const elsewhere = await new Promise<string[][]>((resolve) => {
      io.serverSideEmit('changedWithin', age_ms, (_, answers) => resolve(answers))
    })
    tell([...new Set(elsewhere.flat())].filter((area) => !here.includes(area)))
  }

  const onlineHere = () => [...io.sockets.sockets.values()].map((window) => window.data.userId)

  /** Ids only: whole sockets would send sessions and cookies through the database. Silent nodes count as gone. */
  const onlineElsewhere = () =>
    new Promise<number[]>((resolve) => {
      io.serverSideEmit('online', (_, answers) => resolve(answers.flat()))
    })

  async function online(): Promise<number[]> {
    const elsewhere = await onlineElsewhere()
    return [...new Set([...onlineHere(), ...elsewhere])]
  }

  /** Tells all browsers whether a user still has a window, whenever one opens or closes. */
  async function presence(userId: number): Promise<void> {
    const isOnline = (await online()).includes(userId)
    io.emit('presence', { uid: userId, isOnline })
    if (!isClosing) hooked.add(hooks.presence?.(userId, isOnline))
  }

  /** Every node closes its own windows. */
  async function closeEnded(): Promise<void> {
    const windows = [...io.sockets.sockets.values()]
    if (!windows.length) return
    const alive = await activeSessions([...new Set(windows.map((window) => window.data.tokenHash))])
    for (const window of windows) if (!alive.has(window.data.tokenHash)) window.disconnect(true)
  }
  // While the database is away no session is ended; the next check decides.
  const looking = setInterval(() => void closeEnded().catch(() => undefined), LOOK_EVERY_MS)
  looking.unref()

  return {
    closeEnded,
    toAll: (event, data) => void io.emit(event, data),
    changed: (area, request_id) => {
      recent.note(area)
      io.emit('changed', request_id ? { area, request_id } : { area })
    },
    toUser: (userId, event, data) => void io.to(userRoom(userId)).emit(event, data),
    toUsers: (userIds, event, data) => {
      if (userIds.length) io.to(userIds.map(userRoom)).emit(event, data)
    },
    toNode: (event, data) => void io.local.emit(event, data),
    online,
    disconnect: (room) => io.in(room).disconnectSockets(true),
    close: async () => {
      isClosing = true
      clearInterval(looking)
      await io.close()
      await hooked.end()
    },
  }
}

/** What hooks have begun, so that the database is not closed before they have ended. */
function runningWork() {
  const running = new Set<Promise<unknown>>()
  return {
    add(work: Promise<unknown> | undefined): void {
      if (!work) return
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    end: () => Promise.all(running),
  }
}

/** Passes on the events of a window, within the rate limit. */
function listen(window: Window, said: (userId: number, event: string, data: unknown) => void): void {
  let since = 0
  let count = 0
  window.onAny((event: string, data: unknown) => {
    const now = performance.now()
    if (now - since > SAYINGS_WITHIN_MS) {
      since = now
      count = 0
    }
    count += 1
    if (count <= SAYINGS) said(window.data.userId, event, data)
  })
}

async function join(
  window: Window,
  admit: Admission['admit'],
  windowsOf: (tokenHash: string) => number,
): Promise<boolean> {
  const { sesion_id } = window.handshake.auth as { sesion_id?: unknown }
  const person = typeof sesion_id === 'string' ? await admit(sesion_id) : null
  if (!person || windowsOf(person.tokenHash) >= WINDOWS_OF_SESSION) return false
  window.data = person
  await window.join([userRoom(person.userId), `session:${person.tokenHash}`])
  return true
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>

/**
 * Runs one query at a time. Notices are delivered in the order of their commits: on several connections a later
 * one could overtake, and a user who has left would be shown as present.
 */
function inOrder(query: Query): Query {
  let last: Promise<unknown> = Promise.resolve()
  return (text, values) => {
    const next = last.then(() => query(text, values))
    last = next.catch(() => undefined)
    return next
  }
}

/** The adapter takes a connection for listening and drops it when it breaks; it must be released to the pool. */
function withReturn(pool: Pool): Pool {
  const lent = {
    query: inOrder((text, values) => pool.query(text, values)),
    connect: async () => {
      const client = await pool.connect()
      startHeartbeat(client)
      return client.once('end', () => client.release(true))
    },
  }
  return lent as unknown as Pool
}
