import { expect, test } from 'vitest'
import { TextPool } from './text-pool.ts'

test('texts come back by their number, empty and long ones as well', () => {
  const texts = [
    '',
    'Müller',
    'Çağlar 🍷',
    'x'.repeat(200_000),
    ...Array.from({ length: 3_000 }, (_, n) => `Ort ${n}`),
  ]
  const pool = new TextPool()
  for (const text of texts) pool.add(text)
  expect(texts.map((_, index) => pool.at(index))).toEqual(texts)
})

test.each([-1, 1, 0.5, Number.NaN])('there is no text %s', (index) => {
  const pool = new TextPool()
  pool.add('one')
  expect(pool.at(index)).toBeNull()
})
