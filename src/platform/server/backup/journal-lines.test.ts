import { expect, test } from 'vitest'
import { continueLines, readLines, type ErasureEntry } from './journal-lines.ts'

const anchor = Buffer.from('oldest entry of the change log')
const empty = readLines('', anchor)
const entries = [7, 8, 9].map((id): ErasureEntry => ({
  kind: 'customer',
  ids: [id],
  at: `2026-11-16T10:00:0${id}.000Z`,
}))
const journal = continueLines(empty, entries, anchor)
const lines = journal.split('\n')
const without = (index: number) => lines.toSpliced(index, 1).join('\n')

test('what was written is read, also when it was written piece by piece', () => {
  expect(readLines(journal, anchor)).toMatchObject({ entries, foreign: 0, broken: [] })
  const [first, ...rest] = entries
  let text = continueLines(empty, first ? [first] : [], anchor)
  for (const entry of rest) text += continueLines(readLines(text, anchor), [entry], anchor)
  expect(text).toBe(journal)
})

test.each([
  ['a changed number', journal.replace('[8]', '[5]'), [7, 9], [2, 3]],
  ['a missing line', without(1), [7, 9], [2]],
  ['a missing first line', without(0), [8, 9], [1]],
  ['an end that was cut off', journal.slice(0, -20), [7, 8], [3]],
  ['something else', `${journal}hallo\n`, [7, 8, 9], [4]],
])('%s is noticed, and what is whole still counts', (_, text, ids, broken) => {
  const read = readLines(text, anchor)
  expect(read.entries.flatMap((entry) => entry.ids)).toEqual(ids)
  expect(read.broken).toEqual(broken)
})

test('lines of another company are left out, and do not break the chain of this one', () => {
  const other = Buffer.from('somebody else')
  const foreign = continueLines(empty, entries, other)
  expect(readLines(foreign, anchor)).toMatchObject({ entries: [], foreign: 3, broken: [] })
  const [first = '', ...rest] = lines
  expect(readLines(`${first}\n${foreign}${rest.join('\n')}`, anchor)).toMatchObject({
    entries,
    foreign: 3,
    broken: [],
  })
})
