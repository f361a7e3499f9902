import { expect, test } from 'vitest'
import { fieldsFromFile, fieldsIn } from '#core/record-fields.ts'
import type { EditedColumn } from './answers.ts'
import { editedColumns } from './customer-fields.ts'

const columns: [string, EditedColumn][] = Object.entries(editedColumns)

test('no two columns are taken from the same column of a file', () => {
  const taken = fieldsFromFile(editedColumns).map(({ column }) => column)
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.length).toBeGreaterThan(20)
})

test('what a file has as a telephone number is hidden like one', () => {
  const phones = columns.filter(([, { file }]) => 'kind' in file && file.kind === 'phone')
  expect(phones.filter(([, { isNumber }]) => !isNumber)).toEqual([])
  expect(phones.length).toBe(5)
})

test('a value goes with one that people choose', () => {
  const leaders = columns.flatMap(([, { merged }]) =>
    typeof merged === 'object' && 'goesWith' in merged ? [merged.goesWith] : [],
  )
  const chosen = fieldsIn(editedColumns).filter((column) => editedColumns[column].merged === 'chosen')
  expect([...new Set(leaders)].filter((leader) => !chosen.some((column) => column === leader))).toEqual([])
})
