import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, one, type TypesOf } from '#core/calls.ts'

/** What the company has, so that the tour shows only what is there; no figures and no rows. */
export const readTour = defineCall({
  path: '/tour/get',
  who: everyone,
  input: z.object({}),
  answer: one(
    z.object({
      is_demo: z.boolean().describe('the company that comes with the product'),
      wines: z.boolean(),
      customers: z.boolean(),
      orders: z.boolean(),
      invoices: z.boolean(),
      statements: z.boolean().describe('a statement of the bank was read'),
    }),
  ),
})

const helpCalls = [readTour] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof helpCalls> {}
}
