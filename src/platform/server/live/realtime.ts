import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { everythingAnnounced, type Announced } from '#core/announced.ts'
import { startAnnouncements, type Announcement } from './announcements.ts'
import { nothingShown, type Audience, type Shown } from './audience.ts'
import { startHeartbeat, type Pool } from '../database/database.ts'
import { readShown } from './shown.ts'

/**
 * The real-time channel: notices from the server to signed-in browsers. A notice is only a hint; whoever
 * misses a notice finds the same state by asking. The PostgreSQL adapter spreads notices over all app nodes.
 */
export type Realtime = {
  /** Tells the windows that listen to this event, of whoever they are. */
  toListeners(event: string, data: unknown): void
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
const listenersOf = (event: string) => `hears:${event}` as const

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
  /** The person of a session, or null if it must not connect now. */
  admit(sesion_id: string): Promise<Admitted | null>
  /** Those of these sessions that are still active, with their people; asking does not prolong them. */
  activeSessions(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, Actor>>
}

/** More windows of one session than anybody opens are no person's. */
const WINDOWS_OF_SESSION = 50

/** An expired session sends no event, so the open windows are checked regularly. */
const LOOK_EVERY_MS = 60_000

/** Windows are told of a change at random within a span that grows with their number, so that not all ask at once. */
const SPAN_MS = 500
const SPAN_OF_WINDOW_MS = 2
const LONGEST_SPAN_MS = 2_000
/** Who came and who left is told together, as in the morning everybody comes. */
const PRESENCE_MS = 1_000
/** When everything may have changed, every window asks for all that it shows. */
const SPAN_OF_ALL_MS = 8_000

type Admitted = { actor: Actor; tokenHash: string }
type Notices = Record<string, (data: unknown, done?: () => void) => void>
/** Requests between nodes. */
type NodeQuestions = {
  online(answer: (userIds: number[]) => void): void
}
type Person = Admitted & { userId: number; shown: Shown }
type Window = Socket<Notices, Notices, NodeQuestions, Person>

export function startRealtime(
  http: HttpServer,
  pool: Pool,
  { admit, activeSessions }: Admission,
  audience: Audience,
  hooks: WindowHooks,
  /** Something was written here or on another node, everything if it is not known what. */
  wrote: (written?: readonly Announced[]) => void,
): Realtime {
  const io = new Server<Notices, Notices, NodeQuestions, Person>(http, {
    path: '/realtime',
    serveClient: false,
    maxHttpBufferSize: 100_000,
  })
  io.adapter(createAdapter(withReturn(pool), { errorHandler: () => undefined }))
  let isClosing = false
  const hooked = runningWork()
  const presence = collected(tellPresence)

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
    if (windowsOfUser(userId) === 1) presence.note(userId)
    watchShown(window)
    watchHeard(window)
    listen(window, (...event) => hooked.add(hooks.said?.(...event)))
    window.on('disconnect', () => {
      if (!isClosing && windowsOfUser(userId) === 0) presence.note(userId)
    })
  })
  io.on('online', (answer) => answer(onlineHere()))

  const announcements = startAnnouncements(pool, {
    announced: (body) => {
      wrote([body])
      if (body.areas.includes('users')) void closeEnded().catch(() => undefined)
      for (const window of windowsHere()) tellChanged(window, body)
    },
    missed: () => {
      wrote()
      windowsHere().forEach(tellAll)
    },
  })

  const windowsHere = () => [...io.sockets.sockets.values()]

  const span = () => Math.min(SPAN_MS + windowsHere().length * SPAN_OF_WINDOW_MS, LONGEST_SPAN_MS)

  /** Tells a window what concerns its screens, as far as its person may see it. */
  function tellChanged(window: Window, { id, areas, records, by }: Announcement): void {
    const { actor, shown } = window.data
    const told = {
      areas: areas.filter((area) => shown.areas.has(area) || shown.own.has(area)),
      records: audience.concerning(actor, shown, records),
    }
    if (!told.areas.length && !told.records.length) return
    window.emit('changed', { id, ...told, is_own: by === actor.id, span_ms: span() })
  }

  /** Everything that a window shows may have changed. */
  function tellAll(window: Window): void {
    window.emit('changed', { ...everythingAnnounced, span_ms: SPAN_OF_ALL_MS })
  }

  /** A window says what it shows, and how old that is: it is told what was written since. */
  function watchShown(window: Window): void {
    window.on('shows', (data, done) => {
      const said = readShown(data)
      if (!said) return
      window.data.shown = said.shown
      const missed = announcements.within(said.age_ms)
      if (missed) for (const body of missed) tellChanged(window, body)
      else tellAll(window)
      if (typeof done === 'function') done()
    })
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

  const windowsOfUser = (userId: number) => io.of('/').adapter.rooms.get(userRoom(userId))?.size ?? 0

  /** Tells whoever listens who has a window since a first one was opened or the last one closed. */
  async function tellPresence(userIds: readonly number[]): Promise<void> {
    const there = new Set(await online())
    io.to(listenersOf('presence')).emit(
      'presence',
      userIds.map((uid) => ({ uid, isOnline: there.has(uid) })),
    )
    for (const userId of userIds) if (!isClosing) hooked.add(hooks.presence?.(userId, there.has(userId)))
  }

  /** Every node closes its own windows. */
  async function closeEnded(): Promise<void> {
    const windows = [...io.sockets.sockets.values()]
    if (!windows.length) return
    const alive = await activeSessions([...new Set(windows.map((window) => window.data.tokenHash))])
    for (const window of windows) {
      const actor = alive.get(window.data.tokenHash)
      if (actor) window.data.actor = actor
      else window.disconnect(true)
    }
  }
  // While the database is away no session is ended; the next check decides.
  const looking = setInterval(() => void closeEnded().catch(() => undefined), LOOK_EVERY_MS)
  looking.unref()

  return {
    closeEnded,
    toListeners: (event, data) => void io.to(listenersOf(event)).emit(event, data),
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
      presence.close()
      await announcements.close()
      await io.close()
      await hooked.end()
    },
  }
}

/** Passes on all that were noted within a time together, each once. */
function collected(pass: (userIds: readonly number[]) => Promise<void>) {
  const noted = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | null = null
  function flush(): void {
    timer = null
    const userIds = [...noted]
    noted.clear()
    void pass(userIds)
  }
  return {
    note(userId: number): void {
      noted.add(userId)
      timer ??= setTimeout(flush, PRESENCE_MS)
    },
    close(): void {
      if (timer !== null) clearTimeout(timer)
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

const eventNames = z.array(z.string().max(40)).max(40)

/** A window says to which events it listens; it is told of no others that go to everybody who listens. */
function watchHeard(window: Window): void {
  window.on('hears', (data, done) => {
    const said = eventNames.safeParse(data)
    if (!said.success) return
    const wanted = new Set<string>(said.data.map(listenersOf))
    for (const room of window.rooms)
      if (room.startsWith(listenersOf('')) && !wanted.has(room)) void window.leave(room)
    void window.join([...wanted])
    if (typeof done === 'function') done()
  })
}

/** What a window says of itself; it is no saying of its person. */
const ofWindow = new Set(['shows', 'hears'])

/** Passes on the events of a window, within the rate limit. */
function listen(window: Window, said: (userId: number, event: string, data: unknown) => void): void {
  let since = 0
  let count = 0
  window.onAny((event: string, data: unknown) => {
    if (ofWindow.has(event)) return
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
  window.data = { ...person, userId: person.actor.id, shown: nothingShown }
  await window.join([userRoom(person.actor.id), `session:${person.tokenHash}`])
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
