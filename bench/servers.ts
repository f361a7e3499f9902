import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Running = { url: string; pid: number; stop(): Promise<void> }

const root = new URL('..', import.meta.url).pathname

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server at ${url} ended with ${child.exitCode}`)
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nobody answers at ${url}`)
}

async function spawned(args: string[], env: Record<string, string>, url: string, cwd = root) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answering(url, child)
  return child
}

const running = (url: string, child: ChildProcess): Running => ({
  url,
  pid: child.pid ?? 0,
  stop: async () => {
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
  },
})

async function run(args: string[], env: Record<string, string>, url: string, cwd = root): Promise<Running> {
  return running(url, await spawned(args, env, url, cwd))
}

const SERVER = 'src/app/server.ts'

const readyAt = (port: number) => `http://127.0.0.1:${port}/readyz`

/** As `npm start` starts it. */
const productEnv = (port: number) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  PORT: String(port),
  DEMO: '1',
  CALL_LIMIT: '1000000000',
  NODE_ENV: 'production',
})

/** The product itself. */
export const startProduct = (databaseUrl: string, port = 4310, more: Record<string, string> = {}) =>
  run([SERVER], { ...productEnv(port), DATABASE_URL: databaseUrl, ...more }, readyAt(port))

/** The product with the private database of a data folder. */
export const startInFolder = (folder: string, port = 4310) =>
  run([SERVER], { ...productEnv(port), DATABASE_URL: '', DATA_DIR: folder }, readyAt(port))

/** The product, able to say how many megabytes its heap holds after a collection. */
export async function startWatched(databaseUrl: string, port = 4310) {
  const args = ['--expose-gc', '--import', './bench/heap-probe.ts', SERVER]
  const url = readyAt(port)
  const child = await spawned(args, { ...productEnv(port), DATABASE_URL: databaseUrl }, url)
  return {
    ...running(url, child),
    heap: async () => {
      const answer = once(child, 'message') as Promise<[{ heap: number }]>
      child.send('heap')
      return (await answer)[0].heap
    },
  }
}

/** A server that does nothing but query the database: the floor. */
export const startFloor = (databaseUrl: string, port = 4311) =>
  run(['bench/floor.ts'], { DATABASE_URL: databaseUrl, PORT: String(port) }, `http://127.0.0.1:${port}/`)

const peerPackages = {
  postgraphile: '4.14.1',
  'postgraphile-plugin-connection-filter': '2.3.0',
  '@graphile/pg-aggregates': '0.1.1',
}

const plugins = 'postgraphile-plugin-connection-filter,@graphile/pg-aggregates'

/** PostGraphile on a view with the same columns; installed beside the benchmark data, never into the product. */
export async function startPeer(databaseUrl: string, folder: string, port = 4312): Promise<Running> {
  const home = join(folder, 'peer')
  if (!existsSync(join(home, 'node_modules/postgraphile'))) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies: peerPackages }))
    const install = spawn('npm', ['install', '--no-audit', '--no-fund'], { cwd: home, stdio: 'inherit' })
    await once(install, 'exit')
  }
  const options = `--schema peer -n 127.0.0.1 -p ${port} --append-plugins ${plugins} --disable-graphiql
    --disable-query-log --max-pool-size 8`
  return run(
    ['node_modules/postgraphile/cli.js', '-c', databaseUrl, ...options.split(/\s+/)],
    { NODE_ENV: 'production' },
    `http://127.0.0.1:${port}/graphql`,
    home,
  )
}
