import { isFileAnswer, type CallDefinition } from '#core/calls.ts'
import { fieldsOfRows, listPayload } from '#core/lists/list-call.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
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

/** Whether a call wants particular columns, groups, or keys with words instead of whole rows. */
function isChoosy(body: object): boolean {
  const { without_fields, group_by_fields, key_label } = listPayload.safeParse(body).data ?? {}
  return Boolean(without_fields?.length || group_by_fields?.length) || isOn(key_label)
}

/** The fields of a list that rows lack although everybody gets them and the call left none out. */
function missingFields({ answer }: CallDefinition, sent: Json, body: object): string[] {
  const kinds = fieldsOfRows.get(answer)
  if (!kinds || isChoosy(body)) return []
  const rows = isObject(sent) && Array.isArray(sent.datalist) ? sent.datalist : []
  return rows.flatMap((row, at) => {
    const sentFields = new Set(isObject(row) ? Object.keys(row) : [])
    const differences = kinds.map((fields) => sentFields.symmetricDifference(new Set(fields)))
    // Of several kinds a row is of the one that it differs from least.
    const [least = new Set<string>()] = differences.toSorted((a, b) => a.size - b.size)
    return [...least.difference(sentFields)].map((field) => `answer.datalist[${at}].${field}`)
  })
}

/** What an answer has that its call does not declare, and what it lacks. */
export function problemsOf(call: CallDefinition, answer: unknown, body: object = {}): string[] {
  if (isFileAnswer(answer)) return []
  const sent = JSON.parse(JSON.stringify(answer)) as Json
  const parsed = call.answer.safeParse(sent)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return [
    ...undeclaredFields(sent, parsed.data as Json, 'answer').map((field) => `${field} is not declared`),
    ...missingFields(call, sent, body).map((field) => `${field} is missing`),
  ]
}

const violations: string[] = []

/** Fails a call whose answer does not match its declaration, and the test that made it. */
export const checkAnswer: NonNullable<Services['checkAnswer']> = (call, answer, body) => {
  const problems = problemsOf(call, answer, body)
  if (!problems.length) return
  const violation = `${call.path} answers what it does not declare: ${problems.slice(0, 10).join('; ')}`
  violations.push(violation)
  throw new Error(violation)
}

/** The wrong answers since the last time, each once; a test that provokes some takes them away. */
export const takeViolations = (): string[] => [...new Set(violations.splice(0))]

/** Fails the test or hook during which an answer was not as declared, whatever it made of the refusal. */
export function failOnViolations(): void {
  const found = takeViolations()
  if (found.length) throw new Error(found.join('\n'))
}
