import { sql } from 'kysely'
import pg from 'pg'
import type { AnnouncedRecord } from '#core/announced.ts'
import { CHANGES_KEPT_MS, type Area } from '#core/areas.ts'
import { closeWhenSilent, startHeartbeat, timeouts, type Database, type Pool } from '../database/database.ts'

/** A record with the fields by which scopes decide who may see it. */
export type WrittenRecord = AnnouncedRecord & { who: Record<string, string | number> }

/** What one commit wrote, as the database announces it to every node. */
export type Announcement = {
  id: number
  areas: Area[]
  records: WrittenRecord[]
  /** Whose call it was. */
  by?: number
}

type Stored = { id: number; body: Omit<Announcement, 'id'>; age: number }

/** From the announcement to its commit, which may wait for a standby. */
const SLACK_MS = 30_000
const HEARTBEAT_MS = 10_000
const RETRY_MS = 1_000

type Heard = {
  /** One commit, here or on another node; each is told once. */
  announced(body: Announcement): void
  /** What was written meanwhile cannot be known any more. */
  missed(): void
}

export type Announcements = {
  /** Those of the last milliseconds; null if they are not known back to then. */
  within(ms: number): Announcement[] | null
  close(): Promise<void>
}

/**
 * Listens to what commits announce and keeps it for a while, for windows that ask later. After a lost connection it
 * reads from the table what it missed. A server that crashed, or a promoted standby, has lost the table.
 */
export function startAnnouncements(pool: Pool, heard: Heard): Announcements {
  const kept = new Map<number, { at: number; body: Announcement }>()
  let knownSince = performance.now()
  let aliveAt = performance.now()
  let began: string | null = null
  let client: pg.Client | null = null
  let isClosing = false
  let retry: ReturnType<typeof setTimeout> | undefined

  function note({ id, body, age }: Stored): boolean {
    if (kept.has(id)) return false
    kept.set(id, { at: performance.now() - age, body: { ...body, id } })
    return true
  }

  function forgetOld(): void {
    const oldest = performance.now() - CHANGES_KEPT_MS - SLACK_MS
    for (const [id, { at }] of kept) if (at < oldest) kept.delete(id)
  }

  async function hear(connection: pg.Client, payload: string): Promise<void> {
    aliveAt = performance.now()
    const told = JSON.parse(payload) as { id: number; body?: Stored['body'] }
    const body = told.body ?? (await bodyOf(connection, told.id))
    if (body && note({ id: told.id, body, age: 0 })) heard.announced({ ...body, id: told.id })
  }

  /** What was announced since the connection was last known to be alive. */
  async function catchUp(connection: pg.Client): Promise<void> {
    const missing = performance.now() - aliveAt + SLACK_MS
    const start = await beginningOf(connection)
    const isGoingOn = start.at === began && missing < CHANGES_KEPT_MS
    const isFirst = began === null
    if (!isGoingOn) {
      began = start.at
      kept.clear()
      knownSince = performance.now() - Math.min(CHANGES_KEPT_MS, start.age)
    }
    const fresh = (await storedWithin(connection, isGoingOn ? missing : CHANGES_KEPT_MS)).filter(note)
    aliveAt = performance.now()
    if (isGoingOn) for (const { id, body } of fresh) heard.announced({ ...body, id })
    else if (!isFirst) heard.missed()
  }

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: 'weinkontor notices',
      ...timeouts,
    })
    connection.on('error', () => undefined)
    connection.once('end', () => again(connection))
    client = connection
    try {
      await connection.connect()
      closeWhenSilent(connection)
      connection.on(
        'notification',
        ({ payload }) => void hear(connection, payload ?? '').catch(() => undefined),
      )
      await connection.query('LISTEN announcements')
      await catchUp(connection)
      startHeartbeat(connection, HEARTBEAT_MS, () => (aliveAt = performance.now()))
    } catch {
      await connection.end().catch(() => undefined)
      again(connection)
    }
  }

  function again(connection: pg.Client): void {
    if (isClosing || client !== connection) return
    client = null
    retry = setTimeout(() => void connect(), RETRY_MS)
    retry.unref()
  }

  const forgetting = setInterval(forgetOld, CHANGES_KEPT_MS / 10)
  forgetting.unref()
  void connect()
  return {
    within: (ms) => {
      const since = performance.now() - ms
      if (ms > CHANGES_KEPT_MS || since < knownSince) return null
      return [...kept.values()].filter(({ at }) => at >= since).map(({ body }) => body)
    },
    close: async () => {
      isClosing = true
      clearInterval(forgetting)
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Since when the table has every announcement: its first row, which goes with the others when the table is emptied. */
async function beginningOf(connection: pg.Client): Promise<{ at: string; age: number }> {
  await connection.query(`INSERT INTO announcements (id, body) OVERRIDING SYSTEM VALUE VALUES (0, '{}')
    ON CONFLICT DO NOTHING`)
  const { rows } = await connection.query<{ at: string; age: number }>(
    'SELECT at::text, (extract(epoch FROM clock_timestamp() - at) * 1000)::float8 AS age FROM announcements WHERE id = 0',
  )
  return rows[0] ?? { at: '', age: 0 }
}

async function storedWithin(connection: pg.Client, ms: number): Promise<Stored[]> {
  const { rows } = await connection.query<Stored>(
    `SELECT id, body, (extract(epoch FROM clock_timestamp() - at) * 1000)::float8 AS age FROM announcements
     WHERE id <> 0 AND at > clock_timestamp() - $1 * interval '1 millisecond' ORDER BY id`,
    [ms],
  )
  return rows
}

async function bodyOf(connection: pg.Client, id: number): Promise<Stored['body'] | null> {
  const { rows } = await connection.query<Stored>('SELECT body FROM announcements WHERE id = $1', [id])
  return rows[0]?.body ?? null
}

/** Deletes what no node needs any more. */
export const tidyAnnouncements = async (db: Database): Promise<void> =>
  void (await sql`delete from announcements
    where id <> 0 and at < now() - ${CHANGES_KEPT_MS + SLACK_MS} * interval '1 millisecond'`.execute(db))
