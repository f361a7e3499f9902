import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import type { Actor } from '#core/actor.ts'
import { COMPUTED, isShown, type Column, type ListDefinition } from '#core/lists/list.ts'
import { labelColumns, references } from '#core/references.ts'
import { languages } from '#core/texts/texts.ts'
import { printers as orderPrinters } from '#modules/orders/domain/order/order-cells.ts'
import { printers as parcelPrinters } from '#modules/shipping/domain/shipment-cells.ts'
import { printers as taskPrinters } from '#modules/tasks/domain/task-cells.ts'
import { startDemoApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'

/** A list that is paged through shows every row once, and none that the whole does not show. */
let app: TestApp

const persons = ['admin', 'personel'] as const
type Reader = (typeof persons)[number]
const callers = new Map<Reader, Caller>()

beforeAll(async () => {
  app = await startDemoApp(0.06)
  await addRareRows()
  for (const person of persons) callers.set(person, await app.as(person))
})

beforeEach(() => {
  expect.hasAssertions()
})

/** Adds rows of which the demo company has none or only one. */
async function addRareRows() {
  const { db } = app
  const staff = people.personel.id
  await sql`insert into error_log (message) values ('a'), ('b'), ('c')`.execute(db)
  await sql`insert into sys_audit (table_name, row_id, action)
    select 'stok', n, 'UPDATE' from generate_series(1, 3) n`.execute(db)
  await sql`insert into sys_security_events (event, user_name)
    select 'sign_in', 'person ' || n from generate_series(1, 3) n`.execute(db)
  await sql`insert into sys_blocks (subject, reason, until)
    select 'ip:' || n, 'calls', now() + interval '1 hour' from generate_series(1, 3) n`.execute(db)
  await sql`insert into mail_outbox (kind, recipient, subject, body_text, status)
    select 'document', 'a@example.net', 'Nr. ' || n, '', 'sent' from generate_series(1, 3) n`.execute(db)
  await sql`insert into raking_figure (title, img_url, file_id)
    select title || n, img_url, file_id from raking_figure, generate_series(1, 2) n`.execute(db)
  await sql`insert into personel_odeme (per_id, islem, tarihi, tutar, kalan)
    select ${people.admin.id}, 2, '2026-01-02', n, n from generate_series(1, 3) n`.execute(db)
  await sql`insert into backups (kind, node, file, started_at)
    select 'schedule', 'a', '/b/' || n, '2026-01-02T00:00:00Z' from generate_series(1, 3) n`.execute(db)
  await sql`update customers set cus_email = 'doppelt@example.net'
    where id in (select id from customers where cus_del = '0' order by id limit 3)`.execute(db)
  await sql`update customers set cus_tel2 = 'folgt'
    where id in (select id from customers where cus_del = '0' order by id limit 3)`.execute(db)
  await sql`insert into unreachable_addresses (address, code, reason)
    select 'weg' || n || '@example.net', '5.1.1', '' from generate_series(1, 3) n`.execute(db)
  await sql`insert into belge_arsiv (sip_id, tur, model, user_id)
    select id, 'fatura', '{}', 2 from siparisler where f_no is not null order by id limit 3`.execute(db)
  await sql`insert into privacy_requests (kind, cus_id, user_id, row_count)
    select 'access', id, 2, 1 from customers order by id limit 3`.execute(db)
  await sql`insert into bank_accounts (id, iban) values (901, 'DE02120300000000202051')`.execute(db)
  await sql`insert into bank_imports (id, file_name, sha256, created_by)
    select n, 'auszug.xml', '', 2 from generate_series(901, 903) n`.execute(db)
  await sql`insert into bank_statements (id, import_id, account_id, kind, name, day, total)
    values (901, 901, 901, 'camt.053', 'A', '2026-01-02', 0)`.execute(db)
  await sql`insert into bank_entries (import_id, statement_id, account_id, day, amount, currency, purpose, state)
    select 901, 901, 901, '2026-01-02', n, 'EUR', '', 'asks' from generate_series(1, 3) n`.execute(db)
  await sql`insert into bank_repeats (import_id, statement_id, entry_id, amount, told_as, told)
    select 901, 901, id, amount, 'same', '{}' from bank_entries where import_id = 901`.execute(db)
  await sql`with d as (insert into hold_drafts (draft_id, user_id, until)
      values (gen_random_uuid(), ${staff}, now() + interval '1 hour') returning draft_id)
    insert into bottle_holds (draft_id, stk_id, qty)
    select draft_id, s.id, 1 from d, (select id from stok order by id limit 4) s`.execute(db)
  await sql`insert into data_in_runs (id, file_name, sha256, state, sheets, total, errors, repairs, created_by)
    select n, 'daten.xlsx', repeat('0', 64), 'failed', '{}', 0, 1, 0, 2 from generate_series(1, 3) n`.execute(
    db,
  )
  await sql`insert into data_in_findings (run_id, kind, sheet, row_no, code)
    select 1, 'error', 'customers', n, 'required' from generate_series(1, 3) n`.execute(db)
  await sql`insert into cus_files (cus_id, baslik, file_id)
    select c.id, 'Vertrag', (select min(file_id) from cus_files)
    from customers c where c.cus_user = ${staff} order by c.id limit 3`.execute(db)
  await sql`insert into gorevler (belge_tip, belge_no, send_user, reciver_usr, sender_msg)
    select n, '4711', 2, ${staff}, '' from generate_series(1, 3) n`.execute(db)
  await sql`insert into cus_taksitler (sip_id, cus_id, tak_tar, tak_tutar)
    select s.id, s.cus_id, s.s_tar, 10 from siparisler s where s.per_id = ${staff} order by s.id limit 3`.execute(
    db,
  )
}

/** By their nature these answer a single row or a small group. */
const notPaged = new Set([
  '/call_queue/list',
  '/customer_rand_view/list',
  '/stok/list',
  '/reference_versions/list',
  '/list_view/list',
  '/number_range/list',
  '/setup/list',
  '/tax_rate/list',
  '/open_item/list',
  '/bank_statement/list',
  '/bank_account/list',
  '/mandate/list',
  '/consent/list',
  '/call_decision/list',
  '/customer_transfer/list',
  '/phone_system/list',
  '/customer_presence/list',
  '/debit_run/list',
  '/debit_item/list',
  '/transfer_run/list',
  '/reference/list',
  '/suggest/list',
])

const lists = endpoints
  .flatMap((endpoint) => [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ path, endpoint })))
  .filter(({ path }) => path.endsWith('/list') && !notPaged.has(path) && !path.startsWith('/chat/'))

/** Not paged: reference lists, two reports and the paused devices; the lists that administrators edit are. */
const kept = new Set(['/sys_country_code/list', '/sys_category/list', '/bayi_cari/list'])
const short = ['/customers_by_dnd_report/list', '/customers_by_user_report/list', '/sys_blocks/list']
const alwaysWhole = new Set([...Object.keys(references).map((name) => `/${name}/list`), ...short])

function comesWhole(path: string, person: Reader): boolean {
  if (path === '/sys_users/list') return false
  return alwaysWhole.has(path) && !(person === 'admin' && kept.has(path))
}

const actorOf = (person: Reader): Actor => ({
  ...people[person],
  user_name: person,
  country_code: null,
  random_customer_access: '0',
})

const WHOLE = 60
/** Small enough that even a short list has at least three pages. */
const pageSizeOf = (rows: number) => Math.max(1, Math.min(7, Math.ceil(rows / 3)))

type Row = { id?: number }

const keyOf = (row: Row) => row.id ?? JSON.stringify(row)

async function page(person: Reader, path: string, offset: number, limit: number): Promise<Row[]> {
  const answer = await callers.get(person)?.untyped(path, { offset, limit })
  expect(answer?.status).toMatchObject({ isContinue: true })
  return answer?.datalist as Row[]
}

test('lists there are', () => {
  expect(lists.length).toBeGreaterThan(40)
})

describe.each(persons)('for %s', (person) => {
  const may = ({ endpoint: { who } }: (typeof lists)[number]) => who === 'public' || who(actorOf(person))
  const open = lists.filter(may).map(({ path }) => path)
  const refused = lists.filter((list) => !may(list)).map(({ path }) => path)

  if (refused.length)
    test.each(refused)('%s is refused', async (path) => {
      expect((await callers.get(person)?.refused(path, { offset: 0, limit: 1 }))?.code).toBe('ERR_105')
    })

  test.each(open.filter((path) => comesWhole(path, person)))('%s comes whole', async (path) => {
    const whole = await page(person, path, 0, WHOLE)
    expect(whole.length).toBeGreaterThan(1)
    expect(await page(person, path, 0, 1)).toEqual(whole)
  })

  test.each(open.filter((path) => !comesWhole(path, person)))('%s is paged through', async (path) => {
    const whole = await page(person, path, 0, WHOLE)
    expect(whole.length, 'rows to page through').toBeGreaterThan(1)
    const size = pageSizeOf(whole.length)
    const paged: Row[] = []
    for (let offset = 0; offset < whole.length; offset += size)
      paged.push(...(await page(person, path, offset, Math.min(size, WHOLE - offset))))
    // The rest after the last full page is fetched in one page.
    const after = Math.ceil(whole.length / size) * size
    if (after < WHOLE) paged.push(...(await page(person, path, after, WHOLE - after)))
    expect(paged.map(keyOf)).toEqual(whole.map(keyOf))
  })
})

/** Every list that a module declares, one for each call. */
const declared = new Map(
  Object.values(import.meta.glob<object>(['/src/modules/*/domain/**/*.ts', '!**/*.test.ts'], { eager: true }))
    .flatMap((module) => Object.values(module).flatMap((one) => [one, ...Object.values(one ?? {})]))
    .filter((one): one is ListDefinition => Boolean(one?.path && one.columns && one.defaultSort))
    .map((list) => [list.path, list]),
)

/** The key field of a visible column and the labels shown for it, in every language. */
async function wordsOf(field: string, { lookup, options }: Column) {
  if (lookup) {
    const { datalist = [] } =
      (await callers.get('admin')?.untyped(`/${lookup.list}/list`, { limit: 500 })) ?? {}
    const keyed = datalist.map((row): [unknown, unknown[]] => [
      row[references[lookup.list].key],
      labelColumns(lookup.list).map((label) => row[label]),
    ])
    return { key: lookup.key, words: new Map(keyed) }
  }
  const values = options && 'values' in options ? options.values : []
  return {
    key: field,
    words: new Map<unknown, unknown[]>(values.map(({ value, text }) => [value, Object.values(text)])),
  }
}

const hasOwnWords = ({ options }: Column) => options !== undefined && 'values' in options

const searched = [...declared.values()]
  .filter(({ search }) => search)
  .flatMap(({ path, columns }) =>
    Object.entries<Column>(columns)
      .filter(([, column]) => isShown(column) && (column.lookup || hasOwnWords(column)))
      .map(([field, column]) => ({ path, field, column })),
  )

test('lists with words for keys there are', () => {
  expect(searched.length).toBeGreaterThan(30)
})

test.each(searched)('$path finds the words of $field', async ({ path, field, column }) => {
  const admin = callers.get('admin')
  const { key, words } = await wordsOf(field, column)
  const { datalist = [] } = (await admin?.untyped(path, { limit: WHOLE })) ?? {}
  const row = datalist.find((one) => words.has(one[key]))
  for (const word of words.get(row?.[key]) ?? ['nobody has one']) {
    const found = await admin?.untyped(path, { globalFilter: word, only_ids: [row.id] })
    expect([word, found?.datalist?.map(({ id }) => id)]).toEqual([word, [row.id]])
  }
})

test('orders, parcels and tasks are found by the words that are worked out of them', async () => {
  const admin = callers.get('admin')
  const { datalist: states = [] } = (await admin?.call('/sys_siparis_durum/list')) ?? {}
  const wordsOfOrder = (row: never) =>
    labelColumns('sys_siparis_durum').map(
      (label) => states.find(({ t_no }) => t_no === orderPrinters[COMPUTED](row))?.[label],
    )
  const wordsOfParcel = (row: never) => languages.map((language) => parcelPrinters[COMPUTED](row, language))
  const wordsOfTask = (row: never) => languages.map((language) => taskPrinters.belge_no(row, language) ?? '')
  for (const [path, wordsOfRow] of [
    ['/siparisler/list', wordsOfOrder],
    ['/kargo_cikti/list', wordsOfParcel],
    ['/takip/gorev_list/list', wordsOfTask],
  ] as const) {
    const { datalist = [] } = (await admin?.call(path, { limit: 500 })) ?? {}
    const rows = new Map(datalist.map((row) => [wordsOfRow(row as never).join(), row]))
    expect(rows.size).toBeGreaterThan(1)
    for (const row of rows.values())
      for (const globalFilter of wordsOfRow(row as never)) {
        const found = await admin?.call(path, { globalFilter: String(globalFilter), only_ids: [row.id] })
        expect([globalFilter, found?.datalist.map(({ id }) => id)]).toEqual([globalFilter, [row.id]])
      }
  }
})
