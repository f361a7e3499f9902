import { describe, expect, test } from 'vitest'
import { everyRow, except, inScope, narrow, noRow, rowsWhere, type Scope } from './scope.ts'

type Row = { owner: number; dealer: number; deleted: '0' | '1' }

const row: Row = { owner: 7, dealer: 2, deleted: '0' }
const ownOrDealers: Scope<Row> = rowsWhere({ owner: 7 }, { dealer: 3 })

describe('a scope', () => {
  test.each<[string, Scope<Row>, Partial<Row>, boolean]>([
    ['of every row has every row', everyRow, {}, true],
    ['of no row has none', noRow, {}, false],
    ['has what meets the first alternative', ownOrDealers, {}, true],
    ['has what meets another alternative', ownOrDealers, { owner: 8, dealer: 3 }, true],
    ['lacks what meets no alternative', ownOrDealers, { owner: 8 }, false],
    ['asks all conditions of an alternative', rowsWhere({ owner: 7, dealer: 3 }), {}, false],
    ['lacks its exceptions', except(ownOrDealers, { deleted: '1' }), { deleted: '1' }, false],
    ['keeps what is no exception', except(ownOrDealers, { deleted: '1' }), {}, true],
    ['takes an exception only when all of it is met', except(everyRow, { owner: 7, dealer: 3 }), {}, true],
    ['is narrowed in each alternative', narrow(ownOrDealers, { deleted: '0' }), { deleted: '1' }, false],
    ['keeps what meets the conditions too', narrow(ownOrDealers, { deleted: '0' }), {}, true],
    ['keeps its exceptions when narrowed', narrow(except(everyRow, { owner: 7 }), { dealer: 2 }), {}, false],
  ])('%s', (_, scope, values, expected) => {
    expect(inScope(scope, { ...row, ...values })).toBe(expected)
  })

  test('is never widened by a condition on a field that it already asks for', () => {
    const narrowed: Scope<Row> = narrow(ownOrDealers, { owner: 8 })
    expect(inScope(narrowed, { ...row, owner: 8 })).toBe(false)
    expect(inScope(narrowed, { ...row, owner: 8, dealer: 3 })).toBe(true)
    expect(narrowed.anyOf).toEqual([{ owner: 8, dealer: 3 }])
  })
})
