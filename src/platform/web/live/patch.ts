import type { Query, QueryClient } from '@tanstack/react-query'
import { keysOfRow, type RecordKey } from '#core/announced.ts'
import type { ListPayload } from '#core/lists/list.ts'
import { callRows } from '../api.ts'
import { questionsOf, type Question } from './questions.ts'

type Row = { id: number; [field: string]: unknown }
type Page = { datalist: Row[]; count?: number }

/** A page of a list: the only answer whose rows can be asked for singly. */
function pageOf(query: Query): { question: Question; page: Page } | null {
  const [, part] = query.queryKey
  const [question] = questionsOf(query)
  const page = query.state.data as Page | undefined
  return part === 'rows' && question && page?.datalist ? { question, page } : null
}

/** The rows of a page that name one of the records. */
export function rowsToPatch(query: Query, keys: ReadonlySet<RecordKey>): number[] {
  const shown = pageOf(query)
  if (!shown) return []
  return shown.page.datalist
    .filter((row) => keysOfRow(shown.question.path, row).some((key) => keys.has(key)))
    .map(({ id }) => id)
}

/** The latest question for single rows of a page, by the row: an answer that was overtaken is older. */
const latest = new WeakMap<Query, Map<number, number>>()
let asking = 0

/** Notes a question for these rows; the answer is whether it is still the latest one for a row. */
function noteAsked(query: Query, ids: readonly number[]): (id: number) => boolean {
  const asked = latest.get(query) ?? new Map<number, number>()
  latest.set(query, asked)
  const number = (asking += 1)
  for (const id of ids) asked.set(id, number)
  return (id) => asked.get(id) === number
}

/** Reads the rows that name the records anew and leaves the others, their order and the place of the person alone. */
export async function patchRows(
  queries: QueryClient,
  query: Query,
  keys: ReadonlySet<RecordKey>,
): Promise<void> {
  const ids = rowsToPatch(query, keys)
  const shown = pageOf(query)
  if (!shown || !ids.length) return
  const before = query.state.dataUpdatedAt
  const isLatest = noteAsked(query, ids)
  const asked: ListPayload = { ...shown.question.asked, offset: 0, limit: ids.length, only_ids: ids }
  const fresh = new Map(
    (await callRows(shown.question.path, asked, { isRefetch: true })).map((row) => [row.id, row]),
  )
  // Whoever has begun to read the whole page meanwhile gets newer rows.
  if (query.state.dataUpdatedAt !== before || query.state.fetchStatus !== 'idle') return
  const read = ids.filter(isLatest)
  const left = new Set(read.filter((id) => !fresh.has(id)))
  queries.setQueryData(
    query.queryKey,
    (page: Page | undefined) =>
      page && {
        ...page,
        datalist: page.datalist.flatMap((row) =>
          left.has(row.id) ? [] : [(isLatest(row.id) && fresh.get(row.id)) || row],
        ),
      },
    { updatedAt: before },
  )
}
