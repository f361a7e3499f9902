import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { hashOf, NUMBER_FILE, readNumber, readProgramFiles } from '#platform/server/schema/program.ts'
import { startTestCluster } from '#test/server/cluster.ts'
import { brought } from './brought.ts'
import { databaseTypes, storedKinds, storedRows } from './database-types.ts'
import { errorsDocument } from './errors-document.ts'
import { formatted } from './formatted.ts'
import { glossaryDocument } from './glossary-document.ts'
import { endpoints } from '#app/endpoints.ts'
import { describeCalls } from '#platform/server/calls/openapi.ts'
import { mapDocument } from './map-document.ts'
import { schemaDump } from './schema-dump.ts'
import { SETTING_DEFAULT, settingDefault } from './setting-default.ts'

/** Generates files from the sources. `--check` only reports which are stale. */
const root = join(import.meta.dirname, '../..')

async function generated(pool: Pool): Promise<Record<string, string>> {
  return {
    'db/schema.sql': await schemaDump(pool),
    ...(await program()),
    'docs/openapi.json': openApiDocument(),
    // Not laid out by the formatter, which fills the cells of a table with blanks.
    'docs/errors.md': await errorsDocument(),
    'docs/glossary.md': await glossaryDocument(join(root, 'src/modules')),
    'docs/map.md': await mapDocument(join(root, 'src/modules')),
    ...(await formatted({
      'src/platform/server/database/database-types.ts': await databaseTypes(pool),
      ...brought(),
      'src/core/stored-rows.ts': await storedRows(pool),
      'src/core/stored-kinds.ts': await storedKinds(pool),
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

/** One line per call, so that a changed call is a changed line. */
function openApiDocument(): string {
  const { paths, ...rest } = describeCalls(endpoints)
  const lines = Object.entries(paths as object).map(
    ([path, call]) => `    ${JSON.stringify(path)}: ${JSON.stringify(call)}`,
  )
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "paths": {\n${lines.join(',\n')}\n  }\n}\n`
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

const files = await withMigratedDatabase(generated)
const stale: string[] = []
for (const [path, content] of Object.entries(files)) {
  const before = await readFile(join(root, path), 'utf8').catch(() => '')
  if (before === content) continue
  stale.push(path)
  if (process.argv.includes('--check')) continue
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

const isCheck = process.argv.includes('--check')
if (stale.length) console.log(`${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}`)
if (stale.length && isCheck) {
  console.error('Run "npm run generate" and commit the result.')
  process.exitCode = 1
}
// The calls above were described with the old rows and settings; run again with the new ones.
if (!isCheck && stale.some((path) => path.startsWith('src/core/')))
  spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
