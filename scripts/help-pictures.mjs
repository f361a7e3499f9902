// Takes the pictures of the help pages in a demo company of its own: npm run help-pictures -- [tr] [de] [en]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureChromium } from './chromium.mjs'
import { buildWeb, install, pinnedNode, root } from './setup.mjs'

const POLL_MS = 200

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

async function untilReady(address, server) {
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('The demo company did not start.')
    await delay(POLL_MS)
  }
}

await install()
await buildWeb()
const executablePath = await ensureChromium()
const folder = await mkdtemp(join(tmpdir(), 'weinkontor-pictures-'))
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  DEMO: '1',
  DATABASE_URL: '',
}
const server = spawn(pinnedNode(), ['src/app/server.ts'], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
try {
  console.log('Setting up the demo company …')
  await untilReady(address, server)
  const photographer = spawn(
    pinnedNode(),
    ['scripts/help-photographer.ts', address, ...process.argv.slice(2)],
    { cwd: root, env: { ...process.env, CHROMIUM_PATH: executablePath }, stdio: 'inherit' },
  )
  const [code] = await once(photographer, 'exit')
  process.exitCode = code ?? 1
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
}
