import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, many, one } from '#core/calls.ts'
import { listCall } from '#core/lists/list-call.ts'
import { advanceList } from '#modules/commissions/domain/advances.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { serveOwn, startTestApp, type Caller } from '#test/server/app.ts'
import { failOnViolations, problemsOf, takeViolations } from '#test/server/answers.ts'

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
    expect(problemsOf(answers(item), { item })).toEqual(problem ? [expect.stringMatching(problem)] : [])
  })

  test('is checked in every row', () => {
    const wines = serve(listWines, async () => ({ datalist: [] }))
    const rows = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b', secret: 1 },
    ]
    expect(problemsOf(wines, { datalist: rows })).toEqual(['answer.datalist[1].secret is not declared'])
  })

  test('of a list has the sums of its own columns only', () => {
    const amounts = { sum: 1, sum_tutar: 1, count: 1, total: 3, sum_f_no: 1 }
    expect(problemsOf(listCall(advanceList), { datalist: [], ...amounts })).toEqual([
      'answer.total is not declared',
      'answer.sum_f_no is not declared',
    ])
  })

  test('of a list has all columns, unless the call asked for particular ones', () => {
    const list = listCall(advanceList)
    const answer = { datalist: [{ id: 1 }] }
    expect(problemsOf(list, answer)).toContain('answer.datalist[0].tutar is missing')
    expect(problemsOf(list, answer, { without_fields: [] })).toContain('answer.datalist[0].tutar is missing')
    expect(problemsOf(list, answer, { without_fields: ['tutar'] })).toEqual([])
    expect(problemsOf(list, answer, { group_by_fields: ['id'] })).toEqual([])
  })
})

describe('over HTTP', () => {
  let person: Caller

  beforeAll(async () => {
    const app = await startTestApp({ logLevel: 'silent' })
    person = await (await serveOwn(app, [answers({ id: 1, name: 'a', price: 3 })])).as('personel')
  })

  test('a call that answers too much fails the test, even if it looks at no code', async () => {
    await person.raw('/wine/get')
    expect(failOnViolations).toThrow('/wine/get answers what it does not declare: answer.item.price')
    expect(failOnViolations).not.toThrow()
  })

  test('an unexpected error is no refusal', async () => {
    await expect(person.refused('/wine/get')).rejects.toThrow('ERR_500')
    expect(await person.fault('/wine/get')).toMatchObject({ code: 'ERR_500' })
    expect(takeViolations()).toHaveLength(1)
  })

  test('neither a fault nor a refusal passes for an answer', async () => {
    await expect(person.untyped('/wine/get')).rejects.toThrow('ERR_500')
    await expect(person.call('/customers/list', { filters: { nowhere: 1 } })).rejects.toThrow(
      '/customers/list',
    )
    expect((await person.raw('/wine/get')).status).toMatchObject({ isContinue: false, code: 'ERR_500' })
    expect(takeViolations()).toHaveLength(1)
  })
})
