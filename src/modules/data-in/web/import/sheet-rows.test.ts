import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { print } from '#platform/web/sheet/sheet-cells.ts'
import { readCells, writeCells } from '#platform/web/sheet/sheet-file.ts'
import {
  checkHeader,
  expectedColumns,
  isHeaderGood,
  resultColumns,
} from '#modules/data-in/domain/import/header.ts'
import { ImportStatus, type SheetRow } from '#modules/data-in/domain/import/import-row.ts'
import { cellsOf, rowsOf, sampleCells, testRows } from './sheet-rows.ts'

const header: string[] = [...expectedColumns]
const person = expectedColumns.map((column) => (column === 'adi' ? 'Anna' : ''))

describe('the rows of a sheet', () => {
  test('carry the numbers of the sheet; empty lines are left out', () => {
    const empty = expectedColumns.map(() => '')
    expect(rowsOf([header, person, empty, [], person]).map(({ row_no, adi }) => [row_no, adi])).toEqual([
      [2, 'Anna'],
      [5, 'Anna'],
    ])
  })

  test('columns may be in any order, with blanks around their names', () => {
    const [row] = rowsOf([
      [' soyadi ', 'adi'],
      ['Berg', 'Anna'],
    ])
    expect(row).toMatchObject({ adi: 'Anna', soyadi: 'Berg', firma: '', id: null, status_code: null })
  })

  test.each([
    [['9', '1', 'ok'], { id: 9, status_code: ImportStatus.successful, status_desc: 'ok' }],
    [['', '3', 'Land'], { id: null, status_code: ImportStatus.invalid, status_desc: 'Land' }],
    [['x', '4', ''], { id: null, status_code: null, status_desc: null }],
    [[], { id: null, status_code: null, status_desc: null }],
  ])('results of an earlier upload %o are read as %o', (results, read) => {
    expect(
      rowsOf([
        [...header, ...resultColumns],
        [...person, ...results],
      ])[0],
    ).toMatchObject(read)
  })

  test('nothing, and a header alone, have no rows', () => {
    expect([rowsOf([]), rowsOf([header])]).toEqual([[], []])
  })
})

describe('a sheet that was downloaded', () => {
  const cell = fc
    .oneof(fc.string(), fc.constantFrom('+49 30 1', '=1+1', '-', '@x'))
    .map((text) => text.trim())
  const anyRow: fc.Arbitrary<SheetRow> = fc
    .record({
      cells: fc.tuple(...expectedColumns.map(() => cell)),
      id: fc.option(fc.integer({ min: 1, max: 99_999 })),
      status_code: fc.option(fc.constantFrom(...Object.values(ImportStatus))),
      status_desc: fc.constantFrom('Land fehlt', null),
    })
    .map(
      ({ cells, ...results }) =>
        ({
          ...Object.fromEntries(expectedColumns.map((column, place) => [column, cells[place] ?? ''])),
          ...results,
          adi: 'Anna',
          row_no: 2,
        }) as SheetRow,
    )
  // An apostrophe that a user typed before such a sign is taken for that of a download.
  const isOwnMark = (text: unknown) => typeof text === 'string' && /^'[=+\-@]/.test(text)

  test('is read again as it was, phone numbers and formulas included', async () => {
    await fc.assert(
      fc.asyncProperty(anyRow, async (row) => {
        fc.pre(!Object.values(row).some(isOwnMark))
        expect(rowsOf(await readCells(await writeCells(cellsOf([row])), 10))).toEqual([row])
      }),
    )
  })

  test.each([
    [null, ''],
    [undefined, ''],
    [' Anna ', 'Anna'],
    [491711234567, '491711234567'],
    [new Date('2026-03-05T00:00:00Z'), '2026-03-05'],
    [true, 'true'],
    ["'+49", '+49'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ])('the cell %s reads as "%s"', (cellValue, text) => expect(print(cellValue)).toBe(text))

  test.each(['=1+1', '+49', '-5', '@x'])('%j is text as it is, not a formula', async (text) => {
    const { sheets } = await readXlsx(await writeCells([[text]]))
    expect(sheets[0]?.rows).toEqual([[text]])
    expect(sheets[0]?.cells?.get('0,0')?.formula).toBeUndefined()
  })
})

test('the example and the test rows have the header that is asked for, and fill it', () => {
  expect(isHeaderGood(checkHeader(sampleCells()[0] ?? []))).toBe(true)
  expect(rowsOf(sampleCells())).toMatchObject([{ adi: 'Anna', ulke: 'DE', row_no: 2 }])
  const rows = testRows(3)
  expect(new Set(rows.map(({ tel1 }) => tel1)).size).toBe(3)
  expect(rowsOf(cellsOf(rows).map((cells) => cells.map(print)))).toEqual(rows)
})

test('the head of a sheet stays in sight', async () => {
  const { sheets } = await readXlsx(await writeCells([['Nachname'], ['Öz']]))
  expect(sheets[0]?.freezePane).toMatchObject({ rows: 1 })
})
