import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, done, savedId, type TypesOf } from '#core/calls.ts'
import { rowId, wholeNumber } from '#core/fields.ts'
import { listCallWith } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { holdList } from './hold-list.ts'

const draft_id = z.uuid().describe('draft, a number that the form makes up')

const HeldLine = z.object({
  stk_id: z.number().describe('wine'),
  held: z.number().describe('bottles that are held for the draft'),
  available: z
    .number()
    .describe('bottles that the draft can have: on hand, not reserved, not held by others'),
  until: z.string().describe('moment at which the hold ends'),
})

export type HeldLine = z.infer<typeof HeldLine>

/** Replaces everything that a draft holds; the time starts anew. */
export const putHold = defineCall({
  path: '/hold/put',
  who: everyone,
  writes: true,
  input: z.object({
    draft_id,
    cus_id: rowId.nullish().describe('customer whose price and terms are kept with the hold'),
    lines: z
      .array(z.object({ stk_id: rowId.describe('wine'), qty: wholeNumber(1, 100_000).describe('bottles') }))
      .max(200),
  }),
  answer: z.object({ lines: z.array(HeldLine) }),
})

/** Ends the holds of a draft: an own one, or for administrators any. */
export const dropHold = defineCall({
  path: '/hold/drop',
  who: everyone,
  writes: true,
  input: z.object({ draft_id }),
  answer: z.object({ lines: z.array(HeldLine) }),
})

/** Frees one wine of a user's draft, single or for many rows of the list; the holder is notified. */
export const releaseLine = defineCall({
  path: '/hold/release',
  who: admin,
  writes: true,
  forRowsOf: [holdList.path],
  input: byId,
  answer: savedId,
})

/** Tells the holders of a wine that a colleague has a buyer for it. */
export const waveHold = defineCall({
  path: '/hold/wave',
  who: everyone,
  writes: true,
  input: z.object({
    stk_id: rowId.describe('wine'),
    qty: wholeNumber(1, 100_000).describe('bottles that the buyer wants'),
  }),
  answer: done,
})

/** The holds of now as a list, and the same rows as lines. */
export const listHolds = listCallWith(holdList, { lines: z.array(HeldLine) })

export const holdCalls = [putHold, dropHold, releaseLine, waveHold, listHolds] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof holdCalls> {}
}
