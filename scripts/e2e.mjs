// The browser journeys, in the browser and on the Node of the test command; further arguments choose files and tests.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'
import { compileCache, install, pinnedNode, root } from './setup.mjs'

const packages = install()
const CHROMIUM_PATH = await ensureChromium(packages)
await packages

const { status } = spawnSync(
  pinnedNode(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', ...process.argv.slice(2)],
  { cwd: root, env: { ...compileCache, ...process.env, CHROMIUM_PATH }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
