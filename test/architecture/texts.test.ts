import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { languages, type Text, type Texts } from '#core/texts.ts'

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value)

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

/** Every text of the product with its file and key. */
async function everyText() {
  const found: { where: string; text: Text }[] = []
  for await (const file of glob('src/**/{errors,texts,*-texts}.ts')) {
    const parts = Object.values((await import(resolve(file))) as Record<string, unknown>).filter(isTexts)
    for (const part of parts)
      for (const [key, text] of Object.entries(part)) found.push({ where: `${file} ${key}`, text })
  }
  return found
}

const texts = await everyText()
const words = texts.flatMap(({ where, text }) =>
  languages.map((language) => ({ where: `${where} ${language}`, language, said: text[language] })),
)
const wrong = (is: (one: (typeof words)[number]) => boolean) =>
  words.filter(is).map(({ where, said }) => `${where}: ${said}`)

/** The names that a text fills in, outside its plural forms and inside them. */
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
