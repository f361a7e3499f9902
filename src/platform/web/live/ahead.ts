import type { Query, QueryClient } from '@tanstack/react-query'
import { connected } from '../realtime.ts'
import { causeOf } from './questions.ts'

const FRESH_MS = 10_000
const AHEAD_MS = 300_000

/** The server is told of them as if they were shown, so that they are marked as stale when somebody changes them. */
export const isAhead = (query: Query): boolean => causeOf(query) === 'ahead'

/** How long an answer need not be asked for again, unless it is told to have changed. */
const freshFor = (query: Query): number => (connected.get() && isAhead(query) ? AHEAD_MS : FRESH_MS)

export function keepFresh(queries: QueryClient): void {
  const options = queries.getDefaultOptions()
  queries.setDefaultOptions({ ...options, queries: { ...options.queries, staleTime: freshFor } })
}
