import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server, type Socket } from 'socket.io'
import type { Pool } from './database.ts'

/**
 * The real-time channel: notices from the server to signed-in browsers. It carries no truth of its own; whoever
 * misses a notice finds the same state by asking. The PostgreSQL adapter spreads notices over all app nodes.
 */
export type Realtime = {
  toAll(event: string, data: unknown): void
  toUser(userId: number, event: string, data: unknown): void
  /** Only browsers connected to this node; for what every node hears by itself. */
  toNode(event: string, data: unknown): void
  /** Users with an open window on any node. */
  online(): Promise<number[]>
  /** Ends the open windows of a session or a user. */
  disconnect(room: `session:${string}` | `user:${number}`): void
  close(): Promise<void>
}

const userRoom = (id: number) => `user:${id}` as const

/** Who is behind a session, or null when it may not come in now. */
export type Admit = (sesion_id: string) => Promise<{ userId: number; tokenHash: string } | null>

export function startRealtime(http: HttpServer, pool: Pool, admit: Admit): Realtime {
  const io = new Server(http, { path: '/realtime', serveClient: false, maxHttpBufferSize: 100_000 })
  io.adapter(createAdapter(pool, { errorHandler: () => undefined }))

  io.use((socket, next) => {
    void join(socket, admit).then(
      () => next(),
      () => next(new Error('ERR_108')),
    )
  })
  io.on('connection', (socket) => {
    const userId = (socket.data as { userId: number }).userId
    void presence(userId)
    socket.on('disconnect', () => void presence(userId))
  })

  async function online(): Promise<number[]> {
    const sockets = await io.fetchSockets()
    return [...new Set(sockets.map((socket) => (socket.data as { userId: number }).userId))]
  }

  /** Tells everybody when somebody's first window opens or last window closes. */
  async function presence(userId: number): Promise<void> {
    const isOnline = (await io.in(userRoom(userId)).fetchSockets()).length > 0
    io.emit('presence', { uid: userId, isOnline })
  }

  return {
    toAll: (event, data) => void io.emit(event, data),
    toUser: (userId, event, data) => void io.to(userRoom(userId)).emit(event, data),
    toNode: (event, data) => void io.local.emit(event, data),
    online,
    disconnect: (room) => io.in(room).disconnectSockets(true),
    close: async () => {
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

async function join(socket: Socket, admit: Admit): Promise<void> {
  const { sesion_id } = socket.handshake.auth as { sesion_id?: unknown }
  const person = typeof sesion_id === 'string' ? await admit(sesion_id) : null
  if (!person) throw new Error('not admitted')
  socket.data = { userId: person.userId }
  await socket.join([userRoom(person.userId), `session:${person.tokenHash}`])
}
