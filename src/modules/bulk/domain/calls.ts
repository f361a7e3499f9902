import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineCall, toldRefusal, type TypesOf } from '#core/calls.ts'
import { chosenRows, seenVersions } from '#core/lists/selection.ts'

/** A row that was left as it is, and why. */
const LeftRow = toldRefusal.extend({
  id: z.number(),
  version: z
    .number()
    .optional()
    .describe('version of a row that was left because it had changed; whoever means it so sends it back'),
})

export type LeftRow = z.infer<typeof LeftRow>

/**
 * The same call for many rows, a part of them at a time. The rows returned under `kalan` must be sent next, with
 * the same selection, until none are left.
 */
export const actInBulk = defineCall({
  path: '/toplu_islem/yap',
  who: everyone,
  input: z.object({
    islem: z.string().max(100).describe('path of the call that is made for each row'),
    alanlar: z.record(z.string(), z.unknown()).default({}).describe('further fields of that call'),
    ...chosenRows(),
    seen_versions: seenVersions,
  }),
  answer: z.object({
    toplam: z.number().describe('rows that this call began with'),
    eksik: z.number().describe('rows that were seen and no longer match'),
    yapilan: z.array(z.number()).describe('rows that are done'),
    atlanan: z.array(LeftRow).describe('rows that a rule leaves out'),
    hatali: z.array(LeftRow).describe('rows that failed unexpectedly'),
    kalan: z.array(z.number()).describe('rows that wait for the next call'),
  }),
})

export const bulkCalls = [actInBulk] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof bulkCalls> {}
}
