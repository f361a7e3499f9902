import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { readSchema, root } from './sources.ts'

/** English words of tables and resources that no text of the product happens to use. */
const english = new Set(
  (
    'allocations announcements audit blocks bounce bulks color del deltas devices fat login marks merges metin ' +
    'migrations offs preference presence profiles push ref repeats requests schema sets socket stars ' +
    'subscriptions suggest tokens versions views withdrawals'
  ).split(' '),
)

const words = (name: string) => name.split(/[^a-zA-Z]+/).map((word) => word.toLowerCase())

/** What the product says in English, in its texts and in the meanings of its fields. */
function englishWords(): Set<string> {
  const texts = globSync('src/**/{texts,*-texts}.ts', { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\ben: (['"`])(.*)\1/g)])
    .map(([, , text = '']) => text)
  const meanings = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|')[2] ?? '')
  const said = [...texts, ...meanings].join(' ').toLowerCase()
  return new Set(said.match(/(?<![\w`])[a-z]+(?!\w)/g))
}

/** The names of tables, views and resources. */
async function wireNames(): Promise<string[]> {
  const tables = [...(await readSchema()).matchAll(/^CREATE TABLE (?:public\.)?(\w+)/gm)]
  const views = globSync('src/modules/*/db/*.sql', { cwd: root }).filter((file) =>
    /^create view/im.test(readFileSync(join(root, file), 'utf8')),
  )
  return [
    ...tables.map(([, name = '']) => name),
    ...views.map((file) => basename(file, '.sql')),
    ...endpoints.map(({ path }) => path.split('/')[1] ?? ''),
  ]
}

/** The words of the wire that are not English: Turkish ones, abbreviations and misspellings. */
async function wireWords(): Promise<Set<string>> {
  const known = englishWords()
  const all = (await wireNames()).flatMap((name) => words(name)).filter((word) => word.length > 2)
  return new Set(all.filter((word) => !known.has(word) && !english.has(word)))
}

/** Whether a name has a word of the wire, or is spelt as on the wire. */
function isWireName(file: string, wire: ReadonlySet<string>): boolean {
  const parts = basename(file).replaceAll(/([a-z])([A-Z])/g, '$1-$2')
  return parts.includes('_') || words(parts).some((word) => wire.has(word))
}

test('files of domain and web have English names', async () => {
  const wire = await wireWords()
  // The rows of views bear the names of these.
  const files = globSync('src/modules/*/{domain,web}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/stored'],
  })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => isWireName(file, wire))).toEqual([])
})

test.each([
  'siparis-list.ts',
  'StokEditor.tsx',
  'cus_adress.ts',
  'kargo.ts',
  'gorevler.module.css',
  'error_log.ts',
])('the check finds %s', async (name) => {
  expect(isWireName(`src/modules/orders/domain/${name}`, await wireWords())).toBe(true)
})

test('each word that is named as English is needed', async () => {
  const known = englishWords()
  const all = new Set((await wireNames()).flatMap((name) => words(name)))
  expect([...english].filter((word) => known.has(word) || !all.has(word))).toEqual([])
})
