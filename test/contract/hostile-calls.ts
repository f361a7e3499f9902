import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { endpoints } from '#app/endpoints.ts'
import type { Actor } from '#core/actor.ts'
import type { ListDefinition } from '#core/lists/list.ts'
import type { Endpoint } from '#platform/server/calls/endpoint.ts'
import { listPayload } from '#core/lists/list-call.ts'
import type { AnyAnswer, TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { dice, draw, formFields, hostileBodies, toJson } from './hostile.ts'

/** Sends hostile bodies and judges the answers. */

export type Body = Record<string, unknown>

export const isLong = process.env.FAULTS === 'long'
const BODIES = isLong ? 100 : 24
/** Fewer bodies for calls that hash a password, refuse the person, or share their parsing with others. */
export const FEW = isLong ? 20 : 5
const SLOW = /login|token|reset_password|check_secret_input/

const registered = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.path, endpoint]))

const isList = (value: Partial<ListDefinition> | undefined): value is ListDefinition =>
  Boolean(value?.path?.endsWith('/list') && value.columns)

/** Every declared list, also those that are exported together with what belongs to them. */
export const allLists = new Set<ListDefinition>()
/** Those that are exported by themselves. */
const ownLists = new Set<ListDefinition>()
for (const file of globSync('src/modules/*/domain/**/*.ts', { exclude: ['**/*.test.ts'] })) {
  const exported = Object.values((await import(resolve(file))) as Record<string, object | undefined>)
  for (const value of exported) {
    if (isList(value)) ownLists.add(value)
    for (const one of [value, ...Object.values<object | undefined>({ ...value })])
      if (isList(one)) allLists.add(one)
  }
}

/** The declared lists, some of which share a call; at least one for each call. */
const pathsOfOwn = new Set([...ownLists].map(({ path }) => path))
export const lists: readonly ListDefinition[] = [
  ...ownLists,
  ...[...allLists].filter(({ path }) => !pathsOfOwn.has(path)),
]

/** The columns that a call accepts, from all of its lists. */
export const columnsOf = (path: string): string[] => [
  ...new Set(lists.filter((list) => list.path === path).flatMap(({ columns }) => Object.keys(columns))),
]

export const isAllowed = ({ who }: Endpoint, person: Person) =>
  who === 'public' || who({ ...people[person], user_name: person } as unknown as Actor)

/** Bodies for a call by one person; `rows` are those that may change, by the prefix of the path. */
export function bodiesFor(
  endpoint: Endpoint,
  person: Person,
  rows: ReadonlyMap<string, number>,
  few = FEW,
): Body[] {
  const sibling = registered.get(endpoint.path.replace(/update$/, 'create'))
  const listed = endpoint.path.endsWith('/list') ? ['id', ...columnsOf(endpoint.path)] : []
  const more = [...formFields(sibling), ...listed]
  const fields = formFields(endpoint)
  const id = [...rows].find(([beginning]) => endpoint.path.startsWith(beginning))?.[1]
  const sip_id = rows.get('/siparisler/')
  const base = {
    ...(id && fields.includes('id') ? { id } : {}),
    ...(sip_id && fields.includes('sip_id') ? { sip_id } : {}),
  }
  const all = hostileBodies(endpoint, BODIES, { base, more })
  const isEnough =
    !isAllowed(endpoint, person) ||
    person !== 'admin' ||
    SLOW.test(endpoint.path) ||
    endpoint.input === listPayload
  const bodies = isEnough ? draw(all, few, dice(`${person} ${endpoint.path}`)) : all
  // Every second write has a request id, as its body is then parsed once more.
  return endpoint.writes
    ? bodies.map((body, index) => (index % 2 ? { ...body, request_id: crypto.randomUUID() } : body))
    : bodies
}

export type Result = { status: number; text: string; answer: AnyAnswer | null }

let address = 0

export const requestsSent = () => address

/** Injects the call into the app from a new address each time, so that no throttle interferes. */
export async function post(
  { app }: TestApp,
  path: string,
  body: Body,
  sesion_id: string | null,
): Promise<Result> {
  address += 1
  const {
    statusCode,
    body: text,
    headers,
  } = await app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json' },
    remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    payload: toJson({ sesion_id, ...body }),
  })
  const isJson = !('content-disposition' in headers)
  return { status: statusCode, text, answer: isJson ? (JSON.parse(text) as AnyAnswer) : null }
}

export const INTERNALS =
  /syntax error|violates|relation "|column "|invalid input|out of range|does not exist|\.ts:\d|node_modules|\n\s+at |select .+ from /i

/** Workbooks, documents, e-invoices and the description of the calls. */
const FILE = /^(?:PK|%PDF-|<\?xml|\{"openapi")/

/** What is wrong with an answer, or null. */
export function complaint({ status, text, answer }: Result): string | null {
  if (status >= 500) return `HTTP ${status}: ${text}`
  if (!answer) return status === 200 && FILE.test(text) ? null : `neither JSON nor a file: ${status}`
  if (answer.status.isContinue) return status === 200 ? null : `a success with HTTP ${status}`
  const { code } = answer.status
  if (code !== answer.err) return `code ${code}, err ${answer.err}`
  if (['ERR_500', 'ERR_ESOCKET', 'ERR_ETIMEOUT', 'ERR_108'].includes(code)) return code
  return INTERNALS.test(text) ? text : null
}

export async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += 8)
    results.push(...(await Promise.all(items.slice(start, start + 8).map(work))))
  return results
}
