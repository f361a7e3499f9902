import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import {
  columnKind,
  filterModes,
  keyOfList,
  modesOf,
  MOST_SORTS,
  type Column,
  type Filter,
  type FilterMode,
} from '#core/lists/list.ts'
import { wineToSendList, wineToSendQuery } from '#modules/stock/domain/reserved.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { dice, draw, hostileValues, toJson } from './hostile.ts'
import {
  bodiesFor,
  columnsOf,
  complaint,
  FEW,
  INTERNALS,
  inTurn,
  isLong,
  lists,
  post,
  requestsSent,
  type Body,
} from './hostile-calls.ts'

/** Rows that a hostile body may change, by the prefix of the path; elsewhere it is row 1. */
const rows = new Map([['/sys_users/', people.fremd.id as number]])

let app: TestApp
const sessions = new Map<Person, string | null>()

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'fatal' })
  for (const person of ['admin', 'personel'] as const) sessions.set(person, (await app.as(person)).sesion_id)
  const wine = await buildWine(app.db, {}, 50)
  rows.set('/siparisler/', await buildOrder(app.db, { stk_id: wine, stk_adet: 6 }))
  // With this right the administrator can also make the call that draws customers.
  await sql`update sys_users set random_customer_access = '1' where id = ${people.admin.id}`.execute(app.db)
  await app.db.insertInto('error_log').values({ message: 'kaputt', stack: 'at x' }).execute()
})

afterAll(() => console.log(`hostile input: ${requestsSent()} requests over ${endpoints.length} calls`))

async function complaints(
  path: string,
  bodies: readonly Body[],
  sesion_id: string | null,
): Promise<string[]> {
  const found = await inTurn(bodies, async (body) => {
    const wrong = complaint(await post(app, path, body, sesion_id))
    return wrong && `${wrong} ← ${toJson(body).slice(0, 300)}`
  })
  return found.filter((line) => line !== null)
}

/** Most fields that a list can be grouped by. */
const MOST_GROUPS = 10

const slices = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, turn) =>
    items.slice(turn * size, (turn + 1) * size),
  )

const readable = { text: 'x', number: 1, money: 1, date: '2026-01-31', moment: '2026-01-31', flag: '1' }

/** A valid filter for the column, so that the other filters are evaluated as well. */
function filterOf(column: Column, matchMode: FilterMode): Filter {
  const value = readable[columnKind(column)]
  if (matchMode === 'between') return { value: [value, value], matchMode }
  return { value: matchMode === 'in' ? [value] : value, matchMode }
}

/** Runs first, while the customer in the filters still exists. */
describe('every list', () => {
  test.each(lists.map((list) => [keyOfList(list), list] as const))(
    '%s: each column orders, groups and filters in each way',
    async (_, list) => {
      const fields = Object.entries(list.columns)
      const names = fields.map(([field]) => field)
      const filters = filterModes.map((matchMode) => {
        const able = fields.filter(([, column]) => modesOf(column).includes(matchMode))
        return Object.fromEntries(able.map(([field, column]) => [field, filterOf(column, matchMode)]))
      })
      const bodies = [
        ...slices(names, MOST_SORTS).map((few) => ({ sorts: few.map((field) => ({ field, order: 'ASC' })) })),
        ...slices(names, MOST_GROUPS).map((few) => ({ group_by_fields: few, count: true })),
        ...filters.map((one) => ({ filters: one })),
        { group_of: Object.fromEntries(names.map((field) => [field, null])) },
      ]
      const refused = await inTurn(bodies, async (body) => {
        const asked = { ...body, ...(list === wineToSendList ? wineToSendQuery : {}) }
        const { answer } = await post(app, list.path, asked, sessions.get('admin') ?? null)
        return answer?.status.isContinue ? [] : [`${answer?.err} ← ${toJson(body)}`]
      })
      expect(refused.flat()).toEqual([])
    },
  )
})

describe.each(['admin', 'personel'] as const)('as %s', (person) => {
  const calls = endpoints
    .filter(({ path, who }) => path !== '/logout' && (person === 'admin' || who !== 'public'))
    // Calls that delete run last, as the others need their rows.
    .toSorted((a, b) => Number(a.path.endsWith('delete')) - Number(b.path.endsWith('delete')))

  test.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
    const sesion_id = endpoint.who === 'public' ? null : (sessions.get(person) ?? null)
    const isRefusal = (line: string) => path !== '/token' || !line.startsWith('ERR_108')
    expect((await complaints(path, bodiesFor(endpoint, person, rows), sesion_id)).filter(isRefusal)).toEqual(
      [],
    )
  })

  test('/logout, each time with a session of its own', async () => {
    for (const value of draw(hostileValues, FEW, dice('/logout'))) {
      const { sesion_id } = await app.as(person)
      expect(await complaints('/logout', [{ value }], sesion_id)).toEqual([])
    }
  })

  test('nobody was thrown out by all that', async () => {
    const answer = await post(app, '/sys_unvan/list', {}, sessions.get(person) ?? null)
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
    const answers = await inTurn(hostileValues, (value) => post(app, path, { sesion_id: value }, null))
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

describe('every list, with hostile questions', () => {
  const calls = endpoints.filter(({ path }) => path.endsWith('/list'))

  test.each(calls.map(({ path }) => path))('%s: search, order, filter, sum, group, export', async (path) => {
    const admin = sessions.get('admin') ?? null
    const { answer } = await post(app, path, {}, admin)
    const fields = [...new Set([...columnsOf(path), ...Object.keys(answer?.datalist?.[0] ?? {})])]
    const words = ['kaputt', 'a b c', '100%_\\', '％＼', "'; --", 'ı İ ß', '🍷']
    const values = ['1', 1.5, '2026-01-31', 'x', 1e14, '0001-01-01']
    const bodies = [
      ...words.map((globalFilter) => ({ globalFilter, count: true })),
      { format: 'xlsx', language: 'tr' },
      { format: 'xlsx', globalFilter: 'x' },
      { limit: 0, count: true, no_columns: true },
      ...fields.flatMap((field, index) =>
        [
          { group_by_fields: [field, 'id'], sum_field: field, sum_fields: [field], count: true },
          // Each column is tried with two of the modes; the columns of one kind cover all of them.
          ...filterModes
            .filter(
              (_, turn) => turn === index % filterModes.length || turn === (index + 4) % filterModes.length,
            )
            .map((matchMode, turn) => {
              const value = values[(index + turn) % values.length]
              const filter = { value: matchMode === 'between' ? [value, value] : value, matchMode }
              return { filters: { [field]: filter }, orderByField: field, orderBy: turn % 2 ? 'ASC' : 'DESC' }
            }),
        ].filter((_, turn) => isLong || turn === index % 3),
      ),
    ]
    expect(await complaints(path, bodies, admin)).toEqual([])
  })

  test('the declared lists were found', () => {
    expect(calls.length).toBeGreaterThan(20)
    expect(lists.length).toBeGreaterThan(40)
  })
})
