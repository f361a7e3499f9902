import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, many, type TypesOf } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'

const Suggested = z.object({
  kind: z.enum(['again', 'sibling', 'new']).describe('bought before, like what was bought, or a discovery'),
  stk_id: z.number().describe('wine'),
  stok_code: z.string().describe('code of the wine'),
  stok_name: z.string().describe('name of the wine'),
  price: z.number().describe('price of the customer for a bottle'),
  qty: z.number().describe('bottles to propose, as many as are free at most'),
  reason: z.string().describe('one sentence in the language of the caller'),
  code: z.string().describe('which sentence it is'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).describe('what the sentence tells'),
})

export type Suggested = z.infer<typeof Suggested>

/** Up to three wines for a customer, each with its reason. */
export const listSuggestions = defineCall({
  path: '/suggest/list',
  who: everyone,
  input: z.object({ cus_id: rowId }),
  answer: many(Suggested),
})

export const suggestCalls = [listSuggestions] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof suggestCalls> {}
}
