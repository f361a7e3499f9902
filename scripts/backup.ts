import { resolve } from 'node:path'
import { backupFile } from '#platform/server/backup/backups.ts'
import { toldHeads } from '#platform/server/backup/chain-heads.ts'
import { BackupError } from '#platform/server/backup/container.ts'
import { beginRow, fulfil } from '#platform/server/backup/log.ts'
import {
  connectionTo,
  noteBackup,
  SESSION,
  takeBackup,
  type Taken,
} from '#platform/server/backup/take-backup.ts'
import { DatabaseStartError } from '#platform/server/postgres/errors.ts'
import { readSettings } from '#platform/server/settings.ts'
import { openRunning } from './with-database.ts'

// "npm run backup" copies everything into BACKUP_DIR (DATA_DIR/backups), "npm run backup -- <file>" into that file. The app may run.
const NO_TABLE = '42P01'
const READ_ONLY = '25006'

const settings = readSettings(process.env)
const now = Temporal.Now.instant()
const file = resolve(process.argv[2] ?? backupFile(settings.backupDir, now))

/** The app lists this backup too, if its database has the table already and is writable. */
async function takeAndList(url: string): Promise<Taken> {
  const client = connectionTo(url)
  await client.connect()
  try {
    await client.query(SESSION)
    const begun = { kind: 'command', file, now } as const
    const id = await beginRow(client, begun).catch((error: { code?: string }) => {
      if (error.code === NO_TABLE || error.code === READ_ONLY) return null
      throw error
    })
    return id === null ? await takeBackup(url, file, now) : await fulfil(client, url, id, begun)
  } finally {
    await client.end()
  }
}

async function main(): Promise<void> {
  const database = await openRunning(settings)
  try {
    const taken = await takeAndList(database.url)
    const { rows, heads } = taken
    await noteBackup(database.url, taken)
    const count = Object.values(rows).reduce((sum, table) => sum + table, 0)
    console.log(`${count} rows of ${Object.keys(rows).length} tables are in ${file}`)
    console.log(`Heads of the chains: ${toldHeads(heads)}`)
  } finally {
    await database.stop()
  }
}

main().catch((error: unknown) => {
  const isKnown = error instanceof BackupError || error instanceof DatabaseStartError
  console.error(isKnown ? error.message : error)
  process.exit(1)
})
