import { request } from 'node:https'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { atTheEnd, cleanUp, newDataDir, prepareCompany, startCluster } from '../faults/own-company.ts'
import { freePort, longTimeout, startProduct, untilReady, type Program } from '../faults/product.ts'
import { startProxy, type Proxy } from './proxy.ts'

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }

let proxy: Proxy
let nodes: Program[]
let sesion_id: string

beforeAll(async () => {
  const database = await startCluster(await newDataDir())
  atTheEnd(() => database.stop())
  ;({ sesion_id } = await prepareCompany(database.url))
  const ports = [await freePort(), await freePort()]
  // Addresses need no name server, and nginx before 1.27.3 cannot resolve in an upstream.
  proxy = await startProxy((shipped) =>
    ports.reduce(
      (config, port, index) => config.replace(`node-${index + 1}:3000 resolve`, `127.0.0.1:${port}`),
      shipped,
    ),
  )
  const place = { DATABASE_URL: database.url, TRUST_PROXY: '1', PUBLIC_URL: proxy.secure }
  nodes = await Promise.all(ports.map((port) => startProduct(place, port)))
  for (const { child, ended } of nodes)
    atTheEnd(() => {
      child.kill('SIGKILL')
      return ended
    })
})
afterAll(cleanUp)

test('both nodes come up on one database', async () => {
  for (const node of nodes) await untilReady(node)
})

test('plain addresses lead to the encrypted ones, which answer with the page', async () => {
  const redirect = await fetch(`${proxy.plain}/genel-takip`, { redirect: 'manual' })
  expect(redirect.status).toBe(301)
  expect(redirect.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1\/genel-takip$/)
  const page = await secure('/genel-takip')
  expect(page.status).toBe(200)
  expect(page.body).toContain('<div id="root">')
  expect((await secure('/metrics')).status).toBe(404)
})

test('a browser gets a mark once, and cookies of the app are for encrypted connections only', async () => {
  const first = await call('/login', { user_name: 'nobody', user_password: 'wrong' })
  const cookies = [first.headers['set-cookie'] ?? []].flat()
  expect(cookies.filter((cookie) => cookie.startsWith('node='))).toHaveLength(1)
  expect(cookies.length).toBeGreaterThan(1)
  expect(cookies.every((cookie) => /; Secure/i.test(cookie))).toBe(true)
  const again = await call('/login', { user_name: 'nobody', user_password: 'wrong' }, 'node=known')
  expect([again.headers['set-cookie'] ?? []].flat().some((cookie) => cookie.startsWith('node='))).toBe(false)
})

test('bodies that are too large are refused, and switch no node off for the others', async () => {
  const [first, second] = await marksOfBothNodes()
  const small = () =>
    Promise.all([first, second].map((mark) => call('/sys_unvan/list', { sesion_id }, `node=${mark}`)))
  const huge = JSON.stringify({ user_name: 'x'.repeat(3_000_000) })
  const refused: number[] = []
  const others: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) others.push(...(await small()).map(({ status }) => status))
  })()
  for (let number = 0; number < 6; number += 1)
    refused.push((await secure('/api/login', huge, `node=${[first, second][number % 2]}`)).status)
  // Past the limit of the proxy for files, the app refuses by itself: too large a file switches off nothing either.
  for (const mark of [first, second])
    refused.push(
      (await secure('/api/cus_files/create', `"${'x'.repeat(20_000_000)}"`, `node=${mark}`)).status,
    )
  isOver = true
  await watching
  expect(new Set(refused)).toEqual(new Set([413]))
  expect(others.length).toBeGreaterThan(0)
  expect(new Set(others)).toEqual(new Set([200]))
})

test('what is written through one node is heard at the other, and a killed node takes nothing away', async () => {
  const marks = await marksOfBothNodes()
  const notices: unknown[] = []
  const socket = io(proxy.secure, {
    path: '/realtime',
    auth: { sesion_id },
    transports: ['polling', 'websocket'],
    extraHeaders: { cookie: `node=${marks[1]}` },
    ca: proxy.certificate,
    reconnectionDelay: 100,
  })
  atTheEnd(() => socket.disconnect())
  socket.onAny((event: string) => notices.push(event))
  await expect.poll(() => socket.connected, longTimeout).toBe(true)

  const before = notices.length
  expect((await createTask('through the first node', `node=${marks[0]}`)).status).toBe(200)
  await expect.poll(() => notices.length, longTimeout).toBeGreaterThan(before)

  nodes[1]?.child.kill('SIGKILL')
  await nodes[1]?.ended
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => createTask(`after the loss ${number}`, `node=${marks[1]}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await expect.poll(() => socket.connected, longTimeout).toBe(true)
})

/** Two session marks that nginx routes to different nodes, recognised by the node's request counter. */
async function marksOfBothNodes(): Promise<[string, string]> {
  const byNode: (string | undefined)[] = [undefined, undefined]
  for (let number = 0; byNode.includes(undefined) && number < 64; number += 1) {
    const before = await Promise.all(nodes.map(({ url }) => callsAt(url)))
    await call('/login', {}, `node=mark-${number}`)
    const after = await Promise.all(nodes.map(({ url }) => callsAt(url)))
    const node = after.findIndex((count, index) => count - (before[index] ?? 0) > 1)
    if (node >= 0) byNode[node] ??= `mark-${number}`
  }
  const [first, second] = byNode
  if (!first || !second) throw new Error('nginx sent every mark to one node')
  return [first, second]
}

/** The request counter of a node, which this call increases as well. */
async function callsAt(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const counts = [...text.matchAll(/^weinkontor_http_responses_total\S* (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

const createTask = (sender_msg: string, cookie: string) =>
  call(
    '/takip/gorevler/create',
    {
      sesion_id,
      request_id: crypto.randomUUID(),
      reciver_usr: people.personel.id,
      sender_msg,
    },
    cookie,
  )

const call = (path: string, input: object, cookie?: string) =>
  secure(`/api${path}`, JSON.stringify(input), cookie)

function secure(path: string, body?: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${proxy.secure}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ca: proxy.certificate,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), cookie },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.end(body)
  })
}
