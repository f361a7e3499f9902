import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Readings of the machine's own clock; spans of time are measured by performance.now(). */
const BARE_CLOCK =
  /\bDate\.now\b|new Date\(\)|(?<!new )\bDate\(\)|\bdayjs\(\)|Temporal\.Now\b|\bbusinessDay\(\)/g

/** Who may read it in the browser, and why. */
const allowed: Record<string, string> = {
  'src/platform/web/session/server-clock.ts':
    'takes it where there is no server, as in tests of single parts',
  'src/platform/web/session/watch-sleep.ts': 'notices that the computer slept, and asks the server',
  'src/platform/web/api.ts': 'sends CURRENT_DATE, which no rule uses',
  'src/modules/users/web/sign-in/sign-in.ts': 'sends current_date, which no rule uses',
}

test('in the browser only the clock of the server decides', async () => {
  const sources = (await readSources()).filter(({ file }) => /\/web\/|^src\/app\//.test(file))
  expect(sources.length).toBeGreaterThan(300)
  const reading = sources.filter(({ text }) => text.match(BARE_CLOCK)).map(({ file }) => file)
  const onServer = new Set(['src/app/create-app.ts', 'src/app/open-database.ts'])
  expect(reading.filter((file) => !onServer.has(file)).toSorted()).toEqual(Object.keys(allowed).toSorted())
})
