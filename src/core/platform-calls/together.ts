import { z } from 'zod'
import { everyone } from '../actor.ts'
import { defineCall, type TypesOf } from '../calls.ts'
import { MOST_TOGETHER } from '../limits.ts'

/** Several reading calls in one, for what a window needs at the same time. */
export const callTogether = defineCall({
  path: '/together',
  who: everyone,
  input: z.object({
    calls: z
      .array(z.object({ path: z.string().max(100), body: z.record(z.string(), z.unknown()) }))
      .min(1)
      .max(MOST_TOGETHER)
      .describe('paths of calls that read, each with its own fields'),
  }),
  answer: z.object({
    answers: z
      .array(z.looseObject({ status: z.object({ isContinue: z.boolean() }).loose() }))
      .describe('the answers in the order of the calls, each as it would have come alone'),
  }),
})

declare module '../calls.ts' {
  interface CallTypes extends TypesOf<readonly [typeof callTogether]> {}
}
