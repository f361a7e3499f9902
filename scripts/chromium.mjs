import { execFileSync, spawn, spawnSync } from 'node:child_process'
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

/**
 * The path of a Chromium for the browser tests: preferably one without windows, else the machine's own. Only the
 * last resort needs the installed packages.
 */
export async function ensureChromium(packages = Promise.resolve()) {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH is set to ${given}, but no Chromium starts from there.`)
  }
  if (runs(headless)) return headless
  await installByApt()
  const found = usualPlaces.find(runs)
  if (found) return found
  await packages
  return installByPlaywright()
}

/** Some systems put a script in the place that only asks to install something else. */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium …')
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  const succeeds = (...args) =>
    new Promise((resolve) => spawn('apt-get', args, options).once('close', (status) => resolve(status === 0)))
  await succeeds('update', '-qq')
  if (await succeeds('install', '-y', '-qq', 'chromium-headless-shell')) return
  if (!usualPlaces.some(runs)) await succeeds('install', '-y', '-qq', 'chromium')
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
