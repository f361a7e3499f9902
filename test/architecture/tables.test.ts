import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** How code writes a table: through the query builder, through the row helpers, or in plain SQL. */
const writes = [
  /(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g,
  /(?:insertRow|insertRows|insertRowSet|updateRow|deleteRow|touchRow)\([^,()]+,\s*'(\w+)'/g,
  /\binsert into (\w+)/gi,
  /\bupdate (\w+) (?:(?:as )?\w+ )?set\b/gi,
  /\bdelete from (\w+)/gi,
  /\btable: '(\w+)'/g,
]

export const tablesWrittenIn = (source: string): string[] =>
  writes.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, table]) => table ?? []))

/** The platform's housekeeping may delete expired rows of tables that it does not own. */
const HOUSEKEEPING = 'src/platform/server/housekeeping.ts'

/** Tables that the platform processes and a module displays and edits. */
const shared: Record<string, readonly string[]> = {
  mail_outbox: ['mail', 'platform'],
  push_subscriptions: ['chat', 'platform'],
  sys_blocks: ['platform', 'users'],
  sys_remember_tokens: ['platform', 'users'],
  sys_sessions: ['platform', 'users'],
  sys_settings: ['platform', 'users'],
}

async function writersOfTables(): Promise<Map<string, Set<string>>> {
  const writers = new Map<string, Set<string>>()
  for await (const file of glob('src/{modules,platform}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts') || file === HOUSEKEEPING) continue
    const [, place = '', name = ''] = file.split('/')
    const writer = place === 'modules' ? name : place
    for (const table of tablesWrittenIn(await readFile(join(root, file), 'utf8')))
      writers.set(table, (writers.get(table) ?? new Set()).add(writer))
  }
  return writers
}

test('each table is written by one module', async () => {
  const writers = await writersOfTables()
  expect(writers.size).toBeGreaterThan(30)
  const several = [...writers]
    .map(([table, names]) => ({ table, names: [...names].toSorted() }))
    .filter(({ table, names }) => names.length > 1 && String(names) !== String(shared[table]))
    .map(({ table, names }) => `${table}: ${names.join(', ')}`)
  expect(several).toEqual([])
})

test.each([
  ['the query builder', "db.updateTable('siparisler').set({})", 'siparisler'],
  ['the row helpers', "await insertRow(db, 'stok_islem', row)", 'stok_islem'],
  ['plain SQL', 'sql`update customers c set balance = 0`', 'customers'],
  ['a record’s writes', "serveRecord(saveWine, { table: 'stok' })", 'stok'],
])('%s is seen writing', (_way, source, table) => {
  expect(tablesWrittenIn(source)).toEqual([table])
})
