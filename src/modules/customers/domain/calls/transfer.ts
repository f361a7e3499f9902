import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, many, one, saved } from '#core/calls.ts'
import { listPayload } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { TransferForm } from '../distribution.ts'

/** The filters of the table, and those of the screen's own filter block beside them. */
const Transfer = TransferForm.extend({
  ...listPayload.pick({ filters: true, globalFilter: true, orderByField: true, orderBy: true, sorts: true })
    .shape,
  inner_filter: z.record(z.string(), z.unknown()).nullish().describe('filters of the block above the table'),
})

export const transferCustomers = defineCall({
  path: '/customers/musteri_aktar',
  who: admin,
  writes: true,
  input: Transfer.extend({
    preview_version: z.string().max(64).nullish().describe('state that the preview showed, if there was one'),
  }),
  answer: saved(z.object({ id: z.number(), count: z.number(), transfer_id: z.number() })).extend({
    count: z.number(),
  }),
})

const TransferPreview = z.object({
  count: z.number().describe('customers who would move'),
  owned: z.number().describe('of these, those who have an owner now'),
  owners: z.array(z.object({ name: z.string(), count: z.number() })).describe('whose they are now'),
  appointments: z.number().describe('of these, those with an appointment'),
  do_not_call: z.number().describe('of these, those who must not or do not want to be called'),
  open_orders: z.number().describe('customers who match and stay because of an open order'),
  preview_version: z.string().describe('who these customers are and whose, which the transfer sends back'),
})

export type TransferPreview = z.infer<typeof TransferPreview>

/** What a transfer would move, before it does. */
export const previewTransfer = defineCall({
  path: '/customers/musteri_aktar_onizle',
  who: admin,
  input: Transfer,
  answer: one(TransferPreview),
})

const TransferRow = z.object({
  id: z.number(),
  made_at: z.string(),
  made_name: z.string().describe('who handed them over'),
  receiver_name: z.string(),
  count: z.number(),
  appointments: z.enum(['stay', 'move']),
  undone_at: z.string().nullable(),
  undone_name: z.string().nullable(),
  undone_count: z.number().nullable().describe('customers who went back'),
  may_undo: z.boolean(),
})

export type TransferRow = z.infer<typeof TransferRow>

export const listTransfers = defineCall({
  path: '/customer_transfer/list',
  who: admin,
  input: z.object({}),
  answer: many(TransferRow),
})

export const undoTransfer = defineCall({
  path: '/customer_transfer/undo',
  who: admin,
  writes: true,
  input: byId,
  answer: saved(z.object({ id: z.number(), count: z.number(), stayed: z.number() })),
})
