import { z } from 'zod'
import { expect, test } from 'vitest'
import { endpoints, serverModules } from '#app/endpoints.ts'
import { everyone } from '#core/actor.ts'
import { defineCall, one } from '#core/calls.ts'
import { defineList } from '#core/lists/list.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { refuseUnmasked } from '#platform/server/calls/masked.ts'

const masked = new Set(serverModules.flatMap((module) => module.masked ?? []))
const Row = z.object({ id: z.number(), cus_tel1: z.string().nullable() })

const planted = defineList({
  path: '/planted/list',
  row: Row,
  export: everyone,
  defaultSort: ['id', 'DESC'],
  columns: { id: { kind: 'number' }, cus_tel1: {} },
  texts: {},
})

test('a list that forgets its mask is refused', () => {
  const forgetful = listEndpoint(planted, { from: 'customers' })
  expect(() => refuseUnmasked([...endpoints, forgetful], masked)).toThrow(
    '/planted/list answers cus_tel1 without a mask',
  )
  const masks = { fields: ['cus_tel1'], of: () => Promise.resolve(null) }
  expect(() => refuseUnmasked([listEndpoint(planted, { from: 'customers', masks })], masked)).not.toThrow()
})

test.each<[string, z.ZodType]>([
  ['in an item', one(Row)],
  ['in a list within', z.object({ parts: z.array(z.object({ customer: Row.nullable().optional() })) })],
  ['in one of several forms', z.union([z.object({ id: z.number() }), Row])],
  ['in a record', z.record(z.string(), Row)],
  ['behind a default', z.object({ item: Row.default({ id: 1, cus_tel1: null }) })],
])('a call that answers the field %s without a mask is refused', (_place, answer) => {
  const call = defineCall({ path: '/planted/get', who: everyone, input: z.object({}), answer })
  const forgetful = serve(call, () => Promise.resolve({}))
  expect(() => refuseUnmasked([forgetful], masked)).toThrow('/planted/get answers cus_tel1 without a mask')
  expect(() => refuseUnmasked([{ ...forgetful, masked: ['cus_tel1'] }], masked)).not.toThrow()
})
