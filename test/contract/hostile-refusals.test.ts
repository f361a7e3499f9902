import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import type { Endpoint } from '#platform/server/calls/endpoint.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import {
  buildAddress,
  buildConversation,
  buildCustomer,
  buildWine,
  placeOrder,
} from '#test/server/factories.ts'
import { dice, draw, formFields, toJson } from './hostile.ts'
import {
  bodiesFor,
  complaint,
  inTurn,
  isAllowed,
  isLong,
  post,
  requestsSent,
  type Body,
} from './hostile-calls.ts'

/** A refused call must neither change anything nor reveal rows of others. */
let app: TestApp
let admin: Caller
const sessions = new Map<Person, string | null>()
const crew = ['admin', 'personel', 'bayiadmin', 'bayi'] as const

/** Records of others, each with a unique word. */
const secrets = { customer: 'FREMDKUNDE', order: 'FREMDAUFTRAG', task: 'FREMDAUFGABE', chat: 'FREMDCHAT' }
/** A search for this finds all of them. */
const COMMON = 'FREMD'
const foreign = new Map<string, number>()

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'fatal' })
  for (const person of crew) sessions.set(person, (await app.as(person)).sesion_id)
  admin = await app.as('admin')
  await plant()
})

afterAll(() => console.log(`hostile refusals: ${requestsSent()} requests over ${endpoints.length} calls`))

/** A customer and an order of another dealer's salesperson, a task and a chat between two administrators. */
async function plant(): Promise<void> {
  const { db } = app
  const owner = people.fremd.id
  const wine = await buildWine(db, {}, 50)
  const cus_id = await buildCustomer(db, {
    cus_name: secrets.customer,
    cus_firm: secrets.customer,
    cus_user: owner,
    cus_email: `${secrets.customer}@example.com`,
    note2: secrets.customer,
  })
  await buildAddress(db, cus_id, { adres: secrets.customer })
  await buildConversation(db, cus_id, { per_id: owner, note: secrets.customer })
  const sip_id = await placeOrder(db, admin, [{ stk_id: wine, stk_adet: 3 }], { cus_id })
  await db
    .updateTable('siparisler')
    .set({ per_id: owner, bayi_id: people.fremd.bayi, cus_name: secrets.order, s_note: secrets.order })
    .where('id', '=', sip_id)
    .execute()
  await admin.call('/siparisler/faturalandir_ve_rapor_data', { id: sip_id, faturalandir: true })
  const { save_response: task } = await admin.call('/takip/gorevler/create', {
    reciver_usr: people.admin2.id,
    sender_msg: secrets.task,
  })
  await admin.call('/chat/messages/send', {
    uid: people.admin2.id,
    client_id: randomUUID(),
    message: secrets.chat,
  })
  for (const [beginning, id] of Object.entries({
    '/customers': cus_id,
    '/cus_': cus_id,
    '/siparis': sip_id,
    '/siparisler/': sip_id,
    '/takip/gorevler': task.id,
    '/sys_users/': people.fremd.id,
  }))
    foreign.set(beginning, id)
}

/** Changed by every call: sessions are touched, wrong passwords and unusual callers are counted. */
const COUNTED = ['sys_sessions', 'sys_blocks', 'sys_security_events', 'socket_io_attachments']

/** Folds earlier writes into the figures now, so that the timer does not do it between two checksums. */
async function foldFigures(): Promise<void> {
  const left = sql`select from figure_deltas limit 1`
  do await sql`select fold_figures()`.execute(app.db)
  while ((await left.execute(app.db)).rows.length)
}

/** One checksum per table over all its rows. */
async function checksums(): Promise<Map<string, string>> {
  await foldFigures()
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${COUNTED})
    order by relname`.execute(app.db)
  const sums = new Map<string, string>()
  for (const { name } of tables) {
    // A wrong password is counted on purpose.
    const row =
      name === 'sys_users' ? sql`to_jsonb(t) - 'failed_login_try_count' - 'blocked'` : sql`to_jsonb(t)`
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended((${row})::text, 0)), 0) as sum from ${sql.table(name)} t`.execute(
      app.db,
    )
    sums.set(name, rows[0]?.sum ?? '')
  }
  return sums
}

type Try = { person: Person; endpoint: Endpoint; body: Body }

const send = ({ person, endpoint, body }: Try) =>
  post(app, endpoint.path, body, endpoint.who === 'public' ? null : (sessions.get(person) ?? null))

const isRefused = async (one: Try) => {
  const { status, answer } = await send(one)
  return status >= 400 || answer?.status.isContinue === false
}

describe('no foreign row is told', () => {
  test('an administrator does see them, so the words are there to be found', async () => {
    const asked = {
      customer: '/customers/list',
      order: '/siparisler/list',
      task: '/takip/gorev_list/list',
    } as const
    for (const [kind, path] of Object.entries(asked)) {
      const { text } = await post(app, path, { limit: 1_000 }, sessions.get('admin') ?? null)
      expect(text).toContain(secrets[kind as keyof typeof asked])
    }
  })

  /** Dealer administrators see every customer and a customer's earlier orders, whoever sold them. */
  const HISTORY = new Set(['/customers/get_with_siparis_icerik', '/siparisler/gecmis_siparisler'])
  const seesCustomers = (person: Person) => people[person].user_level === 3
  const hidden = (person: Person, path: string) =>
    Object.entries(secrets).filter(
      ([kind]) => !seesCustomers(person) || (kind !== 'customer' && !(kind === 'order' && HISTORY.has(path))),
    )

  test.each(['personel', 'bayiadmin', 'bayi'] as const)('to %s', async (person) => {
    const questions: Body[] = [
      {},
      { limit: 1_000, count: true },
      { globalFilter: COMMON },
      { start_date: '2020-01-01', end_date: '2030-12-31' },
      { uid: people.admin2.id },
      { per_id: people.fremd.id, bayi_id: people.fremd.bayi },
      ...[...new Set(foreign.values())].flatMap((id) => [{ id }, { sip_id: id, cus_id: id, s_no: id }]),
    ]
    const tries = endpoints
      .filter(
        (endpoint) => endpoint.who !== 'public' && endpoint.path !== '/logout' && isAllowed(endpoint, person),
      )
      .flatMap((endpoint): Try[] => {
        const fields = formFields(endpoint)
        const isList = endpoint.path.endsWith('/list')
        const asked = questions.filter(
          (body) => isList || Object.keys(body).some((name) => fields.includes(name)),
        )
        const hostile = bodiesFor(endpoint, person, foreign, isLong ? 12 : 1)
        return [...hostile, ...(endpoint.writes ? [] : asked)].map((body) => ({ person, endpoint, body }))
      })
    const told = await inTurn(tries, async (one) => {
      const result = await send(one)
      const words = hidden(person, one.endpoint.path).filter(([, word]) => result.text.includes(word))
      const wrong = complaint(result)
      return [...words.map(([kind]) => kind), ...(wrong ? [wrong] : [])].map(
        (what) => `${one.endpoint.path}: ${what} ← ${toJson(one.body).slice(0, 200)}`,
      )
    })
    expect(told.flat()).toEqual([])
  })
})

const PER_CALL = isLong ? 12 : 1
const noRows = new Map<string, number>()

describe('a refused call', () => {
  /** A backup is refused while another one is being made, which ends by itself. */
  const changesByItself = new Set(['/logout', '/backup/create'])
  const writing = endpoints.filter(
    ({ writes, who, path }) =>
      writes && who !== 'public' && !changesByItself.has(path) && !path.includes('check_secret'),
  )

  test('changes nothing, whoever sends it', { timeout: 300_000 }, async () => {
    const tries = crew.flatMap((person) =>
      writing.flatMap((endpoint): Try[] =>
        draw(bodiesFor(endpoint, person, noRows, PER_CALL), PER_CALL * 4, dice(endpoint.path)).map(
          (body) => ({ person, endpoint, body }),
        ),
      ),
    )
    let refused = tries
    // Concurrent calls may let a body through, so only repeated refusals count.
    for (let round = 0; round < 2; round += 1) {
      const outcomes = await inTurn(refused, isRefused)
      refused = refused.filter((_, index) => outcomes[index])
    }
    expect(refused.length).toBeGreaterThan(writing.length)
    const before = await checksums()
    const outcomes = await inTurn(refused, isRefused)
    expect(refused.filter((_, at) => !outcomes[at]).map(({ endpoint }) => endpoint.path)).toEqual([])
    const after = await checksums()
    expect([...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name)).toEqual([])
    expect(before.size).toBeGreaterThan(40)
  })

  test('the sums notice a single changed letter', async () => {
    const before = await checksums()
    await sql`update bayi_cari set adres = 'x' where id = ${people.fremd.bayi}`.execute(app.db)
    const after = await checksums()
    expect([...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name)).toEqual([
      'bayi_cari',
      'sys_audit',
      'sys_ref_versions',
    ])
  })
})
