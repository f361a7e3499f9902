import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { afterAll, expect, test } from 'vitest'
import { atTheEnd, cleanUp } from '../faults/own-company.ts'
import { freePort, longTimeout } from '../faults/product.ts'
import { NGINX, startProxy, type Proxy } from './proxy.ts'

afterAll(cleanUp)

const versionOf = (nginx: string): number[] =>
  (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(spawnSync(nginx, ['-v']).stderr.toString()) ?? []).slice(1).map(Number)

/** Since 1.27.3 nginx asks the name server again for the nodes of an upstream. */
const [major = 0, minor = 0, patch = 0] = versionOf(NGINX)
const asksAgain = major * 1_000_000 + minor * 1_000 + patch >= 1_027_003

test.runIf(asksAgain)('a node that was made anew is found under its new address', async () => {
  const port = await freePort()
  const before = await startNode('127.0.0.2', port)
  const other = await startNode('127.0.0.3', port)
  const addresses = new Map([
    ['node-1', before.address],
    ['node-2', other.address],
  ])
  const names = await startNameServer(addresses)
  const proxy = await startProxy((shipped) =>
    shipped
      .replace('resolver 127.0.0.11 valid=5s', `resolver 127.0.0.1:${names} valid=1s`)
      .replaceAll(':3000 resolve', `:${port} resolve`),
  )
  await expect.poll(() => answering(proxy), longTimeout).toEqual(new Set([before.address, other.address]))

  const after = await startNode('127.0.0.4', port)
  addresses.set('node-1', after.address)
  before.stop()
  await expect.poll(() => answering(proxy), longTimeout).toEqual(new Set([after.address, other.address]))
})

/** A node that answers with its address. */
async function startNode(address: string, port: number) {
  const server = createServer((_, response) => response.end(address)).listen(port, address)
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  atTheEnd(stop)
  return { address, stop }
}

/** Which nodes answer, asked by many browsers. */
async function answering(proxy: Proxy): Promise<Set<string>> {
  const ask = (mark: number) =>
    new Promise<string>((resolve, reject) => {
      const asked = request(
        `${proxy.secure}/api/health`,
        { ca: proxy.certificate, headers: { cookie: `node=${mark}` } },
        (answer) => {
          let body = ''
          answer.on('data', (chunk) => (body += chunk))
          answer.on('end', () => resolve(body))
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  return new Set(await Promise.all(Array.from({ length: 40 }, (_, mark) => ask(mark))))
}

const HEADER = 12

/** Answers each question for an address of one of these names; returns its port. */
async function startNameServer(addresses: ReadonlyMap<string, string>): Promise<number> {
  const server = createSocket('udp4')
  server.on('message', (question, { port, address }) => {
    const labels: string[] = []
    let at = HEADER
    while (question[at]) {
      const length = question[at] ?? 0
      labels.push(question.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const asked = question.subarray(HEADER, at + 5)
    const known = addresses.get(labels.join('.'))
    const header = Buffer.alloc(HEADER)
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(known ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(known ? 1 : 0, 6)
    const answer = known
      ? Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...known.split('.').map(Number)])
      : Buffer.alloc(0)
    server.send(Buffer.concat([header, asked, answer]), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  atTheEnd(() => void server.close())
  return server.address().port
}
