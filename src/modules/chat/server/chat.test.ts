import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp, type Input } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { hasHeardAll, openFreshWindow } from '#test/server/window.ts'
import { present } from '#test/server/present.ts'

const { admin: boss, personel: elif, satis: jonas, bayi: lukas, bayiadmin: katharina } = people

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
const text = (message: string, target: object) => ({ client_id: randomUUID(), message, ...target })
const send = async (person: Person, message: string, target: object) =>
  (await as(person).call('/chat/messages/send', text(message, target))).item
const refusal = async (person: Person, path: string, body: object) =>
  (await as(person).refused(path, { ...body })).code
const messages = async (person: Person, body: object) =>
  (await as(person).call('/chat/messages/list', { ...body })).datalist
const entries = async (person: Person) => (await as(person).call('/chat/list')).datalist
const entry = async (person: Person, id: number) =>
  (await entries(person)).find((found) => !found.isRoom && found.id === id)

describe('who is there', () => {
  const names = async (person: Person) =>
    (await as(person).call('/chat/users/list')).datalist.map(({ uid }) => uid).toSorted()

  test('administrators see everybody, the others their dealer and the administrators', async () => {
    expect(await names('admin')).toEqual([3, 4, 5, 6, 7, 8])
    expect(await names('personel')).toEqual([2, 4, 8])
    expect(await names('bayi')).toEqual([2, 5, 8])
    expect(await names('fremd')).toEqual([2, 8])
  })

  test('blocked and deleted users are not among them', async () => {
    await app.db.updateTable('sys_users').set({ blocked: '1' }).where('id', '=', people.fremd.id).execute()
    expect(await names('admin')).not.toContain(people.fremd.id)
    expect(await refusal('admin', '/chat/messages/send', text('x', { uid: people.fremd.id }))).toBe(
      'chat_user_unknown',
    )
    await app.db.updateTable('sys_users').set({ blocked: '0' }).where('id', '=', people.fremd.id).execute()
  })

  test('says who has a window and when somebody was last seen', async () => {
    const window = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
    const seen = async () =>
      (await as('personel').call('/chat/users/list')).datalist.find(({ uid }) => uid === jonas.id)
    await eventually(async () => (await seen())?.isOnline).toBe(true)
    window.socket.disconnect()
    await eventually(async () => (await seen())?.isOnline).toBe(false)
    await eventually(async () =>
      app.db
        .selectFrom('chat_profiles')
        .select('last_seen')
        .where('user_id', '=', jonas.id)
        .executeTakeFirst(),
    ).toMatchObject({ last_seen: expect.any(String) as string })
    expect((await seen())?.lastSeen).toEqual(expect.any(String))
  })

  test('a profile is one’s own to change and everybody’s to see who knows the person', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
    const { item } = await as('personel').call('/chat/profile/update', {
      about: ' Am Telefon ',
      base_64: png,
    })
    expect(item).toMatchObject({ uid: elif.id, about: 'Am Telefon', avi: expect.any(Number) as number })
    const get = await as('satis').call('/chat/profile/get', { uid: elif.id })
    expect(get.item).toMatchObject({ about: 'Am Telefon' })
    expect(await refusal('bayi', '/chat/profile/get', { uid: elif.id })).toBe('record_not_found')
    const picture = await app.post('/chat/avatars/get', { sesion_id: as('satis').sesion_id, uid: elif.id })
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await refusal('bayi', '/chat/avatars/get', { uid: elif.id })).toBe('record_not_found')
    expect(await refusal('personel', '/chat/profile/update', { base_64: btoa('<svg/>') })).toBe(
      'file_type_not_allowed',
    )
    expect((await as('personel').refused('/chat/profile/update', { about: 'x'.repeat(141) })).fields).toEqual(
      {
        about: 'too_long',
      },
    )
    await as('personel').call('/chat/profile/update', { base_64: null })
    const after = await as('personel').call('/chat/profile/get')
    expect(after.item).toMatchObject({ about: 'Am Telefon', avi: null })
  })
})

describe('a conversation of two', () => {
  test('begins with the first message and is in both lists', async () => {
    expect(await messages('personel', { uid: jonas.id })).toEqual([])
    const first = await send('personel', '  Hallo <b>Jonas</b>  ', { uid: jonas.id })
    expect(first).toMatchObject({
      seq: 1,
      message: 'Hallo <b>Jonas</b>',
      senderId: elif.id,
      receiverId: jonas.id,
      roomId: null,
      fileType: { type: 'text', url: null },
    })
    expect(await entry('satis', elif.id)).toMatchObject({
      isRoom: false,
      unread: 1,
      isRead: false,
      isReceived: false,
      isBlocked: null,
      muted: false,
      name_surname: 'personel Test',
      last_message: { message: 'Hallo <b>Jonas</b>' },
    })
    expect(await entry('personel', jonas.id)).toMatchObject({ unread: 0, isRead: true })
  })

  test('is told to both at once, each under the other’s number, and to nobody else', async () => {
    const [sender, receiver, stranger] = await Promise.all(
      (['personel', 'satis', 'bayi'] as const).map((person) =>
        openFreshWindow(app, { sesion_id: as(person).sesion_id }),
      ),
    )
    const { id } = await send('personel', 'Bist du da?', { uid: jonas.id })
    await eventually(() => receiver?.heard('chat_message')).toMatchObject([{ uid: elif.id, message: { id } }])
    await eventually(() => sender?.heard('chat_message')).toMatchObject([{ uid: jonas.id, message: { id } }])
    if (stranger) await hasHeardAll(app, stranger)
    expect(stranger?.heard('chat_message')).toEqual([])
  })

  test('is nobody else’s: not read, searched, starred, marked or fetched', async () => {
    const { id } = await send('personel', 'geheim', { uid: jonas.id })
    expect(await messages('admin', { uid: jonas.id })).toEqual([])
    expect(await refusal('bayi', '/chat/messages/list', { uid: jonas.id })).toBe('chat_user_unknown')
    expect(await refusal('admin', '/chat/messages/search', { uid: jonas.id, text: 'geheim' })).toBe(
      'record_not_found',
    )
    expect(await refusal('admin', '/chat/messages/star', { id, starred: true })).toBe('record_not_found')
    expect(await refusal('admin', '/chat/files/get', { id })).toBe('record_not_found')
    expect(await refusal('admin', '/chat/read', { uid: jonas.id, seq: 1 })).toBe('record_not_found')
    expect(await refusal('admin', '/chat/mute', { uid: jonas.id, muted: true })).toBe('record_not_found')
  })

  test('needs a partner whom the sender sees, and some content', async () => {
    const to = (uid: number | null, message = 'x') => text(message, { uid })
    const refuse = (person: Person, body: object) => as(person).refused('/chat/messages/send', { ...body })
    expect((await refuse('personel', to(lukas.id))).code).toBe('chat_user_unknown')
    expect((await refuse('personel', to(elif.id))).code).toBe('chat_user_unknown')
    expect((await refuse('personel', to(1))).code).toBe('chat_user_unknown')
    expect((await refuse('personel', to(null))).fields).toEqual({ uid: 'requiredField' })
    expect((await refuse('personel', to(jonas.id, '  '))).fields).toEqual({ message: 'requiredField' })
    expect((await refuse('personel', to(jonas.id, 'x'.repeat(4_001)))).fields).toEqual({
      message: 'too_long',
    })
    expect((await refuse('personel', { uid: jonas.id, message: 'x' })).fields).toEqual({
      client_id: 'requiredField',
    })
  })

  test('stays readable when the dealer changes; writing follows the rule', async () => {
    await send('bayi', 'Servus', { uid: katharina.id })
    const move = (bayi: number) =>
      app.db.updateTable('sys_users').set({ bayi }).where('id', '=', katharina.id).execute()
    await move(3)
    expect(await messages('bayi', { uid: katharina.id })).toMatchObject([{ message: 'Servus' }])
    expect(await refusal('bayi', '/chat/messages/send', text('x', { uid: katharina.id }))).toBe(
      'chat_user_unknown',
    )
    await move(2)
    expect((await send('bayi', 'wieder da', { uid: katharina.id })).seq).toBe(2)
  })
})

describe('reading', () => {
  const target = { uid: boss.id }

  beforeAll(async () => {
    for (let number = 1; number <= 60; number += 1) await send('satis', `Nachricht ${number}`, target)
    await send('satis', 'Karte: https://example.com/karte ÄPFEL', target)
  })

  test('goes backwards in pages of fifty and forwards to catch up', async () => {
    const latest = await messages('admin', { uid: jonas.id })
    expect([latest.length, latest[0]?.seq, latest.at(-1)?.seq]).toEqual([50, 12, 61])
    const earlier = await messages('admin', { uid: jonas.id, before: 12 })
    expect([earlier.length, earlier[0]?.seq, earlier.at(-1)?.seq]).toEqual([11, 1, 11])
    const missed = await messages('admin', { uid: jonas.id, after: 58 })
    expect(missed.map(({ seq }) => seq)).toEqual([59, 60, 61])
  })

  test('finds words whatever their case and accents, and no wildcards', async () => {
    const search = async (words: string) =>
      ((await as('admin').call('/chat/messages/search', { uid: jonas.id, text: words })).datalist ?? []).map(
        (found: { seq: number }) => found.seq,
      )
    expect(await search('apfel')).toEqual([61])
    expect(await search('nachricht 6')).toEqual([60, 6])
    expect(await search('%')).toEqual([])
  })

  test('links and stars are found again, stars by their owner only', async () => {
    const media = async (person: Person, uid: number, kind: Input<'/chat/media/list'>['kind']) =>
      (await as(person).call('/chat/media/list', { uid, kind })).datalist.map(({ seq }) => seq)
    expect(await media('admin', jonas.id, 'links')).toEqual([61])
    const [message] = await messages('admin', { uid: jonas.id, after: 6, limit: 1 })
    await as('admin').call('/chat/messages/star', { id: present(message?.id), starred: true })
    await as('admin').call('/chat/messages/star', { id: present(message?.id), starred: true })
    expect(await media('admin', jonas.id, 'starred')).toEqual([7])
    expect(await media('satis', boss.id, 'starred')).toEqual([])
    expect((await messages('admin', { uid: jonas.id, after: 6, limit: 1 }))[0]?.starred).toBe(true)
    await as('admin').call('/chat/messages/star', { id: present(message?.id), starred: false })
    expect(await media('admin', jonas.id, 'starred')).toEqual([])
  })

  test('moves the ticks of the sender, only upwards and never beyond the last message', async () => {
    const window = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
    expect(await entry('admin', jonas.id)).toMatchObject({ unread: 61, isReceived: false })
    const { datalist } = await as('admin').call('/chat/received')
    expect(datalist).toContainEqual({ uid: jonas.id, before: 0, received_seq: 61 })
    expect((await as('admin').call('/chat/received')).datalist).toEqual([])
    await as('admin').call('/chat/read', { uid: jonas.id, seq: 40 })
    await as('admin').call('/chat/read', { uid: jonas.id, seq: 10 })
    const ticks = { uid: boss.id, by: boss.id }
    await eventually(() => window.heard('chat_ticks')).toEqual([
      { ...ticks, received_seq: 61, read_seq: 0 },
      { ...ticks, received_seq: 61, read_seq: 40 },
    ])
    const { watermarks } = await as('satis').call('/chat/messages/list', { ...target, limit: 1 })
    expect(watermarks).toContainEqual({ uid: boss.id, received_seq: 61, read_seq: 40 })
    expect(await entry('admin', jonas.id)).toMatchObject({ unread: 21, isReceived: true, isRead: false })
    expect((await as('admin').call('/chat/read', { uid: jonas.id, seq: 9_999 })).read_seq).toBe(61)
    expect(await entry('admin', jonas.id)).toMatchObject({ unread: 0, isRead: true })
  })

  test('the bell knows what is unread, muted or not', async () => {
    await send('satis', 'Klingelt es?', target)
    await as('admin').call('/chat/mute', { uid: jonas.id, muted: true })
    const bell = await as('admin').call('/chat/unread')
    expect(bell.datalist).toContainEqual(
      expect.objectContaining({
        id: jonas.id,
        muted: true,
        unread: 1,
        sender: 'satis Test',
        message: 'Klingelt es?',
      }),
    )
    expect(bell.count).toBeGreaterThanOrEqual(1)
  })
})

describe('one’s own side', () => {
  test('cleared and deleted messages are gone here and stay there', async () => {
    await send('bayi', 'eins', { uid: boss.id })
    await as('admin').call('/chat/clear', { uid: lukas.id })
    expect(await messages('admin', { uid: lukas.id })).toEqual([])
    expect(await messages('bayi', { uid: boss.id })).toHaveLength(1)
    expect(await entry('admin', lukas.id)).toMatchObject({ unread: 0, last_message: null })
    await as('admin').call('/chat/delete', { uid: lukas.id })
    expect(await entry('admin', lukas.id)).toBeUndefined()
    await send('bayi', 'zwei', { uid: boss.id })
    expect(await entry('admin', lukas.id)).toMatchObject({ unread: 1, last_message: { message: 'zwei' } })
    expect(await messages('admin', { uid: lukas.id })).toHaveLength(1)
  })

  test('a block names the blocker to both and stops both; lifting it ends that', async () => {
    const blocked = await as('personel').call('/chat/block', { uid: jonas.id, blocked: true })
    expect(blocked.isBlocked).toBe(elif.id)
    expect(await entry('satis', elif.id)).toMatchObject({ isBlocked: elif.id })
    expect(await refusal('personel', '/chat/messages/send', text('x', { uid: jonas.id }))).toBe(
      'chat_contact_blocked',
    )
    expect(await refusal('satis', '/chat/messages/send', text('x', { uid: elif.id }))).toBe(
      'chat_blocked_by_contact',
    )
    await as('satis').call('/chat/block', { uid: elif.id, blocked: false })
    expect(await refusal('satis', '/chat/messages/send', text('x', { uid: elif.id }))).toBe(
      'chat_blocked_by_contact',
    )
    await as('personel').call('/chat/block', { uid: jonas.id, blocked: false })
    expect((await send('satis', 'danke', { uid: elif.id })).message).toBe('danke')
    expect(await refusal('bayi', '/chat/block', { uid: elif.id, blocked: true })).toBe('chat_user_unknown')
  })
})

describe('typing and being on screen', () => {
  test('typing is heard by the partner only, from people of the conversation only', async () => {
    const [typist, partner, stranger] = await Promise.all(
      (['personel', 'satis', 'bayi'] as const).map((person) =>
        openFreshWindow(app, { sesion_id: as(person).sesion_id }),
      ),
    )
    stranger?.socket.emit('chat_typing', { uid: jonas.id, isTyping: true })
    for (const nonsense of [null, 'x', { uid: 'y', isTyping: true }, { uid: jonas.id }, { isTyping: true }])
      typist?.socket.emit('chat_typing', nonsense)
    typist?.socket.emit('unknown', {})
    typist?.socket.emit('chat_typing', { uid: jonas.id, isTyping: true })
    typist?.socket.emit('chat_on_screen', { uid: jonas.id, isOnScreen: true })
    await eventually(() => partner?.heard('chat_on_screen')).toEqual([
      { uid: elif.id, by: elif.id, isOnScreen: true },
    ])
    await eventually(() => partner?.heard('chat_typing')).toEqual([
      { uid: elif.id, by: elif.id, isTyping: true },
    ])
    expect(typist?.heard('chat_typing')).toEqual([])
    expect(stranger?.heard('chat_typing')).toEqual([])
  })

  test('a window that sends too many events is ignored', async () => {
    const typist = await openFreshWindow(app, { sesion_id: as('personel').sesion_id })
    const partner = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
    for (let time = 1; time <= 60; time += 1)
      typist.socket.emit('chat_typing', { uid: jonas.id, isTyping: time % 2 === 1 })
    await eventually(() => partner.heard('chat_typing')).toHaveLength(40)
    await send('personel', 'genug', { uid: jonas.id })
    await eventually(() => partner.heard('chat_message')).toHaveLength(1)
    expect(partner.heard('chat_typing')).toHaveLength(40)
  })

  test('who is blocked is not heard either', async () => {
    const typist = await openFreshWindow(app, { sesion_id: as('satis').sesion_id })
    const partner = await openFreshWindow(app, { sesion_id: as('personel').sesion_id })
    await as('personel').call('/chat/block', { uid: jonas.id, blocked: true })
    const admin = await openFreshWindow(app, { sesion_id: as('admin').sesion_id })
    typist.socket.emit('chat_typing', { uid: elif.id, isTyping: true })
    // What comes later from the same window has arrived, so the first would have, too.
    typist.socket.emit('chat_typing', { uid: boss.id, isTyping: true })
    typist.socket.emit('chat_typing', { uid: boss.id, isTyping: false })
    await eventually(() => admin.heard('chat_typing')).toHaveLength(2)
    expect(partner.heard('chat_typing')).toEqual([])
    await as('personel').call('/chat/block', { uid: jonas.id, blocked: false })
  })
})

test('the first visit is greeted once, in the language of the window', async () => {
  const newcomer = as('fremd')
  expect((await newcomer.untyped('/chat/enter', { language: 'tr' })).isNew).toBe(true)
  expect((await newcomer.untyped('/chat/enter', { language: 'tr' })).isNew).toBe(false)
  const [greeting] = await entries('fremd')
  expect(greeting).toMatchObject({ id: 1, name_surname: 'Weinkontor', unread: 2 })
  const greetings = await messages('fremd', { uid: 1 })
  expect(greetings).toHaveLength(2)
  expect(greetings[0]?.message).toContain('hoş geldiniz')
  expect(await refusal('fremd', '/chat/messages/send', text('Danke', { uid: 1 }))).toBe('chat_user_unknown')
})

test('the bell shows what the other person wrote, not the own answer, and counts every conversation', async () => {
  await send('bayi', 'Haben Sie Zeit?', { uid: boss.id })
  await send('admin', 'Gleich.', { uid: lukas.id })
  await app.db
    .updateTable('chat_members')
    .set({ read_seq: 0 })
    .where('user_id', '=', boss.id)
    .where('conversation_id', 'in', (query) =>
      query.selectFrom('chat_members').select('conversation_id').where('user_id', '=', lukas.id),
    )
    .execute()
  const bell = await as('admin').call('/chat/unread')
  const shown = bell.datalist.find(({ id }) => id === lukas.id)
  expect(shown).toMatchObject({ message: 'Haben Sie Zeit?', sender: 'bayi Test' })
  const { datalist } = await as('admin').call('/chat/list')
  expect(bell.count).toBe(datalist.reduce((sum, { unread }) => sum + unread, 0))
})

test('the latest message comes first, also after the clock went back', async () => {
  const others = [people.personel, people.satis]
  app.setNow('2026-10-25T00:50:00Z')
  for (const { id } of others) await send('admin', 'vor der Umstellung', { uid: id })
  app.setNow('2026-10-24T23:50:00Z')
  await send('admin', 'nach der Umstellung', { uid: people.personel.id })
  app.setNow(null)
  const order = (await entries('admin')).filter(({ isRoom }) => !isRoom).map(({ id }) => id)
  expect(order.slice(0, 2)).toEqual([people.personel.id, people.satis.id])
})
