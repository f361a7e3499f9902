import { expect, test } from 'vitest'
import { subForm } from './field-source.ts'

test('a row that was drawn before its price was found says only what was typed into it', () => {
  let line: { code: string; quantity: number | null; price: number | null }
  line = { code: 'silv-1', quantity: null, price: null }
  const drawn = subForm(line, (typed) => (line = { ...line, ...typed }))
  line = { ...line, code: 'SILV-1', price: 8 }
  drawn.set('quantity', 3)
  expect(line).toEqual({ code: 'SILV-1', quantity: 3, price: 8 })
  drawn.set('price', null)
  expect(line.price).toBeNull()
})
