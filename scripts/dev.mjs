// The app and, in front of it, the development server that reloads screens as they are edited.
import { spawn } from 'node:child_process'
import { install, pinnedNode, root } from './setup.mjs'

await install()

const options = { cwd: root, stdio: 'inherit' }
const processes = [
  spawn(pinnedNode(), ['--watch-path=src', '--watch-preserve-output', 'src/app/server.ts'], options),
  spawn(pinnedNode(), ['node_modules/vite/bin/vite.js'], options),
]

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => processes.forEach((child) => child.kill(signal)))
}
