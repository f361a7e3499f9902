import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, startTestApp, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { hasHeardAll, hears, openWindow, type Window } from '#test/server/window.ts'

const { admin, personel, satis, bayi } = people

let app: TestApp
let second: TestApp
let besideDeadNode: Window

beforeAll(async () => {
  besideDeadNode = await watchBesideDeadNode()
  app = await startTestApp()
  second = await startNode(app.databaseUrl)
})
afterAll(() => second.app.close())

/** Starts first, since the node waits five seconds for the dead one. */
async function watchBesideDeadNode(): Promise<Window> {
  const node = await startTestApp()
  const watcher = await windowOf('admin', node)
  const heartbeat = JSON.stringify({ uid: 'dead', type: 2, nsp: '/' })
  await sql`select pg_notify('socket.io#/', ${heartbeat})`.execute(node.db)
  await windowOf('fremd', node)
  return watcher
}

async function windowOf(person: Person, node = app): Promise<Window & { sesion_id: string | null }> {
  const { sesion_id } = await node.as(person)
  return { ...(await openWindow(node.url, { sesion_id })), sesion_id }
}

const presenceOf = (window: Window, uid: number) =>
  window
    .heard('presence')
    .flatMap((data) => data as { uid: number }[])
    .filter((told) => told.uid === uid)

test('notices arrive in the order in which they were sent, on every node', async () => {
  const windows = [await windowOf('admin'), await windowOf('admin', second)]
  const sent = Array.from({ length: 200 }, (_, index) => index)
  for (const number of sent) app.app.services.realtime.toListeners('numbered', number)
  for (const window of windows) {
    await eventually(() => window.heard('numbered')).toHaveLength(sent.length)
    expect(window.heard('numbered')).toEqual(sent)
  }
})

describe('who may listen', () => {
  test.each([
    ['nothing', {}],
    ['an empty session', { sesion_id: '' }],
    ['an unknown session', { sesion_id: 'x'.repeat(43) }],
    ['something that is no session', { sesion_id: { $ne: null } }],
  ])('%s is refused', async (_, auth) => {
    await expect(openWindow(app.url, auth)).rejects.toThrow('ERR_108')
  })

  test('an ended session is refused', async () => {
    const caller = await app.as('satis')
    await caller.call('/logout')
    await expect(openWindow(app.url, { sesion_id: caller.sesion_id })).rejects.toThrow('ERR_108')
  })

  test('outside the working hours only administrators listen', async () => {
    const hours = (start: string, end: string) =>
      app.db
        .updateTable('sys_country_code')
        .set({ system_start_time: start, system_end_time: end })
        .where('country_code', '=', 'DE')
        .execute()
    await hours('08:00', '18:00')
    app.setNow('2026-03-02T05:00:00Z')
    await expect(windowOf('personel')).rejects.toThrow('ERR_108')
    expect((await windowOf('admin')).socket.connected).toBe(true)
    app.setNow('2026-03-02T09:00:00Z')
    expect((await windowOf('personel')).socket.connected).toBe(true)
    app.setNow(null)
    await hours('00:00', '00:00')
  })
})

test('a notice of more than 100 kB ends its window', async () => {
  const window = await windowOf('satis')
  const end = new Promise((resolve) => window.socket.once('disconnect', resolve))
  window.socket.emit('chat_typing', 'x'.repeat(120_000))
  expect(await end).toMatch(/^transport/)
})

describe('two nodes', () => {
  test('a notice to all reaches every window once, whatever its kind', async () => {
    const windows = [await windowOf('admin'), await windowOf('personel', second)]
    app.app.services.realtime.toListeners('topic1', { type: 'topic1' })
    second.app.services.realtime.toListeners('refres_cooke', { type: 'refres_cooke' })
    for (const window of windows) {
      await eventually(() => window.heard('topic1')).toEqual([{ type: 'topic1' }])
      await eventually(() => window.heard('refres_cooke')).toEqual([{ type: 'refres_cooke' }])
    }
    await hasHeardAll(app, ...windows)
    for (const window of windows) expect(window.heard('topic1')).toHaveLength(1)
  })

  test('a notice larger than a database notification arrives too', async () => {
    const window = await windowOf('admin', second)
    const text = 'ü'.repeat(20_000)
    app.app.services.realtime.toListeners('large', { text })
    await eventually(() => window.heard('large')).toEqual([{ text }])
  })

  test('a notice to a user reaches all of that user’s windows and nobody else’s', async () => {
    const mine = [await windowOf('satis'), await windowOf('satis', second)]
    const others = [await windowOf('personel'), await windowOf('personel', second)]
    app.app.services.realtime.toUser(satis.id, 'private', 1)
    for (const window of mine) await eventually(() => window.heard('private')).toEqual([1])
    await hasHeardAll(app, ...mine, ...others)
    for (const window of others) expect(window.heard('private')).toEqual([])
  })

  test('a written reference list is told once to every window, with its new version', async () => {
    const windows = [await windowOf('admin'), await windowOf('admin', second)]
    await app.db.updateTable('kargo_sirketi').set({ kisa_tanim: 'DHL' }).where('id', '=', 1).execute()
    for (const window of windows) await eventually(() => window.heard('reference_version')).toHaveLength(1)
    await hasHeardAll(app, ...windows)
    const { version } = await app.db
      .selectFrom('sys_ref_versions')
      .select('version')
      .where('name', '=', 'kargo_sirketi')
      .executeTakeFirstOrThrow()
    for (const window of windows)
      expect(window.heard('reference_version')).toEqual([{ name: 'kargo_sirketi', version }])
  })

  test('a write that is undone is not told', async () => {
    const window = await windowOf('admin', second)
    const undone = app.db.transaction().execute(async (trx) => {
      await trx.updateTable('kargo_sirketi').set({ kisa_tanim: 'X' }).where('id', '=', 1).execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await app.db.updateTable('sys_unvan').set({ unvan: 'Frau' }).where('un_type', '=', 1).execute()
    await eventually(() => window.heard('reference_version')).toHaveLength(1)
    expect(window.heard('reference_version')).toMatchObject([{ name: 'sys_unvan' }])
  })

  test('everybody with a window on any node is online, once', async () => {
    const here = await windowOf('bayi')
    const there = await windowOf('bayi', second)
    const also = await windowOf('bayiadmin', second)
    await hasHeardAll(app, here, there, also)
    for (const node of [app, second]) {
      const online = await node.app.services.realtime.online()
      expect(online.filter((id) => id === bayi.id || id === people.bayiadmin.id).toSorted()).toEqual([5, 6])
    }
    here.socket.disconnect()
    there.socket.disconnect()
    await eventually(() => app.app.services.realtime.online()).not.toContain(bayi.id)
    also.socket.disconnect()
  })

  test('sessions and cookies never travel between the nodes', async () => {
    const window = await windowOf('admin2', second)
    const spy = new pg.Client({ connectionString: app.databaseUrl })
    const said: string[] = []
    await spy.connect()
    spy.on('notification', ({ payload = '' }) => said.push(payload))
    await spy.query('LISTEN "socket.io#/"')
    expect(await app.app.services.realtime.online()).toContain(people.admin2.id)
    await eventually(() => said.length).toBeGreaterThan(1)
    await spy.end()
    expect(said.join()).not.toContain(window.sesion_id)
    expect(said.join()).not.toContain('cookie')
  })
})

describe('presence', () => {
  test('somebody is online from the first window to the last, on whichever node', async () => {
    const watcher = await windowOf('admin', second)
    const first = await windowOf('fremd')
    const { id: uid } = people.fremd
    await eventually(() => presenceOf(watcher, uid)).toEqual([{ uid, isOnline: true }])
    const other = await windowOf('fremd', second)
    await eventually(() => presenceOf(watcher, uid)).toHaveLength(2)
    first.socket.disconnect()
    await eventually(() => presenceOf(watcher, uid)).toHaveLength(3)
    expect(presenceOf(watcher, uid).at(-1)).toEqual({ uid, isOnline: true })
    other.socket.disconnect()
    await eventually(() => presenceOf(watcher, uid).at(-1)).toEqual({ uid, isOnline: false })
  })

  test('a further window of somebody who is there is no news, and all of a second are told together', async () => {
    const watcher = await windowOf('admin')
    const { sesion_id } = await windowOf('admin2')
    await eventually(() => presenceOf(watcher, people.admin2.id)).toHaveLength(1)
    const frames = watcher.heard('presence').length
    await Promise.all([1, 2, 3].map(() => openWindow(app.url, { sesion_id })))
    await Promise.all([windowOf('bayi'), windowOf('bayiadmin')])
    await eventually(() => presenceOf(watcher, people.bayi.id)).toHaveLength(1)
    await eventually(() => presenceOf(watcher, people.bayiadmin.id)).toHaveLength(1)
    expect(presenceOf(watcher, people.admin2.id)).toHaveLength(1)
    expect(watcher.heard('presence').length - frames).toBeLessThanOrEqual(2)
  })
})

describe('who listens', () => {
  test('only windows that listen to an event are told of it, on every node, and no more when they have ended', async () => {
    const listening = await windowOf('admin', second)
    const deaf = await windowOf('personel')
    await hears(deaf, ['end'])
    app.app.services.realtime.toListeners('numbered', 1)
    await hasHeardAll(app, listening, deaf)
    expect(listening.heard('numbered')).toEqual([1])
    expect(deaf.heard('numbered')).toEqual([])
    await hears(listening, ['end'])
    app.app.services.realtime.toListeners('numbered', 2)
    await hasHeardAll(app, listening)
    expect(listening.heard('numbered')).toEqual([1])
  })

  test.each([
    ['no list', 'presence'],
    ['no names', [7]],
    ['too many', Array.from({ length: 41 }, String)],
    ['too long', ['x'.repeat(41)]],
  ])('%s changes nothing', async (_, said) => {
    const window = await windowOf('admin')
    window.socket.emit('hears', said)
    await hasHeardAll(app, window)
    expect(window.ended()).toBeNull()
  })
})

describe('the end of a session', () => {
  test('signing out ends that session’s windows on every node, and no other', async () => {
    const caller = await app.as('personel')
    const { sesion_id } = caller
    const mine = [await openWindow(app.url, { sesion_id }), await openWindow(second.url, { sesion_id })]
    const others = [await windowOf('personel'), await windowOf('personel', second)]
    await caller.call('/logout')
    for (const window of mine) await eventually(() => window.ended()).toBe('io server disconnect')
    await hasHeardAll(app, ...others)
    expect(others.map((window) => window.ended())).toEqual([null, null])
  })

  test('blocking a user ends all of that user’s windows', async () => {
    const windows = [await windowOf('bayi'), await windowOf('bayi', second)]
    const other = await windowOf('bayiadmin')
    const caller = await app.as('admin')
    expect((await caller.call('/sys_users/update', { id: bayi.id, blocked: '1' })).status.isContinue).toBe(
      true,
    )
    for (const window of windows) await eventually(() => window.ended()).toBe('io server disconnect')
    expect(other.ended()).toBeNull()
  })
})

test('a node that stops leaves the windows of the others alone; its own reconnect by themselves', async () => {
  const third = await startNode(app.databaseUrl)
  const stays = [await windowOf('admin'), await windowOf('personel', second)]
  const moves = await windowOf('satis', third)
  await third.app.close()
  await eventually(() => moves.ended()).not.toBeNull()
  expect(moves.socket.active, moves.ended() ?? '').toBe(true)
  moves.socket.disconnect()
  await hasHeardAll(app, ...stays)
  expect(stays.map((window) => window.ended())).toEqual([null, null])
  expect(await app.app.services.realtime.online()).toEqual(expect.arrayContaining([admin.id, personel.id]))
})

test('a node that died without a word delays what is told of presence, and breaks nothing', async () => {
  const { id: uid } = people.fremd
  await eventually(() => presenceOf(besideDeadNode, uid)).toEqual([{ uid, isOnline: true }])
})

test('one session opens no more windows than anybody needs', async () => {
  const { sesion_id } = await app.as('personel')
  const opened: boolean[] = []
  for (let number = 0; number < 52; number += 1)
    opened.push(
      await openWindow(app.url, { sesion_id }).then(
        () => true,
        () => false,
      ),
    )
  expect(opened.filter(Boolean)).toHaveLength(50)
  await windowOf('satis')
})
