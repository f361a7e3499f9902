import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { businessDay } from '#core/days/dates.ts'
import { columnKind, type Column, type ListDefinition } from '#core/lists/list.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import { addEntries } from '#modules/consents/server/public.ts'
import { startTestApp, type AnyAnswer, type Caller } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { buildConversation, buildCustomer, buildOrder, buildWine, opened } from '#test/server/factories.ts'
import { inTurn, lists } from './hostile-calls.ts'

/**
 * A number that a person does not see never changes an answer to him: the same questions are asked twice, and between
 * the two times only the hidden numbers become others.
 */
const app = await startTestApp()
const askers: readonly Person[] = ['personel', 'bayiadmin', 'bayi']
/** The numbers of each person's two customers, in the other order the second time. */
const FIRST = ['0221 8765432', '0221 9712349'] as const
const SECOND = ['0221 9823456', '0221 6398741'] as const
/** The number that may be called, through which the customer is due in the calling queue. */
const KNOWN = '0171 5550101'
const NOT_REACHED = 4
/** Parts of the first number, with and without the name, and the same of no number at all. */
const searches = ['8765', '876543', '22187654', 'Verdeckt 8765', 'verdeckt.8765', '5432', '0221/']
const sources = new Map(endpoints.flatMap(({ path, reads }) => (reads ? [[path, reads] as const] : [])))

const setNumbers = async (numbers: readonly string[]) => {
  for (const [place, number] of numbers.entries())
    await sql`update customers set cus_tel1 = ${number}, cus_tel2 = ${`${number} Büro`}, cus_gsm = ${number}, cus_fax = ${number}
      where cus_surname = 'Verdeckt' and cus_name = ${`Nr. ${'AB'[place]}`}`.execute(app.db)
}

type Own = { id: number; version: number; order: number }
type Hidden = { cus_name: string; cus_dnd: number }

async function buildHidden(hidden: Hidden, wine: number, person: Person): Promise<Own> {
  const { id, bayi } = people[person]
  const owned = { cus_surname: 'Verdeckt', ...hidden, cus_private: KNOWN, cus_user: id, rand_user: id }
  const today = businessDay(app.app.services.now())
  const cus_birtday = `1980-${today.slice(5).replace('02-29', '02-28')}`
  const cus_id = await buildCustomer(app.db, { ...owned, cus_birtday, rand_tar: today })
  const by = { recorded_at: '2026-01-05T12:00:00Z', recorded_by: null, user_id: null }
  const grant = { purpose: 'Weinangebote', wording: 'Fassung 3', given_at: '2026-01-02', how: 'Papier' }
  await addEntries(app.db, [
    {
      kind: 'granted',
      cus_id,
      channel: 'phone',
      value: '+491715550101',
      ...grant,
      received_by: null,
      ...by,
    },
  ])
  await buildConversation(app.db, cus_id, { note: 'Verdeckt' })
  const order = await buildOrder(
    app.db,
    { stk_id: wine, stk_adet: 1 },
    { cus_id, cus_surname: 'Verdeckt', per_id: id, bayi_id: bayi },
  )
  return { ...(await opened(app.db, 'customers', cus_id)), order }
}

const callers = new Map<Person, Promise<Caller>>()

function as(person: Person): Promise<Caller> {
  const caller = callers.get(person) ?? app.as(person)
  callers.set(person, caller)
  return caller
}

beforeAll(async () => {
  const wine = await buildWine(app.db, {}, 50)
  for (const person of askers) {
    for (const cus_name of ['Nr. A', 'Nr. B'])
      for (const cus_dnd of [MAY_BE_CALLED, 2]) await buildHidden({ cus_name, cus_dnd }, wine, person)
  }
  const admin = await as('admin')
  const { item } = await admin.call('/settings/get')
  const set = await admin.call('/settings/update', { calling_strictness: 'enforce', version: item.version })
  expect(set.status.isContinue).toBe(true)
})

/** What differs with every write, whatever was written. */
const ownToWrites = new Set(['version', 'list_version', 'changed_at', 'at', 'as_of', 'fields'])

const compared = (answer: AnyAnswer) =>
  JSON.stringify(answer, (key, value: unknown) => (ownToWrites.has(key) ? undefined : value))

/** The rows of a source by column, as they are stored. */
async function columnsIn(source: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(source)} t where t::text like '%Verdeckt%' or t::text like '%221%' order by id`.execute(
    app.db,
  )
  return new Map(
    Object.keys(rows[0] ?? {})
      .filter((name) => !ownToWrites.has(name))
      .map((name) => [name, JSON.stringify(rows.map((row) => row[name]))]),
  )
}

type Telling = ReadonlyMap<string, readonly string[]>

/** The columns of each list's source that the numbers are in, whatever their names. */
async function columnsWithNumbers(): Promise<Telling> {
  const read = async () => {
    const columns = new Map<string, ReadonlyMap<string, string>>()
    for (const source of new Set(sources.values())) columns.set(source, await columnsIn(source))
    return columns
  }
  await setNumbers(SECOND)
  const second = await read()
  await setNumbers(FIRST)
  const first = await read()
  const changed = (source: string) =>
    [...(first.get(source) ?? [])].flatMap(([column, values]) =>
      second.get(source)?.get(column) === values ? [] : [column],
    )
  return new Map([...sources].map(([path, source]) => [path, changed(source)]))
}

type Question = { person: Person; path: string; body: Record<string, unknown> }

const answersTo = (questions: readonly Question[]): Promise<string[]> =>
  inTurn(questions, async ({ person, path, body }) => compared(await (await as(person)).raw(path, body)))

/** Every way to ask for rows in the order or the groups of a column, or for sums and counts of it. */
const arranged = (field: string): Omit<Question, 'person' | 'path'>['body'][] => [
  { orderByField: field, orderBy: 'ASC' },
  { orderByField: field, orderBy: 'ASC', ids_only: true },
  { sorts: [{ field, order: 'DESC' }], compact: true },
  { group_by_fields: [field], count: true },
  { grouped_by: field },
  { sum_fields: [field], count: true },
  {
    tabs: [
      { name: 'a', filters: { [field]: { value: '0221 8765', matchMode: 'contains' } }, sum_field: 'id' },
    ],
  },
]

/** What to ask of a list: the filter, order, group and sum of every column that a number is in; of an unknown source the filters. */
const questionsOfColumns = ({ path, columns }: ListDefinition, telling: Telling) =>
  Object.entries<Column>(columns)
    .filter(([field]) => telling.get(path)?.includes(field) ?? field !== 'version')
    .flatMap(([field, column]) => [
      ...(columnKind(column) === 'text'
        ? [{ filters: { [field]: { value: '0221 8765', matchMode: 'contains' } } }]
        : []),
      ...(telling.has(path) ? arranged(field) : []),
    ])

/** Every list that the person may see with each search; those that show the customers also by their columns. */
async function questionsFor(person: Person, telling: Telling): Promise<Question[]> {
  const plain = lists.map(({ path }) => ({ person, path, body: {} }))
  const answers = await answersTo(plain)
  const questions = lists.flatMap((list, place): Omit<Question, 'person'>[] => {
    const answer = answers[place] ?? ''
    if (!answer.includes('"isContinue":true')) return []
    const isShowing = answer.includes('Verdeckt')
    const searched = (isShowing ? searches : searches.slice(0, 2)).map((globalFilter) => ({ globalFilter }))
    const columns = isShowing ? questionsOfColumns(list, telling) : []
    return [{}, ...searched, ...columns].map((body) => ({ path: list.path, body }))
  })
  for (const search of [...searches, 'Verdeckt'])
    questions.push({ path: '/search/all', body: { search } }, { path: '/call_queue/list', body: { search } })
  return questions.map((question) => ({ person, ...question }))
}

test('every list whose rows have the numbers masks them', async () => {
  const telling = await columnsWithNumbers()
  const unmasked = endpoints.flatMap(({ path, masked = [] }) => {
    const shown = lists.filter((list) => list.path === path).flatMap(({ columns }) => Object.keys(columns))
    return shown.flatMap((field) =>
      telling.get(path)?.includes(field) && !masked.includes(field) ? [`${path} ${field}`] : [],
    )
  })
  expect(unmasked).toEqual([])
  const withNumbers = [...telling].flatMap(([path, columns]) => (columns.length ? [path] : []))
  expect(withNumbers).toEqual(
    expect.arrayContaining([
      '/customer_all_list/list',
      '/customer_birthday_view/list',
      '/customer_del_view/list',
      '/undialable_numbers/list',
    ]),
  )
})

test('nobody can tell one hidden number from another', async () => {
  const telling = await columnsWithNumbers()
  const questions: Question[] = []
  for (const person of askers) questions.push(...(await questionsFor(person, telling)))
  const before = await answersTo(questions)
  for (const person of askers) {
    const shown = questions.filter(
      (question, place) => question.person === person && before[place]?.includes('Verdeckt'),
    )
    expect(shown.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/customer_all_list/list',
        '/customer_birthday_view/list',
        '/customer_randevu_view/list',
        '/call_queue/list',
        '/search/all',
        ...(person === 'bayiadmin' ? ['/undialable_numbers/list', '/customer_del_view/list'] : []),
      ]),
    )
  }
  expect(before.filter((answer) => /876 ?5432/.test(answer))).toEqual([])
  await setNumbers(SECOND)
  const after = await answersTo(questions)
  const told = questions.filter((_, place) => before[place] !== after[place])
  expect(told).toEqual([])
})

test('the pool draws nobody by a part of a hidden number', async () => {
  await setNumbers(FIRST)
  const { id } = people.personel
  await sql`update sys_users set random_customer_access = '1' where id = ${id}`.execute(app.db)
  await sql`update customers set cus_user = 1, rand_user = 0, rand_tar = null, cus_end_contact = null
    where cus_surname = 'Verdeckt' and cus_user = ${id}`.execute(app.db)
  await sql`update siparisler set s_tar = '2025-01-01' where cus_surname = 'Verdeckt'`.execute(app.db)
  const caller = await as('personel')
  const drawn = async (globalFilter: string) =>
    (await caller.call('/customer_rand_view/list', { globalFilter })).datalist
  for (const search of searches) expect([search, await drawn(search)]).toEqual([search, []])
  expect(await drawn('Verdeckt')).toHaveLength(1)
})

test('whoever has the whole number finds the customer, as callers must be found', async () => {
  await setNumbers(FIRST)
  const caller = await as('bayi')
  for (const typed of ['0221 8765432', '+49 221 8765432', '0049 221/8765432']) {
    const { datalist } = await caller.call('/customers/list', { globalFilter: typed })
    expect([typed, ...new Set(datalist.map(({ cus_name }) => cus_name))]).toEqual([typed, 'Nr. A'])
    const queue = await caller.call('/call_queue/list', { search: typed })
    expect([typed, ...new Set(queue.datalist.map(({ name }) => name))]).toEqual([typed, 'Nr. A Verdeckt'])
  }
})

/** Each call that answers customers, made for an own customer or order; some answer the next customer. */
const answering: Record<string, (own: Own) => Record<string, unknown>> = {
  '/customers/get': ({ id }) => ({ id }),
  '/customers/get_with_address': ({ id }) => ({ id }),
  '/customers/get_with_siparis_icerik': ({ id }) => ({ cus_id: id }),
  '/customers/create': () => ({
    cus_name: 'Ina',
    cus_surname: 'Neu',
    cus_country_code: 'DE',
    cus_tel1: FIRST[0],
    cus_user: people.bayiadmin.id,
  }),
  '/customers/update': ({ id, version }) => ({ id, version, cus_city: 'Bonn' }),
  '/siparisler/siparis_report_data': ({ order }) => ({ id: order }),
  '/siparisler/faturalandir_ve_rapor_data': ({ order }) => ({ id: order }),
  '/call_queue/next': ({ id }) => ({ cus_id: id }),
  '/call/finish': ({ id }) => ({ cus_id: id, outcome: NOT_REACHED, next: true }),
  '/customer_rand_view/list': () => ({ globalFilter: 'Verdeckt' }),
}

test('every call that answers a customer masks the numbers', async () => {
  const calls = endpoints.flatMap(({ path, masked, reads }) => (masked && !reads ? [path] : []))
  expect(Object.keys(answering).toSorted()).toEqual(calls.toSorted())
  await sql`update sys_users set random_customer_access = '1' where id = ${people.bayiadmin.id}`.execute(
    app.db,
  )
  const wine = await buildWine(app.db, {}, 50)
  const build = () => buildHidden({ cus_name: 'Nr. A', cus_dnd: MAY_BE_CALLED }, wine, 'bayiadmin')
  await build()
  const own = await build()
  await setNumbers(FIRST)
  const caller = await as('bayiadmin')
  const admin = await as('admin')
  for (const [path, bodyOf] of Object.entries(answering)) {
    const { version } = await opened(app.db, 'customers', own.id)
    const answer = JSON.stringify(await caller.untyped(path, bodyOf({ ...own, version })))
    expect(answer, path).toContain('"cus_tel1":"•••')
    expect(answer, path).not.toContain('8765432')
  }
  expect(JSON.stringify(await admin.call('/customers/get', { id: own.id }))).toContain(FIRST[0])
})
