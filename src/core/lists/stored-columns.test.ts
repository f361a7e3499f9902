import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '../actor.ts'
import { storedColumn } from './column-kinds.ts'
import { defineList } from './list.ts'
import { date, flag, json, moment, money, narrowed, number, rowId, spare, text } from './stored-columns.ts'

const entries = z.object({
  id: rowId.describe('number of the entry'),
  state: text.describe('what became of it'),
  reason: text.nullable().describe('why'),
  amount: spare(money.nullable().describe('what it is about')),
  at: moment.describe('when'),
  parts: json.describe('of what it is made'),
})

describe('a column says', () => {
  test.each([
    ['its kind', money, { kind: 'money' }],
    ['its kind with a meaning', date.describe('day'), { kind: 'date' }],
    ['its kind although it may be empty', flag.nullable().describe('paid'), { kind: 'flag' }],
    ['its kind although it may be missing', entries.partial().shape.at, { kind: 'moment' }],
    ['that it is spare', entries.shape.amount, { kind: 'money', spare: true }],
    ['nothing of JSON', entries.shape.parts, {}],
    ['nothing where the database does not know it', z.string(), {}],
  ])('%s', (_case, column, said) => {
    expect(storedColumn(column)).toEqual(said)
  })

  test('nothing for the others of its kind', () => {
    expect(storedColumn(money)).toEqual({ kind: 'money' })
    expect(storedColumn(money.nullable())).toEqual({ kind: 'money' })
  })
})

describe('a narrowed row', () => {
  const row = narrowed(entries, {
    state: z.enum(['open', 'done']),
    reason: z.enum(['late']),
    parts: z.array(z.number()),
  })
  const entry = { id: 1, state: 'open', reason: null, amount: 5, at: '', parts: [1] }

  test.each([
    ['holds its values', {}, true],
    ['holds no others', { state: 'lost' }, false],
    ['may be empty where the column may', { reason: null }, true],
    ['is not empty where the column is not', { state: null }, false],
    ['reads JSON', { parts: ['a'] }, false],
  ])('%s', (_case, changes, isGood) => {
    expect(row.safeParse({ ...entry, ...changes }).success).toBe(isGood)
  })

  test('has the kind of its values where the database knows less', () => {
    const { state, reason } = narrowed(entries, { state: flag, reason: date }).shape
    expect([storedColumn(state), storedColumn(reason)]).toEqual([{ kind: 'flag' }, { kind: 'date' }])
  })

  test('keeps meanings and kinds', () => {
    expect([row.shape.state.description, row.shape.reason.description]).toEqual(['what became of it', 'why'])
    expect(storedColumn(row.shape.reason)).toEqual({ kind: 'text' })
  })
})

describe('a list', () => {
  const list = (columns: object, unseen: ('state' | 'amount')[] = []) =>
    defineList({
      path: '/entries/list',
      row: entries,
      export: everyone,
      defaultSort: ['id', 'DESC'],
      texts: {},
      columns,
      unseen,
    }).columns

  test('takes kinds from its row', () => {
    expect(list({ at: { width: 100 }, amount: {} })).toEqual({
      at: { kind: 'moment', width: 100 },
      amount: { kind: 'money', spare: true },
    })
  })

  test('has the last word', () => {
    expect(list({ at: { kind: 'date' }, amount: { spare: false } })).toEqual({
      at: { kind: 'date' },
      amount: { kind: 'money', spare: false },
    })
  })

  test('answers fields that it never shows, unless they have a column', () => {
    expect(list({ state: { width: 50 } }, ['state', 'amount'])).toEqual({
      state: { kind: 'text', width: 50 },
      amount: { kind: 'money', spare: true, shown: 'never' },
    })
  })
})

test('numbers of rows are numbers', () => {
  expect([storedColumn(rowId.describe('number')), storedColumn(number)]).toEqual([
    { kind: 'number' },
    { kind: 'number' },
  ])
})
