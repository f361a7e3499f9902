import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Company } from './company.ts'
import { post, signIn } from './lists.ts'
import { round } from './load.ts'
import { startProduct } from './servers.ts'

const PAIRS = 2_000
const MERGES = 20

/** Customers who were recorded twice: each of the first ones shares its e-mail with one of the last. */
async function recordTwice(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`UPDATE customers c SET cus_email = 'zweimal-' || p.n || '@example.com'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM customers WHERE cus_del = '0' ORDER BY id LIMIT ${PAIRS}
      ) p WHERE c.id = p.id AND c.cus_email IS DISTINCT FROM 'zweimal-' || p.n || '@example.com'`)
  await client.query(`UPDATE customers c SET cus_email = 'zweimal-' || p.n || '@example.com'
    FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS n FROM customers WHERE cus_del = '0' ORDER BY id DESC
      LIMIT ${PAIRS}) p WHERE c.id = p.id AND c.cus_email IS DISTINCT FROM 'zweimal-' || p.n || '@example.com'`)
  const { rows } = await client.query<{ count: string | number }>(`SELECT count(*) AS count FROM customers`)
  await client.end()
  return Number(rows[0]?.count)
}

type Pair = { id: number; other_id: number }
type Side = { version: number }
type Answer = {
  datalist?: Pair[]
  item?: { from: Side; to: Side; take: string[]; refusal: object | null }
  status: { isContinue: boolean }
}

/** Finding records that may be one customer, and making two of them one. */
export async function measureMerging(company: Company): Promise<Record<string, string>> {
  const customers = await recordTwice(company.url)
  const server = await startProduct(company.url)
  const processes = [server.pid, company.postmaster]
  try {
    const { origin } = new URL(server.url)
    const sesion_id = await signIn(origin)
    const call = async (path: string, body: object) =>
      JSON.parse(await post(`${origin}/api/customer_merge${path}`, { ...body, sesion_id })) as Answer
    const cost = async (requests: number, ask: (index: number) => Promise<unknown>) => {
      const { cpuMs, p50 } = await round({ clients: 1, requests, processes, ask })
      return `${cpuMs.toFixed(0)} CPU-ms, ${p50.toFixed(0)} ms`
    }
    const page = { limit: 100, count: true, orderByField: 'id', orderBy: 'DESC' }
    const first = await cost(1, () => call('/list', { ...page, offset: 0 }))
    const next = await cost(20, (index) => call('/list', { ...page, offset: (index % 15) * 100 }))
    const { datalist = [] } = await call('/list', { ...page, offset: 0 })
    const pair = (index: number) => {
      const { id, other_id } = datalist[index % datalist.length] ?? { id: 0, other_id: 0 }
      return { from: id, to: other_id }
    }
    const ofOne = await cost(20, (index) =>
      call('/list', { ...page, offset: 0, filters: { id: pair(index).from } }),
    )
    const previews: Answer[] = []
    const preview = await cost(
      MERGES,
      async (index) => (previews[index] = await call('/preview', pair(index))),
    )
    const merge = await cost(MERGES, (index) => {
      const { from, to, take } = previews[index]?.item ?? {
        from: { version: 0 },
        to: { version: 0 },
        take: [],
      }
      const versions = { from_version: from.version, to_version: to.version }
      return call('/create', { ...pair(index), ...versions, take, request_id: randomUUID() })
    })
    return {
      [`duplicates of ${customers} customers, the first time`]: first,
      'a page of them': next,
      'those of one customer': ofOne,
      'two side by side': preview,
      'two become one': merge,
    }
  } finally {
    await server.stop()
  }
}
