import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { startDemoApp, type Caller } from '#test/server/app.ts'
import { buildCustomer, buildWine } from '#test/server/factories.ts'
import { isAllowed, lists } from './hostile-calls.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import type { Person } from '#test/server/company.ts'

/** A search finds rows only by words that they show: else what is hidden could be read out word by word. */
const app = await startDemoApp(0.05)
const askers: readonly Person[] = ['personel', 'bayiadmin', 'bayi']

/** Lists that are searched by more words than their rows have, and why these are hidden from nobody who sees the row. */
const known: Readonly<Record<string, string>> = {
  '/az_stok/list': 'colour, style and origin of the wine, whose keys are in the row',
  '/ciro_hareket/list': 'city and seller of an order that the person sees in the list of orders as well',
  '/commission_account/list': 'firm, city and seller of an order that has brought the person commission',
  '/takip/gorev_list/list': 'sign-in names of colleagues, which everybody may look up',
  '/takip/gorevler/list': 'sign-in names of colleagues, which everybody may look up',
}

/** What calls read that answer a list and more. */
const alsoReading: Readonly<Record<string, string>> = {
  '/bayi_cari/list': 'bayi_cari_view',
  '/commission_account/list': 'prim_hesap',
  '/error_log/list': 'error_log',
  '/hold/list': 'hold_list',
  '/prim_listesi/list': 'prim_listesi',
  '/rezerve_stok_sip/list': 'rezerve_stok_sip',
  '/siparisler/list': 'siparis_all_view',
  '/sys_category/list': 'sys_category_view',
  '/sys_country_code/list': 'sys_country_code_view',
  '/sys_users/list': 'sys_users',
}

/** It answers the one customer who was drawn; its search is tried with the hidden numbers. */
const DRAWN = '/customer_rand_view/list'

const searched = new Set(lists.filter(({ search }) => search).map(({ path }) => path))

const searchable = endpoints
  .filter(({ path }) => searched.has(path) && path !== DRAWN)
  .map((endpoint) => ({ ...endpoint, from: endpoint.reads ?? alsoReading[endpoint.path] }))

beforeAll(async () => {
  const admin = await app.as('admin')
  const wine = await buildWine(app.db, {}, 12)
  const cus_id = await buildCustomer(app.db, { cus_surname: 'Geheimrat' })
  await admin.call('/hold/put', { draft_id: randomUUID(), cus_id, lines: [{ stk_id: wine, qty: 6 }] })
})

test('every list that is searched is tried', () => {
  expect(searchable.filter(({ from }) => !from).map(({ path }) => path)).toEqual([])
})

/** What no row has. */
const NO_WORD = 'qxzvjwk'
/** How many words of a list are searched for. */
const MOST_WORDS = 12

/** Of these words those that the rows do not show; `shown` are the rows as the person gets them. */
async function wordsBeside(words: Predicate, shown: readonly unknown[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct w.word from (${words}) as w(word)
    where w.word ~ '[[:alpha:]]' and length(w.word) > 2
      and position(w.word in search_fold(${JSON.stringify(shown)})) = 0 order by 1`.execute(app.db)
  return rows.map(({ word }) => word)
}

/** Words that stand in what is searched, and in none of the rows that the person gets. */
async function candidates(from: string, rows: readonly { id: number }[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const words = sql`select regexp_split_to_table(search_text, '[^[:alnum:]]+') from ${sql.table(from)}
    where id = any(${ids}::integer[])`
  return (await wordsBeside(words, rows)).slice(0, MOST_WORDS)
}

/** Words that find a row in which they are not shown. */
async function tellingWords(
  { path, from = '' }: { path: string; from?: string | undefined },
  caller: Caller,
) {
  const { datalist = [] } = await caller.untyped(path, { limit: 40 })
  const telling: string[] = []
  // A list of choices answers all of them, whatever is searched.
  const { datalist: always } = await caller.untyped(path, { globalFilter: NO_WORD, limit: 1 })
  if (always?.length) return { isAsked: false, telling }
  for (const word of await candidates(from, datalist)) {
    const found = (await caller.untyped(path, { globalFilter: word, limit: 40 })).datalist ?? []
    for (const row of found) telling.push(...(await wordsBeside(sql`select ${word}::text`, [row])))
  }
  return { isAsked: datalist.length > 0, telling: [...new Set(telling)] }
}

test.each(askers)('%s finds no row by a word that it does not show', async (person) => {
  const caller = await app.as(person)
  const found: string[] = []
  const asked: string[] = []
  for (const endpoint of searchable.filter((one) => isAllowed(one, person))) {
    const { isAsked, telling } = await tellingWords(endpoint, caller)
    if (isAsked) asked.push(endpoint.path)
    if (telling.length && !known[endpoint.path]) found.push(`${endpoint.path}: ${telling.join(' ')}`)
  }
  expect(found).toEqual([])
  expect(asked).toEqual(
    expect.arrayContaining(['/customers/list', '/hold/list', '/stok_search_dialialog_view/list']),
  )
})
