import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Waiting times are spread by numbers that anybody may guess. */
const GUESSABLE = [
  'src/platform/server/calls/call-transaction.ts',
  'src/platform/server/load/node-queue.ts',
  'src/platform/web/live/spans.ts',
]

test('numbers that can be guessed only spread waiting times', async () => {
  const using = (await readSources()).filter(({ text }) => text.includes('Math.random'))
  expect(
    using
      .map(({ file }) => file)
      .filter((file) => !file.includes('.test.'))
      .toSorted(),
  ).toEqual(GUESSABLE)
})
