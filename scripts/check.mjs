// Every check but the browser journeys, cheapest first; stops at the first that fails.
import { spawnSync } from 'node:child_process'

const steps = [
  ['Format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['Types', 'tsc', '-p', '.'],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['Unused code', 'knip'],
  ['Generated files', 'node', 'scripts/generate/main.ts', '--check'],
  [
    'Tests',
    'vitest',
    'run',
    ...['rules', 'rules-far-zone', 'server', 'start'].flatMap((project) => ['--project', project]),
  ],
]

for (const [title, command, ...args] of steps) {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TZ: 'Europe/Berlin' },
  })
  if (status !== 0) {
    console.error(`${title} failed.`)
    process.exit(1)
  }
}
