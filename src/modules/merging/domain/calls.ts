import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, one, toldRefusal, type TypesOf } from '#core/calls.ts'
import { rowId, rowVersion } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { mergeColumns, mergeFields } from '#modules/customers/domain/merging.ts'
import { duplicateList } from './duplicate-list.ts'

const value = z.union([z.string(), z.number()]).nullable()
const field = z.enum(mergeFields)
const from = rowId.describe('customer who goes away')
const to = rowId.describe('customer who stays')
const counts = z.record(z.string(), z.number()).describe('table: rows that move')

const Side = z.object({
  id: z.number(),
  version: z.number(),
  balance: z.number(),
  values: z.record(z.enum(mergeColumns), value),
})

/** Both records side by side, what would be moved, and the reason if they cannot be merged. */
export const previewMerge = defineCall({
  path: '/customer_merge/preview',
  who: admin,
  input: z.object({ from, to }),
  answer: one(
    z.object({
      from: Side,
      to: Side,
      take: z.array(field).describe('fields that only the other record has, each with what belongs to it'),
      moves: counts,
      refusal: toldRefusal.nullable(),
    }),
  ),
})

/** Merges two records of one customer. */
export const mergeCustomers = defineCall({
  path: '/customer_merge/create',
  who: admin,
  writes: true,
  input: z.object({
    from,
    to,
    from_version: rowVersion,
    to_version: rowVersion,
    take: z
      .array(field)
      .max(mergeFields.length)
      .describe('fields of the record that goes away, each with what belongs to it'),
    reason: z.string().trim().max(200).nullish(),
  }),
  answer: z.object({ save_response: z.object({ id: z.number(), version: z.number() }), moved: counts }),
})

const mergeCalls = [previewMerge, mergeCustomers, listCall(duplicateList)] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof mergeCalls> {}
}
