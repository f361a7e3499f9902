import { z } from 'zod'
import { defineCall, saved } from '#core/calls.ts'
import { rowId, rowVersion } from '#core/fields.ts'
import { listsOfOrders } from '../order/bulk.ts'
import { DisputeForm } from '../money/dispute-form.ts'
import { dispute, liftDispute } from '../order/transitions.ts'

const Asked = DisputeForm.extend({
  id: rowId.describe('number of the order'),
  version: rowVersion.nullish(),
})

const Answer = saved(
  z.object({
    id: z.number(),
    disputed_on: z.string().nullable().describe('day since which it is disputed'),
    dispute_reason: z.string().nullable(),
    dispute_end: z.string().nullable().describe('why the last dispute was lifted'),
    version: z.number(),
  }),
)

/** Marks an invoice as disputed: it is neither debited nor reminded. */
export const setDispute = defineCall({
  path: '/invoice_dispute/set',
  actsOn: 'siparisler',
  who: dispute.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: Asked,
  answer: Answer,
})

export const endDispute = defineCall({
  path: '/invoice_dispute/lift',
  actsOn: 'siparisler',
  who: liftDispute.who,
  writes: true,
  forRowsOf: listsOfOrders,
  input: Asked,
  answer: Answer,
})

export const disputeCalls = [setDispute, endDispute] as const
