import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Documents that promise something, and how many tests each cites at least. */
const documents = { 'docs/security.md': 30, 'docs/operations.md': 10, 'README.md': 1 }

/** Each cited file with the tests that are cited after it; a name may be broken over two lines. */
const citedIn = (document: string) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/`([\w/.-]+\.test\.ts)`((?:,?\s+“[^”]+”)*)/g)].map(
    ([, file = '', names = '']) => ({
      document,
      file,
      names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name.replace(/\s+/g, ' ')),
    }),
  )

const cited = Object.keys(documents).flatMap(citedIn)

test.each(cited)('$file shows what $document says', ({ file, names }) => {
  const path = join(ROOT, file)
  expect(existsSync(path)).toBe(true)
  const text = readFileSync(path, 'utf8')
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

test.each(Object.entries(documents))('%s cites its tests', (document, least) => {
  expect(citedIn(document).length).toBeGreaterThanOrEqual(least)
  expect(citedIn(document).flatMap(({ names }) => names).length).toBeGreaterThanOrEqual(least - 5)
})
