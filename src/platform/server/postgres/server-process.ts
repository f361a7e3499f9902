import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { type DatabaseUser, databaseEnv, giveTo } from '#platform/server/postgres/database-user.ts'
import { AlreadyRunningError, DatabaseStartError } from '#platform/server/postgres/errors.ts'

type ServerOptions = {
  postgres: string
  cluster: string
  user: DatabaseUser
  settings: Record<string, string>
  log: (line: string) => void
}

export type ServerProcess = { socketDir: string; exited: Promise<void>; stop: () => Promise<void> }

type Holder = { pid: string; socketDir: string }

type State = 'ready' | 'busy' | 'silent'

export const port = 5432

/**
 * Runs between this process and PostgreSQL: the end of its standard input, which comes even if this process is
 * killed, shuts the database down fast. It repeats the signal each second, since one before PostgreSQL listens is
 * lost, and ignores signals that a terminal or service manager sends to the whole group.
 */
const supervisor = `
socket_dir=$1; shift
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
(read -r _ <&3; while kill -INT $postgres; do sleep 1; done) >/dev/null 2>&1 &
watcher=$!
exec </dev/null 3<&-
wait $postgres; status=$?
kill -KILL $watcher
rm -rf "$socket_dir"
exit $status`

const heldByAnother = /lock file "postmaster\.pid" already exists|shared memory block .* still in use/
const startingOrStopping = '57P03'
const timeoutMs = 10_000
const pause = 400

/** Starts PostgreSQL on the cluster; waits for a server that is just stopping, and fails if one is running. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  let deadline = performance.now() + timeoutMs
  for (;;) {
    const attempt = await spawnServer(options)
    if (await attempt.comesUp()) return attempt.server
    if (!heldByAnother.test(attempt.said())) throw new Error(attempt.said())

    const { holder, state } = await watchHolder(options.cluster)
    if (state === 'ready') throw new AlreadyRunningError('Weinkontor is already running on this data folder.')
    if (state === 'busy') deadline = performance.now() + timeoutMs
    if (performance.now() > deadline) {
      throw new DatabaseStartError(foreignHolder(options.cluster, holder?.pid))
    }
    await delay(pause)
  }
}

/** The process that holds the cluster. A database whose owner was killed may still answer once before it stops. */
async function watchHolder(cluster: string): Promise<{ holder: Holder | undefined; state: State }> {
  for (let answers = 1; ; answers += 1) {
    const holder = await holderOf(cluster)
    const state = holder ? await probe(holder.socketDir) : 'silent'
    if (state !== 'ready' || answers === 3) return { holder, state }
    await delay(pause)
  }
}

/** After a crash the process id in the lock file may belong to another program, which PostgreSQL cannot tell. */
const foreignHolder = (cluster: string, pid = '?') =>
  `Process ${pid} holds the database in ${cluster} but does not answer. ` +
  `Look what it is (ps -p ${pid}). If it is PostgreSQL, end it and start again. If it is another program, the file ` +
  `${join(cluster, 'postmaster.pid')} was left by a crash: delete it and start again.`

async function spawnServer({ postgres, cluster, user, settings, log }: ServerOptions) {
  // A new folder in /tmp, closed to others, keeps the socket private and its path below the limit of 107 bytes.
  const socketDir = await mkdtemp('/tmp/weinkontor-')
  await giveTo(user, socketDir)
  const flags = commandLine({ ...settings, ...privateTo(socketDir) })
  const child = spawn('/bin/sh', ['-c', supervisor, 'sh', socketDir, postgres, '-D', cluster, ...flags], {
    ...user,
    cwd: '/',
    env: databaseEnv,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })

  const startLines: string[] = []
  let onLine = (line: string): void => void startLines.push(line)
  createInterface(child.stderr).on('line', (line) => onLine(line))

  let running = true
  const exited = once(child, 'close').then(() => {
    running = false
  })

  const comesUp = async (): Promise<boolean> => {
    while (running) {
      if ((await probe(socketDir)) === 'ready') {
        onLine = (line) => log(`postgres: ${line}`)
        return true
      }
      await Promise.race([exited, delay(30)])
    }
    return false
  }
  const stop = async (): Promise<void> => {
    onLine = () => undefined
    child.stdin.end()
    await exited
  }
  return { server: { socketDir, exited, stop }, comesUp, said: () => startLines.join('\n') }
}

function privateTo(socketDir: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    port: String(port),
    log_checkpoints: 'off',
    log_line_prefix: '',
  }
}

function commandLine(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function holderOf(cluster: string): Promise<Holder | undefined> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  const [pid, , , , socketDir] = lines
  return pid && socketDir ? { pid, socketDir } : undefined
}

/** Where the server of this cluster listens, if one is running and answers. */
export async function runningSocket(cluster: string): Promise<string | null> {
  const holder = await holderOf(cluster)
  return holder && (await probe(holder.socketDir)) === 'ready' ? holder.socketDir : null
}

async function probe(socketDir: string): Promise<State> {
  const client = superuser(socketDir)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'silent'
    return error.code === startingOrStopping ? 'busy' : 'ready'
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function superuser(socketDir: string): Client {
  return new Client({
    host: socketDir,
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
}
