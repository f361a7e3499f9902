// Every check but the browser journeys, and these as well with --journeys. Beside the long tests run those that start whole
// programs and mostly wait, and one after the other the build of the web app, the static checks and the short tests.
// At last the rows that the tests have seen are compared with what the queries claim. All of them run, so that one failure
// hides no other.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const tests = (title, projects, ...further) => [
  title,
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...further,
]

/** The migrations, the demo company and the pages of every list. */
const onOldestPostgres = ['postgres-version', 'platform/migrate', 'server/seed', 'contract/pages']

const shortSteps = [
  ['Web app', 'node', 'scripts/build.mjs'],
  ['Format', 'oxfmt', '--check', '.'],
  ['Types', 'tsc', '-p', '.', '--singleThreaded'],
  ['Types of the platform alone', 'tsc', '-p', 'tsconfig.platform.json', '--singleThreaded'],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings', '--threads', '1'],
  ['Unused code', 'knip'],
  ['Generated files', 'node', 'scripts/generate/main.ts', '--check'],
  ['Oldest PostgreSQL', 'node', 'scripts/oldest-postgres.mjs', ...onOldestPostgres, '--maxWorkers=1'],
  tests('Rules', ['rules', 'web', 'web-dom', 'rules-far-zone'], '--maxWorkers=1'),
]
const waitingStep = tests('Faults', ['start', 'faults'], '--maxWorkers=1')
const testStep = tests(
  'Tests',
  process.argv.includes('--journeys') ? ['server', 'e2e', 'components'] : ['server'],
)
const lastStep = ['Rows of queries', 'node', 'scripts/query-rows.ts']

const rows = mkdtempSync(join(tmpdir(), 'weinkontor-rows-'))
// The type checker and the linter are Go programs of some 2 GB: without collecting their garbage they have a quarter less
// to do, and on one core the linter checks each type once instead of once per core, which saves it a third.
const env = {
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
  GOMAXPROCS: '1',
  ...process.env,
  TZ: 'Europe/Berlin',
  QUERY_ROWS_DIR: rows,
}

const failed = (
  await Promise.all([runOneByOne(shortSteps), run(waitingStep, 'pipe'), run(testStep, 'inherit')])
).flat()
failed.push(...(await run(lastStep, 'pipe')))
rmSync(rows, { recursive: true })

for (const title of failed) console.error(`${title} failed.`)
process.exitCode = failed.length ? 1 : 0

async function runOneByOne(steps) {
  const titles = []
  for (const step of steps) titles.push(...(await run(step, 'pipe')))
  return titles
}

/** Runs a command; answers its title when it fails. Output that is kept back comes in one piece at the end. */
async function run([title, command, ...args], stdio) {
  const child = spawn(command, args, { stdio: ['inherit', stdio, stdio], env })
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const status = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve))
  process.stdout.write(`\n── ${title}: ${status === 0 ? 'passed' : 'failed'}\n`)
  process.stdout.write(Buffer.concat(output))
  return status === 0 ? [] : [title]
}
