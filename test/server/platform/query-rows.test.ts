import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answered } from '#platform/server/database/driver.ts'
import { planted } from '#test/fixtures/query-rows/planted.ts'
import { claimedQueries, type ClaimedQuery } from '#test/query-rows/claims.ts'
import { differences } from '#test/query-rows/compare.ts'
import { note, seenByKey } from '#test/query-rows/record.ts'
import { addSeen, nothingSeen } from '#test/query-rows/seen.ts'
import { startTestApp } from '../app.ts'

const folder = 'test/fixtures/query-rows'
let queries: ClaimedQuery[]

beforeAll(async () => {
  const { db } = await startTestApp()
  answered.subscribe(note)
  for (const ask of Object.values(planted)) await ask(db)
  queries = claimedQueries(resolve(folder, 'tsconfig.json'), (file) => file === `${folder}/planted.ts`)
})

afterAll(() => {
  answered.unsubscribe(note)
})

const seenOf = ({ key }: ClaimedQuery) => seenByKey.get(key) ?? nothingSeen()

test('rows that are not what their query claims are named, and no others', () => {
  expect(Object.keys(planted)).toHaveLength(queries.length)
  const found = queries.map((query, place) => [
    Object.keys(planted)[place],
    differences(query.claim, seenOf(query)),
  ])
  expect(Object.fromEntries(found)).toEqual({
    right: [],
    wider: [],
    renamed: ['renamed: not in the type', 'name: missing'],
    renamedWithoutRows: ['renamed: not in the type', 'name: missing'],
    textForNumber: ['count is string, the type says number'],
    textForNumbers: ['ids[] is string, the type says number'],
    sometimesNull: ['amount is null, the type says number'],
    wrongPart: ['parts[].amount is null, the type says number', 'parts[].amount: missing'],
    column: ['the value is number, the type says string'],
    passedOn: ['answer is number, the type says string'],
  })
})

test('what several workers have seen is added up', () => {
  const all = queries.map((query) => addSeen(addSeen(nothingSeen(), seenOf(query)), seenOf(query)))
  const faults = (seen: typeof all) =>
    queries.map(({ claim }, place) => differences(claim, seen[place] ?? nothingSeen()))
  expect(faults(all)).toEqual(faults(queries.map(seenOf)))
})

test('a query that did not run has nothing to compare', () => {
  expect(queries.flatMap(({ claim }) => differences(claim, nothingSeen()))).toEqual([])
})
