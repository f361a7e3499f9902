import { describe, expect, test } from 'vitest'
import { afterAnswer, leftRows, processed, reverseParts, startState, type BulkAnswer } from './bulk-run.ts'

const approve = { islem: '/siparisler/siparis_onayla', alanlar: {} }
const reopen = { islem: '/siparisler/fatura_acik_yap', alanlar: {} }

function ids() {
  let last = 0
  return () => {
    last += 1
    return `request ${last}`
  }
}

const answer = (parts: Partial<BulkAnswer>): BulkAnswer => ({
  toplam: 0,
  eksik: 0,
  yapilan: [],
  atlanan: [],
  hatali: [],
  kalan: [],
  ...parts,
})

const secim = { list: '/siparisler/list', query: {}, except_ids: [], expected: 120 }

describe('an act on all that match', () => {
  test('goes on with the rows that are left and the same selection, under a new request', () => {
    const newId = ids()
    const start = startState([{ work: approve, rows: { secim } }], newId)
    expect(start).toMatchObject({ total: 120, jobs: [{ input: { ...approve, secim } }] })
    const first = afterAnswer(start, answer({ yapilan: [9, 8], eksik: 1, kalan: [7, 6] }), newId)
    expect(first.jobs).toMatchObject([{ input: { ...approve, secim, ids: [7, 6] }, requestId: 'request 2' }])
    expect(processed(first)).toBe(3)
    const skipped = { id: 7, code: 'row_no_longer_matches', message: '' } as const
    const end = afterAnswer(first, answer({ yapilan: [6], atlanan: [skipped] }), newId)
    expect(end).toMatchObject({ jobs: [], done: [9, 8, 6], skipped: [skipped], missing: 1 })
    expect(leftRows(end)).toEqual([7])
  })

  test('that was stopped leaves the rows that wait', () => {
    const state = startState([{ work: approve, rows: { ids: [3, 2, 1] } }], ids())
    expect(leftRows(afterAnswer(state, answer({ yapilan: [3], kalan: [2, 1] }), ids()))).toEqual([2, 1])
  })
})

test('only what was done is taken back, the last first', () => {
  const parts = [
    { work: approve, reverse: reopen, rows: { ids: [1, 2] } },
    { work: approve, rows: { ids: [3] } },
  ]
  const first = afterAnswer(startState(parts, ids()), answer({ yapilan: [1, 2] }), ids())
  const end = afterAnswer(first, answer({ yapilan: [3] }), ids())
  expect(reverseParts(end)).toEqual([{ work: reopen, rows: { ids: [2, 1] } }])
})
