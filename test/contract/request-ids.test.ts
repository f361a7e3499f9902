import { expect, test } from 'vitest'
import { callsByPath } from '#app/endpoints.ts'
import { readSources } from '../architecture/sources.ts'

/** Calls that only say what is so now: made twice they change nothing. */
const REPEATABLE = ['/call/keep', '/call/leave']

/** A call without an id of its own; `write` and `actOn` make one, and forms give theirs. */
const WITHOUT_ID = /\bcall\(\s*'(\/[^']+)'/g

test('what the browser writes has a request id, so that a repeated call is done once', async () => {
  const sources = (await readSources()).filter(
    ({ file }) => file.includes('/web/') || file.includes('src/app/'),
  )
  const made = sources.flatMap(({ text }) => [...text.matchAll(WITHOUT_ID)].map(([, path = '']) => path))
  expect(made.length).toBeGreaterThan(60)
  const writing = made.filter((path) => {
    const call = callsByPath.get(path)
    return call?.writes && call.who !== 'public'
  })
  expect([...new Set(writing)].toSorted()).toEqual(REPEATABLE)
})
