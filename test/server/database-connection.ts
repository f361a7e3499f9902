import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { atEndOfFile } from './cleanup.ts'

/** A proxy between an app and its database that a test can break. */
export type DatabaseConnection = {
  url: string
  /** New connections are refused. */
  cut(): Promise<void>
  /** Connections are accepted and closed at once. */
  closeAll(): void
  /** Nothing is answered or closed: open connections are dead, new ones hang. */
  stopAnswering(): void
  restore(): Promise<void>
  /** How many connections an application of this name has opened since the last change of the proxy. */
  tries(application: string): number
}

function join(app: Socket, postgres: Socket, hello: Buffer | string): void {
  postgres.on('close', () => app.destroy())
  app.on('close', () => postgres.destroy())
  postgres.write(hello)
  app.pipe(postgres).pipe(app)
}

export async function openConnection(databaseUrl: string): Promise<DatabaseConnection> {
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
  atEndOfFile(() => {
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
    closeAll: () => change(false),
    stopAnswering: () => {
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
