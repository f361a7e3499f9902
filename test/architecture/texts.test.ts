import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { languages, say, type Text, type TextParams, type Texts } from '#core/texts/texts.ts'
import { everyRefusal } from '../../scripts/generate/refusals.ts'

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value)

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

/** Every text of the product with its file and key. */
async function everyText() {
  const found: { where: string; text: Text }[] = []
  for await (const file of glob('src/**/{texts,*-texts}.ts')) {
    const parts = Object.values((await import(resolve(file))) as Record<string, unknown>).filter(isTexts)
    for (const part of parts)
      for (const [key, text] of Object.entries(part)) found.push({ where: `${file} ${key}`, text })
  }
  for (const { code, text } of await everyRefusal()) found.push({ where: `refusal ${code}`, text })
  return found
}

const texts = await everyText()
const words = texts.flatMap(({ where, text }) =>
  languages.map((language) => ({ where: `${where} ${language}`, language, said: text[language] })),
)
const wrong = (is: (one: (typeof words)[number]) => boolean) =>
  words.filter(is).map(({ where, said }) => `${where}: ${said}`)

/** The placeholders of a text, outside its plural forms and inside them. */
const names = (said: string) =>
  [...new Set([...said.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted().join()

test('all text files are read', () => {
  expect(texts.length).toBeGreaterThan(1200)
})

test('no text leaves the plural to the reader', () => {
  expect(wrong(({ said }) => /\p{L}\((s|es|e|n|en|er|lar|ler)\)/u.test(said))).toEqual([])
})

test('every plural has a form for one and for all others', () => {
  const halves = wrong(({ said }) =>
    [...said.matchAll(/\{\w+\|/g)].some(
      ({ index }) =>
        !/^\{\w+(?:\|(?:one|\d+)=(?:[^{}|]|\{[^{}|]*\})*)+\|other=(?:[^{}|]|\{[^{}|]*\})*\}/.test(
          said.slice(index),
        ),
    ),
  )
  expect(halves).toEqual([])
})

const once = { customers: 1, appointments: 1, tasks: 1, orders: 1, calls: 1, notes: 1 }

test.each<[string, TextParams, RegExp, RegExp, RegExp]>([
  ['customers/web/moving/transfer-texts.ts moved', { count: 1 }, /1 müşteri/, /1 Kunde an/, /1 customer to/],
  [
    'customers/web/moving/transfer-texts.ts moved',
    { count: 2 },
    /2 müşteri/,
    /2 Kunden an/,
    /2 customers to/,
  ],
  [
    'customers/web/moving/transfer-texts.ts undo_question',
    { count: 1 },
    /1 müş/,
    /Soll der Kunde/,
    /the customer of/,
  ],
  [
    'customers/web/moving/transfer-texts.ts undo_question',
    { count: 2 },
    /2/,
    /die 2 Kunden/,
    /the 2 customers of/,
  ],
  [
    'customers/web/moving/transfer-texts.ts undo_done',
    { count: 1, stayed: 1 },
    /^1 müşteri geri döndü, 1 kaldı\.$/,
    /^1 Kunde ist zurück, 1 ist geblieben\.$/,
    /^1 customer is back, 1 stayed\.$/,
  ],
  [
    'customers/web/lists/list-texts.ts distribute_question',
    { count: 1 },
    /^1 m/,
    /^Einen Kunden an/,
    /1 customer to/,
  ],
  [
    'data-in/web/texts.ts undo_question',
    { count: 1 },
    /^1 satırın/,
    /diese Zeile geschrieben hat,/,
    /this row/,
  ],
  ['data-in/web/texts.ts run_question', { count: 1 }, /^1 satır/, /^1 Zeile wird genau/, /^1 row is written/],
  [
    'data-in/web/texts.ts run_question',
    { count: '1.200' },
    /^1.200/,
    /^1.200 Zeilen werden/,
    /^1.200 rows are/,
  ],
  ['data-in/web/texts.ts passed_hint', { total: 1 }, /^1 satır/, /^1 Zeile kann/, /^1 row can/],
  ['data-in/web/texts.ts progress', { done: 0, total: 1 }, /^0 \/ 1 s/, /^0 von 1 Zeile$/, /^0 of 1 row$/],
  [
    'users/web/leaving/offboard-texts.ts done',
    once,
    /1 müşteri, 1 randevu, 1 görev, 1 sipariş, 1 arama, 1 not\.$/,
    /1 Kunde, 1 Termin, 1 Aufgabe, 1 Auftrag, 1 Anruf, 1 Notiz\.$/,
    /1 customer, 1 appointment, 1 task, 1 order, 1 call, 1 note\.$/,
  ],
  ['audit/texts.ts verify_ok', { rows: 1 }, /^Tek kayıt y/, /^Der einzige Eintrag ist/, /^The only entry is/],
  ['audit/texts.ts verify_broken', { rows: 1 }, /1 kayıt/, /wurde 1 Eintrag\./, /1 entry was read/],
  ['suggest/texts.ts popular', { buyers: 1, peers: 1 }, /1 müş/, /1 von 1 Kunden/, /1 of 1 customer b/],
])('%s says %o in its number', (key, params, ...said) => {
  const text = texts.find(({ where }) => where === `src/modules/${key}`)?.text
  for (const [index, language] of languages.entries())
    expect(text && say(text, language, params)).toMatch(said[index] ?? /never/)
})

test('quotation marks are those of the language', () => {
  expect(wrong(({ language, said }) => language !== 'de' && said.includes('„'))).toEqual([])
  expect(wrong(({ language, said }) => language === 'de' && said.includes('”'))).toEqual([])
  expect(wrong(({ said }) => said.includes('"'))).toEqual([])
})

test('the three languages fill in the same values', () => {
  const different = texts.filter(({ text }) => new Set(languages.map((one) => names(text[one]))).size > 1)
  expect(different.map(({ where }) => where)).toEqual([])
})

test('the face of the interface is small and has every sign of the texts, and figures of one width', async () => {
  const bytes = await readFile('src/platform/web/fonts/inter.woff2')
  const face = create(bytes)
  const known = new Set(face.characterSet)
  const signs = new Set(words.flatMap(({ said }) => Array.from(said.replaceAll('\n', ''))))
  expect([...signs].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([])
  const widths = Array.from('0123456789', (digit) => face.glyphForCodePoint(digit.charCodeAt(0)).advanceWidth)
  expect(new Set(widths).size).toBe(1)
  expect(bytes.length).toBeLessThan(60_000)
})
