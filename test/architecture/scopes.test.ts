import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Columns for the caller's own account, sessions, messages and jobs, which need no scope. */
const OWN = new Set(['id', 'user_id', 'viewer_id', 'sender_id', 'created_by', 'cus_random_user'])

/** How a query compares a column with the caller: in plain SQL and through the query builder. */
const comparisons = [
  /"?(\w+)"?\s*(?:=|<>|\bin\b)\s*\(?(?:\$\{[^}]*\},\s*)*\$\{(?:\w+\.)*actor\.(id|bayi)\}/g,
  /'(?:\w+\.)?(\w+)',\s*'[^']+',\s*\[?(?:\w+\.)*actor\.(id|bayi)\b/g,
]

/** A condition that depends on the level of the caller. */
const byLevel =
  /\b(?:isAdmin|isDealerAdmin|seesAll\w+)\([\w.]+\)\s*(?:\?\s*(?:null\s*:\s*)?|\)\s*return\s+)sql\b/g

function scopesWrittenIn(source: string): string[] {
  const compared = comparisons
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .filter(([, column = '', field]) => field === 'bayi' || !OWN.has(column))
  return [...compared, ...source.matchAll(byLevel)].map(([found]) => found)
}

test('row scopes are declared in the domains, not written into queries', async () => {
  const found: string[] = []
  let files = 0
  for await (const file of glob('src/{modules/*,platform}/server/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    files += 1
    const written = scopesWrittenIn(await readFile(join(root, file), 'utf8'))
    found.push(...written.map((text) => `${file}: ${text}`))
  }
  expect(files).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test.each([
  ['a comparison with the person', 'sql`per_id = ${actor.id}`'],
  ['one of several values', 'sql`c.cus_user in (${UNASSIGNED_USER}, ${call.actor.id})`'],
  ['a comparison with the dealer', 'sql`o.bayi_id = ${actor.bayi}`'],
  ['the query builder', "orders.where('o.per_id', '=', actor.id)"],
  ['a condition by level', 'isAdmin(actor) ? null : sql`stok_user_on = 1`'],
  ['a returned condition by level', 'if (isAdmin(call.actor)) return sql`true`'],
])('%s is found', (_way, source) => {
  expect(scopesWrittenIn(source)).toHaveLength(1)
})

test.each([
  ['a row of the caller’s own', 'sql`delete from push_subscriptions where user_id = ${actor.id}`'],
  ['what a new row says', 'insertRow(db, "cari_islem", { per_id: actor.id })'],
  ['a declared scope', 'sql`id = ${id} and ${scopeSql(orderScope(actor))}`'],
])('%s is none', (_way, source) => {
  expect(scopesWrittenIn(source)).toEqual([])
})
