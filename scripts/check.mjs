// Every check but the browser journeys, cheapest first. All of them run, so that one failure hides no other.
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

const failed = steps.filter(([title, command, ...args]) => {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TZ: 'Europe/Berlin' },
  })
  return status !== 0
})

for (const [title] of failed) console.error(`${title} failed.`)
process.exitCode = failed.length ? 1 : 0
