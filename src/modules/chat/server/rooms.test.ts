import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { openFreshWindow } from '#test/server/window.ts'

const { admin: boss, personel: elif, satis: jonas, bayi: lukas } = people
const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')

type Room = {
  roomId: number
  members: { uid: number; isAdmin: boolean; isCreator: boolean; isOnScreen: boolean; isTyping: boolean }[]
  avi: number | null
}

let app: TestApp
const callers = new Map<Person, Caller>()

beforeAll(async () => {
  app = await startTestApp()
  for (const person of Object.keys(people) as Person[]) callers.set(person, await app.as(person))
})

const as = (person: Person): Caller => {
  const caller = callers.get(person)
  if (!caller) throw new Error(person)
  return caller
}
const call = async (person: Person, path: string, body: object) =>
  (await as(person).untyped(`/chat/rooms/${path}`, { ...body })).item as Room
const refusal = async (person: Person, path: string, body: object) =>
  (await as(person).refused(`/chat/rooms/${path}`, { ...body })).code
const say = (person: Person, message: string, roomId: number) =>
  as(person).call('/chat/messages/send', { client_id: randomUUID(), message, roomId })
const read = async (person: Person, roomId: number) =>
  (await as(person).call('/chat/messages/list', { roomId })).datalist.map(({ message }) => message)
const create = (members: number[] = [elif.id, jonas.id], person: Person = 'admin') =>
  call(person, 'create', { roomName: 'Keller', description: 'Inventur', members, base_64: png })

test('members of a room are seen looking and typing until they leave', async () => {
  const { roomId } = await create()
  const window = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
  const doing = async () =>
    (await call('admin', 'get', { roomId })).members.map(({ uid, isOnScreen, isTyping }) => [
      uid,
      isOnScreen,
      isTyping,
    ])
  const others = [
    [boss.id, false, false],
    [elif.id, false, false],
  ]
  expect(await doing()).toEqual([...others, [jonas.id, false, false]])
  window.socket.emit('chat_on_screen', { roomId, isOnScreen: true })
  window.socket.emit('chat_typing', { roomId, isTyping: true })
  await eventually(doing).toEqual([...others, [jonas.id, true, true]])
  window.socket.emit('chat_typing', { roomId, isTyping: false })
  await eventually(doing).toEqual([...others, [jonas.id, true, false]])
  window.socket.disconnect()
  await eventually(doing).toEqual([...others, [jonas.id, false, false]])
})

describe('a new room', () => {
  test('has its creator as administrator and is in everybody’s list', async () => {
    const window = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
    const room = await create()
    expect(room).toMatchObject({
      roomName: 'Keller',
      description: 'Inventur',
      createdBy: boss.id,
      muted: false,
      avi: expect.any(Number) as number,
      members: [
        { uid: boss.id, isAdmin: true, isCreator: true, isRead: true },
        { uid: elif.id, isAdmin: false, isCreator: false },
        { uid: jonas.id, isAdmin: false, isCreator: false },
      ],
    })
    await eventually(() => window.heard('chat_changed')).toContainEqual({ roomId: room.roomId })
    const { datalist } = await as('satis').call('/chat/list')
    expect(datalist.find(({ isRoom, id }) => isRoom && id === room.roomId)).toMatchObject({
      name_surname: 'Keller',
      unread: 0,
    })
  })

  test('has a name, known people and not too many of them', async () => {
    const refuse = (body: object, person: Person = 'admin') =>
      as(person).refused('/chat/rooms/create', { ...body })
    expect((await refuse({ roomName: ' ' })).fields).toEqual({ roomName: 'requiredField' })
    expect((await refuse({ roomName: 'x'.repeat(26) })).fields).toEqual({ roomName: 'too_long' })
    expect((await refuse({ roomName: 'x', description: 'x'.repeat(141) })).fields).toEqual({
      description: 'too_long',
    })
    expect((await refuse({ roomName: 'x', members: [lukas.id] }, 'personel')).fields).toEqual({
      members: 'not_allowed',
    })
    expect((await refuse({ roomName: 'x', members: [999] })).fields).toEqual({ members: 'not_allowed' })
    expect(
      (await refuse({ roomName: 'x', members: Array.from({ length: 101 }, (_, id) => id + 1) })).fields,
    ).toEqual({
      members: 'too_large',
    })
    const notPicture = { roomName: 'x', base_64: btoa('%PDF-1.4') }
    expect((await refuse(notPicture)).code).toBe('file_type_not_allowed')
  })
})

describe('its people', () => {
  test('only they look inside', async () => {
    const { roomId } = await create()
    await say('personel', 'nur für uns', roomId)
    expect(await read('satis', roomId)).toEqual(['nur für uns'])
    expect(await refusal('bayi', 'get', { roomId })).toBe('record_not_found')
    expect(await refusal('admin2', 'leave', { roomId })).toBe('record_not_found')
    expect(await refusal('admin2', 'report', { roomId })).toBe('record_not_found')
    const foreign = as('admin2')
    const send = { client_id: randomUUID(), message: 'x', roomId }
    expect((await foreign.refused('/chat/messages/send', send)).code).toBe('record_not_found')
    expect((await foreign.refused('/chat/messages/list', { roomId })).code).toBe('record_not_found')
    expect((await foreign.refused('/chat/avatars/get', { roomId })).code).toBe('record_not_found')
    expect((await as('satis').refused('/chat/clear', { roomId })).code).toBe('chat_room_not_cleared')
  })

  test('whoever took it out of the list finds it again, and nobody else does', async () => {
    const { roomId } = await create()
    const ids = async (person: Person, body: object) =>
      (await as(person).call('/chat/list', { ...body })).datalist
        .filter(({ isRoom, id }) => isRoom && id === roomId)
        .map(({ name_surname }) => name_surname)
    await as('satis').call('/chat/delete', { roomId })
    expect(await ids('satis', {})).toEqual([])
    expect(await ids('satis', { removed_rooms: true })).toEqual(['Keller'])
    expect(await ids('personel', { removed_rooms: true })).toEqual([])
    expect(await ids('bayi', { removed_rooms: true })).toEqual([])
    await say('satis', 'wieder da', roomId)
    expect(await ids('satis', {})).toEqual(['Keller'])
    expect(await ids('satis', { removed_rooms: true })).toEqual([])
  })

  test('its administrators decide, the others may not', async () => {
    const { roomId } = await create()
    const acts: [string, object][] = [
      ['update', { roomId, roomName: 'Neu' }],
      ['add', { roomId, members: [boss.id] }],
      ['remove', { roomId, uid: jonas.id }],
      ['make_admin', { roomId, uid: elif.id }],
    ]
    for (const [path, body] of acts) expect(await refusal('personel', path, body)).toBe('chat_only_admins')
    for (const [path, body] of acts) expect(await refusal('bayi', path, body)).toBe('record_not_found')
    await call('admin', 'make_admin', { roomId, uid: elif.id })
    const renamed = await call('personel', 'update', { roomId, roomName: 'Neu', description: 'Jeden Montag' })
    expect(renamed).toMatchObject({ roomName: 'Neu', description: 'Jeden Montag' })
    expect((await as('admin').refused('/chat/rooms/update', { roomId, description: ' ' })).fields).toEqual({
      description: 'requiredField',
    })
  })

  test('a replaced picture takes the old one with it', async () => {
    const { roomId, avi } = await create()
    const changed = await call('admin', 'update', { roomId, base_64: png })
    expect(changed.avi).not.toBe(avi)
    const files = await app.db.selectFrom('sys_files').select('id').where('id', '=', avi).execute()
    expect(files).toEqual([])
  })

  test('who joins sees what is written from then on, who is removed nothing more', async () => {
    const { roomId } = await create([elif.id])
    await say('personel', 'vorher', roomId)
    const { members } = await call('admin', 'add', { roomId, members: [jonas.id, elif.id, jonas.id] })
    expect(members.map(({ uid }) => uid)).toEqual([boss.id, elif.id, jonas.id])
    await say('personel', 'nachher', roomId)
    expect(await read('satis', roomId)).toEqual(['nachher'])
    const window = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
    await call('admin', 'remove', { roomId, uid: jonas.id })
    await eventually(() => window.heard('chat_changed')).toContainEqual({ roomId })
    await say('personel', 'ohne Jonas', roomId)
    expect((await as('satis').refused('/chat/messages/list', { roomId })).code).toBe('record_not_found')
    expect(window.heard('chat_message')).toEqual([])
    for (const uid of [boss.id, jonas.id])
      expect((await as('admin').refused('/chat/rooms/remove', { roomId, uid })).fields).toEqual({
        uid: 'not_allowed',
      })
    expect((await as('admin').refused('/chat/rooms/make_admin', { roomId, uid: jonas.id })).fields).toEqual({
      uid: 'not_allowed',
    })
  })

  test('people are added under the rule who sees whom', async () => {
    const { roomId } = await create([jonas.id], 'personel')
    const add = (members: number[]) => as('personel').refused('/chat/rooms/add', { roomId, members })
    expect((await add([lukas.id])).fields).toEqual({ members: 'not_allowed' })
    expect((await add([])).fields).toEqual({ members: 'requiredField' })
  })
})

describe('leaving', () => {
  test('makes the longest-serving member administrator, and deletes the empty room with its files', async () => {
    const { roomId, avi } = await create()
    const file = { file_name: 'bild.png', base_64: png }
    const sent = await as('admin').call('/chat/messages/send', { client_id: randomUUID(), roomId, file })
    await as('admin').call('/chat/messages/star', { id: sent.item.id, starred: true })
    await as('admin').call('/chat/rooms/leave', { roomId })
    const { members } = await call('satis', 'get', { roomId })
    expect(members).toMatchObject([
      { uid: elif.id, isAdmin: true, isCreator: false },
      { uid: jonas.id, isAdmin: false },
    ])
    expect(await refusal('admin', 'get', { roomId })).toBe('record_not_found')
    await as('personel').call('/chat/rooms/leave', { roomId })
    await as('satis').call('/chat/rooms/leave', { roomId })
    const left = async (table: 'chat_messages' | 'chat_members') =>
      app.db.selectFrom(table).select('id').where('conversation_id', '=', roomId).execute()
    expect([await left('chat_messages'), await left('chat_members')]).toEqual([[], []])
    const files = await app.db
      .selectFrom('sys_files')
      .select('id')
      .where('file_name', '=', 'bild.png')
      .execute()
    expect(files).toEqual([])
    expect(await app.db.selectFrom('sys_files').select('id').where('id', '=', avi).execute()).toEqual([])
  })

  test('all at once leaves nothing behind', async () => {
    const { roomId } = await create()
    const leavers = (['admin', 'personel', 'satis'] as const).map((person) =>
      as(person).call('/chat/rooms/leave', { roomId }),
    )
    for (const answer of await Promise.all(leavers)) expect(answer.status.isContinue).toBe(true)
    const rooms = await app.db
      .selectFrom('chat_conversations')
      .select('id')
      .where('id', '=', roomId)
      .execute()
    expect(rooms).toEqual([])
  })
})

test('a report gives every administrator a task with the last five messages', async () => {
  const { roomId } = await create()
  for (let number = 1; number <= 6; number += 1) await say('personel', `Unfug ${number}`, roomId)
  const { count } = await as('satis').call('/chat/rooms/report', { roomId, language: 'de' })
  expect(count).toBe(2)
  for (const person of ['admin', 'admin2'] as const) {
    const { datalist } = await as(person).call('/takip/gorevler/waiting')
    const task = (datalist ?? [])[0] as { sender_msg: string; gonderen: string }
    expect(task.gonderen).toBe('satis Test')
    expect(task.sender_msg).toContain('Die Gruppe „Keller“ wurde gemeldet')
    expect(task.sender_msg).not.toContain('Unfug 1')
    expect(task.sender_msg.match(/Unfug \d/g)).toEqual([
      'Unfug 2',
      'Unfug 3',
      'Unfug 4',
      'Unfug 5',
      'Unfug 6',
    ])
  }
})
