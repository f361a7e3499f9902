import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '#platform/server/entrance/sessions.ts'
import { startTestApp, type AnyAnswer, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { people } from '#test/server/company.ts'
import { freePort, startProduct, untilReady } from './product.ts'

/** How many people finish how many calls each; CALLS_STORM=50x100 is a day of a large company. */
const [PEOPLE = 10, FINISHES = 20] = (process.env.CALLS_STORM ?? '').split('x').filter(Boolean).map(Number)

/** After how many milliseconds from sending an outcome the app is killed. */
const BLOWS = process.env.FAULTS === 'long' ? [0, 5, 10, 20, 40] : [10]

let app: TestApp
let outcome = 0

beforeAll(async () => {
  app = await startTestApp()
  const { rows } = await sql<{ def_type: number }>`
    select def_type from sys_gorusme_asama where needs_note = '0' and asks_do_not_call = '0' and status = '1'
    order by 1 limit 1`.execute(app.db)
  outcome = rows[0]?.def_type ?? 0
})

/** Sellers who may draw, and a pool that lasts for all their calls. */
async function buildTeam(): Promise<number[]> {
  await sql`insert into customers (cus_name, cus_surname, cus_country_code, cus_user, cus_tel1)
    select 'Pool', 'Kunde ' || n, 'DE', 1, '0221 4' || 100000 + n
    from generate_series(1, ${PEOPLE * (FINISHES + 2)}::integer) n`.execute(app.db)
  const { rows } = await sql<{ id: number }>`
    insert into sys_users (user_name, user_pass, user_level, bayi, name, surname, tel_gsm, email, random_customer_access)
    select 'verkauf' || n, user_pass, user_level, bayi, 'Verkauf', n::text, tel_gsm, 'v' || n || '@example.net', '1'
    from sys_users, generate_series(1, ${PEOPLE}::integer) n where id = ${people.personel.id} returning id`.execute(
    app.db,
  )
  return rows.map(({ id }) => id)
}

const post = async (url: string, path: string, body: object): Promise<AnyAnswer> => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as AnyAnswer
}

/** Every nth finish is sent twice at once. */
const REPEATED = 4

/** Like a browser, repeats what a busy server refused, with the same request id. */
async function finish(request: object): Promise<AnyAnswer> {
  for (;;) {
    const answer = await post(app.url, '/call/finish', request)
    if (answer.status.isContinue || !/^(ERR_E(SOCKET|TIMEOUT)|server_busy)$/.test(String(answer.err)))
      return answer
  }
}

const sessionOf = (id: number) => createSession(app.db, id, { host: 'test', device: 'test' })

describe(`${PEOPLE} people finish ${FINISHES} calls each at the same time`, () => {
  test(
    'no customer is at two people, every finish is one call and one conversation',
    { timeout: process.env.CALLS_STORM ? 600_000 : 120_000 },
    async () => {
      const team = await buildTeam()
      const doubles: string[] = []
      const finished: number[] = []

      async function sell(userId: number): Promise<void> {
        const sesion_id = await sessionOf(userId)
        let { item } = await post(app.url, '/call_queue/next', { sesion_id })
        for (let count = 0; count < FINISHES; count += 1) {
          const cus_id = Number(item?.cus_id)
          const request = { sesion_id, request_id: randomUUID(), cus_id, outcome, next: true }
          const copies = count % REPEATED === 0 ? [request, request] : [request]
          const answers = await Promise.all(copies.map(finish))
          const ids = new Set(answers.map(({ save_response }) => Number(save_response?.id)))
          if (ids.size !== 1) doubles.push(`a repeated finish made ${[...ids].join(' and ')}`)
          finished.push(...ids)
          item = answers[0]?.next
        }
      }

      await Promise.all(team.map(sell))
      expect(doubles).toEqual([])
      expect(new Set(finished).size).toBe(PEOPLE * FINISHES)
      const { rows } = await sql<{ calls: number; talks: number; customers: number; open: number }>`
      select count(*) as calls, count(distinct talk_id) as talks, count(distinct cus_id) as customers,
        count(*) filter (where ended_at is null) as open
      from calls where user_id = any(${team}::integer[])`.execute(app.db)
      // A customer assigned to two people would have two calls.
      const all = PEOPLE * FINISHES
      expect(rows[0]).toEqual({ calls: all, talks: all, customers: all, open: 0 })
    },
  )
})

describe.runIf(process.platform === 'linux')('kill -9 between outcome and next', () => {
  test('loses nothing and writes nothing twice', async () => {
    const userId = people.satis.id
    await sql`insert into customers (cus_name, cus_surname, cus_country_code, cus_user, cus_tel1)
      select 'Eigen', 'Kunde ' || n, 'DE', ${userId}, '0221 5' || 100000 + n from generate_series(1, 12) n`.execute(
      app.db,
    )
    const sesion_id = await sessionOf(userId)
    const port = await freePort()
    let product = await startProduct({ DATABASE_URL: app.databaseUrl }, port)
    atEndOfFile(() => void product.child.kill('SIGKILL'))
    await untilReady(product)
    const begin = async (cus_id: number) => {
      const started = await post(product.url, '/call/start', { sesion_id, cus_id })
      expect(started.item.id).toBeGreaterThan(0)
      return { sesion_id, request_id: randomUUID(), cus_id, outcome, next: true }
    }
    let { item } = await post(product.url, '/call_queue/next', { sesion_id })
    const finished: number[] = []
    for (const wait of BLOWS) {
      const written = await begin(item.cus_id)
      const answer = await post(product.url, '/call/finish', written)
      const underway = await begin(answer.next.cus_id)
      const lost = post(product.url, '/call/finish', underway).catch(() => null)
      await delay(wait)
      product.child.kill('SIGKILL')
      await Promise.all([product.ended, lost])
      product = await startProduct({ DATABASE_URL: app.databaseUrl }, port)
      await untilReady(product)
      // A window without an answer repeats the request, whether or not its outcome was written.
      const known = await post(product.url, '/call/finish', written)
      expect(known.save_response.id).toBe(answer.save_response.id)
      const again = await post(product.url, '/call/finish', underway)
      expect(again.status.isContinue).toBe(true)
      finished.push(known.save_response.id, again.save_response.id)
      expect(again.next.cus_id).not.toBe(underway.cus_id)
      item = again.next
    }
    const { rows } = await sql<{ calls: number; talks: number; open: number }>`
      select count(*) as calls, count(distinct talk_id) as talks, count(*) filter (where ended_at is null) as open
      from calls where user_id = ${userId}`.execute(app.db)
    expect(rows[0]).toEqual({ calls: finished.length, talks: finished.length, open: 0 })
    const talks = await sql`select from musteri_gorusme where per_id = ${userId}`.execute(app.db)
    expect(talks.rows).toHaveLength(finished.length)
  })
})
