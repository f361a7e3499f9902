import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inScope } from '#core/scope.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { ATTACHMENT_BYTES, attachmentRule, avatarRule, extensionOf, kindOf } from './attachments.ts'
import { PageForm, RoomChanges, RoomForm, SendForm, targetOf } from './chat.ts'
import { successorOf, whyNotManage } from './rooms.ts'
import { tickOf } from './ticks.ts'
import { matchUsers, peopleInChat } from './visibility.ts'

type Person = { id: number; user_level: number; bayi: number }

const sees = (viewer: Person, user: Person) => inScope(peopleInChat(viewer), user)

/** The people of the examples, by their short names. */
const people = new Map(
  vectors.chat_visibility.map(({ viewer }) => {
    const [, name = '', level, bayi] = /^(u\d) \(level (\d), bayi (\d)\)$/.exec(viewer) ?? []
    return [name, { id: Number(name.slice(1)), user_level: Number(level), bayi: Number(bayi) }] as const
  }),
)

describe('who sees whom', () => {
  test.each(vectors.chat_visibility)('$viewer', ({ viewer, sees: expected }) => {
    const actor = people.get(viewer.slice(0, 2))
    if (!actor) throw new Error(viewer)
    const seen = [...people].filter(([, user]) => sees(actor, user)).map(([name]) => name)
    expect(seen).toEqual(expected)
  })

  const person = fc.record({
    id: fc.integer({ min: 2, max: 50 }),
    user_level: fc.integer({ min: 0, max: 4 }),
    bayi: fc.integer({ min: 1, max: 3 }),
  })

  test('whoever is seen sees back, and nobody sees the system', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        if (b.user_level === 0) expect(sees(a, b)).toBe(false)
        else if (a.user_level !== 0) expect(sees(a, b)).toBe(sees(b, a))
      }),
    )
  })
})

test.each([
  ['elif', ['elif']],
  [' ELİF ', ['elif']],
  ['Elif Yılmaz', ['elif', 'elif2']],
  ['Elif', ['elif']],
  ['niemand', []],
  ['', []],
])('the name %j means %j', (typed, found) => {
  const users = [
    { name: 'elif', name_surname: 'Elif Yılmaz' },
    { name: 'elif2', name_surname: 'Elif Yılmaz' },
    { name: 'jonas', name_surname: 'Jonas Becker' },
  ]
  expect(matchUsers(typed, users).map(({ name }) => name)).toEqual(found)
})

describe('what can be sent', () => {
  const base = { client_id: '0198c0de-0000-7000-8000-000000000001', uid: 3 }

  test.each([
    ['text', { ...base, message: ' Hallo ' }],
    ['a file without words', { ...base, file: { file_name: 'a.png', base_64: 'AA==' } }],
  ])('%s', (_, given) => {
    expect(SendForm.safeParse(given).success).toBe(true)
  })

  test.each([
    ['nothing', base],
    ['blanks', { ...base, message: '   ' }],
    ['too much', { ...base, message: 'x'.repeat(4_001) }],
    ['to nobody', { ...base, uid: null, message: 'x' }],
    ['to two', { ...base, roomId: 4, message: 'x' }],
    ['without its number', { uid: 3, message: 'x' }],
  ])('not %s', (_, given) => {
    expect(SendForm.safeParse(given).success).toBe(false)
  })

  test('a page is fifty messages of one conversation', () => {
    const page = PageForm.parse({ roomId: '7' })
    expect(page).toMatchObject({ limit: 50 })
    expect(targetOf(page)).toEqual({ roomId: 7 })
    expect(targetOf({ uid: 3 })).toEqual({ uid: 3 })
  })
})

describe('rooms', () => {
  test.each([
    ['Keller', true],
    ['x'.repeat(25), true],
    ['x'.repeat(26), false],
    ['  ', false],
  ])('name %j: %s', (roomName, isAccepted) => {
    expect(RoomForm.safeParse({ roomName }).success).toBe(isAccepted)
  })

  test('an empty description is not saved, 140 characters are', () => {
    const change = (description: string) => RoomChanges.safeParse({ roomId: 1, description }).success
    expect([change(''), change(' '), change('x'.repeat(140)), change('x'.repeat(141))]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  const members = [
    { id: 9, user_id: 5, is_admin: false },
    { id: 7, user_id: 2, is_admin: true },
    { id: 8, user_id: 3, is_admin: false },
  ]

  test('only administrators manage', () => {
    expect(whyNotManage(members, 2)).toBeNull()
    expect(whyNotManage(members, 3)).toMatchObject({ code: 'chat_only_admins' })
    expect(whyNotManage(members, 4)).toMatchObject({ code: 'record_not_found' })
  })

  test('the longest-serving member follows the last administrator', () => {
    expect(successorOf(members, 2)?.user_id).toBe(3)
    expect(successorOf(members, 3)).toBeNull()
    expect(successorOf([{ id: 1, user_id: 2, is_admin: true }], 2)).toBeNull()
  })

  test('a room with people has an administrator, whoever leaves in whichever order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([2, 3, 5, 6], { minLength: 1 }), (leavers) => {
        let staying = [...members, { id: 10, user_id: 6, is_admin: false }]
        for (const leaver of leavers) {
          const next = successorOf(staying, leaver)
          staying = staying
            .filter(({ user_id }) => user_id !== leaver)
            .map((member) => (member === next ? { ...member, is_admin: true } : member))
          expect(staying.some(({ is_admin }) => is_admin)).toBe(staying.length > 0)
        }
      }),
    )
  })
})

describe('attachments', () => {
  test('the limit is exact', () => {
    expect(ATTACHMENT_BYTES).toBe(15_731_592)
  })

  test.each([
    ['image/png', true, true],
    ['audio/webm', true, true],
    ['video/mp4', true, true],
    ['application/pdf', true, false],
    ['text/html', false, false],
    ['image/svg+xml', false, false],
    ['application/zip', true, false],
    ['application/java-archive', false, false],
  ])('%s: in a chat %s, in a room %s', (type, inChat, inRoom) => {
    const takes = (isRoom: boolean) => attachmentRule(isRoom).types.some((allowed) => allowed === type)
    expect([takes(false), takes(true)]).toEqual([inChat, inRoom])
  })

  test('the picture of a room or person is a picture', () => {
    expect(avatarRule.types.every((type) => type.startsWith('image/'))).toBe(true)
  })

  test.each([
    ['image/png', false, 'image'],
    ['audio/webm', true, 'voice-note'],
    ['audio/webm', false, 'audio'],
    ['video/mp4', true, 'video'],
    ['application/pdf', false, 'application'],
  ])('%s, voice %s: %s', (type, isVoice, kind) => {
    expect(kindOf(type, isVoice)).toBe(kind)
  })

  test.each([
    ['a.PDF', 'pdf'],
    ['archive.tar.gz', 'gz'],
    ['ohne', null],
    ['x.<b>', null],
  ])('%s ends in %s', (name, ending) => {
    expect(extensionOf(name)).toBe(ending)
  })
})

test.each([
  [5, [], 'sent'],
  [5, [{ received_seq: 4, read_seq: 4 }], 'sent'],
  [5, [{ received_seq: 5, read_seq: 4 }], 'received'],
  [5, [{ received_seq: 9, read_seq: 5 }], 'read'],
  [
    5,
    [
      { received_seq: 9, read_seq: 9 },
      { received_seq: 5, read_seq: 1 },
    ],
    'received',
  ],
])('message %i among %o is %s', (seq, others, tick) => {
  expect(tickOf(seq, others)).toBe(tick)
})
