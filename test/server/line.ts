import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** The line between an app and its database, which a test can cut. */
export type Line = {
  url: string
  /** Nobody listens any more: connection refused. */
  cut(): Promise<void>
  /** Somebody answers and hangs up. */
  hangUp(): void
  /** Nobody hangs up and nobody says a word: what stands is dead for good, what is dialled is not answered. */
  fallSilent(): void
  restore(): Promise<void>
  /** How often a program of this name has dialled since the line was last changed. */
  tries(application: string): number
}

function join(app: Socket, postgres: Socket, hello: Buffer | string): void {
  postgres.on('close', () => app.destroy())
  app.on('close', () => postgres.destroy())
  postgres.write(hello)
  app.pipe(postgres).pipe(app)
}

export async function openLine(databaseUrl: string): Promise<Line> {
  const database = new URL(databaseUrl)
  const path = `${database.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let isOpen = true
  let isSilent = false
  let tried: string[] = []

  const server = createServer((app) => {
    keep(app)
    // The first packet names the database and the program in plain text.
    app.once('data', (hello) => {
      tried.push(hello.toString('latin1'))
      if (isSilent) app.pause()
      else if (isOpen) join(app, keep(connect(path)), hello)
      else app.destroy()
    })
  })

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  function change(open: boolean): void {
    isOpen = open
    isSilent = false
    tried = []
    if (!open) for (const socket of sockets) socket.destroy()
  }
  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const port = await listen(0)
  afterAll(() => {
    change(false)
    server.close()
  })
  return {
    url: `postgres://${database.username}@127.0.0.1:${port}${database.pathname}`,
    cut: async () => {
      change(false)
      server.close()
      await once(server, 'close')
    },
    hangUp: () => change(false),
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    restore: async () => {
      change(true)
      if (!server.listening) await listen(port)
    },
    tries: (application) => tried.filter((hello) => hello.includes(`${application}\0`)).length,
  }
}
