import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { openWindow, type Window } from '#test/server/window.ts'
import type { ChatMessage } from '../domain/chat.ts'
import { MESSAGES_PER_MINUTE } from '../domain/limits.ts'

let app: TestApp
let second: TestApp

beforeAll(async () => {
  app = await startTestApp()
  second = await startNode(app.databaseUrl)
})
afterAll(() => second.app.close())

const WRITERS = ['admin', 'personel', 'satis', 'bayiadmin', 'bayi'] as const satisfies readonly Person[]
const EACH = 100

async function openRoom(): Promise<number> {
  const admin = await app.as('admin')
  const members = WRITERS.map((person) => people[person].id).filter((id) => id !== people.admin.id)
  const { item } = await admin.call('/chat/rooms/create', { roomName: 'Alle', members })
  return (item as { roomId: number }).roomId
}

async function allMessages(caller: Caller, roomId: number): Promise<ChatMessage[]> {
  const found: ChatMessage[] = []
  for (;;) {
    const after = found.at(-1)?.seq ?? 0
    const { datalist } = await caller.call('/chat/messages/list', { roomId, after, limit: 200 })
    if (!datalist.length) return found
    found.push(...datalist)
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('five people, a hundred messages each, over two nodes', () => {
  let roomId: number
  const windows: Window[] = []

  /** Every third message is sent twice at once and every fifth once more afterwards, under either node. */
  async function write(person: Person, node: TestApp, other: TestApp): Promise<void> {
    const [here, there] = [await node.as(person), await other.as(person)]
    for (const number of numbers(EACH)) {
      const body = { roomId, client_id: randomUUID(), message: `${person} ${number}` }
      const same = { ...body, request_id: randomUUID() }
      const sends = [here.call('/chat/messages/send', same)]
      if (number % 3 === 0) sends.push(there.call('/chat/messages/send', body))
      if (number % 5 === 0) sends.push(here.call('/chat/messages/send', same))
      const ids = (await Promise.all(sends)).map((answer) => answer.item.id)
      if (number % 5 === 0) ids.push((await there.call('/chat/messages/send', body)).item.id)
      expect(new Set(ids).size).toBe(1)
    }
  }

  beforeAll(async () => {
    roomId = await openRoom()
    for (const [index, person] of WRITERS.entries()) {
      const node = index % 2 ? second : app
      windows.push(await openWindow(node.url, { sesion_id: (await node.as(person)).sesion_id }))
    }
    await Promise.all(
      WRITERS.map((person, index) => write(person, index % 2 ? second : app, index % 2 ? app : second)),
    )
  })

  test('each message is there once, numbered without a gap, in the order of its sender', async () => {
    const messages = await allMessages(await app.as('admin'), roomId)
    expect(messages.map(({ seq }) => seq)).toEqual(numbers(WRITERS.length * EACH))
    for (const person of WRITERS) {
      const own = messages.filter(({ senderId }) => senderId === people[person].id)
      expect(own.map(({ message }) => message)).toEqual(numbers(EACH).map((number) => `${person} ${number}`))
    }
  })

  test('everybody has the same order', async () => {
    const ids = async (person: Person) =>
      (await allMessages(await second.as(person), roomId)).map(({ id }) => id)
    const first = await ids('admin')
    for (const person of WRITERS) expect(await ids(person)).toEqual(first)
  })

  test('every window heard every message once', async () => {
    const heard = (window: Window) =>
      window
        .heard('chat_message')
        .map((data) => (data as { message: ChatMessage }).message.seq)
        .toSorted((a, b) => a - b)
    for (const window of windows)
      await eventually(() => heard(window)).toEqual(numbers(WRITERS.length * EACH))
  })
})

test('a number of a window that is used in another conversation is refused', async () => {
  const admin = await app.as('admin')
  const body = { client_id: randomUUID(), message: 'einmal', uid: people.personel.id }
  await admin.call('/chat/messages/send', body)
  const elsewhere = { ...body, uid: people.satis.id }
  expect((await admin.refused('/chat/messages/send', elsewhere)).code).toBe('request_id_reused')
})

test('two people who begin at the same time begin one conversation', async () => {
  const [one, other] = [await app.as('admin2'), await second.as('fremd')]
  const to = (uid: number) => ({ client_id: randomUUID(), message: 'Hallo', uid })
  const answers = await Promise.all([
    one.call('/chat/messages/send', to(people.fremd.id)),
    other.call('/chat/messages/send', to(people.admin2.id)),
  ])
  expect(answers.map((answer) => answer.item.seq).toSorted()).toEqual([1, 2])
})

test('ticks are right after a restart, on whichever node', async () => {
  const roomId = await openRoom()
  const before = await startNode(app.databaseUrl)
  const admin = await before.as('admin')
  for (const number of numbers(4))
    await admin.call('/chat/messages/send', { client_id: randomUUID(), message: `Nr. ${number}`, roomId })
  const staff = await before.as('personel')
  await staff.call('/chat/received')
  await staff.call('/chat/read', { roomId, seq: 3 })
  await before.app.close()
  const after = await startNode(app.databaseUrl)
  const { watermarks } = await (await after.as('admin')).call('/chat/messages/list', { roomId })
  expect(watermarks).toContainEqual({ uid: people.personel.id, received_seq: 4, read_seq: 3 })
  expect(watermarks).toContainEqual({ uid: people.satis.id, received_seq: 0, read_seq: 0 })
  const { datalist } = await (await after.as('personel')).call('/chat/list')
  expect(datalist).toContainEqual(
    expect.objectContaining({ id: roomId, isRoom: true, unread: 1, isReceived: true }),
  )
  await after.app.close()
})

test('a person who sends too fast is refused', async () => {
  const { id } = await app.db
    .selectFrom('chat_conversations')
    .select('id')
    .where('is_room', '=', false)
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`insert into chat_messages (conversation_id, seq, sender_id, client_id, message)
    select ${id}, 1000 + n, ${people.bayi.id}, gen_random_uuid(), 'x'
    from generate_series(1, ${MESSAGES_PER_MINUTE}::integer) n`.execute(app.db)
  const body = { client_id: randomUUID(), message: 'noch eine', uid: people.admin.id }
  expect((await (await app.as('bayi')).refused('/chat/messages/send', body)).code).toBe('chat_too_fast')
})
