import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, many } from '#core/calls.ts'

const ReminderRow = z.object({
  cus_id: z.number(),
  name: z.string(),
  due: z.string().describe('moment of the call-back'),
  is_overdue: z.boolean(),
})

export type ReminderRow = z.infer<typeof ReminderRow>

/** The user's call-backs to remind of now, each only once, and when to ask again. */
export const remindOfCallBacks = defineCall({
  path: '/call/remind',
  who: everyone,
  writes: true,
  input: z.object({
    with_overdue: z.boolean().default(false).describe('also those that were missed, as after signing in'),
  }),
  answer: many(ReminderRow).extend({
    next_at: z.string().nullable().describe('when the next reminder of today is due'),
  }),
})
