import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pinnedNode, root } from './setup.mjs'

/** The same browser without its windows: a page costs half as much. */
const headless = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium for the browser tests: one without windows if it can be had, else the machine's own. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH is set to ${given}, but no Chromium starts from there.`)
  }
  if (runs(headless)) return headless
  installByApt()
  return usualPlaces.find(runs) ?? (await installByPlaywright())
}

/** Some systems put a script in the place that only asks to install something else. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium …')
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  const install = (name) => spawnSync('apt-get', ['install', '-y', '-qq', name], options).status === 0
  if (!install('chromium-headless-shell') && !usualPlaces.some(runs)) install('chromium')
}

async function installByPlaywright() {
  console.log('Downloading Chromium …')
  execFileSync(pinnedNode(), ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  })
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}
