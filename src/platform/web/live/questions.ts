import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { connected } from '../realtime.ts'

/** A call and what it was asked. */
export type Question = { path: string; asked: Record<string, unknown> }

/** What each query asked the server with its latest fetch. */
const questions = new WeakMap<Query, Question[]>()
/** Why a query is fetched although nobody waits for it: others wrote, the person wrote, or it is needed next. */
export type Cause = 'others' | 'own' | 'ahead'

const causes = new WeakMap<Query, Cause>()
/** Queries that were fetched before somebody needs them. */
const ahead = new WeakSet<Query>()
let underWay: { asked: Question[]; cause: Cause | null } | null = null

/** Why the next fetch of a query happens. */
export const noteCause = (query: Query, cause: Cause): void => void causes.set(query, cause)

/** Runs the function of a query and notes the calls that it begins; TanStack Query calls it as the "persister". */
export function noteQuestions<Data>(
  fetchData: QueryFunction<Data>,
  context: QueryFunctionContext,
  query: Query,
): Data | Promise<Data> {
  const asked: Question[] = []
  const cause = causes.get(query) ?? (query.meta?.isAhead ? 'ahead' : null)
  underWay = { asked, cause }
  causes.delete(query)
  if (cause === 'ahead') ahead.add(query)
  else ahead.delete(query)
  questions.set(query, asked)
  try {
    return fetchData(context)
  } finally {
    underWay = null
  }
}

/** The server is told of them as if they were shown, so that they are marked as stale when somebody changes them. */
export const isAhead = (query: Query): boolean => ahead.has(query)

/** Options of a query that is fetched before somebody needs it. */
export const forLater = { meta: { isAhead: true } } as const

const FRESH_MS = 10_000
const AHEAD_MS = 300_000

/** How long an answer need not be asked for again, unless it is told to have changed. */
export const freshFor = (query: Query): number => (connected.get() && isAhead(query) ? AHEAD_MS : FRESH_MS)

/** Why the call is made although nobody waits for it; null if somebody does. */
export function noteQuestion(path: string, asked: object): Cause | null {
  underWay?.asked.push({ path, asked: { ...asked } })
  return underWay?.cause ?? null
}

/** A query whose call began later is known by the path in its key only, as a question about all rows. */
export function questionsOf(query: Query): readonly Question[] {
  const noted = questions.get(query) ?? []
  const [path] = query.queryKey
  if (typeof path !== 'string' || !path.startsWith('/') || noted.some((question) => question.path === path))
    return noted
  return [...noted, { path, asked: {} }]
}
