import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import type { Actor } from '#core/actor.ts'
import { filterModes } from '#core/list.ts'
import type { Endpoint } from '#platform/server/endpoint.ts'
import { listPayload } from '#platform/server/list-payload.ts'
import { startTestApp, type AnyAnswer, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { dice, draw, formFields, hostileBodies, hostileValues, toJson } from './hostile.ts'

const BODIES = 40
/** For calls that hash a password, which is made to be slow, that refuse the person, or that share their reading. */
const FEW = 10
const SLOW = /login|token|reset_password|check_secret_input/

/** Rows that a hostile body may change, by the beginning of the path; everything else is row 1. */
const rows = new Map([['/sys_users/', people.fremd.id as number]])

let app: TestApp
const sessions = new Map<Person, string | null>()

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'fatal' })
  for (const person of ['admin', 'personel'] as const) sessions.set(person, (await app.as(person)).sesion_id)
  const wine = await buildWine(app.db, {}, 50)
  rows.set('/siparisler/', await buildOrder(app.db, { stk_id: wine, stk_adet: 6 }))
  await app.db.insertInto('error_log').values({ message: 'kaputt', stack: 'at x' }).execute()
})

const registered = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.path, endpoint]))

/** Columns of the declared lists by the path of their call. */
const columns = new Map<string, Set<string>>()
for (const file of globSync('src/modules/*/domain/*.ts', { exclude: ['**/*.test.ts'] })) {
  const module = (await import(resolve(file))) as Record<
    string,
    { path?: string; columns?: object } | undefined
  >
  for (const value of Object.values(module)) {
    if (!value?.path || !value.columns) continue
    columns.set(value.path, new Set([...(columns.get(value.path) ?? []), ...Object.keys(value.columns)]))
  }
}

type Result = { status: number; text: string; answer: AnyAnswer | null }

let address = 0

/** Straight into the app, each call from another address: no throttle stands before what is tested. */
async function post(path: string, body: Record<string, unknown>, sesion_id: string | null): Promise<Result> {
  address += 1
  const {
    statusCode,
    body: text,
    headers,
  } = await app.app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json' },
    remoteAddress: `10.1.${address >> 8}.${address & 255}`,
    payload: toJson({ sesion_id, ...body }),
  })
  const isJson = String(headers['content-type']).startsWith('application/json')
  return { status: statusCode, text, answer: isJson ? (JSON.parse(text) as AnyAnswer) : null }
}

const INTERNALS =
  /syntax error|violates|relation "|column "|invalid input|out of range|does not exist|\.ts:\d|node_modules|\n\s+at /

/** Workbooks, papers and e-invoices. */
const FILE = /^(?:PK|%PDF-|<\?xml)/

/** What is wrong with an answer, or null. */
function complaint({ status, text, answer }: Result): string | null {
  if (status >= 500) return `HTTP ${status}: ${text}`
  if (!answer) return status === 200 && FILE.test(text) ? null : `neither JSON nor a file: ${status}`
  if (answer.status.isContinue) return status === 200 ? null : `a success with HTTP ${status}`
  const { code, message } = answer.status
  if (code !== answer.err) return `code ${code}, err ${answer.err}`
  if (['ERR_500', 'ERR_ESOCKET', 'ERR_ETIMEOUT', 'ERR_108'].includes(code)) return code
  return INTERNALS.test(message) ? message : null
}

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += 8)
    results.push(...(await Promise.all(items.slice(start, start + 8).map(work))))
  return results
}

async function complaints(
  path: string,
  bodies: readonly Record<string, unknown>[],
  sesion_id: string | null,
): Promise<string[]> {
  const found = await inTurn(bodies, async (body) => {
    const wrong = complaint(await post(path, body, sesion_id))
    return wrong && `${wrong} ← ${toJson(body).slice(0, 300)}`
  })
  return found.filter((line) => line !== null)
}

function bodiesFor(endpoint: Endpoint, person: Person): Record<string, unknown>[] {
  const actor = { ...people[person], user_name: person } as unknown as Actor
  const isRefused = endpoint.who !== 'public' && !endpoint.who(actor)
  const sibling = registered.get(endpoint.path.replace(/update$/, 'create'))
  const listed = endpoint.path.endsWith('/list') ? ['id', ...(columns.get(endpoint.path) ?? [])] : []
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
    isRefused || person !== 'admin' || SLOW.test(endpoint.path) || endpoint.input === listPayload
  const bodies = isEnough ? draw(all, FEW, dice(`${person} ${endpoint.path}`)) : all
  // Every second write is one that may be repeated, since its body is then read once more.
  return endpoint.writes
    ? bodies.map((body, index) => (index % 2 ? { ...body, request_id: crypto.randomUUID() } : body))
    : bodies
}

describe.each(['admin', 'personel'] as const)('as %s', (person) => {
  const calls = endpoints
    .filter(({ path, who }) => path !== '/logout' && (person === 'admin' || who !== 'public'))
    // What the others work on is deleted last.
    .toSorted((a, b) => Number(a.path.endsWith('delete')) - Number(b.path.endsWith('delete')))

  test.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
    const sesion_id = endpoint.who === 'public' ? null : (sessions.get(person) ?? null)
    const isRefusal = (line: string) => path !== '/token' || !line.startsWith('ERR_108')
    expect((await complaints(path, bodiesFor(endpoint, person), sesion_id)).filter(isRefusal)).toEqual([])
  })

  test('/logout, each time with a session of its own', async () => {
    for (const value of draw(hostileValues, FEW, dice('/logout'))) {
      const { sesion_id } = await app.as(person)
      expect(await complaints('/logout', [{ value }], sesion_id)).toEqual([])
    }
  })

  test('nobody was thrown out by all that', async () => {
    const answer = await post('/sys_unvan/list', {}, sessions.get(person) ?? null)
    expect(complaint(answer)).toBeNull()
  })
})

describe('what every call carries', () => {
  const path = '/sys_unvan/list'

  test.each(['_onLine', 'CURRENT_DATE', 'request_id', 'language'])('%s', async (field) => {
    const bodies = hostileValues.map((value) => ({ [field]: value }))
    expect(await complaints(path, bodies, sessions.get('admin') ?? null)).toEqual([])
  })

  test('a session that is none is never let in', async () => {
    const answers = await inTurn(hostileValues, (value) => post(path, { sesion_id: value }, null))
    for (const { status, answer } of answers) {
      expect(status).toBe(200)
      expect(['ERR_108', 'lutfen_girdiginiz_bigileri_kontrol_ediniz']).toContain(answer?.err)
    }
  })

  test.each([
    ['nothing', ''],
    ['half an object', '{"id":1'],
    ['two objects', '{}{}'],
    ['a bare word', 'NaN'],
    ['a comment', '{/* */}'],
    ['100 000 brackets', '['.repeat(100_000)],
    ['bytes', '\u0000\u0001\ufffe'],
  ])('%s instead of a body: 400', async (_, payload) => {
    const { statusCode, body } = await app.app.http.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(statusCode).toBe(400)
    expect(body).not.toMatch(INTERNALS)
  })
})

describe('every list', () => {
  const lists = endpoints.filter(({ path }) => path.endsWith('/list'))

  test.each(lists.map(({ path }) => path))('%s: search, order, filter, sum, group, export', async (path) => {
    const admin = sessions.get('admin') ?? null
    const { answer } = await post(path, {}, admin)
    const fields = [...new Set([...(columns.get(path) ?? []), ...Object.keys(answer?.datalist?.[0] ?? {})])]
    const words = ['kaputt', 'a b c', '100%_\\', '％＼', "'; --", 'ı İ ß', '🍷']
    const values = ['1', 1.5, '2026-01-31', 'x', 1e14, '0001-01-01']
    const bodies = [
      ...words.map((globalFilter) => ({ globalFilter, count: true })),
      { format: 'xlsx', language: 'tr' },
      { format: 'xlsx', globalFilter: 'x' },
      { limit: 0, count: true, no_columns: true },
      ...fields.flatMap((field, index) => [
        { group_by_fields: [field, 'id'], sum_field: field, sum_fields: [field], count: true },
        // Each column meets two of the modes; columns of one kind meet all of them together.
        ...filterModes
          .filter(
            (_, turn) => turn === index % filterModes.length || turn === (index + 4) % filterModes.length,
          )
          .map((matchMode, turn) => {
            const value = values[(index + turn) % values.length]
            const filter = { value: matchMode === 'between' ? [value, value] : value, matchMode }
            return { filters: { [field]: filter }, orderByField: field, orderBy: turn % 2 ? 'ASC' : 'DESC' }
          }),
      ]),
    ]
    expect(await complaints(path, bodies, admin)).toEqual([])
  })

  test('the declared lists were found', () => {
    expect(lists.length).toBeGreaterThan(20)
    expect(lists.filter(({ path }) => columns.has(path)).length).toBeGreaterThan(4)
  })
})
