import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#app/open-database.ts'
import { BackupError } from '#platform/server/backup/container.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { DatabaseStartError } from '#platform/server/postgres/errors.ts'
import { readSettings } from '#platform/server/settings.ts'

// "npm run restore -- <file>" fills an empty database; "--yes" replaces what the database holds. The app must not run.
const { values, positionals } = parseArgs({
  options: { yes: { type: 'boolean', default: false } },
  allowPositionals: true,
})

async function main(): Promise<void> {
  const [file] = positionals
  if (!file) throw new BackupError('Name the backup: npm run restore -- <file>')
  const database = await openDatabase(readSettings(process.env), () => undefined)
  try {
    const { head, rows } = await restoreBackup(database.url, resolve(file), { replace: values.yes })
    console.log(`${rows} rows are restored as of ${head.taken_at}. Everybody signs in anew.`)
  } finally {
    await database.stop()
  }
}

main().catch((error: unknown) => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  const isKnown = isMissing || error instanceof BackupError || error instanceof DatabaseStartError
  console.error(isKnown ? error.message : error)
  process.exit(1)
})
