import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'

/** Safe only because a test cluster is thrown away: it trades durability for speed. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  log_min_messages: 'fatal',
}

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 3 * 1024 ** 3

/** One throw-away PostgreSQL for a whole test run; `adminUrl` may create and clone databases. */
export async function startTestCluster(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(await placeOfCluster(), 'weinkontor-test-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings })
  const admin = new URL(postgres.url)
  admin.username = 'postgres'
  admin.pathname = '/postgres'
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
  return { adminUrl: admin.href, stop }
}

/** In memory where there is room: each clone of the template is a thousand files, and on a disk they take ten times as long. */
async function placeOfCluster(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > ROOM_BYTES ? MEMORY : tmpdir()
}
