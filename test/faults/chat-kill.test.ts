import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '#modules/chat/domain/chat.ts'
import { createDatabase, createPool } from '#platform/server/database/database.ts'
import { createSession } from '#platform/server/entrance/sessions.ts'
import { cloneDatabase } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { freePort, longTimeout, startProduct, untilReady, type Program } from './product.ts'

const WRITERS = ['admin', 'personel', 'satis', 'bayiadmin', 'bayi'] as const satisfies readonly Person[]
const EACH = 100
/** How many answers to wait for before the kill. */
const ANSWERED = 150
/** Messages per page, so that there are several pages before and after the kill. */
const PAGE = 100

let database: { url: string; drop(): Promise<void> }
let port: number
let product: Program
/** Writers wait for this while the server is down. */
let back = Promise.withResolvers<void>()
const sessions = new Map<Person, string>()

/** Restarts at the same address, the only one that the writers' windows know. */
async function startServer(): Promise<void> {
  product = await startProduct({ DATABASE_URL: database.url }, port)
  await untilReady(product)
  back.resolve()
}

async function killServer(): Promise<void> {
  back = Promise.withResolvers()
  product.child.kill('SIGKILL')
  await product.ended
}

async function call(person: Person, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, sesion_id: sessions.get(person) }),
  })
  return (await response.json()) as Record<string, unknown>
}

beforeAll(async () => {
  database = await cloneDatabase()
  port = await freePort()
  const db = createDatabase(createPool(database.url, 2))
  for (const person of WRITERS)
    sessions.set(person, await createSession(db, people[person].id, { host: 'test', device: 'test' }))
  await db.destroy()
})
afterAll(async () => {
  product.child.kill('SIGKILL')
  await product.ended
  await database.drop()
})

test('500 messages of five people outlive the death of the server: each once, in order', async () => {
  await startServer()
  const members = WRITERS.map((person) => people[person].id).filter((id) => id !== people.admin.id)
  const { item } = await call('admin', '/chat/rooms/create', { roomName: 'Alle', members })
  const { roomId } = item as { roomId: number }
  let answered = 0

  const isSent = (person: Person, body: object) =>
    call(person, '/chat/messages/send', body).then(
      ({ item: sent }) => Boolean(sent),
      () => false,
    )

  /** Like a window: an unconfirmed message is sent again before the next one. */
  async function write(person: Person): Promise<void> {
    for (let number = 1; number <= EACH; number += 1) {
      const body = { roomId, client_id: randomUUID(), message: `${person} ${number}` }
      while (!(await isSent(person, body))) await back.promise
      answered += 1
    }
  }

  const writing = Promise.all(WRITERS.map(write))
  await expect.poll(() => answered, { ...longTimeout, interval: 20 }).toBeGreaterThan(ANSWERED)
  await killServer()
  expect(answered).toBeLessThan(WRITERS.length * EACH)
  await startServer()
  await writing

  const messages: ChatMessage[] = []
  for (;;) {
    const after = messages.at(-1)?.seq ?? 0
    const { datalist } = await call('bayi', '/chat/messages/list', { roomId, after, limit: PAGE })
    const page = datalist as ChatMessage[]
    if (!page.length) break
    messages.push(...page)
  }
  const written = messages.filter(({ message }) => WRITERS.some((person) => message.startsWith(`${person} `)))
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => (messages[0]?.seq ?? 1) + index))
  for (const person of WRITERS)
    expect(
      written.filter(({ message }) => message.startsWith(`${person} `)).map(({ message }) => message),
    ).toEqual(Array.from({ length: EACH }, (_, index) => `${person} ${index + 1}`))
})
