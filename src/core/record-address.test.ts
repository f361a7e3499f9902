import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOpen, writeOpen } from './record-address.ts'

const name = fc.stringMatching(/^[a-z]\w{0,20}$/)
const id = fc.option(fc.integer({ min: 0, max: 9_999_999_999 }))

test('an address leads to the record it was made for', () => {
  fc.assert(
    fc.property(fc.record({ kind: name, panel: name, id }), (open) => {
      expect(readOpen(writeOpen(open))).toEqual(open)
    }),
  )
})

test.each([
  undefined,
  '',
  'order',
  'order.view',
  'order.view.',
  'order.view.x',
  'order.view.-1',
  'order.view.1.2',
  'order.view.12345678901',
  '../x.view.1',
])('%s names no record', (param) => {
  expect(readOpen(param)).toBeNull()
})
