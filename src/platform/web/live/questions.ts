import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

/** A call and what it was asked. */
export type Question = { path: string; asked: Record<string, unknown> }

/** Why a query is fetched although nobody waits for it: others wrote, the person wrote, or it is needed next. */
export type Cause = 'others' | 'own' | 'ahead'

/** Options of a query that is fetched before somebody needs it. */
export const forLater = { meta: { isAhead: true } } as const

type Fetch = { asked: Question[]; cause: Cause | null }

const fetches = new WeakMap<Query, Fetch>()
const causes = new WeakMap<Query, Cause>()
let underWay: Fetch | null = null

/** Why the next fetch of a query happens. */
export const noteCause = (query: Query, cause: Cause): void => void causes.set(query, cause)

/** Why the latest fetch of a query happened; null if somebody waited for it. */
export const causeOf = (query: Query): Cause | null => fetches.get(query)?.cause ?? null

/** Runs the function of a query and notes the calls that it begins; TanStack Query calls it as the "persister". */
export function noteQuestions<Data>(
  fetchData: QueryFunction<Data>,
  context: QueryFunctionContext,
  query: Query,
): Data | Promise<Data> {
  underWay = { asked: [], cause: causes.get(query) ?? (query.meta?.isAhead ? 'ahead' : null) }
  causes.delete(query)
  fetches.set(query, underWay)
  try {
    return fetchData(context)
  } finally {
    underWay = null
  }
}

/** Why the call is made although nobody waits for it; null if somebody does. */
export function noteQuestion(path: string, asked: object): Cause | null {
  underWay?.asked.push({ path, asked: { ...asked } })
  return underWay?.cause ?? null
}

/** A query whose call began later is known by the path in its key only, as a question about all rows. */
export function questionsOf(query: Query): readonly Question[] {
  const noted = fetches.get(query)?.asked ?? []
  const [path] = query.queryKey
  if (typeof path !== 'string' || !path.startsWith('/') || noted.some((question) => question.path === path))
    return noted
  return [...noted, { path, asked: {} }]
}
