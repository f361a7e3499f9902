import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export type Program = {
  child: ChildProcess
  url: string
  /** Settles when the program prints that it is running; polling it would cost more than the start itself. */
  running: Promise<void>
  ended: Promise<unknown>
  said: () => string
}

type Place = ({ DATA_DIR: string } | { DATABASE_URL: string }) & { TRUST_PROXY?: string; PUBLIC_URL?: string }

/** The product as a separate process that can be killed, without the demo company. */
export async function startProduct(place: Place, port?: number): Promise<Program> {
  const address = port ?? (await freePort())
  const child = spawn(process.execPath, [join(ROOT, 'src/app/server.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...place,
      PORT: String(address),
      DEMO: '0',
      CALL_LIMIT: '1000000',
      WAIT_LIMIT_MS: '60000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'close')
  const running = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('Weinkontor is running')) resolve()
      })
    void ended.then(() => reject(new Error(`The product ended before it was running: ${output}`)))
  })
  // Some tests kill it before that.
  running.catch(() => undefined)
  return { child, url: `http://127.0.0.1:${address}`, running, ended, said: () => output }
}

export const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Long enough for slow machines. */
export const longTimeout = { timeout: 60_000, interval: 50 }

export async function untilReady({ running, url }: Program): Promise<void> {
  await running
  await expect.poll(() => isReady(url), longTimeout).toBe(true)
}
