import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, many } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'

const PresenceRow = z.object({
  cus_id: z.number(),
  name: z.string().describe('who has the customer open'),
  since: z.string(),
  talking_since: z.string().nullable().describe('since when they are talking'),
})

export type PresenceRow = z.infer<typeof PresenceRow>

/** Who else has these customers open; customers whom the person may not see are left out. */
export const listPresence = defineCall({
  path: '/customer_presence/list',
  who: everyone,
  input: z.object({ cus_ids: z.array(rowId).min(1).max(200) }),
  answer: many(PresenceRow),
})
