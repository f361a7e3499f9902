import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#platform/server/settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What people read about the product, whose promises are shown by the tests that it cites. */
const documents = globSync(['README.md', 'docs/*.md', 'docs/adr/*.md', 'src/modules/*/README.md'], {
  cwd: ROOT,
})

type Cited = { document: string; file: string; names: string[] }

/** Each cited file with the tests that are cited after it; a name may be broken over two lines. */
const citedIn = (text: string, document: string): Cited[] =>
  [...text.matchAll(/`([\w/.-]+\.test\.ts)`((?:,?\s+“[^”]+”)*)/g)].map(([, file = '', names = '']) => ({
    document,
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name.replace(/\s+/g, ' ')),
  }))

/** The names of the tests of a file, and of what they are about. */
const titlesOf = (file: string) =>
  [
    ...read(file).matchAll(/(?:\b(?:test|describe)(?:\.\w+)*|\)|\])\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs),
  ].map(([, , title = '']) => title)

const cited = documents.flatMap((document) => citedIn(read(document), document))

const tests = globSync('{src,test}/**/*.test.ts', { cwd: ROOT })

/** A test file by its path, or by the end of its path where that is enough. */
const fileOf = (named: string) => tests.find((file) => file === named || file.endsWith(`/${named}`))

test.each(cited.map((one) => ({ ...one, name: `${one.document}: ${one.file}` })))(
  '$name',
  ({ file, names }) => {
    const path = fileOf(file)
    expect(path).toBeDefined()
    const titles = titlesOf(path ?? '')
    expect(names.filter((name) => !titles.some((title) => title.includes(name)))).toEqual([])
  },
)

test('enough is cited, with the names of the tests', () => {
  expect(cited.length).toBeGreaterThan(120)
  expect(cited.flatMap(({ names }) => names).length).toBeGreaterThan(150)
})

/** A heading with the text below it, up to the next heading of any level. */
const sectionsOf = (document: string) =>
  read(document)
    .split(/^#{2,} /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n', 1)
      return { heading, text: section.slice(heading.length) }
    })

test('every section of docs/operations.md says how it is known: by a test, or measured', () => {
  const sections = sectionsOf('docs/operations.md')
  expect(sections.length).toBeGreaterThan(20)
  const silent = sections.filter(({ text }) => !citedIn(text, '').length && !/_(not )?measured_/.test(text))
  expect(silent.map(({ heading }) => heading)).toEqual([])
})

test('every measure of docs/security.md names its test', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => !citedIn(row.split('|').at(-2) ?? '', '').length)).toEqual([])
})

/** Words between backticks, and addresses of links. */
const quotedIn = (document: string) =>
  [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

test('every command in the documents exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = '']) => ({ document, script })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ script }) => !scripts[script])).toEqual([])
})

test('every file that README, operations and security name exists', () => {
  const files = ['README.md', 'docs/operations.md', 'docs/security.md'].flatMap((document) =>
    quotedIn(document)
      .filter((words) => /^(deploy|docs|scripts|src|test|db|bench)\/[\w./-]+\.\w+$/.test(words))
      .map((file) => ({ document, file })),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ file }) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('every link between the documents leads somewhere', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => ({ document, to }))
      .filter(({ to }) => !/^[a-z]+:/.test(to)),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ document, to }) => !existsSync(join(ROOT, dirname(document), to)))).toEqual([])
})

/** The variables of README with their defaults, as they are written there. */
const variables = new Map(
  [...read('README.md').matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(
    ([, name = '', standard = '']) => [name, standard],
  ),
)

test('README lists every variable of the installation', () => {
  const known = [...read('src/platform/server/settings.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(
    ([, name = '']) => name,
  )
  expect([...variables.keys()].toSorted()).toEqual([...new Set(known)].toSorted())
})

test('the defaults in README are those of the product', () => {
  const { port, host, dataDir, backupDir, callLimit, waitLimitMs, publicUrl, logLevel, ...others } =
    readSettings({})
  expect(Object.fromEntries(variables)).toMatchObject({
    PORT: String(port),
    HOST: host,
    CALL_LIMIT: String(callLimit),
    WAIT_LIMIT_MS: String(waitLimitMs),
    LOG_LEVEL: logLevel,
    DEMO: '1 embedded, 0 with a server',
    TRUST_PROXY: '0',
    APP_TEST_MODE: '0',
  })
  expect([dataDir, backupDir, publicUrl]).toEqual([
    join(process.cwd(), 'data'),
    join(process.cwd(), 'data/backups'),
    'http://localhost:3000',
  ])
  expect(others).toMatchObject({
    demo: true,
    trustProxy: false,
    testMode: false,
    smtpUrl: null,
    databaseUrl: null,
  })
  expect(readSettings({ DATABASE_URL: 'postgres://db/wein' }).demo).toBe(false)
})
