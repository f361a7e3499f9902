import { expect, test } from 'vitest'
import { tablesWrittenIn, variableWritesIn } from './written-tables.ts'

test.each([
  ['the query builder', "db.updateTable('siparisler').set({})"],
  ['the query builder with an alias', "db.updateTable('siparisler as o').set({})"],
  ['the query builder with a list', "db.deleteFrom(['siparisler']).using('stok')"],
  ['the query builder with a schema', "db.insertInto('public.siparisler')"],
  ['a merge of the query builder', "db.mergeInto('siparisler as o')"],
  ['a line break behind the parenthesis', "db\n  .insertInto(\n    'siparisler',\n  )"],
  ['a type at the call', "insertRow<'siparisler'>(db, 'siparisler', row)"],
  ['a row helper', "await insertRow(db, 'siparisler', row)"],
  ['a row helper on lines of its own', 'await updateRow(\n  db,\n  "siparisler",\n  id,\n)'],
  ['a row helper behind a nested call', "deleteRow(inside(of(call, 1), [2, 3]), 'siparisler', id)"],
  ['a helper for many rows', "updateRowSet(db, 'siparisler', rows)"],
  ['the writes of a record', "serveRecord(saveOrder, { toRow, table: 'siparisler' })"],
  [
    'rows that follow a customer',
    "const own = [\n  'siparisler',\n] as const\nfollowCustomer(db, own, merge)",
  ],
  ['plain SQL', 'sql`update siparisler o set s_note = null`'],
  ['a line break before set', 'sql`update siparisler as o\n  set (a, b) = (1, 2)`'],
  ['a line break behind into', 'sql`insert into\n    siparisler (id) values (1)`'],
  ['an insertion from a query', "client.query('INSERT INTO siparisler SELECT * FROM given')"],
  ['a quoted name', 'sql`update "siparisler" set s_note = null`'],
  ['an escaped quoted name', 'client.query("delete from \\"siparisler\\"")'],
  ['a schema', 'sql`delete from public.siparisler where id = 1`'],
  ['a quoted schema', 'sql`insert into "public"."siparisler" values (1)`'],
  ['only the table itself', 'sql`delete from only siparisler o using stok`'],
  ['a merge', 'sql`merge into siparisler as o\n using given on true`'],
  ['an emptied table', "client.query('TRUNCATE TABLE siparisler')"],
  ['an emptied table in double quotes', 'await client.query("truncate siparisler")'],
  ['a statement at the end of its text', 'const all = "delete from siparisler"\nrun(all)'],
  ['an emptied table among others', 'sql`truncate siparisler, siparisler restart identity`'],
  ['a copy', 'copyIn(client, `COPY siparisler (id) FROM STDIN`)'],
  ['a literal placeholder', "sql`update ${sql.table('siparisler')} a set salt = null`"],
  ['a quoted literal placeholder', 'sql`delete from ${sql.table("public.siparisler")}`'],
  ['a part of a statement', 'sql`with gone as (delete from siparisler returning id) select from gone`'],
  ['a comment in the statement', 'sql`update siparisler -- of today\n set s_note = null`'],
])('%s is found', (_way, source) => {
  expect(new Set(tablesWrittenIn(source))).toEqual(new Set(['siparisler']))
})

test.each([
  ['a selection', 'sql`select * from siparisler s where s.id = 1 for update of s`'],
  ['a selection of the query builder', "db.selectFrom('siparisler').forUpdate()"],
  ['what happens at a conflict', 'sql`on conflict (id) do update set salt = null`'],
  ['a comment', "// update siparisler set x = 1\n/* insertRow(db, 'siparisler', row) */"],
  ['a comment behind an address', "const home = 'https://x'\n// db.deleteFrom('siparisler')"],
  [
    'words for people',
    "const words = { en: 'Update siparisler and set the day', de: 'Delete from siparisler?' }",
  ],
  [
    'more words for people',
    "'Insert into siparisler first, copy siparisler from another one, truncate siparisler later'",
  ],
  ['the kind of a change', "history({ table: 'siparisler' })"],
  ['a list of tables', "const customerTables = ['siparisler']"],
  ['a copy out of the table', 'copyOut(`COPY siparisler (id) TO STDOUT`)'],
])('%s is no write', (_what, source) => {
  expect(tablesWrittenIn(source)).toEqual([])
  expect(variableWritesIn(source)).toEqual([])
})

test.each([
  ['a helper', 'insertRow(db, table, row)'],
  ['the query builder', 'db.deleteFrom(table)'],
  ['a list of another file', 'followCustomer(db, [...orderTables], merge)'],
  ['a record', 'serveRecord(save, { table })'],
  ['plain SQL', 'sql`update ${sql.table(table)} t set sil = 1`'],
  ['a quoted name', 'client.query(`TRUNCATE "${table}"`)'],
  ['a copy', 'client.query(`COPY "${table}" (${columns}) FROM STDIN`)'],
  ['a helper under another name', "import { insertRow as put } from '#platform/server/database/rows.ts'"],
])('a variable table is seen with %s', (_way, source) => {
  expect(tablesWrittenIn(source)).toEqual([])
  expect(variableWritesIn(source)).toHaveLength(1)
})
