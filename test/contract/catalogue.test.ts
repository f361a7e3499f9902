import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { additions, catalogue, type CatalogueWho } from './catalogue.ts'

const expected = { ...catalogue, ...additions }
const registered = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
const calls = Object.entries(expected)

const allowed: Record<CatalogueWho, readonly number[]> = {
  pub: [],
  all: [1, 2, 3, 4],
  L1: [1],
  L1L3: [1, 3],
  own: [],
}

const persons: readonly Person[] = ['admin', 'personel', 'bayiadmin', 'bayi']

let app: TestApp
const callers = new Map<Person, Caller>()

beforeAll(async () => {
  app = await startTestApp()
  for (const person of persons) callers.set(person, await app.as(person))
})

test('every call of the catalogue is registered', () => {
  expect(calls.map(([path]) => path).filter((path) => !registered.has(path))).toEqual([])
})

test('nothing is registered that the catalogue does not know', () => {
  expect([...registered.keys()].filter((path) => !(path in expected))).toEqual([])
})

test('each path is registered once', () => {
  expect(registered.size).toBe(endpoints.length)
})

describe('each call with each level', () => {
  test.each(calls.filter(([, who]) => who !== 'pub'))('%s: without a session ERR_108', async (path) => {
    expect((await app.refused(path)).code).toBe('ERR_108')
  })

  // All users may sign out, but trying it here would end the sessions that the other calls need.
  const levelled = calls.filter(([path, who]) => who !== 'pub' && who !== 'own' && path !== '/logout')

  test.each(levelled)('%s: refused levels get ERR_105', async (path, who) => {
    for (const person of persons) {
      const isAllowed = allowed[who].includes(people[person].user_level)
      const answer = await callers.get(person)?.raw(path, { id: 0 })
      const isRefusedByLevel = !answer?.status.isContinue && answer?.err === 'ERR_105'
      expect(isRefusedByLevel, `${person} on ${path}`).toBe(!isAllowed)
    }
  })
})
