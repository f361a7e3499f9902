import { spawnSync } from 'node:child_process'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { hashOf, NUMBER_FILE, readNumber, readProgramFiles } from '#platform/server/schema/program.ts'
import { startTestCluster } from '#test/server/cluster.ts'
import { brought } from './brought.ts'
import { databaseTypes, storedKinds, storedRows } from './database-types.ts'
import { formatted } from './formatted.ts'
import { schemaDump } from './schema-dump.ts'
import { SETTING_DEFAULT, settingDefault } from './setting-default.ts'
import { viewRows } from './view-rows.ts'

/** Generates files from the sources. `--check` only reports which are stale. */
const root = join(import.meta.dirname, '../..')

/** What follows from the database. */
async function ofDatabase(pool: Pool): Promise<Record<string, string>> {
  return {
    'db/schema.sql': await schemaDump(pool),
    ...(await program()),
    ...(await formatted({
      'src/platform/server/database/database-types.ts': await databaseTypes(pool),
      ...brought(),
      'src/core/stored-rows.ts': await storedRows(pool),
      'src/core/stored-kinds.ts': await storedKinds(pool),
      ...(await viewRows(pool, await readProgramFiles())),
    })),
  }
}

/** What of the database's program is generated, and its number, which grows whenever a file of it has changed. */
async function program(): Promise<Record<string, string>> {
  const written = (await readProgramFiles()).filter(({ path }) => path !== SETTING_DEFAULT)
  const sql = settingDefault(written)
  const hash = hashOf([...written, { path: SETTING_DEFAULT, sql }])
  const before = await readNumber()
  const numbered = { number: before.number + (hash === before.hash ? 0 : 1), hash }
  return { [SETTING_DEFAULT]: sql, [NUMBER_FILE]: `${JSON.stringify(numbered, null, 2)}\n` }
}

async function withMigratedDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const cluster = await startTestCluster()
  const pool = createPool(cluster.adminUrl, 2)
  try {
    await migrate(pool)
    return await work(pool)
  } finally {
    await pool.end()
    await cluster.stop()
  }
}

const isCheck = process.argv.includes('--check')
const stale: string[] = []

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const before = await readFile(join(root, path), 'utf8').catch(() => '')
    if (before === content) continue
    stale.push(path)
    if (isCheck) continue
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
}

/** Takes away the rows of views that are gone, or whose columns have lost their meanings. */
async function removeRows(files: Record<string, string>): Promise<void> {
  for await (const path of glob('src/modules/*/domain/stored/*.ts', { cwd: root })) {
    if (path.replaceAll('\\', '/') in files) continue
    stale.push(path)
    if (!isCheck) await rm(join(root, path))
  }
}

const rows = await withMigratedDatabase(ofDatabase)
await write(rows)
await removeRows(rows)
// The modules declare calls with the rows, so they are loaded once these are written.
const { moduleDocuments } = await import('./module-documents.ts')
await write(await moduleDocuments(join(root, 'src/modules')))

if (stale.length) console.log(`${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}`)
if (stale.length && isCheck) {
  console.error('Run "npm run generate" and commit the result.')
  process.exitCode = 1
}
// What the modules bring was loaded as it was before; run again with what they bring now.
if (!isCheck && stale.some((path) => path.startsWith('src/core/brought/')))
  spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
