import { describe, expect, test } from 'vitest'
import { itemsOf, type OpenInvoice } from '#modules/orders/domain/money/open-items.ts'
import { deskRows, readDeskSearch } from './desk.ts'

describe('what was typed', () => {
  test.each([
    ['101851', { text: '101851', head: null, amount: null, wanted: 101851, iban: null }],
    [' 101 851 ', { text: '101 851', head: '101', amount: 851, wanted: 101851 }],
    ['101851 110', { head: '101851', amount: 110 }],
    ['101851 1.110,50', { head: '101851', amount: 1110.5, wanted: null }],
    ['234,13', { wanted: 234.13, head: null }],
    ['schneider', { wanted: null, amount: null, iban: null }],
    ['gisela schneider 110,00', { head: 'gisela schneider', amount: 110 }],
    ['de12 5001 0517', { iban: 'DE1250010517' }],
    ['Rechnung 101851 Kunde 2472', { text: 'Rechnung 101851 Kunde 2472', iban: null }],
    ['0', { wanted: null }],
    ['-5', { wanted: null }],
    ['', { text: '', head: null, amount: null, wanted: null, iban: null }],
  ])('%s', (typed, expected) => expect(readDeskSearch(typed)).toMatchObject(expected))
})

const invoice: OpenInvoice = {
  sip_id: 7,
  version: 1,
  f_no: '101851',
  f_tarih: '2026-10-30',
  cus_id: 3,
  name: 'Heike Hofmann',
  due: '2026-11-13',
  kalan: 90,
}
const part = (id: number, open: number) => ({ id, tak_tar: `2026-1${id}-01`, open })

describe('the items of an invoice', () => {
  test('without instalments it is the invoice', () => {
    expect(itemsOf(invoice, [])).toMatchObject([{ taksit_id: null, open: 90, part: 0, parts: 0 }])
  })
  test('paid instalments are gone, the whole comes last', () => {
    expect(itemsOf(invoice, [part(0, 0), part(1, 40), part(2, 50)])).toMatchObject([
      { taksit_id: 1, open: 40, part: 2, parts: 3 },
      { taksit_id: 2, open: 50, part: 3, parts: 3 },
      { taksit_id: null, open: 90, part: 0, parts: 3 },
    ])
  })
  test('a last instalment that is all there is stands alone; with a late fee the whole is another amount', () => {
    expect(itemsOf(invoice, [part(0, 0), part(1, 90)])).toHaveLength(1)
    expect(itemsOf(invoice, [part(0, 0), part(1, 80)]).map(({ open }) => open)).toEqual([80, 90])
  })
  test('a late fee that is left of a plan is the invoice', () => {
    expect(itemsOf(invoice, [part(0, 0)])).toMatchObject([{ taksit_id: null, open: 90 }])
  })
})

describe('what Enter would book', () => {
  const items = itemsOf(invoice, [part(1, 40), part(2, 50)])
  const other = itemsOf({ ...invoice, sip_id: 8 }, [])
  test('the first open instalment of the only invoice', () => {
    const { rows, sure } = deskRows(items, 'number', null)
    expect(sure).toBe(true)
    expect(rows[0]).toMatchObject({ taksit_id: 1, amount: 40 })
  })
  test('a typed amount goes to the item that has it, else to the whole', () => {
    expect(deskRows(items, 'number', 50).rows[0]).toMatchObject({ taksit_id: 2, amount: 50 })
    expect(deskRows(items, 'number', 60).rows[0]).toMatchObject({ taksit_id: null, amount: 60 })
  })
  test('two invoices are never sure, unless the amount decides', () => {
    expect(deskRows([...items, ...other], 'name', null).sure).toBe(false)
    expect(deskRows([...items, ...other], 'name', 50)).toMatchObject({ sure: true })
    expect(deskRows([...items, ...other], 'name', 90).sure).toBe(false)
    expect(deskRows([], 'none', null).sure).toBe(false)
  })
})
