import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

/** Each cited file with the tests that are cited after it. */
const cited = [...document.matchAll(/`([\w/.-]+\.test\.ts)`((?:,? “[^”]+”)*)/g)].map(
  ([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }),
)

test.each(cited)('$file shows what it is said to', ({ file, names }) => {
  const path = join(ROOT, file)
  expect(existsSync(path)).toBe(true)
  const text = readFileSync(path, 'utf8')
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

test('the document cites its tests', () => {
  expect(cited.length).toBeGreaterThan(30)
  expect(cited.flatMap(({ names }) => names).length).toBeGreaterThan(25)
})
