import pg from 'pg'
import type { ReferenceName } from '#core/references.ts'
import { closeWhenSilent, startHeartbeat, timeouts, type Pool } from '../database/database.ts'

/** Tells all browsers to discard their copies, whatever their version. */
export const REFRESH = 'refresh'

/** Said to the database by any node or command, heard by every node. */
export const REFRESH_BROWSERS = `SELECT pg_notify('ref_versions', '"${REFRESH}"')`

export type VersionChange = { name: ReferenceName; version: number }

/** The version numbers of the reference lists, kept in memory and corrected by the database's notifications. */
export type ReferenceVersions = {
  all(): Record<string, number>
  /** One number that changes whenever any list changes; it travels with every answer. */
  epoch(): number
  close(): Promise<void>
}

const RECONNECT_MS = 2_000

export async function watchReferenceVersions(
  pool: Pool,
  url: string,
  onChange: (change: VersionChange | typeof REFRESH) => void,
  heartbeatMs?: number,
): Promise<ReferenceVersions> {
  const versions = new Map<string, number>()
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function load() {
    const { rows } = await pool.query<{ name: string; version: number }>(
      'SELECT name, version FROM sys_ref_versions',
    )
    for (const { name, version } of rows) learn({ name: name as ReferenceName, version })
  }

  /** Reports a change of a known list once, also one that happened while the connection was lost. */
  function learn(change: VersionChange) {
    const known = versions.get(change.name)
    if (known !== undefined && known >= change.version) return
    versions.set(change.name, change.version)
    if (known !== undefined) onChange(change)
  }

  async function listen() {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'weinkontor-listen',
      ...timeouts,
    })
    current = client
    closeWhenSilent(client)
    client.on('notification', ({ payload = '{}' }) => {
      const said = JSON.parse(payload) as VersionChange | typeof REFRESH
      if (said === REFRESH) onChange(said)
      else learn(said)
    })
    client.on('error', () => undefined)
    // A failing connection both rejects and ends; one timer makes only one new attempt.
    client.on('end', () => {
      if (client === current) retry()
    })
    try {
      await client.connect()
      await client.query('LISTEN ref_versions')
      startHeartbeat(client, heartbeatMs)
      await load()
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  function retry() {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void listen().catch(retry), RECONNECT_MS).unref()
  }

  await listen()
  return {
    all: () => Object.fromEntries(versions),
    epoch: () => [...versions.values()].reduce((sum, version) => sum + version, 0),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await current?.end()
    },
  }
}
