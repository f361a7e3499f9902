import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#app/open-database.ts'
import { repeatErasures, saveErasures, type Repeated } from '#modules/rights/server/public.ts'
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

const NO_TABLE = '42P01'
const settings = readSettings(process.env)

/** Repeats the erasures of the journal beside the backup and of the one in the current backup folder. */
const repeatBeside = (url: string, file: string): Promise<Repeated> =>
  repeatErasures(url, [dirname(file), resolve(settings.backupDir)])

function sayRepeated({ erased, open, foreign, broken }: Repeated): void {
  console.log(`${erased} customers who were erased after the backup are erased again.`)
  for (const { id, code } of open)
    console.error(
      `Customer ${id} must be erased again and cannot be yet (${code}); the backups screen reminds of it.`,
    )
  if (foreign)
    console.error(`${foreign} lines of the journal of erasures belong to another company and were left out.`)
  if (broken)
    console.error(
      `${broken} lines of the journal of erasures were changed, are cut off or follow a missing one.`,
    )
}

async function drill(): Promise<void> {
  const database = await openRunning(settings)
  try {
    const { file, rows, after } = await drillNewest(database.url, repeatBeside)
    console.log(`${file} is proven: ${rows} rows came back, every count and every key was checked.`)
    sayRepeated(after)
  } finally {
    await database.stop()
  }
}

/** Completes the journal with the erasures of the database to be replaced; a broken or empty one has none. */
async function saveJournal(url: string): Promise<void> {
  await saveErasures(url, settings.backupDir).catch((error: Error & { code?: string }) => {
    if (error.code !== NO_TABLE)
      console.error(`The journal of erasures could not be completed before: ${error.message}`)
  })
}

async function restore(): Promise<void> {
  const [name] = positionals
  if (!name) throw new BackupError('Name the backup: npm run restore -- <file>')
  const file = resolve(name)
  const database = await openDatabase(settings, () => undefined)
  try {
    if (values.yes) await saveJournal(database.url)
    const { head, rows } = await restoreBackup(database.url, file, { replace: values.yes })
    console.log(`${rows} rows are restored as of ${head.taken_at}. Everybody signs in anew.`)
    sayRepeated(await repeatBeside(database.url, file))
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
