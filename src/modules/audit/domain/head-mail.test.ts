import { describe, expect, test } from 'vitest'
import { headMail, headsIn } from './head-mail.ts'

const hash = 'ab12'.repeat(16)
const whole = { ok: true, rows: 1_234, first_break: null }

describe('heads in a text', () => {
  test.each<[string, string, string[]]>([
    ['a line of the mail', `Änderungsprotokoll: 17 ${hash}`, [`17 ${hash}`]],
    ['broken by a mail program', `> Einwilligungen: 5\n  ${hash}\n`, [`5 ${hash}`]],
    ['the same twice', `5 ${hash} und 5 ${hash}`, [`5 ${hash}`]],
    ['a hash cut short', `5 ${hash.slice(1)}`, []],
    ['a hash that is too long', `5 ${hash}a`, []],
    ['a number too large for any entry', `12345678901 ${hash}`, []],
    ['something else', 'Guten Morgen', []],
  ])('%s', (_, text, expected) => expect(headsIn(text)).toEqual(expected))
})

describe('the mail of a day', () => {
  test('says that both are whole, and its own text has the heads to compare with', () => {
    const { subject, text } = headMail('2026-11-19', [
      { name: 'Änderungsprotokoll', proof: whole, head: `17 ${hash}` },
      { name: 'Einwilligungen', proof: { ...whole, rows: 0 }, head: null },
    ])
    expect(subject).toBe('Enden der Ketten (19.11.2026)')
    expect(text).toContain('Änderungsprotokoll: vollständig und unverändert, 1.234 Einträge')
    expect(headsIn(text)).toEqual([`17 ${hash}`])
  })

  test('says in its subject that one is broken, and where', () => {
    const { subject, text } = headMail('2026-11-19', [
      { name: 'Änderungsprotokoll', proof: whole, head: `17 ${hash}` },
      { name: 'Einwilligungen', proof: { ok: false, rows: 2, first_break: 3 }, head: `2 ${hash}` },
    ])
    expect(subject).toBe('Achtung, eine Kette ist unterbrochen (19.11.2026)')
    expect(text).toContain('Einwilligungen: Eintrag 3 passt nicht.')
  })
})
