import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp, type Input } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { smallFiles } from '#test/server/factories.ts'
import { ATTACHMENT_BYTES } from '../domain/attachments.ts'

let app: TestApp
let sender: Caller
let receiver: Caller
let roomId: number

beforeAll(async () => {
  app = await startTestApp()
  sender = await app.as('personel')
  receiver = await app.as('satis')
  const { item } = await sender.call('/chat/rooms/create', { roomName: 'Bilder', members: [people.satis.id] })
  roomId = (item as { roomId: number }).roomId
})

const bytes = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
const hex = (digits: string) => Buffer.from(digits, 'hex')

/** The smallest beginnings that browsers and recorders write. */
const files = {
  png: hex('89504e470d0a1a0a0000'),
  jpeg: hex('ffd8ffe000104a464946'),
  voice: bytes(hex('1a45dfa3'), ' webm ', 'A_OPUS'),
  film: bytes(hex('1a45dfa3'), ' webm ', 'V_VP9 A_OPUS'),
  ogg: bytes('OggS', ' OpusHead'),
  mp3: bytes('ID3', hex('0400')),
  wav: bytes('RIFF0000WAVEfmt '),
  mp4: bytes(hex('00000020'), 'ftypisom', ' hdlr vide soun'),
  m4a: bytes(hex('00000020'), 'ftypM4A ', ' hdlr soun'),
  mov: bytes(hex('00000014'), 'ftypqt  '),
  html: bytes('<!doctype html><script>alert(1)</script>'),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  exe: bytes('MZ', hex('9000')),
} as const

const target = { uid: people.satis.id }
const body = (base_64: string, more: object = {}, to: object = target) => ({
  client_id: randomUUID(),
  ...to,
  file: { file_name: 'datei.bin', base_64, ...more },
})
const send = async (content: Buffer, more: object = {}, to: object = target) =>
  (await sender.call('/chat/messages/send', body(content.toString('base64'), more, to))).item

describe('the type of a file is decided by its bytes', () => {
  test.each([
    ['png', 'image'],
    ['jpeg', 'image'],
    ['voice', 'audio'],
    ['film', 'video'],
    ['ogg', 'audio'],
    ['mp3', 'audio'],
    ['wav', 'audio'],
    ['mp4', 'video'],
    ['m4a', 'audio'],
    ['mov', 'video'],
  ] as const)('%s is %s, in a chat and in a room', async (name, type) => {
    expect((await send(files[name])).fileType).toMatchObject({ type, url: '/chat/files/get', info: null })
    expect((await send(files[name], {}, { roomId })).fileType.type).toBe(type)
  })

  test.each(['pdf', 'doc', 'docx', 'xls', 'pptx', 'odt', 'ods', 'zip'] as const)(
    '%s goes to a person and not into a room',
    async (name) => {
      const { item } = await sender.call('/chat/messages/send', body(smallFiles[name]))
      const { id, fileType } = item
      expect(fileType).toMatchObject({ type: 'application', name: `datei.${name}` })
      const answer = await app.post('/chat/files/get', { sesion_id: receiver.sesion_id, id })
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      const refused = await sender.refused('/chat/messages/send', body(smallFiles[name], {}, { roomId }))
      expect(refused.code).toBe('file_type_not_allowed')
    },
  )

  test.each(['html', 'svg', 'exe'] as const)('%s goes nowhere, whatever it is called', async (name) => {
    const given = body(files[name].toString('base64'), { file_name: 'bild.png' })
    expect((await sender.refused('/chat/messages/send', given)).code).toBe('file_type_not_allowed')
  })

  test('a recording is a voice note with its length', async () => {
    const { fileType } = await send(files.voice, { file_name: 'notiz.webm', voice: { min: 1, sec: 5 } })
    expect(fileType).toMatchObject({
      type: 'voice-note',
      exten: 'webm',
      name: 'notiz.webm',
      info: { type: 'voice-note', avi: null, min: 1, sec: 5 },
    })
    expect((await send(files.png, { voice: { min: 0, sec: 1 } })).fileType.type).toBe('image')
  })
})

test('exactly the limit passes, one byte more does not', async () => {
  const largest = Buffer.alloc(ATTACHMENT_BYTES)
  files.png.copy(largest)
  const { id } = await send(largest)
  const answer = await app.post('/chat/files/get', { sesion_id: receiver.sesion_id, id })
  expect((await answer.arrayBuffer()).byteLength).toBe(ATTACHMENT_BYTES)
  const tooLarge = Buffer.concat([largest, Buffer.alloc(1)]).toString('base64')
  expect((await sender.refused('/chat/messages/send', body(tooLarge))).code).toBe('file_too_large')
})

test('a file is handed only to the people of the conversation, with its type and never to be run', async () => {
  const { id } = await send(files.png, { file_name: '../../<b>keller</b>.png' })
  const answer = await app.post('/chat/files/get', { sesion_id: receiver.sesion_id, id })
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(Buffer.from(await answer.arrayBuffer()).equals(files.png)).toBe(true)
  for (const person of ['admin', 'bayi'] as const)
    expect((await (await app.as(person)).refused('/chat/files/get', { id })).code).toBe('record_not_found')
  await receiver.call('/chat/clear', { uid: people.personel.id })
  expect((await receiver.refused('/chat/files/get', { id })).code).toBe('record_not_found')
})

test('a refused file leaves no message and a repeated one no second file', async () => {
  const count = async () => (await app.db.selectFrom('sys_files').select('id').execute()).length
  const before = await count()
  const given = body(files.png.toString('base64'))
  const first = await sender.call('/chat/messages/send', given)
  const again = await sender.call('/chat/messages/send', given)
  expect(again.item.id).toBe(first.item.id)
  expect(await count()).toBe(before + 1)
  await sender.refused('/chat/messages/send', body('not base64!'))
  expect(await count()).toBe(before + 1)
})

test('media, documents and the latest pictures of a conversation are found', async () => {
  const list = async (kind: Input<'/chat/media/list'>['kind'], limit = 50) =>
    (await sender.call('/chat/media/list', { ...target, kind, limit })).datalist.map(
      ({ fileType }) => fileType.type,
    )
  expect(new Set(await list('image', 3))).toEqual(new Set(['image']))
  expect(await list('image', 3)).toHaveLength(3)
  expect(new Set(await list('media'))).toEqual(new Set(['image', 'audio', 'video', 'voice-note']))
  expect(new Set(await list('docs'))).toEqual(new Set(['application']))
  expect((await sender.refused('/chat/media/list', { ...target, kind: 'secrets' })).fields).toEqual({
    kind: 'not_allowed',
  })
})
