// Runs the server tests on the oldest PostgreSQL that Weinkontor promises to run on: all of them, or the files whose
// names hold one of the given words.
import { spawnSync } from 'node:child_process'
import { installOldestPostgres, root } from './setup.mjs'

const env = { ...process.env, POSTGRES_OF: await installOldestPostgres(), TZ: 'Europe/Berlin' }
const args = ['run', '--project', 'server', ...process.argv.slice(2)]
const { status } = spawnSync('vitest', args, { cwd: root, env, stdio: 'inherit' })
process.exitCode = status ?? 1
