import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer } from '#test/server/factories.ts'

let app: TestApp
let seller: Caller
let mine: number
let foreign: number

const LIMIT = 12

beforeAll(async () => {
  app = await startTestApp({ callLimit: LIMIT })
  seller = await app.as('satis')
  mine = await buildCustomer(app.db, { cus_user: people.satis.id })
  foreign = await buildCustomer(app.db, { cus_user: people.personel.id })
})

const ask = (calls: unknown[], by = seller) => by.untyped('/together', { calls, language: 'de' })

describe('several reading calls in one', () => {
  test('answer as they would alone, in their order, refused or not', async () => {
    const calls = [
      { path: '/customers/get', body: { id: mine } },
      { path: '/customers/get', body: { id: foreign } },
      { path: '/firma-bilgileri/get', body: { id: 'x' } },
      { path: '/sys_security_events/list', body: {} },
      { path: '/musteri_gorusme_view/list', body: { cus_id: mine, limit: 5 } },
    ]
    const { answers } = await ask(calls)
    const fresh = await app.as('satis')
    const alone = []
    for (const { path, body } of calls) {
      const { version: _, ...answer } = await fresh.raw(path, { ...body, language: 'de' })
      alone.push(answer)
    }
    expect(answers).toEqual(alone)
    expect(answers.map(({ status }: { status: { isContinue: boolean } }) => status.isContinue)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })

  test.each([
    ['a call that writes', '/customers/update'],
    ['a public call', '/login'],
    ['itself', '/together'],
    ['a call that does not exist', '/nothing/get'],
  ])('%s is not among them, and nothing is asked', async (_, path) => {
    const by = await app.as('satis')
    const refusal = await by.refused('/together', {
      calls: [
        { path: '/customers/get', body: { id: mine } },
        { path, body: { id: mine } },
      ],
    })
    expect(refusal.fields).toEqual({ calls: 'not_allowed' })
  })

  test('a few are allowed at a time, and each counts', async () => {
    const by = await app.as('personel')
    const one = { path: '/customers/get', body: { id: foreign } }
    expect((await by.refused('/together', { calls: [] })).fields).toBeTruthy()
    expect(
      (await by.refused('/together', { calls: Array.from({ length: 21 }, () => one) })).fields,
    ).toBeTruthy()
    await ask(
      Array.from({ length: LIMIT - 2 }, () => one),
      by,
    )
    expect((await by.refused('/together', { calls: [one] })).code).toBe('too_many_requests')
    expect((await app.refused('/together', { calls: [one] })).code).toBe('ERR_108')
  })
})
