import { io } from 'socket.io-client'
import type { Store } from './store.ts'

export type Connection = {
  say(event: string, data: object): void
  /** Tells the server which events have listeners, as soon as a screen has begun or ended to listen. */
  sayHeardSoon(): void
  heardAt(): number
  close(): void
}

type Ends = {
  handlers: ReadonlyMap<string, ReadonlySet<(data: unknown) => void>>
  connected: Store<boolean>
  onSentAway(): void
}

/** Connects this window with the notices of the server. */
export function connect(sesion_id: string, { handlers, connected, onSentAway }: Ends): Connection {
  const socket = io({ path: '/realtime', auth: { sesion_id }, transports: ['websocket', 'polling'] })
  let heardAt = 0
  let heard = ''
  let isSaying = false

  /** The server tells a window of no others of the events that go to everybody who listens. */
  function sayHeard(): void {
    const names = [...handlers].filter(([, listening]) => listening.size).map(([event]) => event)
    if (!socket.connected || heard === names.join()) return
    heard = names.join()
    socket.emit('hears', names)
  }

  const noteHeard = () => void (heardAt = performance.now())
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
  return {
    say: (event, data) => {
      if (socket.connected) socket.emit(event, data)
    },
    sayHeardSoon: () => {
      if (isSaying) return
      isSaying = true
      queueMicrotask(() => {
        isSaying = false
        sayHeard()
      })
    },
    heardAt: () => heardAt,
    close: () => socket.disconnect(),
  }
}
