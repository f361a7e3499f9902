import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { floors } from './import-rules.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('the page of the architecture shows the floors that the imports obey', () => {
  const rows = [...page.matchAll(/^\| (\d) +\| ([a-z, -]+?) *\|$/gm)]
  expect(rows.map(([, floor, modules]) => [Number(floor), modules])).toEqual(
    floors.map((modules, index) => [index + 1, modules.join(', ')]),
  )
})

const places = ['', 'src', 'src/platform/server', 'src/platform', 'src/modules']

test('every file and folder that it names is there', () => {
  const named = [...page.matchAll(/`([a-z][\w./-]*\/[\w./-]+|[\w-]+\.(?:ts|sql))`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !places.some((place) => existsSync(join(root, place, name))))).toEqual([])
})

test('every decision stands once among its subject', () => {
  const index = readFileSync(join(root, 'docs/adr/README.md'), 'utf8')
  const listed = [...index.matchAll(/^- \[\d{4} [^\]]+\]\((\d{4}-[a-z0-9-]+\.md)\)/gm)].map(
    ([, file]) => file,
  )
  const written = readdirSync(join(root, 'docs/adr')).filter((file) => /^\d{4}/.test(file))
  expect(listed.toSorted()).toEqual(written.toSorted())
})
