import { expect, test } from 'vitest'
import { groupField, GroupHead, GroupMore, groupStep, isGroupable, isRecord, linesOf } from './group-lines.ts'

const groups = [
  { value: 'Anna', count: 3, sums: {} },
  { value: null, count: 1, sums: {} },
]
const row = (id: number) => ({ id, name: `Row ${id}` })
const nameOf = (line: (typeof open)[number]) => (isRecord(line) ? line.id : line.constructor.name)
const open = linesOf(groups, ({ value }) => (value ? { rows: [row(7), row(8)] } : 'closed'))

test('an open group shows its rows and how many more there are, a closed one its head', () => {
  expect(open.map(nameOf)).toEqual(['GroupHead', 7, 8, 'GroupMore', 'GroupHead'])
  expect(open[3]).toMatchObject({ left: 1 })
  expect(open.filter((line) => nameOf(line) !== line.id && line.id >= 0)).toEqual([])
})

test('while the rows of a group are fetched nothing says that there are more', () => {
  expect(linesOf(groups, () => undefined)).toHaveLength(2)
})

test.each([
  [0, 'ArrowLeft', 'toggle'],
  [0, 'ArrowRight', null],
  [0, 'Enter', 'toggle'],
  [0, ' ', 'toggle'],
  [0, 'x', null],
  [1, 'Enter', null],
  [1, 'ArrowRight', null],
  [2, 'ArrowLeft', 'to'],
  [3, 'Enter', 'more'],
  [3, 'ArrowLeft', 'to'],
  [4, 'ArrowRight', 'toggle'],
  [4, 'ArrowLeft', null],
])('at line %i the key %s means %s', (active, key, expected) => {
  const step = groupStep(open, active, key)
  expect(step && Object.keys(step)[0]).toBe(expected)
  if (step && 'to' in step) expect(step.to).toBe(0)
  if (step && 'toggle' in step) expect(step.toggle).toBeInstanceOf(GroupHead)
  if (step && 'more' in step) expect(step.more).toBeInstanceOf(GroupMore)
})

test('amounts and the number of a row make no groups; a word is grouped by the key behind it', () => {
  expect(isGroupable('id', { kind: 'number' })).toBe(false)
  expect(isGroupable('total', { kind: 'money' })).toBe(false)
  expect(isGroupable('year', { kind: 'number' })).toBe(true)
  expect(groupField('colour', { lookup: { list: 'sys_stok_color', key: 'colour_id' } })).toBe('colour_id')
  expect(groupField('name', {})).toBe('name')
})
