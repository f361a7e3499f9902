// @vitest-environment happy-dom
import { QueryClient, QueryObserver, type Query } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordKey } from '#core/announced.ts'
import { callRows } from '../api.ts'
import { patchRows, rowsToPatch } from './patch.ts'
import { noteQuestion, noteQuestions } from './questions.ts'

type Row = { id: number; cus_id: number; status: string }

const asked: { only_ids: number[]; answer(rows: Row[]): void }[] = []

vi.mock('../api.ts', () => ({
  callRows: vi.fn(
    (_path: string, { only_ids }: { only_ids: number[] }) =>
      new Promise<Row[]>((answer) => asked.push({ only_ids, answer })),
  ),
}))

const row = (id: number, status = 'open'): Row => ({ id, cus_id: id * 10, status })
const keyOf = (id: number): ReadonlySet<RecordKey> => new Set([`order:${id}` as const])

let queries: QueryClient
let query: Query
let stop: () => void
/** What the page answers when it is read as a whole. */
let page: Row[]

beforeEach(async () => {
  asked.length = 0
  page = [row(3), row(2), row(1)]
  queries = new QueryClient({ defaultOptions: { queries: { persister: noteQuestions } } })
  const queryKey = ['/siparisler/list', 'rows', {}]
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: async () => {
      noteQuestion('/siparisler/list', { limit: 20, filters: {} })
      return { datalist: page }
    },
  })
  stop = observer.subscribe(() => undefined)
  query = queries.getQueryCache().find({ queryKey }) as Query
  await vi.waitFor(() => expect(query.state.data).toBeDefined())
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
})

const shown = () => (query.state.data as { datalist: Row[] }).datalist.map(({ id, status }) => [id, status])

test('only the rows of the records are asked for, and exchanged where they are', async () => {
  expect(rowsToPatch(query, keyOf(2))).toEqual([2])
  const patched = patchRows(queries, query, keyOf(2))
  expect(vi.mocked(callRows).mock.calls[0]).toMatchObject([
    '/siparisler/list',
    { only_ids: [2], limit: 1, offset: 0, filters: {} },
    { isRefetch: true },
  ])
  asked[0]?.answer([row(2, 'sent')])
  await patched
  expect(shown()).toEqual([
    [3, 'open'],
    [2, 'sent'],
    [1, 'open'],
  ])
})

test('a row that was deleted, or that the person may not see any more, leaves the page', async () => {
  const patched = patchRows(queries, query, keyOf(2))
  asked[0]?.answer([])
  await patched
  expect(shown()).toEqual([
    [3, 'open'],
    [1, 'open'],
  ])
})

test('an answer that was overtaken by a newer one changes nothing', async () => {
  const first = patchRows(queries, query, keyOf(2))
  const second = patchRows(queries, query, keyOf(2))
  asked[1]?.answer([row(2, 'paid')])
  await second
  asked[0]?.answer([row(2, 'sent')])
  await first
  expect(shown()).toContainEqual([2, 'paid'])
  asked.length = 0
  const gone = patchRows(queries, query, keyOf(3))
  const back = patchRows(queries, query, keyOf(3))
  asked[1]?.answer([row(3, 'paid')])
  await back
  asked[0]?.answer([])
  await gone
  expect(shown()).toContainEqual([3, 'paid'])
})

test('the whole page that was read meanwhile is newer', async () => {
  const patched = patchRows(queries, query, keyOf(2))
  page = [row(2, 'paid')]
  await new Promise((resolve) => setTimeout(resolve, 2))
  await queries.invalidateQueries()
  asked[0]?.answer([row(2, 'sent')])
  await patched
  expect(shown()).toEqual([[2, 'paid']])
})

test('an answer without such a row asks for nothing', async () => {
  await patchRows(queries, query, keyOf(7))
  expect(asked).toEqual([])
})
