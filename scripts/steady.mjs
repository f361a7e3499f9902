// Shows whether the tests are steady: runs those of calls, faults and the browser again and again, every second time
// with two busy loops beside, each time with other random values, and says at the end what failed and how often.
//   npm run steady -- [rounds] [--project server] [--project faults] [--project e2e] [test files …]
// BROWSER_SLOWER=4 slows the browser of the journeys down four times.
import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { failures, readReport } from './reports.mjs'
import { buildWeb, compileCache, install, pinnedNode, root } from './setup.mjs'

const { values, positionals } = parseArgs({
  options: { project: { type: 'string', multiple: true, default: ['server', 'faults', 'e2e'] } },
  allowPositionals: true,
})
const isCount = /^\d+$/.test(positionals[0] ?? '')
const rounds = isCount ? Number(positionals[0]) : 10
const files = isCount ? positionals.slice(1) : positionals

await install()
const env = { ...compileCache, ...process.env, CHROMIUM_PATH: await ensureChromium(), TZ: 'Europe/Berlin' }
await buildWeb()

const reports = mkdtempSync(join(tmpdir(), 'weinkontor-steady-'))
const failedIn = new Map()
let badRuns = 0
for (let round = 1; round <= rounds; round += 1) {
  const isBusy = round % 2 === 0
  const loops = isBusy ? [startLoop(), startLoop()] : []
  for (const project of values.project) runPart(round, project, isBusy)
  for (const loop of loops) loop.kill()
}
rmSync(reports, { recursive: true })

for (const [name, times] of failedIn) console.log(`failed in ${times.join(', ')}: ${name}`)
console.log(`${rounds} rounds of ${values.project.join(' and ')}: ${badRuns} failed runs`)
process.exitCode = badRuns ? 1 : 0

function startLoop() {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
}

function runPart(round, project, isBusy) {
  const seed = randomInt(2 ** 31)
  const title = `round ${round} ${project}${isBusy ? ' busy' : ''} seed ${seed}`
  const report = join(reports, `${round}-${project}.json`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]
  const { status } = spawnSync(
    pinnedNode(),
    [...args, '--passWithNoTests', '--reporter', 'json', '--outputFile', report],
    { cwd: root, env: { ...env, PROPERTY_SEED: String(seed) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const failed = failures(readReport(report)).map(({ name }) => name)
  // A run can fail without a failed test, by an unhandled rejection for example.
  if (status !== 0 && !failed.length) failed.push('(no test: the run itself)')
  if (failed.length) badRuns += 1
  for (const name of failed) failedIn.set(name, [...(failedIn.get(name) ?? []), title])
  console.log(`${title}: ${failed.length ? `${failed.length} failed` : 'ok'}`)
}
