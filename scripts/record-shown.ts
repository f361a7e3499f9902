// Writes what each call shows of the stored data, as the server tests and hostile input see it read: src/app/shown-areas.ts.
// With names of test files only these are run, and what they see is added.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shownAreas } from '#app/shown-areas.ts'
import { formatted } from './generate/formatted.ts'

const chosen = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'weinkontor-shown-'))
const runs = chosen.length
  ? [['--project', 'server', '--project', 'faults', ...chosen]]
  : [
      ['--project', 'server'],
      ['--project', 'faults', 'test/contract/'],
    ]
const results = runs.map((args) =>
  spawnSync('npx', ['vitest', 'run', ...args], {
    env: { ...process.env, SHOWN_DIR: folder },
    stdio: 'inherit',
  }),
)
const shown = new Map<string, Set<string>>(
  chosen.length ? Object.entries(shownAreas).map(([path, areas]) => [path, new Set<string>(areas)]) : [],
)
for (const name of await readdir(folder)) {
  const read = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, string[]>
  for (const [path, areas] of Object.entries(read))
    shown.set(path, new Set([...(shown.get(path) ?? []), ...areas]))
}
await rm(folder, { recursive: true })
const lines = [...shown]
  .filter(([, areas]) => areas.size)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, areas]) => `  '${path}': ${JSON.stringify([...areas].toSorted())},`)
const path = 'src/app/shown-areas.ts'
const text = `// Recorded by "npm run record-shown". Do not edit.
import type { Shows } from '#core/areas.ts'

/** The areas of the tables that each call has read in the server tests. */
export const shownAreas = {
${lines.join('\n')}
} as const satisfies Shows
`
const { [path]: code = text } = await formatted({ [path]: text })
await writeFile(path, code)
console.log(`${lines.length} calls written to ${path}`)
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1
