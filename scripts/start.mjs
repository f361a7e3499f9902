import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { buildWeb, compileCache, install, pinnedNode, root } from './setup.mjs'

await install()
await buildWeb()

// Ctrl+C reaches every process of the terminal and npm repeats it; in a group of its own the server gets it once,
// from here. The channel closes when this process is killed, which tells the server to stop as well.
const server = spawn(pinnedNode(), ['src/app/server.ts'], {
  cwd: root,
  detached: true,
  env: { ...compileCache, ...process.env },
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
