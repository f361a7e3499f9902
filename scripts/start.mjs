import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { buildWeb, install, pinnedNode, root } from './setup.mjs'

await install()
await buildWeb()

// Ctrl+C reaches every process of the terminal and npm repeats it; in a group of its own the server gets it once,
// from here. The channel closes when this process is killed, which tells the server to stop as well.
const server = spawn(pinnedNode(), ['src/app/server.ts'], {
  cwd: root,
  detached: true,
  // What was compiled once need not be compiled at the next start.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!stopping) server.kill(signal)
    stopping = true
  })
}

server.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal]
})
