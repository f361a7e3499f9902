// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recordAmong } from './find-record.ts'

const rows = [{ id: 5 }, { id: 50 }]

test('a record is found by its number', () => {
  expect(recordAmong(rows, 50)).toBe(rows[1])
})

test('a number that no record has is refused as the server would', () => {
  expect(() => recordAmong(rows, 500)).toThrow(
    expect.objectContaining({ status: expect.objectContaining({ code: 'record_not_found' }) }),
  )
})
