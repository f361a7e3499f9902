import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { failures, readReport } from './reports.mjs'
import { compileCache, install, root } from './setup.mjs'

const packages = install()
const chromium = await ensureChromium(packages)
await packages

const reports = mkdtempSync(join(tmpdir(), 'weinkontor-reports-'))
const env = {
  ...compileCache,
  ...process.env,
  CHROMIUM_PATH: chromium,
  TEST_REPORT_DIR: reports,
  TZ: 'Europe/Berlin',
}
const { status } = spawnSync('npm', ['run', 'check', '--', '--journeys'], {
  cwd: root,
  env,
  stdio: 'inherit',
})

const runs = readdirSync(reports).map((file) => readReport(join(reports, file)))
rmSync(reports, { recursive: true })
const passed = sum(runs.map((run) => run.numPassedTests))
const failed = sum(runs.map((run) => run.numFailedTests))

// A step can fail without a failed test, by a type error for example, and a run without tests proves nothing.
const isGood = status === 0 && passed > 0
// Named again at the end, where a log that shows only its last lines still has them.
for (const { name, message } of runs.flatMap(failures)) {
  console.error(`\nFailed: ${name}\n${message.split('\n').slice(0, 80).join('\n')}`)
}
if (status !== 0) console.error('\nnpm run check -- --journeys failed.')
if (passed === 0) console.error('\nNo test has run.')
console.log(`${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed`)
process.exitCode = isGood && failed === 0 ? 0 : 1

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
