import { execFile } from 'node:child_process'
import { access, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { isBackupDue, outdated, type BackupKind } from '#core/backups.ts'
import { readCompanySettings } from '../company-settings.ts'
import type { DB } from '../database/database-types.ts'
import { watched } from '../work/jobs.ts'
import type { Settings } from '../settings.ts'
import { hasUnwritten, journalFile, keepJournal } from './erasures.ts'
import { readBackupFacts } from './facts.ts'
import { beginRow, closeInterrupted, fulfil, keptFiles, noteOutcome, noteRemoved } from './log.ts'
import { connectionTo, noteBackup, SESSION } from './take-backup.ts'

const MINUTE_MS = 60_000
const COPY_TIMEOUT_MS = 6 * 3_600_000

/** Backups by the app itself. One node at a time makes one, whoever asked for it. */
export type Backups = {
  /** Begins a backup; null while another one is under way or the app closes. `done` never rejects: the row says what went wrong. */
  begin(kind: BackupKind, userId?: number): Promise<{ id: number; done: Promise<void> } | null>
  /** Makes the daily backup if it is due. */
  keepUp(): Promise<void>
  /** Writes the erasures that wait into the journal beside the backups; what goes wrong is stored and tried again. */
  noteErasures(): Promise<void>
  /** Looks at the clock every minute until the app closes. */
  startSchedule(): void
  /** Begins nothing new and waits for running work, including work that is still waiting for its connection. */
  close(): Promise<void>
}

type Needs = {
  databaseUrl: string
  db: Kysely<DB>
  settings: Settings
  now(): Temporal.Instant
  onError(error: unknown): void
}

export const backupFile = (folder: string, now: Temporal.Instant) =>
  join(folder, `weinkontor-${now.toString().slice(0, 19).replaceAll(':', '-')}.gz`)

/** The lock goes with its connection, so a process that dies leaves none. */
async function lockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(hashtext('weinkontor.backups')) AS taken`,
  )
  return rows[0]?.taken ?? false
}

export function startBackups({ databaseUrl, db, settings, now, onError }: Needs): Backups {
  const running = new Set<Promise<unknown>>()
  let isClosing = false
  let timer: NodeJS.Timeout | undefined

  /** The app closes only when this has ended. */
  function waitedFor<Result>(result: Promise<Result>): Promise<Result> {
    const ended = result.catch(() => undefined).finally(() => running.delete(ended))
    running.add(ended)
    return result
  }

  async function copyElsewhere(client: pg.Client, id: number, file: string): Promise<void> {
    if (!settings.backupCommand) return
    const journal = journalFile(settings.backupDir)
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, BACKUP_FILE: file, BACKUP_JOURNAL: journal }
    const error: unknown = await promisify(execFile)('/bin/sh', ['-c', settings.backupCommand], {
      env,
      timeout: COPY_TIMEOUT_MS,
    }).then(
      () => null,
      // The command itself may hold a password, so it is neither shown nor logged.
      ({ code, stderr }: { code?: unknown; stderr?: string }) =>
        new Error(`The off-site command ended with ${String(code)}: ${(stderr ?? '').trim().slice(-500)}`),
    )
    await noteOutcome(client, id, 'offsite', error)
    if (error) onError(error)
  }

  /** Only files of the own folder that this node can reach. */
  async function removeOutdated(client: pg.Client): Promise<void> {
    const { backup_keep } = await readCompanySettings(db)
    for (const { id, file } of outdated(await keptFiles(client), backup_keep)) {
      if (!resolve(file).startsWith(resolve(settings.backupDir) + sep)) continue
      const isHere = await access(file).then(
        () => true,
        () => false,
      )
      if (!isHere) continue
      await rm(file)
      await noteRemoved(client, id)
    }
  }

  async function work(
    client: pg.Client,
    id: number,
    file: string,
    startedAt: Temporal.Instant,
  ): Promise<void> {
    try {
      // Also restores lines that are missing because the folder is new or the file was lost.
      await keepJournal(db, settings.backupDir).catch(onError)
      const begun = { kind: 'schedule', file, now: startedAt } as const
      await noteBackup(databaseUrl, await fulfil(client, databaseUrl, id, begun))
      await copyElsewhere(client, id, file)
      await removeOutdated(client)
    } catch (error) {
      onError(error)
    } finally {
      await client.end()
    }
  }

  async function begin(kind: BackupKind, userId?: number, isWanted = async () => true) {
    const client = connectionTo(databaseUrl)
    // A connection that breaks is reported by the query that needs it.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(SESSION)
      if (isClosing || !(await lockBackups(client)) || !(await isWanted())) {
        await client.end()
        return null
      }
      await closeInterrupted(client)
      const startedAt = now()
      const file = backupFile(settings.backupDir, startedAt)
      const id = await beginRow(client, { kind, userId: userId ?? null, file, now: startedAt })
      return { id, done: waitedFor(work(client, id, file, startedAt)) }
    } catch (error) {
      await client.end()
      throw error
    }
  }

  async function noteErasures(): Promise<void> {
    if (await hasUnwritten(db)) await keepJournal(db, settings.backupDir)
  }

  const isDue = async () =>
    isBackupDue(await readBackupFacts(db, now()), (await readCompanySettings(db)).backup_time, now())

  async function keepUp(): Promise<void> {
    if (!(await isDue())) return
    // Another node may have made it while this one waited for its connection.
    const begun = await begin('schedule', undefined, isDue)
    await begun?.done
  }

  return {
    begin: (kind, userId) => (isClosing ? Promise.resolve(null) : waitedFor(begin(kind, userId))),
    keepUp: () => (isClosing ? Promise.resolve() : waitedFor(keepUp())),
    noteErasures: () => waitedFor(noteErasures()),
    startSchedule: () => {
      const journal = watched('journal_of_erasures', MINUTE_MS, noteErasures)
      const daily = watched('daily_backup', MINUTE_MS, keepUp)
      timer = setInterval(() => {
        void waitedFor(journal()).catch(onError)
        void waitedFor(daily()).catch(onError)
      }, MINUTE_MS)
      timer.unref()
    },
    close: async () => {
      isClosing = true
      clearInterval(timer)
      while (running.size) await Promise.all(running)
    },
  }
}
