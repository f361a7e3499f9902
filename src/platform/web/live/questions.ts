import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

/** A call and what it was asked. */
export type Question = { path: string; asked: Record<string, unknown> }

/** What each query asked the server with its latest fetch. */
const questions = new WeakMap<Query, Question[]>()
let underWay: Question[] | null = null

/** Runs the function of a query and notes the calls that it begins; TanStack Query calls it as the "persister". */
export function noteQuestions<Data>(
  fetchData: QueryFunction<Data>,
  context: QueryFunctionContext,
  query: Query,
): Data | Promise<Data> {
  underWay = []
  questions.set(query, underWay)
  try {
    return fetchData(context)
  } finally {
    underWay = null
  }
}

export const noteQuestion = (path: string, asked: object): void =>
  void underWay?.push({ path, asked: { ...asked } })

/** A query whose call began later is known by the path in its key only, as a question about all rows. */
export function questionsOf(query: Query): readonly Question[] {
  const noted = questions.get(query) ?? []
  const [path] = query.queryKey
  if (typeof path !== 'string' || !path.startsWith('/') || noted.some((question) => question.path === path))
    return noted
  return [...noted, { path, asked: {} }]
}
