import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { ownCall } from '#test/server/own-call.ts'
import { serveOwn, startNode, startTestApp, type Caller, type Face, type TestApp } from '#test/server/app.ts'
import { captureLog } from '#test/server/log.ts'

const effects: string[] = []
const runs: string[] = []

const note = ownCall({
  path: '/own/note',
  who: everyone,
  writes: true,
  input: z.object({ text: z.string(), refuse: z.boolean().default(false), user_pass: z.string().optional() }),
  run: async ({ db, input, actor, afterCommit }) => {
    runs.push(input.text)
    afterCommit(() => effects.push(input.text))
    const { rows } = await sql<{ id: number }>`
      insert into error_log (message, user_id) values (${input.text}, ${actor.id}) returning id`.execute(db)
    if (input.refuse) throw new AppError(recordsRefusals.record_in_use)
    return { save_response: { id: rows[0]?.id } }
  },
})

const clumsy = ownCall({
  path: '/own/clumsy',
  who: everyone,
  writes: true,
  input: z.object({ text: z.string() }),
  run: async ({ db, input, afterCommit }) => {
    afterCommit(() => Promise.reject(new Error('nobody listens')))
    afterCommit(() => effects.push(input.text))
    await sql`insert into error_log (message) values (${input.text})`.execute(db)
    return { text: input.text }
  },
})

let app: TestApp
let own: Face & { http: TestApp['app']['http'] }
let admin: Caller
let staff: Caller

beforeAll(async () => {
  app = await startTestApp()
  own = await serveOwn(app, [note, clumsy])
  admin = await own.as('admin')
  staff = await own.as('personel')
})
beforeEach(async () => {
  effects.length = 0
  runs.length = 0
  await app.db.deleteFrom('error_log').execute()
})

const notes = async () =>
  (await app.db.selectFrom('error_log').select('message').orderBy('id').execute()).map((row) => row.message)
const stored = (request_id: string) =>
  app.db.selectFrom('sys_requests').selectAll().where('request_id', '=', request_id).execute()

test('a repeated request is done, told and answered once', async () => {
  const body = { text: 'eins', request_id: randomUUID() }
  const first = await admin.untyped('/own/note', body)
  expect(await admin.untyped('/own/note', body)).toEqual(first)
  expect([await notes(), runs, effects]).toEqual([['eins'], ['eins'], ['eins']])
})

test('ten at once are one', async () => {
  const body = { text: 'zehn', request_id: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.untyped('/own/note', body)))
  expect(new Set(answers.map((answer) => answer.save_response.id)).size).toBe(1)
  expect([await notes(), effects]).toEqual([['zehn'], ['zehn']])
})

test('without an id every call is a new one', async () => {
  await admin.untyped('/own/note', { text: 'a' })
  await admin.untyped('/own/note', { text: 'a' })
  expect(effects).toEqual(['a', 'a'])
})

test('a refusal stores nothing, tells nothing and can be corrected under its id', async () => {
  const request_id = randomUUID()
  expect((await admin.refused('/own/note', { text: 'x', refuse: true, request_id })).code).toBe(
    'record_in_use',
  )
  expect([await stored(request_id), await notes(), effects]).toEqual([[], [], []])
  expect((await admin.untyped('/own/note', { text: 'y', request_id })).status.isContinue).toBe(true)
  expect([await notes(), effects]).toEqual([['y'], ['y']])
})

test('an id with another content or for another call is refused', async () => {
  const request_id = randomUUID()
  await admin.untyped('/own/note', { text: 'a', request_id })
  expect((await admin.refused('/own/note', { text: 'b', request_id })).code).toBe('request_id_reused')
  expect((await admin.refused('/own/clumsy', { text: 'a', request_id })).code).toBe('request_id_reused')
  expect(await notes()).toEqual(['a'])
})

test('people may use the same id and get their own answers', async () => {
  const request_id = randomUUID()
  const mine = await admin.untyped('/own/note', { text: 'a', request_id })
  const theirs = await staff.untyped('/own/note', { text: 'a', request_id })
  expect(theirs.save_response.id).not.toBe(mine.save_response.id)
  expect(effects).toEqual(['a', 'a'])
})

test('another session of the same person and another node know the answer', async () => {
  const body = { text: 'a', request_id: randomUUID() }
  const first = await admin.untyped('/own/note', body)
  const node = await startNode(app.databaseUrl)
  const second = await serveOwn(node, [note])
  const answer = await (await second.as('admin')).untyped('/own/note', body)
  await node.app.close()
  expect(answer.save_response).toEqual(first.save_response)
  expect([runs, effects]).toEqual([['a'], ['a']])
})

test('neither a password nor its hash is kept', async () => {
  const request_id = randomUUID()
  const withPassword = (user_pass: string) => admin.untyped('/own/note', { text: 'a', request_id, user_pass })
  const first = await withPassword('Geheim123')
  expect(await withPassword('Anders123')).toEqual(first)
  expect(JSON.stringify(await stored(request_id))).not.toContain('Geheim123')
})

test('an effect that fails is logged; the write stays, the others are told, the answer is a success', async () => {
  const log = captureLog(own.http)
  expect(await admin.untyped('/own/clumsy', { text: 'a' })).toMatchObject({
    status: { isContinue: true },
    text: 'a',
  })
  expect([await notes(), effects]).toEqual([['a'], ['a']])
  expect(log.join()).toContain('nobody listens')
})
