import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

/** A call and what it was asked. */
export type Question = { path: string; asked: Record<string, unknown> }

/** What each query asked the server with its latest fetch. */
const questions = new WeakMap<Query, Question[]>()
/** Queries whose next fetch nobody here asked for. */
const provoked = new WeakSet<Query>()
let underWay: { asked: Question[]; isRefetch: boolean } | null = null

/** The next fetch of a query happens because somebody else wrote. */
export const noteProvoked = (query: Query): void => void provoked.add(query)

/** Runs the function of a query and notes the calls that it begins; TanStack Query calls it as the "persister". */
export function noteQuestions<Data>(
  fetchData: QueryFunction<Data>,
  context: QueryFunctionContext,
  query: Query,
): Data | Promise<Data> {
  underWay = { asked: [], isRefetch: provoked.delete(query) }
  questions.set(query, underWay.asked)
  try {
    return fetchData(context)
  } finally {
    underWay = null
  }
}

/** Whether the call only reads again what somebody else changed. */
export function noteQuestion(path: string, asked: object): boolean {
  underWay?.asked.push({ path, asked: { ...asked } })
  return underWay?.isRefetch ?? false
}

/** A query whose call began later is known by the path in its key only, as a question about all rows. */
export function questionsOf(query: Query): readonly Question[] {
  const noted = questions.get(query) ?? []
  const [path] = query.queryKey
  if (typeof path !== 'string' || !path.startsWith('/') || noted.some((question) => question.path === path))
    return noted
  return [...noted, { path, asked: {} }]
}
