import pg from 'pg'
import type { Company } from './company.ts'
import { post, signIn } from './lists.ts'
import { interleaved, round, type Round } from './load.ts'
import { startProduct } from './servers.ts'

/** Users with customers of their own and access to the pool, in a country that requires consents. */
const people = { personel: 3, bayi: 6 } as const
type Person = keyof typeof people

const REQUESTS = 30

/** What each act must read at least, as plain SQL over the same index. */
const floors: Record<string, (user: number) => string> = {
  'the queue': (user) => `SELECT id, cus_name, cus_surname, cus_city, rand_tar FROM customers
    WHERE cus_user = ${user} AND cus_del = '0' AND cus_dnd = 1 AND cus_f_on = '0'
    ORDER BY cus_end_contact NULLS FIRST LIMIT 60`,
  'the next customer': (
    user,
  ) => `SELECT * FROM customers WHERE rand_user = ${user} AND cus_del = '0' AND cus_dnd = 1
    ORDER BY rand_tar, rand_saat LIMIT 1 FOR UPDATE SKIP LOCKED`,
  'a draw': () => `SELECT * FROM customers WHERE cus_user = 1 AND cus_del = '0' AND cus_dnd = 1
    AND id IN (SELECT 1 + floor(random() * 400000)::integer FROM generate_series(1, 200))
    LIMIT 1 FOR UPDATE SKIP LOCKED`,
  'a part of a number': () => `SELECT id, cus_name, cus_surname FROM customers
    WHERE phone_parts(cus_country_code, array[cus_tel1, cus_tel2, cus_gsm, cus_private, cus_fax]) @> array['4711'] LIMIT 10`,
}

const acts: Record<string, { path: string; body: object }> = {
  'the queue': { path: '/call_queue/list', body: { limit: 60, offset: 0 } },
  'the next customer': { path: '/call_queue/next', body: {} },
  'a draw': { path: '/customer_rand_view/list', body: {} },
  'a part of a number': { path: '/search/all', body: { search: '4711' } },
}

export type CallFigures = Record<string, { cold: number; product: Round; floor: Round }>

/** The cost of calling: who is next, and who rings, the first time after a start and then, beside plain SQL. */
export async function measureCalls(company: Company, rounds: number): Promise<CallFigures> {
  const product = await startProduct(company.url)
  const { origin } = new URL(product.url)
  const client = new pg.Client({ connectionString: company.url })
  await client.connect()
  const processes = [product.pid, company.postmaster]
  const figures: CallFigures = {}
  for (const [person, user] of Object.entries(people) as [Person, number][]) {
    const sesion_id = await signIn(origin, person)
    for (const [act, { path, body }] of Object.entries(acts)) {
      const plain = floors[act]?.(user) ?? 'SELECT 1'
      const ask = () => post(`${origin}/api${path}`, { sesion_id, ...body })
      const { cpuMs: cold } = await round({ clients: 1, requests: 1, processes, ask })
      const measured = await interleaved(
        {
          product: () => round({ clients: 1, requests: REQUESTS, processes, ask }),
          floor: () => round({ clients: 1, requests: REQUESTS, processes, ask: () => client.query(plain) }),
        },
        rounds,
      )
      figures[`${act}, ${person}`] = { cold, ...measured }
    }
  }
  await client.end()
  await product.stop()
  return figures
}
