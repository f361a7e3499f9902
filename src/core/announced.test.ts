import { describe, expect, test } from 'vitest'
import {
  interestOf,
  isConcerned,
  keysAsked,
  keysOfRecord,
  keysShown,
  type AnnouncedRecord,
  type RecordKey,
} from './announced.ts'
import type { Area } from './areas.ts'

test.each<[path: string, question: Record<string, unknown>, keys: RecordKey[]]>([
  ['/customers/get', { id: 7 }, ['customer:7']],
  ['/siparisler/gecmis_siparisler', { cus_id: 7, orderBy: 'DESC' }, ['customer:7']],
  ['/debit_item/list', { sip_id: '12' }, ['order:12']],
  ['/cari_islem/list', { filters: { cus_id: { value: 7, matchMode: 'equals' } } }, ['customer:7']],
  ['/cari_islem/list', { filters: { cus_id: 7 } }, ['customer:7']],
  ['/cari_islem/list', { filters: { cus_id: { value: 7, matchMode: 'gt' } } }, []],
  ['/siparisler/list', { filters: { f_close: '0' }, offset: 0 }, []],
  ['/settings/get', { id: 1 }, []],
  ['/customers/get', { id: null }, []],
  ['/customers/get', { id: -1 }, []],
])('%s with %o asks about %o', (path, question, keys) => {
  expect(keysAsked(path, question)).toEqual(keys)
})

test('an answer names the records of its rows and of what they contain', () => {
  const answer = { item: { id: 7, cus_name: 'Maier' }, lines: [{ id: 3, stk_id: 4, sip_id: 12 }], none: null }
  expect([...keysShown('/customers/get', answer)]).toEqual([
    'customer:7',
    // The row of another table within it has an id as well.
    'customer:3',
    'order:12',
    'wine:4',
  ])
})

test('a record is looked for by itself and by its customer', () => {
  expect(keysOfRecord({ area: 'orders', kind: 'order', id: 12, customer: 7 })).toEqual([
    'order:12',
    'customer:7',
  ])
  expect(keysOfRecord({ area: 'customers', kind: 'customer', id: 7, customer: 7 })).toEqual(['customer:7'])
  expect(keysOfRecord({ area: 'tasks', kind: 'task', id: 3 })).toEqual(['task:3'])
})

describe('what is concerned by an announcement', () => {
  const order: AnnouncedRecord = { area: 'orders', kind: 'order', id: 12, customer: 7 }
  const other: AnnouncedRecord = { area: 'orders', kind: 'order', id: 13, customer: 8 }
  const wine: AnnouncedRecord = { area: 'stock', kind: 'wine', id: 4 }
  const card = interestOf(['orders', 'stock'], '/suggest/list', { cus_id: 7 }, [{ stk_id: 4 }])
  const list = interestOf(['orders'], '/siparisler/list', {}, [{ id: 13 }])

  test.each<[what: string, interest: typeof card, areas: Area[], records: AnnouncedRecord[], is: boolean]>([
    ['a card by an order of its customer', card, [], [order], true],
    ['a card not by an order of another customer', card, [], [other], false],
    ['a card by a wine that it shows', card, [], [wine], true],
    ['a card not by a wine that it does not show', card, [], [{ ...wine, id: 5 }], false],
    ['a card by an area as a whole', card, ['stock'], [], true],
    ['a list by any order', list, [], [order], true],
    ['a list not by a wine', list, [], [wine], false],
    ['nothing by nothing', list, [], [], false],
  ])('%s', (_, interest, areas, records, is) => {
    expect(isConcerned(interest, { areas, records })).toBe(is)
  })
})
