import { expect, test } from 'vitest'
import { keptByTheDatabase, writersOfTables } from './owned-tables.ts'
import { readSchema, readSources } from './sources.ts'
import { variableWritesIn } from './written-tables.ts'

/** Tables that the platform processes and a module displays and edits. */
const shared: Record<string, readonly string[]> = {
  mail_outbox: ['mail', 'platform'],
  push_subscriptions: ['chat', 'platform'],
  sys_blocks: ['platform', 'users'],
  sys_remember_tokens: ['platform', 'users'],
  sys_sessions: ['platform', 'users'],
  sys_settings: ['platform', 'users'],
  unreachable_addresses: ['mail', 'platform'],
}

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

const sources = await readSources()
const writers = writersOfTables(sources)

test('each table is written by one module', () => {
  expect(writers.size).toBeGreaterThan(90)
  const several = [...writers]
    .map(([table, names]) => ({ table, names: [...names].toSorted() }))
    .filter(({ table, names }) => names.length > 1 && String(names) !== String(shared[table]))
    .map(({ table, names }) => `${table}: ${names.join(', ')}`)
  expect(several).toEqual([])
})

test('only tables are written, and by code only what the database does not keep itself', async () => {
  const tables = new Set([...(await readSchema()).matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name))
  expect([...writers.keys()].filter((table) => !tables.has(table))).toEqual([])
  expect([...writers.keys()].filter((table) => keptByTheDatabase[table])).toEqual([])
})

test('few files write a table named by a variable', () => {
  const found = sources.filter(({ text }) => variableWritesIn(text).length).map(({ file }) => file)
  expect(found.toSorted()).toEqual(Object.keys(variable).toSorted())
})
