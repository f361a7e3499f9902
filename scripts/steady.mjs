// Shows whether the tests are steady: runs the server and browser parts again and again, every second time with two
// busy loops beside, and says at the end what failed and how often.
//   npm run steady -- [rounds] [--project server] [--project e2e] [test files …]
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { buildWeb, install, pinnedNode, root } from './setup.mjs'

const { values, positionals } = parseArgs({
  options: { project: { type: 'string', multiple: true, default: ['server', 'e2e'] } },
  allowPositionals: true,
})
const isCount = /^\d+$/.test(positionals[0] ?? '')
const rounds = isCount ? Number(positionals[0]) : 10
const files = isCount ? positionals.slice(1) : positionals

await install()
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(), TZ: 'Europe/Berlin' }
await buildWeb()

const reports = mkdtempSync(join(tmpdir(), 'weinkontor-steady-'))
const failures = new Map()
let badRuns = 0
for (let round = 1; round <= rounds; round += 1) {
  const isBusy = round % 2 === 0
  const loops = isBusy ? [startLoop(), startLoop()] : []
  for (const project of values.project) runPart(round, project, isBusy)
  for (const loop of loops) loop.kill()
}
rmSync(reports, { recursive: true })

for (const [name, times] of failures) console.log(`failed in ${times.join(', ')}: ${name}`)
console.log(`${rounds} rounds of ${values.project.join(' and ')}: ${badRuns} failed runs`)
process.exitCode = badRuns ? 1 : 0

function startLoop() {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
}

function runPart(round, project, isBusy) {
  const title = `round ${round} ${project}${isBusy ? ' busy' : ''}`
  const report = join(reports, `${round}-${project}.json`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]
  const { status } = spawnSync(
    pinnedNode(),
    [...args, '--passWithNoTests', '--reporter', 'json', '--outputFile', report],
    { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const failed = failedTests(report)
  // A run can fail without a failed test, by an unhandled rejection for example.
  if (status !== 0 && !failed.length) failed.push('(no test: the run itself)')
  if (failed.length) badRuns += 1
  for (const name of failed) failures.set(name, [...(failures.get(name) ?? []), title])
  console.log(`${title}: ${failed.length ? `${failed.length} failed` : 'ok'}`)
}

function failedTests(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    const names = failed.map(({ fullName }) => `${relative(root, file)} ${fullName}`)
    return status === 'failed' && !names.length ? [`${relative(root, file)} (file)`] : names
  })
}
