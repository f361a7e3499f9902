import { isFileAnswer } from '#core/calls.ts'
import type { Services } from '#platform/server/services.ts'

type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

const isObject = (value: Json): value is { [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The undeclared fields: those that an answer has and its parsed form has not. */
function undeclaredFields(sent: Json, parsed: Json | undefined, place: string): string[] {
  if (Array.isArray(sent))
    return sent.flatMap((item, at) =>
      undeclaredFields(item, Array.isArray(parsed) ? parsed[at] : undefined, `${place}[${at}]`),
    )
  if (!isObject(sent)) return []
  if (parsed === undefined || !isObject(parsed)) return [place]
  return Object.entries(sent).flatMap(([field, value]) =>
    field in parsed ? undeclaredFields(value, parsed[field], `${place}.${field}`) : [`${place}.${field}`],
  )
}

/** Fails a call whose answer does not match its schema: a wrong type, a missing or an extra field. */
export const checkAnswer: NonNullable<Services['checkAnswer']> = (call, answer) => {
  if (isFileAnswer(answer)) return
  const sent = JSON.parse(JSON.stringify(answer)) as Json
  const parsed = call.answer.safeParse(sent)
  const problems = parsed.success
    ? undeclaredFields(sent, parsed.data as Json, 'answer').map((field) => `${field} is not declared`)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (problems.length)
    throw new Error(`${call.path} answers what it does not declare: ${problems.slice(0, 10).join('; ')}`)
}
