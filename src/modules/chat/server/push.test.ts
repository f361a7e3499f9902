import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app/create-app.ts'
import type { SendPush } from '#platform/server/live/push.ts'
import { readSettings } from '#platform/server/settings.ts'
import { checkAnswer } from '#test/server/answers.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { openFreshWindow } from '#test/server/window.ts'

type Sent = { endpoint: string; payload: { title: string; body: string; url: string }; subject: string }

const sent: Sent[] = []
let outcome: Awaited<ReturnType<SendPush>> | Error = 'sent'

const fakeService: SendPush = async ({ endpoint }, payload, { subject }) => {
  sent.push({ endpoint, payload: JSON.parse(payload) as Sent['payload'], subject })
  if (outcome instanceof Error) throw outcome
  return outcome
}

let app: TestApp
let node: Awaited<ReturnType<typeof createApp>>
let admin: Pick<Caller, 'call'>
let staff: Caller

/** A node whose pushes go to the test instead of the net; calls go through it. */
beforeAll(async () => {
  app = await startTestApp()
  node = await createApp({
    databaseUrl: app.databaseUrl,
    settings: { ...readSettings({}), logLevel: 'fatal' },
    sendPush: fakeService,
    checkAnswer,
  })
  await node.http.listen({ port: 0, host: '127.0.0.1' })
  admin = through(await app.as('admin'))
  staff = await app.as('personel')
})
afterAll(() => node.close())

function through({ sesion_id }: Caller): Pick<Caller, 'call'> {
  const call = async (path: string, body: object = {}) => {
    const { body: text } = await node.http.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { sesion_id, ...body },
    })
    return JSON.parse(text) as unknown
  }
  return { call: call as Caller['call'] }
}

const keys = { p256dh: 'BKey-_', auth: 'a-_' }
const address = (name: string) => `https://push.example.com/${name}`
const say = (message: string) =>
  admin.call('/chat/messages/send', { client_id: randomUUID(), message, uid: people.personel.id })

describe('subscribing', () => {
  test.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://printer.local./x',
    'https://push.example.com./x',
    'https://db.internal/x',
    'https://push.example.com:8443/x',
    'https://user@push.example.com/x',
    'file:///etc/passwd',
    'x',
  ])('%s is no push service', async (endpoint) => {
    expect((await staff.refused('/push/subscribe', { endpoint, keys })).fields).toEqual({
      endpoint: 'not_allowed',
    })
  })

  test('a browser belongs to whoever used it last; others cannot withdraw it', async () => {
    const owner = async () =>
      (
        await app.db
          .selectFrom('push_subscriptions')
          .select('user_id')
          .where('endpoint', '=', address('shared'))
          .executeTakeFirst()
      )?.user_id
    const other = await app.as('satis')
    await other.call('/push/subscribe', { endpoint: address('shared'), keys })
    await staff.call('/push/subscribe', { endpoint: address('shared'), keys })
    expect(await owner()).toBe(people.personel.id)
    await other.call('/push/unsubscribe', { endpoint: address('shared') })
    expect(await owner()).toBe(people.personel.id)
    await staff.call('/push/unsubscribe', { endpoint: address('shared') })
    expect(await owner()).toBeUndefined()
  })

  test('the key is made once for all nodes and restarts', async () => {
    const [one, other] = [await staff.call('/push/key'), await admin.call('/push/key')]
    expect(one.key).toEqual(expect.stringMatching(/^[\w-]{80,}$/))
    expect(other.key).toBe(one.key)
  })
})

describe('a push', () => {
  beforeAll(async () => {
    await staff.call('/push/subscribe', { endpoint: address('elif'), keys, language: 'en' })
  })

  test('tells of a message whoever has no window', async () => {
    await say('Bist du unterwegs?')
    await eventually(() => sent).toEqual([
      {
        endpoint: address('elif'),
        payload: {
          title: 'admin Test',
          body: 'Bist du unterwegs?',
          url: `/chatapp/chats/${people.admin.id}`,
        },
        subject: 'mailto:buero@weinkontor.example',
      },
    ])
  })

  test('tells of a task', async () => {
    sent.length = 0
    await admin.call('/takip/gorevler/create', {
      reciver_usr: people.personel.id,
      sender_msg: 'Regal zählen',
    })
    await eventually(() => sent.map(({ payload }) => payload)).toMatchObject([
      {
        title: 'New task from admin Test',
        body: 'Regal zählen',
        url: expect.stringContaining('/takip/gorevler') as string,
      },
    ])
  })

  test('that fails disturbs nobody, and a browser that is gone is forgotten', async () => {
    sent.length = 0
    outcome = new Error('the push service is away')
    expect((await say('trotzdem')).status.isContinue).toBe(true)
    await eventually(() => sent).toHaveLength(1)
    outcome = 'gone'
    await say('weg')
    await eventually(() => sent).toHaveLength(2)
    await eventually(async () =>
      app.db.selectFrom('push_subscriptions').select('id').where('endpoint', '=', address('elif')).execute(),
    ).toEqual([])
    outcome = 'sent'
  })

  test('goes neither to the muted nor to those with a window', async () => {
    await staff.call('/push/subscribe', { endpoint: address('elif'), keys })
    await staff.call('/chat/mute', { uid: people.admin.id, muted: true })
    sent.length = 0
    await say('stumm')
    await staff.call('/chat/mute', { uid: people.admin.id, muted: false })
    const window = await openFreshWindow(app, { sesion_id: staff.sesion_id })
    await say('am Bildschirm')
    await eventually(() => window.heard('chat_message')).toHaveLength(1)
    await node.services.push.close()
    window.socket.disconnect()
    await eventually(() => node.services.realtime.online()).not.toContain(people.personel.id)
    await say('wieder weg')
    await eventually(() => sent.map(({ payload }) => payload.body)).toEqual(['wieder weg'])
  })
})
