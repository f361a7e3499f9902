import { join, resolve } from 'node:path'
import { BackupError } from '#platform/server/backup/container.ts'
import { noteBackup, takeBackup } from '#platform/server/backup/take-backup.ts'
import { DatabaseStartError } from '#platform/server/postgres/errors.ts'
import { readSettings } from '#platform/server/settings.ts'
import { openRunning } from './with-database.ts'

// "npm run backup" copies everything into DATA_DIR/backups, "npm run backup -- <file>" into that file. The app may run.
const settings = readSettings(process.env)
const now = Temporal.Now.instant()
const stamp = now.toString().slice(0, 19).replaceAll(':', '-')
const file = resolve(process.argv[2] ?? join(settings.dataDir, 'backups', `weinkontor-${stamp}.gz`))

async function main(): Promise<void> {
  const database = await openRunning(settings)
  try {
    const { rows } = await takeBackup(database.url, file, now)
    await noteBackup(database.url, { rows })
    const count = Object.values(rows).reduce((sum, table) => sum + table, 0)
    console.log(`${count} rows of ${Object.keys(rows).length} tables are in ${file}`)
  } finally {
    await database.stop()
  }
}

main().catch((error: unknown) => {
  const isKnown = error instanceof BackupError || error instanceof DatabaseStartError
  console.error(isKnown ? error.message : error)
  process.exit(1)
})
