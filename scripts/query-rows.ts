// Compares the rows that queries written as text claim with those that the database gave in the tests. The check command
// has let all of them note these in the folder QUERY_ROWS_DIR, and then no query may be without a test. With names of test
// files these are run first, and only what they ran is compared.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { claimedQueries, type ClaimedQuery } from '#test/query-rows/claims.ts'
import { differences } from '#test/query-rows/compare.ts'
import { beginningOf, withoutTest } from '#test/query-rows/without-test.ts'
import { addSeen, nothingSeen, type Seen } from '#test/query-rows/seen.ts'

const chosen = process.argv.slice(2)
const given = process.env.QUERY_ROWS_DIR
const folder = given ?? (await mkdtemp(join(tmpdir(), 'weinkontor-rows-')))
if (chosen.length)
  spawnSync('npx', ['vitest', 'run', '--project', 'server', '--project', 'faults', ...chosen], {
    env: { ...process.env, QUERY_ROWS_DIR: folder },
    stdio: 'inherit',
  })

const seen = await readSeen()
if (!given) await rm(folder, { recursive: true })
const isProduct = (file: string) => /^(src|db)\//.test(file) && !file.endsWith('.test.ts')
const queries = claimedQueries(resolve('tsconfig.json'), isProduct)
const faults = [...new Set([...queries.flatMap(wrongRows), ...(given ? untested() : [])])]
for (const fault of faults) console.error(fault)
console.log(`${queries.filter(({ key }) => seen.has(key)).length} of ${queries.length} claims compared`)
process.exitCode = faults.length ? 1 : 0

async function readSeen(): Promise<Map<string, Seen>> {
  const all = new Map<string, Seen>()
  for (const name of await readdir(folder)) {
    const noted = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, Seen>
    for (const [key, one] of Object.entries(noted)) all.set(key, addSeen(all.get(key) ?? nothingSeen(), one))
  }
  return all
}

function wrongRows({ key, file, line, claim }: ClaimedQuery): string[] {
  const rows = seen.get(key)
  return rows ? differences(claim, rows).map((difference) => `${file}:${line} ${difference}`) : []
}

/** Queries for rows that no test runs, and those of the list that are gone. */
function untested(): string[] {
  const whole = queries.filter(({ claim }) => claim.fields)
  const beginnings = new Set(whole.map(({ key }) => beginningOf(key)))
  return [
    ...whole
      .filter(({ key }) => !seen.has(key) && !withoutTest.has(beginningOf(key)))
      .map(({ file, line, key }) => `${file}:${line} no test runs: ${beginningOf(key)}`),
    ...[...withoutTest]
      .filter((beginning) => !beginnings.has(beginning))
      .map((beginning) => `gone: ${beginning}`),
  ]
}
