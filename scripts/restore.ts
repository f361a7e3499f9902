import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#app/open-database.ts'
import { BackupError } from '#platform/server/backup/container.ts'
import { drillNewest } from '#platform/server/backup/drill.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { DatabaseStartError } from '#platform/server/postgres/errors.ts'
import { readSettings } from '#platform/server/settings.ts'
import { openRunning } from './with-database.ts'

// "npm run restore -- <file>" fills an empty database; "--yes" replaces what the database holds. The app must not run.
// "npm run restore -- --drill" proves the newest backup in a database of its own. The app may run.
const { values, positionals } = parseArgs({
  options: { yes: { type: 'boolean', default: false }, drill: { type: 'boolean', default: false } },
  allowPositionals: true,
})

async function drill(): Promise<void> {
  const database = await openRunning(readSettings(process.env))
  try {
    const { file, rows } = await drillNewest(database.url)
    console.log(`${file} is proven: ${rows} rows came back, every count and every key was checked.`)
  } finally {
    await database.stop()
  }
}

async function restore(): Promise<void> {
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

const main = values.drill ? drill : restore

main().catch((error: unknown) => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  const isKnown = isMissing || error instanceof BackupError || error instanceof DatabaseStartError
  console.error(isKnown ? error.message : error)
  process.exit(1)
})
