import type { Query, QueryClient } from '@tanstack/react-query'
import { keysOfRow, type RecordKey } from '#core/announced.ts'
import type { ListPayload } from '#core/list.ts'
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
  const asked: ListPayload = { ...shown.question.asked, offset: 0, limit: ids.length, only_ids: ids }
  const fresh = new Map(
    (await callRows(shown.question.path, asked, { isRefetch: true })).map((row) => [row.id, row]),
  )
  // Whoever read the whole page meanwhile has newer rows.
  if (query.state.dataUpdatedAt !== before || query.state.fetchStatus !== 'idle') return
  const left = new Set(ids.filter((id) => !fresh.has(id)))
  queries.setQueryData(
    query.queryKey,
    (page: Page | undefined) =>
      page && {
        ...page,
        datalist: page.datalist.flatMap((row) => (left.has(row.id) ? [] : [fresh.get(row.id) ?? row])),
      },
    { updatedAt: before },
  )
}
