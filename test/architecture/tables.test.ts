import { expect, test } from 'vitest'
import { areas } from '#core/areas.ts'
import { tablesNamedIn } from './named-tables.ts'
import { keptByTheDatabase, ownersOfTables, writersOfTables } from './owned-tables.ts'
import { readSchema, readSources } from './sources.ts'
import { variableWritesIn } from './written-tables.ts'

/** Files that write tables named by variables, and why they may write tables of other modules. */
const variable: Record<string, string> = {
  'src/platform/server/database/rows.ts': 'the row helpers: their callers name the table',
  'src/platform/server/calls/crud.ts': 'the writes of a record: its module names the table',
  'src/platform/server/database/customer-rows.ts':
    'rows follow their customer: each module names its own tables',
  'src/platform/server/backup/restore-backup.ts': 'a restored backup fills every table',
  'src/modules/definitions/server/reference.ts': 'one screen edits all reference lists',
  'src/modules/merging/server/merging.ts': 'the tables that other modules name at their front doors',
  'src/modules/rights/server/erasing.ts': 'erasing follows the one list of personal data (ADR 0038)',
}

/** Tables of modules that the platform reads, and why. */
const read: Record<string, string> = {
  consent_entries: 'backups keep the heads of both chains (ADR 0034)',
  firma_bilgileri: 'mails and documents name the company',
  gorevler: 'the bell leads to the screen of tasks, whose path has this name',
  siparisler: 'a database that holds orders is not overwritten by a backup',
  socket_io_attachments: 'no backup contains what nodes say to each other',
  stok: 'a database that holds wines is not overwritten by a backup',
  sys_country_code: 'sessions end with the working hours of a country',
  sys_devices: 'a known device is not stopped with its address',
  sys_otp_codes: 'no backup contains them',
  sys_reset_links: 'no backup contains them',
  sys_users: 'every call is made by somebody',
}

const sources = await readSources()
const writers = writersOfTables(sources)
const tables = new Set(
  [...(await readSchema()).matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name = '']) => name),
)
/** Some areas have the name of a table. */
const told = new Set([...tables].filter((table) => !areas.some((area) => area === table)))

/** The tables that the hand-written files of a layer name. */
const namedBy = (layer: string): string[] => [
  ...new Set(
    sources
      .filter(({ module, text }) => module === layer && !/^\/\/ (Generated|Recorded) /.test(text))
      .flatMap(({ text }) => tablesNamedIn(text, told)),
  ),
]

test('each table is written by one module', () => {
  expect(writers.size).toBeGreaterThan(90)
  const several = [...writers]
    .map(([table, names]) => ({ table, names: [...names].toSorted() }))
    .filter(({ names }) => names.length > 1)
    .map(({ table, names }) => `${table}: ${names.join(', ')}`)
  expect(several).toEqual([])
})

test('only tables are written, and by code only what the database does not keep itself', () => {
  expect([...writers.keys()].filter((table) => !tables.has(table))).toEqual([])
  expect([...writers.keys()].filter((table) => keptByTheDatabase[table])).toEqual([])
})

test('few files write a table named by a variable', () => {
  const found = sources.filter(({ text }) => variableWritesIn(text).length).map(({ file }) => file)
  expect(found.toSorted()).toEqual(Object.keys(variable).toSorted())
})

test('core names no table of a module', () => {
  const ownerOf = ownersOfTables(sources)
  expect(namedBy('core').filter((table) => ownerOf(table) !== 'platform')).toEqual([])
})

test('the platform names tables of modules only where it is said why', () => {
  const ownerOf = ownersOfTables(sources)
  const found = namedBy('platform').filter((table) => ownerOf(table) !== 'platform')
  expect(found.toSorted()).toEqual(Object.keys(read).toSorted())
})

test.each([
  ['a text', "const list = 'siparisler'"],
  ['a part of a text', "const column = 'siparisler.id'"],
  ['a query', 'sql`select id from siparisler`'],
  ['a path of a call', "call('/siparisler/get')"],
  ['a key', 'const lists = { siparisler: 1 }'],
  ['a member of a type', 'type Lists = { siparisler?: string }'],
])('a table that is named in %s is found', (_way, text) => {
  expect(tablesNamedIn(text, told)).toEqual(['siparisler'])
})

test.each([
  ['a comment', '// of siparisler\n/* siparisler */'],
  ['an import', "import { siparisler } from './siparisler.ts'"],
  ['the name of a variable', 'const siparisler = rows'],
])('%s names no table', (_what, text) => {
  expect(tablesNamedIn(text, told)).toEqual([])
})
