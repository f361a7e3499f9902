import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import type { Finding } from './variables.ts'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

type Place = Pick<Settings, 'port' | 'host'>

/** A start right after a stop finds the old process still ending. */
const ENDS_WITHIN_MS = 5_000
const PAUSE_MS = 200

const whyNotListening = ({ port, host }: Place) =>
  new Promise<string | null>((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })

/** Whether somebody else already listens at the port, or this user may not. */
export async function checkPort({ port, host }: Place, endsWithinMs = ENDS_WITHIN_MS): Promise<Finding[]> {
  const giveUpAt = performance.now() + endsWithinMs
  let code = await whyNotListening({ port, host })
  while (code === 'EADDRINUSE' && performance.now() < giveUpAt) {
    await delay(PAUSE_MS)
    code = await whyNotListening({ port, host })
  }
  if (code === null) return []
  const about = code === 'EADDRINUSE' || code === 'EACCES' ? 'PORT' : 'HOST'
  const problems: Record<string, string> = {
    EADDRINUSE: `Another program already uses port ${port}.`,
    EACCES: `This user may not use port ${port}.`,
  }
  return [
    {
      about,
      problem: problems[code] ?? `The app cannot listen on ${host} (${code}).`,
      remedy:
        about === 'PORT' ? 'Stop the other program, or set another PORT.' : 'Set an address of this machine.',
    },
  ]
}

/** One level at a time: where the system lets nobody make folders, making them all at once never ends. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder)
}

/** Whether files can be written in a folder, which is created if it does not exist. */
export async function checkFolder(about: 'DATA_DIR' | 'BACKUP_DIR', folder: string): Promise<Finding[]> {
  const file = join(folder, `.written-${randomUUID()}`)
  try {
    await makeFolder(folder)
    await writeFile(file, 'x')
    await rm(file)
    return []
  } catch (error) {
    return [
      {
        about,
        problem: `Nothing can be written in ${folder} (${codeOf(error)}).`,
        remedy: `Give this user the right to write there, free some space, or set another ${about}.`,
      },
    ]
  }
}

/** Behind a proxy with TLS everybody has the proxy's address, and cookies are not Secure, unless it is trusted. */
export function checkProxy({ publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>): Finding[] {
  if (!publicUrl.startsWith('https:') || trustProxy !== false) return []
  return [
    {
      about: 'TRUST_PROXY',
      problem:
        'PUBLIC_URL is https, so a proxy is in front, but none is trusted: all users share its address.',
      remedy: 'Set TRUST_PROXY=1, or the addresses of the proxies.',
    },
  ]
}
