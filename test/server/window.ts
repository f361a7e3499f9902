import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { AnnouncedRecord, RecordKey } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import type { TestApp } from './app.ts'
import type { Person } from './company.ts'
import { atEndOfFile } from './cleanup.ts'
import { eventually } from './eventually.ts'

type Notice = { event: string; data: unknown }

/** A browser window on the real-time channel, with everything it heard. */
export type Window = {
  socket: Socket
  notices: Notice[]
  heard(event: string): unknown[]
  /** Why the connection ended, null while it is open. */
  ended(): string | null
}

/** What the web app listens to, and what tests send themselves. */
const heardEvents = [
  'presence',
  'holds',
  'chat_profile',
  'topic1',
  'refres_cooke',
  'numbered',
  'large',
  'end',
]

/** Connects without waiting for an answer. Closed after the test file. */
export function connectWindow(url: string, auth: Record<string, unknown>): Window {
  const socket = io(url, { path: '/realtime', auth, transports: ['websocket'], reconnectionDelay: 100 })
  const notices: Notice[] = []
  let reason: string | null = null
  socket.onAny((event: string, data: unknown) => notices.push({ event, data }))
  socket.on('connect', () => {
    reason = null
    socket.emit('hears', heardEvents)
  })
  socket.on('disconnect', (why) => (reason = why))
  atEndOfFile(() => socket.disconnect())
  return {
    socket,
    notices,
    heard: (event) => notices.filter((notice) => notice.event === event).map((notice) => notice.data),
    ended: () => reason,
  }
}

/** A window that is connected; fails with the reason of the refusal. */
export async function openWindow(url: string, auth: Record<string, unknown>): Promise<Window> {
  const window = connectWindow(url, auth)
  await new Promise<void>((resolve, reject) => {
    window.socket.on('connect', resolve)
    window.socket.on('connect_error', reject)
  })
  await hears(window, heardEvents)
  return window
}

/** A window that receives only notices from now on, as earlier ones may arrive late through the database. */
export async function openFreshWindow(app: TestApp, auth: Record<string, unknown>): Promise<Window> {
  const earlier = await openWindow(app.url, { sesion_id: (await app.as('bayi')).sesion_id })
  await hasHeardAll(app, earlier)
  earlier.socket.disconnect()
  return openWindow(app.url, auth)
}

/** Waits for a last notice; as notices keep their order, all earlier ones have arrived then. */
export async function hasHeardAll(app: TestApp, ...windows: readonly Window[]): Promise<void> {
  const mark = randomUUID()
  app.app.services.realtime.toListeners('end', mark)
  for (const window of windows) await eventually(() => window.heard('end').includes(mark)).toBe(true)
}

/** Says to which events the window listens, as the web app does. */
export const hears = ({ socket }: Window, events: readonly string[]): Promise<unknown> =>
  socket.emitWithAck('hears', events)

type Shows = { areas?: Area[]; whole?: Area[]; own?: Area[]; keys?: [RecordKey, Area[]][]; age_ms?: number }

/** Says what the window shows, as the web app does; whole areas need not be named twice. */
export async function shows(
  { socket }: Window,
  { whole = [], areas = whole, own = [], keys = [], age_ms = 0 }: Shows,
): Promise<void> {
  await socket.emitWithAck('shows', { areas, whole, own, keys, age_ms })
}

/** A window of a person that shows this. */
export async function openShowing(app: TestApp, person: Person, shown: Shows): Promise<Window> {
  const window = await openWindow(app.url, { sesion_id: (await app.as(person)).sesion_id })
  await shows(window, shown)
  return window
}

/** Of what a window was told as changed, the keys of records and the areas. */
export function toldOf(window: Window): string[] {
  const notices = window.heard('changed') as { areas: Area[]; records: AnnouncedRecord[] }[]
  return notices.flatMap(({ areas, records }) => [
    ...areas,
    ...records.map(({ area, kind, id }) => `${area} ${kind}:${id}`),
  ])
}
