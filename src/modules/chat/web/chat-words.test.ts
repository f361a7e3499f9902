import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedTypes, kindOfFile, whyNotAttach } from './messages/attachment-rule.ts'
import { linksIn, splitLinks } from './messages/links.ts'
import { dayName, duration, seenMoment, shortMoment, sizeOf } from './messages/moments.ts'
import { keyOf, pathOf, toTarget } from './target.ts'

describe('addresses in a text', () => {
  test.each([
    ['nothing here', [null], ['nothing here']],
    [
      'see https://a.example/x?y=1.',
      [null, 'https://a.example/x?y=1', null],
      ['see ', 'https://a.example/x?y=1', '.'],
    ],
    ['(http://a.example)', [null, 'http://a.example', null], ['(', 'http://a.example', ')']],
    ['javascript:alert(1)', [null], ['javascript:alert(1)']],
    [
      '<a href="https://a.example">',
      [null, 'https://a.example', null],
      ['<a href="', 'https://a.example', '">'],
    ],
    ['https://', [null], ['https://']],
  ])('%s', (text, hrefs, parts) => {
    expect(splitLinks(text).map(({ href }) => href)).toEqual(hrefs)
    expect(splitLinks(text).map((part) => part.text)).toEqual(parts)
  })

  const address = fc
    .tuple(fc.constantFrom('http', 'https', 'HTTPS'), fc.domain(), fc.string())
    .map(([scheme, host, rest]) => `${scheme}://${host}/${rest}`)

  test('no letter is lost or made up, and every address is http', () => {
    fc.assert(
      fc.property(fc.string(), address, fc.string(), (before, url, after) => {
        const text = `${before} ${url} ${after}`
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
        for (const href of linksIn(text)) expect(new URL(href).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})

describe('attachments', () => {
  test.each([
    ['image/png', 1, false, null],
    ['audio/webm;codecs=opus', 1, true, null],
    ['audio/x-m4a', 1, false, null],
    ['application/pdf', 1, false, null],
    ['application/pdf', 1, true, 'type_unsupported'],
    ['image/svg+xml', 1, false, 'type_unsupported'],
    ['text/html', 1, false, 'type_unsupported'],
    ['', 1, false, 'type_unsupported'],
    ['image/png', 15_731_592, false, null],
    ['image/png', 15_731_593, false, 'file_too_big'],
  ] as const)('%s with %i bytes, in a room: %s', (type, size, isRoom, reason) => {
    expect(whyNotAttach({ type, size }, isRoom)).toBe(reason)
  })

  test('what they make, and what the file dialog offers', () => {
    expect(kindOfFile('image/jpg')).toBe('image')
    expect(kindOfFile('audio/webm', true)).toBe('voice-note')
    expect(kindOfFile('application/pdf')).toBe('application')
    expect(acceptedTypes(true)).not.toContain('application/')
  })
})

describe('moments and names', () => {
  const words = { today: 'Heute', yesterday: 'Gestern' }

  test.each([
    ['2026-03-10T08:05:00Z', '09:05'],
    ['2026-03-09T08:05:00Z', 'Gestern'],
    ['2026-03-01T08:05:00Z', '01.03.2026'],
  ])('%s in the list', (moment, shown) => {
    expect(shortMoment(moment, words, '2026-03-10')).toBe(shown)
  })

  test('the day as a heading, and when somebody was last here', () => {
    expect(dayName('2026-03-10', words, '2026-03-10')).toBe('Heute')
    expect(seenMoment('2026-03-09T08:05:00Z', words, '2026-03-10')).toBe('Gestern 09:05')
    expect(seenMoment('2026-03-01T08:05:00Z', words, '2026-03-10')).toBe('01.03.2026 09:05')
  })

  test('lengths and sizes', () => {
    expect(duration(1, 5)).toBe('1:05')
    expect([10, 2_048, 2_516_582].map(sizeOf)).toEqual(['10 B', '2 KB', '2,4 MB'])
  })

  test('a conversation has one key and one address', () => {
    expect(keyOf({ uid: 5 })).not.toBe(keyOf({ roomId: 5 }))
    expect(pathOf(toTarget({ uid: null, roomId: 7 }))).toBe('/chatapp/rooms/7')
    expect(pathOf(toTarget({ uid: 7, roomId: null }))).toBe('/chatapp/chats/7')
  })
})
