import { expect, test } from 'vitest'
import { documentSource } from '#test/fixtures/documents.ts'
import { whyUnprintable, type PrintedTexts } from './printable-rules.ts'

const none = { cus_firm: null, f_bolge: null, g_bolge: null }
const texts: PrintedTexts = { ...none, ...documentSource().order }

test.each<[string, Partial<PrintedTexts>, readonly string[], { part: number; letters: string } | null]>([
  ['European names', { cus_surname: 'Щербак', f_sehir: 'Θεσσαλονίκη' }, ['Čertovo víno'], null],
  ['the name', { cus_surname: '王小' }, [], { part: 1, letters: '王 小' }],
  ['the invoice address', { f_adres: 'شارع 1' }, [], { part: 2, letters: 'ش ا ر ع' }],
  ['the delivery address', { g_sehir: '東京' }, [], { part: 3, letters: '東 京' }],
  ['the text on the invoice', { fat_note: 'Danke\n🍷' }, [], { part: 4, letters: '🍷' }],
  ['a wine', {}, ['Riesling', '長城'], { part: 5, letters: '長 城' }],
])('%s', (_, change, wines, params) => {
  expect(whyUnprintable({ ...texts, ...change }, wines)?.params ?? null).toEqual(params)
})
