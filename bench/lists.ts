import { Agent, request } from 'node:http'
import { createPool } from '#platform/server/database/database.ts'
import { DEMO_PASSWORD } from '#db/seed/data/staff.ts'
import type { Company } from './company.ts'
import { interleaved, round, type Round } from './load.ts'
import { peerBody, peerView, productBody, type Question } from './questions.ts'
import { startFloor, startPeer, startProduct, type Running } from './servers.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })

export function post(url: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks).toString()))
      },
    )
    call.on('error', reject)
    call.end(text)
  })
}

export async function signIn(url: string, user_name = 'admin'): Promise<string> {
  const answer = await post(`${url}/api/login`, {
    user_name,
    user_pass: DEMO_PASSWORD,
    sesion_id: null,
    _onLine: true,
    CURRENT_DATE: new Date().toISOString(),
  })
  const { sesion_id } = JSON.parse(answer) as { sesion_id?: string }
  if (!sesion_id) throw new Error(`${user_name} cannot sign in: ${answer}`)
  return sesion_id
}

const baseOf = ({ url }: Running) => new URL(url).origin

type Contenders = Record<'product' | 'floor' | 'peer', Running>

/** Pages vary, so that no cached page is measured. */
const offsetOf = (index: number) => (index % 8) * 100

/** Amounts that no earlier request used, so that no cached result is measured. */
let asked = 0
const nextLeast = () => {
  asked += 1
  return asked / 100
}

async function askers({ product, floor, peer }: Contenders, question: Question) {
  const sesion_id = await signIn(baseOf(product))
  const asks = {
    product: (index: number) =>
      post(`${baseOf(product)}/api/siparisler/list`, {
        ...productBody(question, offsetOf(index), nextLeast()),
        sesion_id,
      }),
    floor: (index: number) =>
      post(
        `${baseOf(floor)}/${question}`,
        {},
        { 'x-offset': String(offsetOf(index)), 'x-least': String(nextLeast()) },
      ),
    peer: (index: number) =>
      post(`${baseOf(peer)}/graphql`, peerBody(question, offsetOf(index), nextLeast())),
  }
  for (const [name, ask] of Object.entries(asks)) {
    const answer = await ask(0)
    const rows =
      (JSON.parse(answer) as { values?: unknown[] }).values?.length ?? answer.match(/"id":/g)?.length ?? 0
    if (rows < 50) throw new Error(`${name} answers ${rows} rows to ${question}: ${answer.slice(0, 300)}`)
  }
  return asks
}

export type ListFigures = Record<string, Record<'product' | 'floor' | 'peer', Round>>

export async function measureLists(company: Company, folder: string, rounds: number): Promise<ListFigures> {
  const pool = createPool(company.url, 2)
  await pool.query(peerView)
  await pool.end()
  const servers: Contenders = {
    product: await startProduct(company.url),
    floor: await startFloor(company.url),
    peer: await startPeer(company.url, folder),
  }
  const figures: ListFigures = {}
  for (const question of ['status', 'cold', 'search'] as const) {
    const asks = await askers(servers, question)
    for (const clients of [1, 16]) {
      const contender = (name: keyof Contenders) => () =>
        round({
          clients,
          requests: clients === 1 ? 30 : 160,
          processes: [servers[name].pid, company.postmaster],
          ask: asks[name],
        })
      figures[`${question}, ${clients} client${clients > 1 ? 's' : ''}`] = await interleaved(
        { product: contender('product'), floor: contender('floor'), peer: contender('peer') },
        rounds,
      )
    }
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  return figures
}
