import { expect, test } from 'vitest'
import { asPrinted, unprintableIn } from './printable.ts'

test.each([
  ['Müller & Søn – „Weingut“, 12,50 €', []],
  ['Şükrü Çağlayan, Łódź, Đorđe, Ștefan', []],
  ['Ελένη Παπαδοπούλου', []],
  ['Юлія Щербак', []],
  ['Zoe\u0308', []],
  ['王小明', ['王', '小', '明']],
  ['محمد', ['م', 'ح', 'د']],
  ['Sekt 🍾🍾', ['🍾']],
])('%s', (text, letters) => {
  expect(unprintableIn(text)).toEqual(letters)
})

test('spaces, hyphens and marks of other widths become plain ones', () => {
  expect(asPrinted('Wein\u200bgut\u202fAlt\u2011\tStadt')).toBe('Weingut Alt- Stadt')
})
