import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, many, one } from '#core/calls.ts'
import { serve } from '#platform/server/endpoint.ts'
import { serveOwn, startTestApp, type Caller } from '#test/server/app.ts'
import { checkAnswer } from '#test/server/answers.ts'

const Wine = z.object({ id: z.number(), name: z.string().nullable() })
const input = z.object({})

const getWine = defineCall({ path: '/wine/get', who: everyone, input, answer: one(Wine) })
const listWines = defineCall({ path: '/wine/list', who: everyone, input, answer: many(Wine) })

const answers = (item: object) => serve(getWine, async () => ({ item: item as z.infer<typeof Wine> }))

describe('an answer', () => {
  test.each<[why: string, item: object, problem: RegExp | null]>([
    ['as declared', { id: 1, name: null }, null],
    ['with a field too many', { id: 1, name: 'a', price: 3 }, /answer\.item\.price is not declared/],
    ['with a field too few', { id: 1 }, /item\.name/],
    ['with a wrong kind', { id: '1', name: 'a' }, /item\.id/],
  ])('%s', (_why, item, problem) => {
    const check = () => checkAnswer(answers(item), { item })
    if (problem) expect(check).toThrow(problem)
    else expect(check).not.toThrow()
  })

  test('is checked in every row', () => {
    const wines = serve(listWines, async () => ({ datalist: [] }))
    const rows = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b', secret: 1 },
    ]
    expect(() => checkAnswer(wines, { datalist: rows })).toThrow(/datalist\[1\]\.secret is not declared/)
  })
})

describe('over HTTP', () => {
  let person: Caller

  beforeAll(async () => {
    const app = await startTestApp({ logLevel: 'silent' })
    person = await (await serveOwn(app, [answers({ id: 1, name: 'a', price: 3 })])).as('personel')
  })

  test('a call that answers too much fails in the tests', async () => {
    expect(await person.refused('/wine/get')).toMatchObject({ code: 'ERR_500' })
  })
})
