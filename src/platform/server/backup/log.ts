import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { BackupKind } from '#core/backups.ts'
import { keepHeads } from './chain-heads.ts'
import { takeBackup, type Taken } from './take-backup.ts'

/** A database client for the rows of the table `backups`: started, ended, and with what result. */
type Asking = Pick<pg.ClientBase, 'query'>

export type Begun = { kind: BackupKind; userId?: number | null; file: string; now: Temporal.Instant }

export async function beginRow(client: Asking, { kind, userId = null, file, now }: Begun): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO backups (kind, user_id, node, file, started_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [kind, userId, hostname(), file, now.toString()],
  )
  const [row] = rows
  if (!row) throw new Error('the backup has no row')
  return row.id
}

export async function fingerprint(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 1_000)

/** Takes the backup of a row and stores how it ended; what goes wrong is thrown as well. */
export async function fulfil(client: Asking, url: string, id: number, { file, now }: Begun): Promise<Taken> {
  try {
    const tail = await takeBackup(url, file, now)
    const count = Object.values(tail.rows).reduce((sum, rows) => sum + rows, 0)
    const { size } = await stat(file)
    await client.query(
      `UPDATE backups SET ended_at = now(), size = $2, row_count = $3, sha256 = $4 WHERE id = $1`,
      [id, size, count, await fingerprint(file)],
    )
    await keepHeads(client, id, tail.heads)
    return tail
  } catch (error) {
    await client.query(`UPDATE backups SET ended_at = now(), error = $2 WHERE id = $1`, [
      id,
      messageOf(error),
    ])
    throw error
  }
}

/** Stores an outcome that came after the backup: the copy elsewhere or the drill. */
export async function noteOutcome(
  client: Asking,
  id: number,
  what: 'offsite' | 'drill',
  error: unknown,
): Promise<void> {
  const moment = what === 'drill' ? 'drilled_at' : 'offsite_at'
  await client.query(`UPDATE backups SET ${moment} = now(), ${what}_error = $2 WHERE id = $1`, [
    id,
    error === null ? null : messageOf(error),
  ])
}

/** Marks backups whose process ended while they ran. Only the holder of the backup lock may call this. */
export const closeInterrupted = (client: Asking) =>
  client.query(`UPDATE backups SET ended_at = now(), error = 'interrupted' WHERE ended_at IS NULL`)

export type KeptFile = { id: number; kind: BackupKind; file: string; sha256: string }

/** The good backups whose files are there, the newest first: by number, as the clock may have been ahead. */
export async function keptFiles(client: Asking): Promise<KeptFile[]> {
  const { rows } = await client.query<KeptFile>(`SELECT id, kind, file, sha256 FROM backups
    WHERE sha256 IS NOT NULL AND removed_at IS NULL ORDER BY id DESC`)
  return rows
}

export const noteRemoved = (client: Asking, id: number) =>
  client.query(`UPDATE backups SET removed_at = now() WHERE id = $1`, [id])
