import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** More than one looks through; a room of so many has rooms inside it. */
const MOST_FILES = 25

test('no folder has more files than one looks through', async () => {
  const files = (await readSources())
    .map(({ file }) => file)
    .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
  const count = new Map<string, number>()
  for (const file of files) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1)
  expect([...count].filter(([, many]) => many > MOST_FILES)).toEqual([])
  expect(count.size).toBeGreaterThan(100)
})
