// What a fresh clone needs before the product runs: packages and the built web app. Runs on any Node from 20 on,
// with nothing installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`Weinkontor needs Node 20 or newer to start; this is Node ${process.versions.node}.`)
  process.exit(1)
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node that the product runs on, whatever Node the machine has. */
export function pinnedNode() {
  return join(root, 'node_modules/.bin/node')
}

/** Where Node keeps what it has compiled, so that the next process need not compile it again. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

const installed = join(root, 'node_modules/.weinkontor-stamp')

/** Installs the packages of the lock file unless exactly these are there. */
export async function install() {
  // The binaries among the packages fit one kind of machine only.
  const platform = `${process.platform}-${process.arch}`
  const wanted = hashOf(['package-lock.json'], platform)
  await whenStale(installed, wanted, async () => {
    console.log('Installing packages …')
    // Node and PostgreSQL are optional packages, one per platform; the latter needs its install script. The web app is
    // built by a development package.
    const wholly = ['--include=dev', '--include=optional', '--ignore-scripts=false']
    const clean = ['ci', '--no-audit', '--no-fund', ...wholly]
    // The lock names exact versions with their hashes: npm asks the registry only where its cache is too old for them.
    const { isDone } = await run('npm', [...clean, '--prefer-offline'])
    if (!isDone) await quietly('npm', clean)
    if (existsSync(pinnedNode())) return
    console.error(`There is no pinned Node for ${platform}; docs/adr/0019 names the platforms.`)
    process.exit(1)
  })
}

const oldestPostgres = 'test/oldest-postgres'

/** Installs the oldest PostgreSQL that is promised; answers the file whose packages bring it. */
export async function installOldestPostgres() {
  const lock = join(oldestPostgres, 'package-lock.json')
  const stamp = join(root, oldestPostgres, 'node_modules/.weinkontor-stamp')
  await whenStale(stamp, hashOf([lock], `${process.platform}-${process.arch}`), () =>
    quietly('npm', [
      'ci',
      '--prefix',
      oldestPostgres,
      '--include=optional',
      '--ignore-scripts',
      '--prefer-offline',
    ]),
  )
  return join(root, oldestPostgres, 'package.json')
}

/** Builds the web app unless its sources are the ones it was last built from. */
export async function buildWeb() {
  const stamp = join(root, 'dist/web/.stamp')
  const builder = 'node_modules/vite/bin/vite.js'
  const wanted = hashOf([
    'index.html',
    'package-lock.json',
    'public',
    'src',
    'scripts/compress-files.ts',
    'vite.config.ts',
  ])
  if (!isFresh(stamp, wanted) && !existsSync(join(root, builder))) {
    // A lean installation has what runs, but not what builds.
    rmSync(installed, { force: true })
    await install()
  }
  await whenStale(stamp, wanted, async () => {
    console.log('Building the web app …')
    await quietly(pinnedNode(), [builder, 'build'], { NODE_ENV: 'production' })
  })
}

const isFresh = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** Two starts on one clone take turns; the second then finds the work done. */
async function whenStale(stamp, wanted, work) {
  if (isFresh(stamp, wanted)) return
  const release = await takeLock()
  try {
    if (isFresh(stamp, wanted)) return
    rmSync(stamp, { force: true })
    await work()
    writeFileSync(stamp, wanted)
  } finally {
    release()
  }
}

async function takeLock() {
  const lock = join(
    tmpdir(),
    `weinkontor-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`,
  )
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned(lock)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!waited) console.log(`Waiting for another start that prepares this folder (${lock}) …`)
    await delay(500)
  }
}

function isAbandoned(lock) {
  try {
    const hour = 3_600_000
    if (Date.now() - statSync(lock).mtimeMs > hour) return true
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Prints the output only if the command fails, and exits; the lock of an ended process is ignored. */
async function quietly(command, args, variables) {
  const { isDone, output } = await run(command, args, variables)
  if (isDone) return
  process.stderr.write(output)
  console.error(`\n"${command} ${args.join(' ')}" failed.`)
  process.exit(1)
}

async function run(command, args, variables = {}) {
  const env = { ...withSystemNode(), ...variables }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  return { isDone: code === 0, output: Buffer.concat(output) }
}

/** npm must not run on the Node inside the folder that it is about to replace. */
function withSystemNode() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const PATH = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter)
  return { ...process.env, PATH }
}

function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of paths.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
