import { z } from 'zod'
import type { Who } from '../actor.ts'
import { defineCall, many } from '../calls.ts'
import { byId } from '../record-calls.ts'

/** One change of a record, as its history tells it. */
const HistoryEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  name_surname: z.string().nullable(),
  note: z.string().nullable(),
  part: z
    .string()
    .nullable()
    .describe('the part of the record that changed, such as the wine of a line; null for the record itself'),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

export type HistoryEntry = z.infer<typeof HistoryEntry>

type Values = Record<string, unknown> | null

/** An entry of the change log: the changed fields before and after, null where there was no record. */
export type LoggedChange = Pick<HistoryEntry, 'action'> & {
  table_name: string
  before: Values
  after: Values
}

/** Who changed a record when, newest first. */
export const historyCall = <const Path extends string>(path: Path, who: Who) =>
  defineCall({ path, who, input: byId, answer: many(HistoryEntry) })
