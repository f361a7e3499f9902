import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'

/** Safe only because a test cluster is thrown away: it trades durability for speed. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  log_min_messages: 'fatal',
}

/** One throw-away PostgreSQL for a whole test run; `adminUrl` may create and clone databases. */
export async function startTestCluster(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp('/tmp/weinkontor-test-')
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
