import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, type TypesOf } from '#core/calls.ts'
import { listCall, listPayload } from '#core/lists/list-call.ts'
import { auditList } from './audit-list.ts'
import { LoggedRecord } from './logged-record.ts'

/** The list payload, plus a record: the answer then has its changes and those of its parts. */
export const listChanges = {
  ...listCall(auditList),
  input: listPayload.extend({ record: LoggedRecord.nullish() }),
}

/** Verifies the hash chains of the change log and of the consents, both against the heads that were kept. */
export const verifyChanges = defineCall({
  path: '/audit/verify',
  who: admin,
  input: z.object({
    kept: z
      .string()
      .max(5_000)
      .nullish()
      .describe('text with heads that were kept elsewhere, such as a daily mail'),
  }),
  answer: z.object({
    ok: z.boolean().describe('every entry is as it was written, and none is missing'),
    rows: z.number().describe('number of entries'),
    first_break: z.number().nullable().describe('number of the first entry that does not fit'),
    consents: z
      .object({ ok: z.boolean(), rows: z.number(), first_break: z.number().nullable() })
      .describe('the same about the chain of consents'),
    kept: z
      .object({
        found: z.number().describe('heads that the chains have'),
        missing: z.array(z.string()).describe('heads that neither chain has'),
      })
      .nullable()
      .describe('what became of the heads in the text; null without a text'),
  }),
})

const auditCalls = [listChanges, verifyChanges] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof auditCalls> {}
}
