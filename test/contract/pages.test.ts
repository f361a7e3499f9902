import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { startDemoApp, type Caller, type TestApp } from '#test/server/app.ts'

/** A list that is leafed through shows every row once, and none that the whole does not show. */
let app: TestApp
const callers: Partial<Record<'admin' | 'personel', Caller>> = {}

beforeAll(async () => {
  app = await startDemoApp()
  callers.admin = await app.as('admin')
  callers.personel = await app.as('personel')
})

const drawing = '/customer_rand_view/list'
const paths = endpoints
  .flatMap(({ path, aliases = [] }) => [path, ...aliases])
  .filter((path) => path.endsWith('/list') && path !== drawing && !path.startsWith('/chat/'))

test('lists there are', () => expect(paths.length).toBeGreaterThan(40))

const WHOLE = 60
const PAGE = 7

type Row = { id?: number }

const keyOf = (row: Row) => row.id ?? JSON.stringify(row)

describe.each(['admin', 'personel'] as const)('for %s', (person) => {
  test.each(paths)('%s', async (path) => {
    const page = async (offset: number, limit: number) => {
      const answer = await callers[person]?.call(path, { offset, limit })
      return answer?.status.isContinue ? ((answer.datalist ?? []) as Row[]) : null
    }
    // Refused to this person, or a short list that always comes whole: other tests say so.
    const [first, ...more] = (await page(0, 1)) ?? []
    if (!first || more.length) return
    const whole = (await page(0, WHOLE)) ?? []
    const leafed: Row[] = []
    for (let offset = 0; offset < WHOLE; offset += PAGE)
      leafed.push(...((await page(offset, Math.min(PAGE, WHOLE - offset))) ?? []))
    expect(leafed.map(keyOf)).toEqual(whole.map(keyOf))
  })
})
