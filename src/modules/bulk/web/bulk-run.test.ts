import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  changedCount,
  leftRows,
  processed,
  reverseParts,
  startState,
  withChanged,
  type BulkAnswer,
} from './bulk-run.ts'

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
    expect(leftRows(end)).toEqual([{ id: 7 }])
  })

  test('that was stopped leaves the rows that wait', () => {
    const state = startState([{ work: approve, rows: { ids: [3, 2, 1] } }], ids())
    expect(leftRows(afterAnswer(state, answer({ yapilan: [3], kalan: [2, 1] }), ids()))).toEqual([
      { id: 2 },
      { id: 1 },
    ])
  })
})

test('rows that somebody had changed are done in their new version once they are meant so', () => {
  const rows = { ids: [3, 2], seen_versions: { 3: 1, 2: 1 } }
  const changed = { id: 2, code: 'changed_since_chosen', message: '', version: 5 }
  const state = afterAnswer(
    startState([{ work: approve, rows }], ids()),
    answer({ yapilan: [3], atlanan: [changed] }),
    ids(),
  )
  expect([changedCount(state), leftRows(state)]).toEqual([1, [{ id: 2, version: 5 }]])
  const again = withChanged(state)
  expect(again.jobs).toMatchObject([{ input: { ...approve, ids: [2], seen_versions: { 2: 5 } } }])
  expect(changedCount(again)).toBe(0)
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
